/**
 * The settings for all stored data: save it as a file, restore it from one, or delete it. Replacing and deleting need
 * confirmation.
 */
import { html } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { App } from '../app.ts';
import { LONGEST_KEPT, textOf } from '../given-file.ts';
import { focusOffered } from '../screen-behaviour.ts';
import {
  clearEverything,
  countsOf,
  type Everything,
  everythingAsFile,
  putInPlace,
  readEverything,
} from '../store/everything.ts';
import { board, button } from '../widgets.ts';
import '../book/book.css';

/** The action to confirm: restoring this file, or deleting everything. */
type Asked = { readonly file: Everything } | 'clear';

export function createEverything({ store, handOut, redraw, mayReload, match }: App, { everything: words }: SetUpTexts) {
  let asked: Asked | null = null;
  let told = '';
  const ask = (what: Asked | null) => {
    asked = what;
    redraw();
    focusOffered(document);
  };
  const tell = (what: string) => {
    told = what;
    ask(null);
  };
  /** Reloads the page, because the data in memory is outdated. */
  const beginAnew = async () => {
    const reload = await mayReload();
    if (reload) reload();
    else tell(words.done);
  };
  const takeIn = async ({ target }: Event) => {
    const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
    if (!file) return;
    const text = await textOf(file, LONGEST_KEPT);
    if (!text.ok) return tell(words.broken);
    const read = readEverything(text.value);
    if (read.ok) ask({ file: read.value });
    else tell(words[read.reason]);
  };
  const doIt = (what: Asked) => {
    if (what === 'clear') clearEverything(store);
    else if (!putInPlace(store, what.file)) return tell(words.full);
    beginAnew().catch(reportError);
  };
  const question = (what: Asked) =>
    board({
      id: 'everything',
      title: what === 'clear' ? words.clearTitle : words.takeInTitle,
      kind: 'alertdialog',
      onEscape: () => ask(null),
      body: html`<p>${what === 'clear' ? words.clearLine : words.takeInLine(...countsOf(what.file))}</p>`,
      foot: html`
        ${button({ text: words.keep, main: true, focus: true, onPress: () => ask(null) })}
        ${button({ text: what === 'clear' ? words.clearYes : words.takeIn, onPress: () => doIt(what) })}
      `,
    });
  return {
    /** Returns the question that replaces the settings; `null` if there is none. */
    question: () => asked && question(asked),
    /** Returns the section; `null` during a match, whose next move would be stored again. */
    section: () =>
      match.now()
        ? null
        : html`<section class="field">
            <h2 class="field-label">${words.title}</h2>
            <p class="note">${words.note}</p>
            <p role="status">${told}</p>
            <div class="book-file">
              ${button({ text: words.save, onPress: () => handOut('star-dominoes.json', everythingAsFile(store)) })}
              <label class="button book-open">
                <input type="file" accept="application/json,.json" @change=${takeIn} />
                <span class="button-text">${words.open}</span>
              </label>
              ${button({ text: words.clear, onPress: () => ask('clear') })}
            </div>
          </section>`,
  };
}
