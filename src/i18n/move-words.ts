import { tilesPerDraw } from '../rules/drawing.ts';
import type { Game, Move, Seat, Seen } from '../rules/game.ts';
import { placeOfMove } from '../rules/moves.ts';
import type { BotTexts, Who } from './index.ts';

/** A table for one has no places of others. */
const NOBODY: Who = { name: '', you: true };

/**
 * Returns a move in words, in such a game, with these tiles on the table. `as`: a command to the reader (`hint`), or a
 * noun (`move`). `whose`: the owners of places.
 */
export function moveWords(
  move: Move,
  game: Pick<Game, 'table' | 'chainRules'>,
  seen: Pick<Seen, 'laid' | 'turn' | 'options' | 'seats' | 'boneyard'>,
  texts: BotTexts,
  as: 'hint' | 'move',
  whose: (seat: Seat) => Who = () => NOBODY,
): string {
  const words = texts.bots[as];
  if (move.do === 'draw') return tilesPerDraw(game, seen) === 2 ? words.drawPair : words.draw;
  // 2.4: the drawn tile may be kept.
  if (move.do === 'pass') return (seen.turn?.drew.length ?? 0) > 0 ? words.pass : words.passAtOnce;
  if (move.do === 'giveUp') return words.giveUp;
  if (move.do === 'lift') return words.lift(move.tile);
  if (move.do === 'lead') return words.lead(move.tile);
  return words.play(
    move.tile,
    texts.run.place(placeOfMove(move) ?? move.arm, game.table, seen.laid, whose).at,
    move.closed === true,
  );
}
