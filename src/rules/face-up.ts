import type { Position, Seen, Table } from './game.ts';

/**
 * 21.2: where hands are hidden rows, the position that is turned up now; `null` if none is, or hands are no such rows.
 */
export function faceUpIn(
  { hands: how }: Pick<Table, 'hands'>,
  { turn, hands }: Pick<Seen, 'turn' | 'hands'>,
): Position | null {
  return how === 'unseen' && turn !== null ? (hands[turn.seat]?.at(-1) ?? null) : null;
}
