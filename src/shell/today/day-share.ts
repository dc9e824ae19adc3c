/** The part of a day's page for sharing: a text and a picture, which give nothing away, and the day's address. */
import { html, nothing } from 'lit-html';
import { clockTime } from '../../i18n/clock-time.ts';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { App } from '../app.ts';
import { pictureFile } from '../screens/share-picture.ts';
import type { SharingView } from '../screens/sharing.ts';
import { openDays, type Try } from '../store/days.ts';
import { chooseTimes, tellsTimes } from '../store/share-times.ts';
import { button } from '../widgets.ts';
import type { Day } from './day.ts';
import { bestOf } from './day-calendar.ts';
import { MOSAIC_GAME, mosaicsOfDay } from './day-mosaics.ts';
import { type DayCard, dayPicture } from './day-picture.ts';
import type { DayTable } from './day-table.ts';
import { type StripLetter, stripLetters } from './deal-strip.ts';

/** The results of a day. */
interface DayResults {
  readonly deal: {
    readonly game: string;
    readonly seats: number;
    readonly isLoss: boolean;
    readonly tries: readonly Try[];
    readonly strip: readonly StripLetter[];
  } | null;
  readonly mosaics: readonly {
    readonly isSolved: boolean;
    readonly shape: string | null;
    readonly ms: number | null;
  }[];
  readonly hasTimes: boolean;
}

function resultsOf({ store }: App, texts: SetUpTexts, day: Day, table: DayTable | null): DayResults {
  const days = openDays(store);
  const tries = days.of(day);
  const solved = days.mosaics(day);
  const isOver = tries.some(({ points }) => points !== null);
  const mosaics = mosaicsOfDay(day).map(({ size }) => {
    const one = solved.find((each) => each.size === size);
    return { isSolved: one !== undefined, shape: one?.shape ?? null, ms: tellsTimes(store) ? (one?.ms ?? null) : null };
  });
  const deal = () => {
    if (!table || !isOver) return null;
    const { game, sitters } = table;
    const isLoss = game.points === 'lost';
    const strip = stripLetters(bestOf(tries, isLoss)?.strip ?? '');
    return { game: texts.games[game.id]?.name ?? game.id, seats: sitters.length, isLoss, tries, strip };
  };
  return {
    deal: deal(),
    mosaics: solved.length > 0 ? mosaics : [],
    hasTimes: solved.some(({ ms }) => ms !== undefined),
  };
}

const timeOf = (ms: number | null) => (ms === null ? null : clockTime(ms));

/** Returns the picture and the buttons for sharing a day, once anything of it is over. */
export function createDayShare(app: App, texts: SetUpTexts, sharing: SharingView) {
  const words = texts.today;
  /** The last picture, redrawn only if its text changes. */
  let drawn: { readonly text: string; readonly canvas: HTMLCanvasElement | null } | null = null;
  const pictureFor = (text: string, card: DayCard) => {
    if (drawn?.text !== text) drawn = { text, canvas: dayPicture(document, card) };
    return drawn.canvas;
  };
  const turnTimes = () => {
    chooseTimes(app.store, !tellsTimes(app.store));
    app.redraw();
  };
  return (day: Day, table: DayTable | null) => {
    const { deal, mosaics, hasTimes } = resultsOf(app, texts, day, table);
    if (!deal && mosaics.length === 0) return nothing;
    const mosaic = texts.games[MOSAIC_GAME]?.name ?? MOSAIC_GAME;
    const lines = words.told({ day, deal, mosaics, mosaic });
    const address = app.address(`?day=${day}`);
    const whole = [...lines, ...(address === null ? [] : [address])].join('\n');
    const shown = mosaics.map(({ shape, ms }) => ({ shape, time: timeOf(ms) }));
    const canvas = pictureFor(whole, { date: lines[0] ?? '', deal, mosaics: shown, mosaic });
    const file = async () => canvas && pictureFile(canvas, `star-dominoes-${day}.png`);
    const save = async () => {
      const made = await file();
      if (made) app.handOut(made.name, made);
    };
    return html`${
      canvas
        ? html`<div class="day-picture" role="img" aria-label=${words.pictureOf(lines.join('. '))}>${canvas}</div>`
        : nothing
    }
      <div class="day-sharing">
        ${sharing.button(words.share, whole, file)}
        ${canvas && app.manners.downloads ? button({ text: words.picture, onPress: () => void save().catch(reportError) }) : nothing}
      </div>
      ${
        hasTimes
          ? html`<label class="day-times"
              ><input type="checkbox" .checked=${tellsTimes(app.store)} @change=${turnTimes} /><span>${words.times}</span></label
            >`
          : nothing
      }
      ${sharing.said(whole)}`;
  };
}
