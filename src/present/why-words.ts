/** The words that explain why a touch makes no move. */
import type { Texts } from '../i18n/index.ts';
import type { Tile } from '../rules/game.ts';
import { isLayable, isPlayable } from '../rules/moves.ts';
import { whyNot } from '../rules/why-not.ts';
import type { Question } from '../seats/desk.ts';
import type { PlainRefusal } from '../seats/gesture-events.ts';

/** Returns a line without a full stop. An outline has words of its own for its places. */
export function whyWords(why: PlainRefusal, { scene }: Pick<Texts, 'scene'>): string {
  if (typeof why === 'string') return scene[why];
  if ('leads' in why) return scene.leads(why.leads);
  if ('takes' in why) return scene.takes(why.takes);
  if ('lacks' in why) return why.on ? scene.asks(`${why.on}Draw`, why.lacks) : scene.lacks(why.lacks);
  if ('needs' in why) return why.on ? scene.asks(why.on, why.needs) : scene.needs(why.needs);
  return scene.shutBecause(why.shut);
}

/** Returns an own tile, and why it can't be played. `question`: null while its owner is not in turn. */
export function tileWords(tile: Tile, question: Question | null, texts: Pick<Texts, 'scene' | 'table'>): string {
  if (!question || isPlayable(question.moves, tile)) return texts.table.playable(tile);
  if (isLayable(question.moves, tile)) return texts.table.canBar(tile);
  return texts.table.notPlayable(tile, whyWords(whyNot(question.seen, question.moves), texts));
}
