import type { Position, Seen, Table } from './game.ts';

/** 21.2: where hands are rows that nobody sees, the position that is turned up now; `null`: none, or hands are no such rows. */
export function faceUpIn(
  { hands: how }: Pick<Table, 'hands'>,
  { turn, hands }: Pick<Seen, 'turn' | 'hands'>,
): Position | null {
  return how === 'unseen' && turn !== null ? (hands[turn.seat]?.at(-1) ?? null) : null;
}
