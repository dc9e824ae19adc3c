import type { Move, Seen, Table } from '../rules/game.ts';
import type { BotTexts } from './index.ts';

/** A move that is made at such a table while that lies there: in words, as a name for it. */
export function moveWords(move: Move, table: Table, { laid }: Pick<Seen, 'laid'>, texts: BotTexts): string {
  const { hint } = texts.bots;
  if (move.do === 'draw') return hint.draw;
  if (move.do === 'pass') return hint.pass;
  if (move.do === 'lead') return hint.lead(move.tile);
  return hint.play(move.tile, texts.place(move.arm, table, laid).at, move.closed === true);
}
