/** The player's year, or one of its months: figures, a calendar, and a picture to share. */
import { html, nothing } from 'lit-html';
import type { BotTexts, SetUpTexts } from '../../i18n/index.ts';
import { characterName } from '../../seats/characters.ts';
import type { App } from '../app.ts';
import { pictureFile } from '../screens/share-picture.ts';
import { createSharing } from '../screens/sharing.ts';
import { openBook } from '../store/book.ts';
import { openFeats } from '../store/kept-feats.ts';
import { dayOf } from '../today/day.ts';
import { board, button } from '../widgets.ts';
import { isOfLosses } from './book-pages.ts';
import { type Period, periodsOf, type YearFigures, yearFigures } from './year-figures.ts';
import { yearPicture } from './year-picture.ts';

/** @param back leads back to the book. */
export function createYear(app: App, texts: BotTexts & SetUpTexts, back: () => void) {
  const words = texts.year;
  const sharing = createSharing(app, texts);
  let chosen: Period | null = null;
  /** The last picture, redrawn only if its words change. */
  let drawn: { readonly key: string; readonly canvas: HTMLCanvasElement | null } | null = null;
  const nameOf = (period: Period) => (period.length > 4 ? words.month(period) : period);
  const choose = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) chosen = target.value;
    app.redraw();
  };

  return () => {
    const book = openBook(app.store).all();
    const periods = periodsOf(book, dayOf(new Date()));
    const period = periods.find((each) => each === chosen) ?? periods[0] ?? '';
    const figures = yearFigures(book, openFeats(app.store).all(), period, isOfLosses);
    const told = tell(texts, figures, words.title(nameOf(period)));
    const key = JSON.stringify([told, period, figures.days]);
    if (drawn?.key !== key) drawn = { key, canvas: yearPicture(document, told, figures, period) };
    const { canvas } = drawn;
    const file = async () => canvas && pictureFile(canvas, `star-dominoes-${period}.png`);
    const save = async () => {
      const picture = await file();
      if (picture) app.handOut(picture.name, picture);
    };
    const whole = words.told(nameOf(period), figures.matches, figures.won);
    return board({
      id: 'year',
      title: told.title,
      wide: true,
      onEscape: back,
      body: html`
        <div class="field year-period">
          <label class="field-label" for="year-period">${words.period}</label>
          <select class="name" id="year-period" @change=${choose}>
            ${periods.map((each) => html`<option value=${each} .selected=${each === period}>${nameOf(each)}</option>`)}
          </select>
        </div>
        <div class="year">
          ${canvas ? html`<div class="year-picture" role="img" aria-label=${whole}>${canvas}</div>` : nothing}
          <div class="year-figures">
            <dl class="book-figures">
              ${told.great.map(([figure, word]) => html`<div><dd>${figure}</dd><dt>${word}</dt></div>`)}
            </dl>
            <dl class="year-lines">
              ${told.lines.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}
            </dl>
            <div class="year-share">
              ${sharing.button(words.share, whole, file)}
              ${canvas && app.manners.downloads ? button({ text: words.save, onPress: () => void save().catch(reportError) }) : nothing}
            </div>
            ${sharing.said(whole)}
          </div>
        </div>
      `,
      foot: button({ text: words.back, main: true, focus: true, onPress: back }),
    });
  };
}

/** Returns the figures in words; those that are nothing are left out. */
function tell(texts: SetUpTexts, figures: YearFigures, title: string) {
  const words = texts.year;
  const { matches, won, days, favourite, companion, games, best, stars, streak, medals } = figures;
  const gameOf = (id: string) => texts.games[id]?.name ?? id;
  const some = (label: string, count: number): readonly (readonly [string, string])[] =>
    count > 0 ? [[label, texts.figure(count)]] : [];
  return {
    title,
    great: [
      [texts.figure(matches), words.matches(matches)],
      [texts.figure(won), words.won(won)],
      [texts.figure(days.length), words.days(days.length)],
    ] as const,
    lines: [
      ...(favourite ? [[words.favourite, gameOf(favourite.id)] as const] : []),
      ...(companion
        ? [[words.companion, characterName({ character: companion.id }, texts.company) ?? companion.id] as const]
        : []),
      ...some(words.games, games),
      ...some(words.streak, streak),
      ...some(words.best, best),
      ...some(words.stars, stars),
      ...some(words.medals, medals.length),
    ].slice(0, 6),
  };
}
