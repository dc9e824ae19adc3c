/** Every medal by a match that earns it, and by one that is as near to that as may be. */

import { describe, expect, it } from 'vitest';
import { type BotLevel, OFFERED_LEVELS } from '../../../src/bots/levels.ts';
import { textsFor } from '../../../src/i18n/english.ts';
import { withSetUp } from '../../../src/i18n/index.ts';
import { onlyPerson } from '../../../src/match/persons.ts';
import { gameById, games } from '../../../src/rules/games.ts';
import type { DealRecord, RecordEvent } from '../../../src/rules/record.ts';
import { CHARACTERS } from '../../../src/seats/characters.ts';
import type { Evidence } from '../../../src/shell/feats/evidence.ts';
import { FEAT_IDS, FEATS, type FeatId } from '../../../src/shell/feats/feats.ts';
import type { Played } from '../../../src/shell/store/book.ts';

const setUp = await withSetUp(textsFor([]));

const YOU = { name: 'You', kind: 'person' } as const;
const bots = (count: number, level: BotLevel = 'club') =>
  Array.from(
    { length: count },
    (_, n) => ({ name: `${n}`, kind: 'bot', level, character: CHARACTERS[n % 12]?.id ?? '' }) as const,
  );

const match = (part: Partial<Played> = {}): Played => ({
  ...{ id: 'm', at: 1, game: 'cyprus', options: { set: 9 }, sitters: [YOU, ...bots(3)] },
  ...{ deals: 2, totals: [60, 20, 30, 0], winners: [0], best: [40, 20, 30, 0], stars: 0 },
  ...part,
});
const lost = (part: Partial<Played> = {}) => match({ winners: [1], totals: [20, 60, 30, 0], ...part });

const deal = (part: Partial<DealRecord> = {}): DealRecord => ({
  ...{ deal: 1, heap: [], hands: [], thrownIn: [], salt: '', commitment: '' },
  ...{ events: [], end: 'domino', left: [[], ['0-1']], counts: [0, 1], points: [1, 0], totals: [1, 0] },
  ...part,
});
/** The person lays these. */
const lays = (...tiles: readonly Partial<RecordEvent & { do: 'play' }>[]): RecordEvent[] =>
  tiles.map((tile) => ({ seat: 0, do: 'play', tile: '0-1', arm: 0, ...tile }));

/** The match is the newest of the book, before what is given of it. */
const evidence = (played: Played, part: Partial<Omit<Evidence, 'played'>> = {}): Evidence => {
  const game = gameById(played.game);
  if (!game) throw new Error(played.game);
  const { book = [], ...more } = part;
  return {
    played,
    game,
    games,
    own: onlyPerson(played.sitters),
    deals: [],
    daysInARow: 0,
    ...more,
    book: [played, ...book],
  };
};
const ofDeal = (one: Partial<DealRecord>, played: Partial<Played> = {}) =>
  evidence(match(played), { deals: [deal(one)] });
const many = (count: number, of: (n: number) => Played) => Array.from({ length: count }, (_, n) => of(n));
const playedIn = (ids: readonly string[]) => {
  const [first = 'cyprus', ...others] = ids;
  return evidence(match({ game: first }), { book: others.map((game) => match({ game })) });
};
const all = games.map(({ id }) => id);
const alone = (part: Partial<Played> = {}) =>
  match({ game: 'solo-1', sitters: [YOU], totals: [1], winners: [0], best: [1], options: {}, ...part });
const draw = (seat: number): RecordEvent => ({ seat, do: 'draw', from: 3, tile: '0-1' });
const arms = (mine: number) =>
  [0, 1, 2, 3, 4].map((arm): RecordEvent => ({ seat: arm < mine ? 0 : 1, do: 'play', tile: '0-9', arm }));

/** One of each kind of table, but for the row. */
const NEAR_EVERY_TABLE = [
  ...['french', 'block', 'osel', 'solo-1', 'ural', 'telephone', 'sausage', 'squares', 'five-up', 'mexican-train'],
];

