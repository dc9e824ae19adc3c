/** How bots think of a running total (15), once that has come: without it they play it as any game (`search/any-game.ts`). */
import type { prospectsIn } from './prospects.ts';
import type { weighTotal } from './weigh-total.ts';

interface TotalThinking {
  readonly prospectsIn: typeof prospectsIn;
  readonly weighTotal: typeof weighTotal;
}

let there: TotalThinking | null = null;

/** `null` while it has not come. */
export const totalThinking = (): TotalThinking | null => there;

/** Takes it in when it comes. */
export function takeInTotal(thinking: TotalThinking): void {
  there = thinking;
}
