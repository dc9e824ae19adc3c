import type { Move, Seen, Table } from '../rules/game.ts';
import { placeOfMove } from '../rules/moves.ts';
import type { BotTexts } from './index.ts';

/** A move that is made at such a table while that lies there: in words, as a name for it. */
export function moveWords(
  move: Move,
  table: Table,
  { laid, turn }: Pick<Seen, 'laid' | 'turn'>,
  texts: BotTexts,
): string {
  const { hint } = texts.bots;
  // 13.3: of halves over halves two are drawn.
  if (move.do === 'draw') return table.kind === 'stack' ? hint.drawPair : hint.draw;
  // 2.4: what was drawn may be kept.
  if (move.do === 'pass') return (turn?.drew.length ?? 0) > 0 ? hint.pass : hint.passAtOnce;
  if (move.do === 'lead') return hint.lead(move.tile);
  return hint.play(move.tile, texts.place(placeOfMove(move) ?? move.arm, table, laid).at, move.closed === true);
}
