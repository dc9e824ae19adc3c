import { html, nothing } from 'lit-html';
import type { Situation } from '../match/ports.ts';
import { remindersIn } from './memory-told.ts';
import type { TableState } from './table-state.ts';

/** What of the match weighs on the deal, in so many words. */
export function memoryView({ gameOf, viewer, texts }: TableState, now: Situation) {
  const told = remindersIn(now, gameOf(now), viewer, texts);
  return told.length > 0 ? html`<p class="dom-memory">${told.join(' ')}</p>` : nothing;
}
