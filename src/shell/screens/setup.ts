import { html, nothing } from 'lit-html';
import { type Draft, newDraft, optionsOf, sittersOf } from '../draft.ts';
import type { House } from '../house.ts';
import { board, button } from '../widgets.ts';
import { gamesField } from './setup-games.ts';
import { optionFields, timeLine } from './setup-options.ts';
import { seatsFields } from './setup-seats.ts';

/** The set-up screen keeps what was set while the page lives. */
export function createSetup(house: House) {
  const { texts, games } = house;
  const words = texts.setup;
  let draft: Draft | null = null;
  const change = (next: Draft) => {
    draft = next;
    house.redraw();
  };
  const back = () => house.send({ type: 'BACK' });

  return () => {
    const [first] = games;
    if (!draft && first) draft = newDraft(first, texts);
    if (!draft) return nothing;
    const table = draft;
    return board({
      id: 'setup',
      title: words.title,
      wide: true,
      onEscape: back,
      body: html`
        ${gamesField(house, table, change)}
        <div class="setup-columns">
          <div>${optionFields(house, table, change)} ${timeLine(house, table)}</div>
          <div>${seatsFields(house, table, change)}</div>
        </div>
      `,
      foot: html`
        ${button({
          text: words.start,
          main: true,
          onPress: () => house.play(table.game, optionsOf(table), sittersOf(table, texts)),
        })}
        ${button({ text: words.back, onPress: back })}
      `,
    });
  };
}
