/** The words that say why a touch is no move. */
import type { Tile } from '../../rules/game.ts';
import type { Refusal } from '../../seats/gesture-events.ts';

export interface ReasonTexts {
  leads(tile: Tile): string;
  needs(suit: number): string;
  lacks(suit: number): string;
  readonly fitsNowhere: string;
  readonly mustDraw: string;
  readonly notFree: string;
  /** It fits nowhere in an outline (23.2). */
  readonly noPlace: string;
  readonly drawOrPass: string;
  readonly drawnWaits: string;
  readonly pickFirst: string;
  readonly notHere: string;
  readonly notNow: string;
  readonly closed: string;
  shutBecause(pips: number): string;
}

export function reasonIn(texts: ReasonTexts, why: Refusal): string {
  if (typeof why === 'string') return texts[why];
  if ('leads' in why) return texts.leads(why.leads);
  if ('lacks' in why) return texts.lacks(why.lacks);
  return 'needs' in why ? texts.needs(why.needs) : texts.shutBecause(why.shut);
}