const CASES: Readonly<Record<FeatId, readonly [earns: Evidence, near: Evidence]>> = {
  star: [playedIn(['sebastopol']), playedIn(['osel'])],
  line: [playedIn(['block']), playedIn(['french'])],
  cross: [playedIn(['osel']), playedIn(['ural'])],
  stack: [playedIn(['french']), playedIn(['block'])],
  grid: [playedIn(['solo-1']), playedIn(['block'])],
  everyTable: [playedIn([...NEAR_EVERY_TABLE, 'italian']), playedIn(NEAR_EVERY_TABLE)],
  fiveGames: [playedIn(all.slice(0, 5)), playedIn([...all.slice(0, 4), ...all.slice(0, 4)])],
  tenGames: [playedIn(all.slice(0, 10)), playedIn(all.slice(0, 9))],
  everyGame: [playedIn(all), playedIn(all.slice(1))],
  doubleTwelve: [evidence(match({ options: { set: 12 } })), evidence(match())],
  together: [evidence(match({ sitters: [YOU, { ...YOU, name: 'Ada' }] })), evidence(match())],
  wholeCompany: [
    evidence(match({ sitters: [YOU, ...bots(6)] }), { book: [match({ sitters: [YOU, ...bots(12).slice(6)] })] }),
    evidence(match({ sitters: [YOU, ...bots(6)] }), { book: [match({ sitters: [YOU, ...bots(11).slice(6)] })] }),
  ],
  tenSeats: [evidence(match({ sitters: [YOU, ...bots(9)] })), evidence(match({ sitters: [YOU, ...bots(8)] }))],
  tenStar: [evidence(match({ sitters: [YOU, ...bots(9)], stars: 1 })), evidence(match({ sitters: [YOU, ...bots(9)] }))],
  win: [evidence(match()), evidence(match({ deal: 28 }))],
  duel: [
    evidence(match({ game: 'french', sitters: [YOU, ...bots(1)] })),
    evidence(match({ game: 'french', sitters: [YOU, ...bots(1)], winners: [1] })),
  ],
  experts: [
    evidence(match({ sitters: [YOU, ...bots(3, 'expert')] })),
    evidence(match({ sitters: [YOU, ...bots(2, 'expert'), ...bots(1, 'strong')] })),
  ],
  everyLevel: [
    evidence(match(), { book: OFFERED_LEVELS.map((level) => match({ sitters: [YOU, ...bots(3, level)] })) }),
    evidence(match(), {
      book: OFFERED_LEVELS.map((level) =>
        match({ sitters: [YOU, ...bots(3, level)], winners: [level === 'novice' ? 1 : 0] }),
      ),
    }),
  ],
  threeInARow: [evidence(match(), { book: many(2, () => match()) }), evidence(match(), { book: [match(), lost()] })],
  fiftyWins: [
    evidence(match(), { book: many(49, () => match()) }),
    evidence(lost(), { book: many(49, () => match()) }),
  ],
  fromLast: [
    evidence(match(), { deals: [deal({ totals: [0, 5, 9, 1] }), deal({ totals: [60, 20, 30, 1] })] }),
    evidence(match(), { deals: [deal({ totals: [1, 5, 9, 1] }), deal({ totals: [60, 20, 30, 1] })] }),
  ],
  byAHair: [evidence(match({ totals: [61, 60, 3, 4] })), evidence(match({ totals: [62, 60, 3, 4] }))],
  shutOut: [evidence(match({ totals: [61, 0, 0, 0] })), evidence(match({ totals: [61, 0, 1, 0] }))],
  sixty: [ofDeal({ points: [60, 0] }), ofDeal({ points: [59, 70] })],
  onePip: [
    ofDeal({ end: 'blocked', counts: [1, 9], points: [8, 0] }),
    ofDeal({ end: 'blocked', counts: [2, 9], points: [8, 0] }),
  ],
  lastDouble: [ofDeal({ events: lays({}, { tile: '4-4' }) }), ofDeal({ events: lays({ tile: '4-4' }, {}) })],
  fourBlades: [ofDeal({ events: arms(4) }), ofDeal({ events: arms(3) })],
  noDraw: [ofDeal({ events: [draw(1), ...lays({})] }), ofDeal({ events: [draw(0), draw(1), ...lays({})] })],
  shutArm: [ofDeal({ events: lays({ tile: '4-4', closed: true }, {}) }), ofDeal({ events: lays({ tile: '4-4' }, {}) })],
  twoDoubles: [
    ofDeal({ events: lays({ tile: '4-4', goesOn: true }, { tile: '5-5' }) }),
    // 12.1: a turn goes on with any tile that fits.
    ofDeal({ events: lays({ tile: '4-4', goesOn: true }, { tile: '4-5' }) }),
  ],
  spotless: [
    evidence(match({ game: 'osel', totals: [0, 102, 9, 14], winners: [0, 2, 3] })),
    evidence(match({ game: 'osel', totals: [13, 102, 0, 14], winners: [0, 2, 3] })),
  ],
  twenty: [ofDeal({ events: lays({ scores: 20 }) }), ofDeal({ events: lays({ scores: 15 }, { scores: 15 }) })],
  solved: [evidence(alone()), evidence(alone({ winners: [] }))],
  tenSolved: [
    evidence(alone(), { book: many(9, () => alone()) }),
    evidence(alone({ winners: [] }), { book: many(9, () => alone()) }),
  ],
  week: [evidence(match(), { daysInARow: 7 }), evidence(match(), { daysInARow: 6 })],
};

describe('a medal', () => {
  it.each(FEAT_IDS)('%s is earned by what its words say, and not by what comes near', (id) => {
    const [earns, near] = CASES[id];
    expect(FEATS[id](earns)).toBe(true);
    expect(FEATS[id](near)).toBe(false);
  });

  it('is earned by nobody where several persons played, but for having played', () => {
    const together = match({ sitters: [YOU, { ...YOU, name: 'Ada' }, ...bots(2)] });
    const earned = FEAT_IDS.filter((id) => FEATS[id](evidence(together, { deals: [deal({ points: [70, 0] })] })));
    expect(earned).toEqual(['star', 'together']);
  });

  it('has a name and a way to it, each its own, about thirty', () => {
    expect(Object.keys(setUp.feats.names)).toEqual([...FEAT_IDS]);
    const names = FEAT_IDS.map((id) => setUp.feats.names[id]?.[0]);
    expect(new Set(names).size).toBe(FEAT_IDS.length);
    expect(FEAT_IDS.length).toBeGreaterThanOrEqual(30);
  });
});
