/**
 * The record book: statistics, records against characters, and the last matches. It can be exported to a file and
 * imported.
 */
import { html, nothing } from 'lit-html';
import type { BotTexts, SetUpTexts } from '../../i18n/index.ts';
import type { App } from '../app.ts';
import { LONGEST_KEPT, textOf } from '../given-file.ts';
import { padBook } from '../pad/pad-book.ts';
import { focusOffered } from '../screen-behaviour.ts';
import { openBook, type Played } from '../store/book.ts';
import { withShownNames } from '../store/kept-names.ts';
import { board, button } from '../widgets.ts';
import { bookPages } from './book-pages.ts';
import { featList } from './feat-list.ts';
import { createYear } from './year-screen.ts';
import './book.css';

export function createBook(app: App, texts: BotTexts & SetUpTexts) {
  const book = openBook(app.store);
  const words = texts.book;
  let isAsking = false;
  let told = '';
  const ask = (asking: boolean) => {
    isAsking = asking;
    app.redraw();
    focusOffered(document);
  };
  const back = () => {
    told = '';
    app.send({ type: 'BACK' });
  };
  const takeIn = async ({ target }: Event) => {
    const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
    if (!file) return;
    const text = await textOf(file, LONGEST_KEPT);
    const taken = text.ok ? book.takeIn(text.value) : text;
    told = taken.ok ? words.taken(taken.value) : words[taken.reason === 'full' ? 'noRoom' : 'broken'];
    app.redraw();
  };
  const watch = (played: Played) => {
    const replay = book.replayOf(played.id);
    const { game, options } = played;
    const sitters = withShownNames(played.sitters, texts);
    if (replay) return app.watching.open({ match: { game, options, sitters, ...replay }, mayPlayOn: true });
    told = words.unwatchable;
    app.redraw();
  };
  const watchFile = ({ target }: Event) => {
    const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
    if (file) app.watching.openFile(file);
  };
  const clear = () => {
    book.clear();
    ask(false);
  };

  let isYear = false;
  const showYear = (shown: boolean) => {
    isYear = shown;
    app.redraw();
    // Both lie on the same board, which keeps how far it was scrolled.
    document.querySelector('.board-body')?.scrollTo?.(0, 0);
    focusOffered(document);
  };
  const year = createYear(app, texts, () => showYear(false));

  return () => {
    if (isYear) return year();
    const isEmpty = book.all().length === 0;
    return isAsking
      ? board({
          id: 'book-clear',
          title: words.clear,
          kind: 'alertdialog',
          onEscape: () => ask(false),
          body: html`<p>${words.clearLine}</p>`,
          foot: html`
            ${button({ text: words.clearNo, main: true, focus: true, onPress: () => ask(false) })}
            ${button({ text: words.clearYes, onPress: clear })}
          `,
        })
      : board({
          id: 'book',
          title: words.title,
          wide: true,
          onEscape: back,
          body: html`
            <p role="status">${told}</p>
            ${bookPages(book, texts, watch)} ${padBook(app, texts)} ${featList(app, texts)}
            <div class="book-file">
              <label class="button book-open">
                <input type="file" accept=".jsonl,application/jsonl" @change=${watchFile} />
                <span class="button-text">${words.watchFile}</span>
              </label>
              ${isEmpty ? nothing : button({ text: words.file, onPress: () => app.handOut('star-dominoes-book.json', book.toFile()) })}
              <label class="button book-open">
                <input type="file" accept="application/json,.json" @change=${takeIn} />
                <span class="button-text">${words.open}</span>
              </label>
              ${isEmpty ? nothing : button({ text: words.clear, onPress: () => ask(true) })}
            </div>
          `,
          foot: html`
            ${button({ text: words.back, main: true, focus: true, onPress: back })}
            ${isEmpty ? nothing : button({ text: texts.year.open, onPress: () => showYear(true) })}
          `,
        });
  };
}
