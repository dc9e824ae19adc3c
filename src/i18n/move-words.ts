import type { Move, Seen, Table } from '../rules/game.ts';
import { placeOfMove } from '../rules/moves.ts';
import type { BotTexts } from './index.ts';

/** Returns the name of a move at such a table with these tiles on it. */
export function moveWords(
  move: Move,
  table: Table,
  { laid, turn }: Pick<Seen, 'laid' | 'turn'>,
  texts: BotTexts,
): string {
  const { hint } = texts.bots;
  // 13.3: with halves over halves two tiles are drawn.
  if (move.do === 'draw') return table.kind === 'stack' ? hint.drawPair : hint.draw;
  // 2.4: the drawn tile may be kept.
  if (move.do === 'pass') return (turn?.drew.length ?? 0) > 0 ? hint.pass : hint.passAtOnce;
  if (move.do === 'giveUp') return hint.giveUp;
  if (move.do === 'lift') return hint.lift(move.tile);
  if (move.do === 'lead') return hint.lead(move.tile);
  return hint.play(move.tile, texts.place(placeOfMove(move) ?? move.arm, table, laid).at, move.closed === true);
}
