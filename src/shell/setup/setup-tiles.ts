/** The custom of the table (1.13): tiles are dealt, or the seats take their own. */
import { nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import { mayTakeOwn } from '../../rules/own-tiles.ts';
import { isForOne } from '../address.ts';
import type { App } from '../app.ts';
import { DEALINGS } from '../store/settings.ts';
import { choice } from '../widgets.ts';
import type { Draft } from './draft.ts';

/** Returns the choice, where there is one: not in numbered deals, which games for one always are. */
export function tilesField({ settings, redraw }: App, { setup: words }: SetUpTexts, { game, deal }: Draft) {
  if (deal !== null || isForOne(game) || !mayTakeOwn(game)) return nothing;
  return choice({
    id: 'tiles',
    label: words.tiles,
    ...(settings.now.dealing === 'own' && { note: words.tilesNote }),
    choices: DEALINGS.map((value) => ({ value, text: words.tilesBy[value] })),
    value: settings.now.dealing,
    onChange(value) {
      settings.change({ dealing: value });
      redraw();
    },
  });
}
