/** The part of the settings about all that is kept: saved as a file, taken in from one, deleted. Each asks before it replaces. */
import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { App } from '../app.ts';
import { LONGEST_KEPT, textOf } from '../given-file.ts';
import { focusOffered } from '../page-behaviour.ts';
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

/** What is asked before it is done: the file to be put in place, or that all is deleted. */
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
  /** What stands in memory is of before: the page begins anew. */
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
    /** The question in place of the settings; `null` where nothing is asked. */
    question: () => asked && question(asked),
    /** Not in the middle of a match: it would be kept again with its next move. */
    section: () =>
      match.now()
        ? nothing
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
