import type { Move } from '../rules/game.ts';
import type { BotTexts } from './index.ts';

/**
 * A move in words, as a name for it.
 * @param arms how many arms the layout has.
 */
export function moveWords(move: Move, arms: number, texts: BotTexts): string {
  const { hint } = texts.bots;
  if (move.do === 'draw') return hint.draw;
  if (move.do === 'pass') return hint.pass;
  if (move.do === 'lead') return hint.lead(texts.tile(move.tile));
  return hint.play(texts.tile(move.tile), texts.arm(move.arm, arms), move.closed === true);
}
