/** The moves of the tile that is turned up (21.2). */
import type { Laid, Move, Seen, Tile } from '../game.ts';
import { halves, isDouble, tileOf } from '../tiles.ts';
import { ACROSS, cutsIn, jointsOf, LINES } from './sausage-lines.ts';
import { turnedUpIn } from './turned-up.ts';

/**
 * 21.5, 21.7, 21.8: returns the plays of a tile: at the end of either line, inserted if it is a double, or as a cut.
 */
export function usesOf(laid: readonly Laid[], tile: Tile): readonly Move[] {
  const joins = (number: number) => halves(tile).includes(number);
  const inLines = LINES.flatMap((arm): Move[] => {
    const joints = jointsOf(laid, arm);
    const inner = isDouble(tile) ? joints.slice(0, -1) : [];
    return [
      ...joints.slice(-1).flatMap((number): Move[] => (joins(number) ? [{ do: 'play', tile, arm }] : [])),
      ...inner.flatMap((number, joint): Move[] => (joins(number) ? [{ do: 'play', tile, arm, joint }] : [])),
    ];
  });
  const cuts = cutsIn(laid).flatMap(([one, other], k): Move[] =>
    tileOf(one, other) === tile ? [{ do: 'play', tile, arm: ACROSS, joint: k + 1 }] : [],
  );
  return [...inLines, ...cuts];
}

/**
 * 21.2: a seat that can play must. 21.4: the beginner leads the first tile it turns up. By option it leads the first
 * double, or its first tile again if the whole row has none.
 */
export function movesOf(seen: Seen): readonly Move[] {
  if (seen.turn === null) return [];
  const tile = seen.heap[turnedUpIn(seen)];
  if (!tile) throw new Error('the moves of a tile that is not seen were asked for');
  if (seen.phase === 'leading') {
    const row = seen.hands[seen.turn.seat] ?? [];
    const leads = seen.options.startsWith !== 'double' || isDouble(tile) || seen.log.length === row.length;
    return [leads ? { do: 'lead', tile } : { do: 'pass' }];
  }
  const uses = usesOf(seen.laid, tile);
  return uses.length > 0 ? uses : [{ do: 'pass' }];
}
