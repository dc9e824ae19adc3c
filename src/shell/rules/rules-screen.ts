import { html, nothing, type TemplateResult } from 'lit-html';
import type { RulesTexts, SetUpTexts } from '../../i18n/index.ts';
import { giveFocus } from '../../page/focus.ts';
import type { Game } from '../../rules/game.ts';
import { usualSeats } from '../address.ts';
import type { App } from '../app.ts';
import { createFetched } from '../fetched.ts';
import { lessonButton } from '../lessons/lesson-button.ts';
import { lessonName } from '../lessons/lesson-name.ts';
import { usualOptions } from '../setup/usual-options.ts';
import { byKind } from '../shelf/game-kinds.ts';
import { nextTable } from '../title/next-table.ts';
import { board, button } from '../widgets.ts';
import type { Figures } from './figures.ts';
import { momentOf } from './moment.ts';
import { pageOf } from './page.ts';
import type { Reading } from './reading.ts';
import type { DealtRow, Section, SectionId } from './section.ts';

/** Returns the id of a section's heading in the page. */
const anchor = (id: SectionId) => `rules-${id}`;

/** Creates the rules screen. During a match it shows its game; otherwise the player can choose one. */
export function createRules(app: App, texts: RulesTexts & SetUpTexts, { figure, strip }: Figures) {
  const { games } = app.matches;
  const words = texts.rules;
  const well = createFetched(words.fetchPlayWell, app.redraw);
  return (reading: Reading): TemplateResult | typeof nothing => {
    const game = games.find(({ id }) => id === reading.game) ?? games[0];
    if (!game) return nothing;
    const { now } = reading;
    // Without a table in set-up, the next table of the player counts.
    const next = nextTable(app);
    const table = reading.table ?? (next?.game === game ? { options: next.options, seats: next.sitters.length } : null);
    const seats = now?.seen.seats ?? table?.seats ?? usualSeats(game);
    const usual = usualOptions(game, {}, seats);
    const options = now?.seen.options ?? table?.options ?? (usual.ok ? usual.value : {});
    const moment = now && momentOf(game, now, texts);
    const name = texts.games[game.id]?.name ?? game.id;
    const names = texts.names[game.id];
    const back = () => app.send({ type: 'BACK' });
    const told = { game, options, seats };
    const sections = pageOf(told, texts, well.ask());
    return board({
      id: 'rules',
      title: words.title(name),
      wide: true,
      onEscape: back,
      body: html`
        ${now ? nothing : gamesField(app, texts, game)}
        <p class="rules-line">${texts.lines[game.id]}</p>
        ${names ? html`<p class="rules-names">${texts.shelf.alsoKnown(names)}</p>` : nothing}
        ${now ? nothing : html`<p class="rules-lesson">${lessonButton(app, game, lessonName(texts, game))}</p>`}
        ${contents(words.contents, sections)}
        ${sections.map(
          (section) => html`<section class="rules-section" aria-labelledby=${anchor(section.id)}>
            <h2 id=${anchor(section.id)} tabindex="-1" ?data-autofocus=${moment?.section === section.id}>
              ${section.title}
            </h2>
            ${
              moment?.section === section.id
                ? html`<p class="rules-now"><b>${words.now}</b> ${moment.line}</p>`
                : nothing
            }
            ${
              section.pictures.length > 0
                ? strip(told, section)
                : section.paragraphs.length > 1 && section.id === 'books'
                  ? html`<ul>${section.paragraphs.map((each) => html`<li>${each}</li>`)}</ul>`
                  : section.paragraphs.map((each) => html`<p>${each}</p>`)
            }
            ${section.topics.map(
              ({ title, says }) => html`<h3>${title}</h3>
              <p>${says.join(' ')}</p>`,
            )}
            ${section.dealt.length > 0 ? dealtTable(words.deal, section.dealt) : nothing}
            ${figure(told, section.picture)}
          </section>`,
        )}
      `,
      foot: html`
        ${now ? nothing : button({ text: words.about, onPress: () => app.send({ type: 'ABOUT' }) })}
        ${button({ text: now ? words.backToTable : words.back, main: true, onPress: back })}
      `,
    });
  };
}

/** Returns the choice of a game. */
function gamesField({ matches: { games }, send }: App, texts: RulesTexts & SetUpTexts, game: Game) {
  return html`<label class="field rules-game">
    <span class="field-label">${texts.rules.choose}</span>
    <select
      class="name"
      @change=${(event: Event) =>
        event.target instanceof HTMLSelectElement &&
        send({ type: 'RULES', reading: { game: event.target.value, now: null } })}
    >
      ${byKind(games).map(
        (each) => html`<optgroup label=${texts.setup.kinds[each.kind]}>
          ${each.games.map(
            ({ id }) => html`<option value=${id} ?selected=${id === game.id}>${texts.games[id]?.name ?? id}</option>`,
          )}
        </optgroup>`,
      )}
    </select>
  </label>`;
}

/** Returns links to the sections of the page. */
function contents(label: string, sections: readonly Section[]) {
  const go = (id: SectionId) => (event: MouseEvent) => {
    const { currentTarget } = event;
    if (!(currentTarget instanceof HTMLElement)) return;
    const heading = currentTarget.ownerDocument.getElementById(anchor(id));
    giveFocus(heading, { preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  };
  return html`<nav class="rules-contents" aria-label=${label}>
    ${sections.map(
      ({ id, title }) => html`<button type="button" class="rules-link" @click=${go(id)}>${title}</button>`,
    )}
  </nav>`;
}

function dealtTable(words: RulesTexts['rules']['deal'], dealt: readonly DealtRow[]) {
  const rows: readonly (readonly [string, (row: DealtRow) => number])[] = [
    [words.seats, ({ seats }) => seats],
    [words.each, ({ each }) => each],
    [words.left, ({ left }) => left],
  ];
  return html`<table class="rules-dealt" aria-label=${words.table}>
    <tbody>
      ${rows.map(
        ([title, of]) => html`<tr><th scope="row">${title}</th>${dealt.map((row) => html`<td>${of(row)}</td>`)}</tr>`,
      )}
    </tbody>
  </table>`;
}
