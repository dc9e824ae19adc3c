/** A deal of which nothing is told, and the moment around it, for tests that look elsewhere. */
import type { Situation } from '../../src/match/ports.ts';
import type { Seen } from '../../src/rules/game.ts';

const bareSeen: Seen = {
  game: 'cyprus',
  options: {},
  deal: 1,
  seats: 0,
  sides: [],
  heap: [],
  hands: [],
  boneyard: [],
  dead: [],
  laid: [],
  ends: [],
  phase: 'ended',
  turn: null,
  scored: [],
  log: [],
  memory: null,
  outcome: null,
};

export const bareSituation: Situation = {
  seen: bareSeen,
  eye: 'all',
  moves: [],
  sitters: [],
  standing: { deals: 1, totals: [], memory: null, winners: null },
  totals: [],
  commitment: '',
  thrownIn: 0,
  isTaking: false,
  starts: null,
  lot: null,
  stirs: null,
  remembered: null,
  settlement: null,
  isSecret: false,
  takeBack: false,
  isDeadEnd: false,
};
