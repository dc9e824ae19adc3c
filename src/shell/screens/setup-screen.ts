import { html, nothing } from 'lit-html';
import type { BotTexts, SetUpTexts } from '../../i18n/index.ts';
import { isForOne } from '../address.ts';
import type { App } from '../app.ts';
import { type Draft, draftOf, optionsOf, sittersOf, withCompany } from '../draft.ts';
import { nextTable } from '../next-table.ts';
import { board, button } from '../widgets.ts';
import { aloneFields } from './setup-alone.ts';
import { gamesField } from './setup-games.ts';
import { optionFields, timeLine } from './setup-options.ts';
import { seatsFields } from './setup-seats.ts';

/** The set-up screen keeps what was set while the page lives. */
export function createSetup(app: App, texts: BotTexts & SetUpTexts) {
  const words = texts.setup;
  let draft: Draft | null = null;
  const change = (next: Draft) => {
    draft = next;
    app.redraw();
  };
  const back = () => app.send({ type: 'BACK' });

  return () => {
    const next = draft ? null : nextTable(app);
    if (next) draft = draftOf(next, app.matches.characters());
    if (!draft) return nothing;
    // A match was played: others sit down for the next one.
    if (draft.company !== app.matches.characters()) draft = withCompany(draft, app.matches.characters(), texts);
    const table = draft;
    return board({
      id: 'setup',
      title: words.title,
      wide: true,
      onEscape: back,
      body: html`
        ${gamesField(app, texts, table, change)}
        <div class="setup-columns">
          <div>${optionFields(app, texts, table, change)} ${timeLine(app, texts, table)}</div>
          <div>${isForOne(table.game) ? aloneFields(texts, table, change) : seatsFields(texts, table, change)}</div>
        </div>
      `,
      foot: html`
        ${button({
          text: words.start,
          main: true,
          onPress: () =>
            app.matches.play(table.game, optionsOf(table), sittersOf(table, texts), table.deal ?? undefined),
        })}
        ${button({ text: words.back, onPress: back })}
      `,
    });
  };
}
