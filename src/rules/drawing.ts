/** What a boneyard still gives. */
import type { Game, Seen } from './game.ts';

type Drawing = Pick<Game, 'chainRules'>;
type Boneyard = Pick<Seen, 'options' | 'seats' | 'boneyard'>;

/** How many tiles can still be drawn: those of the boneyard but for the last ones, where they must stay (1.7, 6.1). */
export function drawableCount({ chainRules }: Drawing, { options, seats, boneyard }: Boneyard): number {
  return Math.max(0, boneyard.length - (chainRules?.(options, seats).reserve ?? 0));
}

/** How many tiles a seat takes that draws: two where they are drawn in pairs (13.3). */
export function tilesPerDraw({ chainRules }: Drawing, { options, seats }: Boneyard): 1 | 2 {
  return chainRules?.(options, seats).stuckFreePlay === 'pass or draw 2' ? 2 : 1;
}

/** 13.3: whether the seat whose turn it is has drawn one of a pair, and must draw the other. */
export function isPairBegun(game: Drawing, seen: Boneyard & Pick<Seen, 'turn'>): boolean {
  return tilesPerDraw(game, seen) === 2 && seen.turn?.drew.length === 1;
}
