/** The words that say why a touch is no move. */
import type { Texts } from '../i18n/index.ts';
import type { Refusal } from '../seats/gesture-events.ts';

/** A line without a full stop. */
export function whyWords(why: Refusal, { scene }: Pick<Texts, 'scene'>): string {
  if (typeof why === 'string') return scene[why];
  if ('leads' in why) return scene.leads(why.leads);
  if ('lacks' in why) return scene.lacks(why.lacks);
  return 'needs' in why ? scene.needs(why.needs) : scene.shutBecause(why.shut);
}
