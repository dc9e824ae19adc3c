/** How long what happens stays where nothing moves: at the DOM table, when it is the only view. */
import type { Beat } from '../rules/game.ts';

/** Milliseconds at normal speed. */
const LINGER: Partial<Record<Beat['beat'] | 'shuffling', number>> = {
  shuffling: 700,
  dealt: 300,
  threwIn: 700,
  led: 250,
  laid: 200,
  drew: 150,
  passed: 230,
  ended: 700,
};

/** Milliseconds at normal speed; 0 for what nobody has to read. */
export const lingerOf = (what: Beat['beat'] | 'shuffling'): number => LINGER[what] ?? 0;
