import { nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { App } from '../app.ts';
import { chooseSoloDeals, SOLO_DEALS, soloDealsOf } from '../store/solo-deals.ts';
import { choice } from '../widgets.ts';
import { type Draft, optionsOf } from './draft.ts';

/** 22.4: returns the choice of the deals that the table plays; nothing at a table that plays any deal. */
export function soloDealsField({ store, redraw }: App, { alone: { dealt: words } }: SetUpTexts, draft: Draft) {
  if (!draft.game.dealing?.dealsWinnable?.(optionsOf(draft))) return nothing;
  return choice({
    id: 'solo-deals',
    label: words.name,
    note: words.note,
    choices: SOLO_DEALS.map((value) => ({ value, text: words.values[value] })),
    value: soloDealsOf(store),
    onChange(value) {
      chooseSoloDeals(store, value);
      redraw();
    },
  });
}
