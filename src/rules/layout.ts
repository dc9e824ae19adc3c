/** The layout as everybody keeps it: the tiles in the order of play, and the ends where they could grow. */
import type { End, Laid, Move, Place, Position, Seat } from './game.ts';
import { halves } from './tiles.ts';

/** The tile that a move puts on the table; joined to the half that the end of its arm shows. */
export function laidBy(
  ends: readonly End[],
  move: Extract<Move, { do: 'lead' | 'play' }>,
  at: Position,
  seat: Seat,
): Laid {
  const [low, high] = halves(move.tile);
  const tile = { at, tile: move.tile, closed: false, seat };
  if (move.do === 'lead') return { ...tile, to: null, arm: null, inner: low, outer: high };
  const end = ends.find(({ arm }) => arm === move.arm);
  if (!end) throw new Error(`no arm ${move.arm}`);
  return { ...tile, to: end.to, arm: move.arm, inner: end.pips, outer: low + high - end.pips };
}

/** The suits of which every tile lies on the table: an end that shows one is shut for good (2.2). */
function deadSuits(laid: readonly Laid[], highest: number): ReadonlySet<number> {
  const inSight = new Map<number, number>();
  for (const { tile } of laid)
    for (const suit of new Set(halves(tile))) inSight.set(suit, (inSight.get(suit) ?? 0) + 1);
  return new Set([...inSight].filter(([, tiles]) => tiles === highest + 1).map(([suit]) => suit));
}

/** All arms that grow from a spinner, in order, as the laid tiles leave them. */
export function endsOf(laid: readonly Laid[], arms: number, highest: number): readonly End[] {
  const [spinner] = laid;
  if (!spinner) return [];
  const dead = deadSuits(laid, highest);
  const last = new Map<Place, number>();
  for (const [index, { arm }] of laid.entries()) if (arm !== null) last.set(arm, index);
  return Array.from({ length: arms }, (_, arm) => {
    const to = last.get(arm) ?? 0;
    const pips = laid[to]?.outer ?? spinner.outer;
    return { arm, pips, to, state: dead.has(pips) ? 'dead' : to === 0 ? 'free' : 'open' };
  });
}

/** Whether every arm is started. */
export function isStar(ends: readonly End[]): boolean {
  return ends.length > 0 && ends.every(({ to }) => to !== 0);
}
