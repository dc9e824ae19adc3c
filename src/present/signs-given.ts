import type { Situation } from '../match/ports.ts';
import { signalTo } from '../rules/facts.ts';
import type { Game, HandSign, Seat } from '../rules/game.ts';
import { heldOf } from '../rules/seen.ts';

/** The signs that a partner gives to the viewer. */
export interface SignsGiven {
  readonly seat: Seat;
  readonly signs: readonly HandSign[];
}

/** 20.5: returns the signs that the viewer's partner gives for the tiles they hold now; null if they give none. */
export function signsGiven({ seen, eye, sitters }: Situation, game: Game): SignsGiven | null {
  if (typeof eye !== 'number' || sitters[eye]?.kind !== 'person') return null;
  const told = signalTo(game, seen, eye);
  if (!told) return null;
  const held = heldOf(seen, told);
  const signs = told.signs.filter((_, k) => held.includes(told.tiles[k] ?? '0-0'));
  return signs.length > 0 ? { seat: told.seat, signs } : null;
}
