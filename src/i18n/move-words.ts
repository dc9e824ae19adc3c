import { tilesPerDraw } from '../rules/drawing.ts';
import type { Game, Move, Seen } from '../rules/game.ts';
import { placeOfMove } from '../rules/moves.ts';
import type { BotTexts } from './index.ts';

/** Returns the name of a move in such a game, with these tiles on the table. */
export function moveWords(
  move: Move,
  game: Pick<Game, 'table' | 'chainRules'>,
  seen: Pick<Seen, 'laid' | 'turn' | 'options' | 'seats' | 'boneyard'>,
  texts: BotTexts,
): string {
  const { hint } = texts.bots;
  if (move.do === 'draw') return tilesPerDraw(game, seen) === 2 ? hint.drawPair : hint.draw;
  // 2.4: the drawn tile may be kept.
  if (move.do === 'pass') return (seen.turn?.drew.length ?? 0) > 0 ? hint.pass : hint.passAtOnce;
  if (move.do === 'giveUp') return hint.giveUp;
  if (move.do === 'lift') return hint.lift(move.tile);
  if (move.do === 'lead') return hint.lead(move.tile);
  return hint.play(
    move.tile,
    texts.place(placeOfMove(move) ?? move.arm, game.table, seen.laid).at,
    move.closed === true,
  );
}
