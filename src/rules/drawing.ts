/** Questions about drawing from the boneyard. */
import type { Game, Seen } from './game.ts';

type Drawing = Pick<Game, 'chainRules'>;
type Boneyard = Pick<Seen, 'options' | 'seats' | 'boneyard'>;

/** Returns the number of tiles that can still be drawn: the boneyard without the tiles that must stay (1.7, 6.1). */
export function drawableCount({ chainRules }: Drawing, { options, seats, boneyard }: Boneyard): number {
  return Math.max(0, boneyard.length - (chainRules?.(options, seats).reserve ?? 0));
}

/** Returns the number of tiles that one draw takes: two where they are drawn in pairs (13.3). */
export function tilesPerDraw({ chainRules }: Drawing, { options, seats }: Boneyard): 1 | 2 {
  return chainRules?.(options, seats).stuckFreePlay === 'pass or draw 2' ? 2 : 1;
}

/** 13.3: true if the seat to move has drawn the first of a pair and must draw the second. */
export function isPairBegun(game: Drawing, seen: Boneyard & Pick<Seen, 'turn'>): boolean {
  return tilesPerDraw(game, seen) === 2 && seen.turn?.drew.length === 1;
}
