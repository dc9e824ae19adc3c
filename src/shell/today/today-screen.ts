/** Today or another day: its mosaics, its deal with the tries, sharing, and the calendar. */
import { html, nothing } from 'lit-html';
import type { BotTexts, SetUpTexts } from '../../i18n/index.ts';
import type { App } from '../app.ts';
import { medal } from '../screens/medal.ts';
import type { SharingView } from '../screens/sharing.ts';
import { openDays } from '../store/days.ts';
import { board, button } from '../widgets.ts';
import { type Day, dayOf } from './day.ts';
import { dayCalendar } from './day-calendar.ts';
import { createDayMosaicCards } from './day-mosaic-cards.ts';
import { mosaicsOfDay } from './day-mosaics.ts';
import { createDayShare } from './day-share.ts';
import { type DayTable, isKnown, tableOfDay } from './day-table.ts';
import { createDayTries } from './day-tries.ts';
import { streaksOf } from './streaks.ts';
import './today.css';

export function createToday(
  app: App,
  texts: BotTexts & SetUpTexts,
  sharing: SharingView,
  clock: () => Date = () => new Date(),
) {
  const words = texts.today;
  const days = openDays(app.store);
  const tries = createDayTries(app, texts);
  const mosaics = createDayMosaicCards(app, texts);
  const share = createDayShare(app, texts, sharing);
  /** The month shown in the calendar, and the day for which it was chosen. */
  let turned: { readonly of: Day; readonly month: Day } | null = null;
  /** The last day for which a newer release was sought. */
  let sought: Day | null = null;
  const solvedOf = (day: Day) => {
    const solved = new Set(days.mosaics(day).map(({ size }) => size));
    return mosaicsOfDay(day).map(({ size }) => ({ size, isSolved: solved.has(size) }));
  };
  const choose = (day: Day) => app.send({ type: 'TODAY', day });
  const back = () => app.send({ type: 'BACK' });
  const isLossOf = (day: Day) => tableOfDay(day, app.matches.games, texts)?.game.points === 'lost';

  return (asked: Day | null) => {
    const today = dayOf(clock());
    const day = asked ?? today;
    const table = tableOfDay(day, app.matches.games, texts);
    if (!isKnown(day) && sought !== day) {
      sought = day;
      app.seekNewer();
    }
    const mosaic = mosaics.next(day);
    const streaks = streaksOf(days.all(), today);
    const offer = table && tries.offer(day, table, day === today, mosaic === null);
    const title = mosaicsOfDay(day).length > 0 ? words.date(day) : words.titleOf(day);
    return board({
      id: 'today',
      title: day === today ? words.title : title,
      wide: true,
      onEscape: back,
      body: html`<div class="today-columns">
        <div class="today-deal">
          ${mosaics.list(day)} ${table ? deal(texts, day, today, table) : html`<p>${isKnown(day) ? words.missing : words.newer}</p>`}
          ${table ? tries.list(day, table) : nothing} ${offer ? offer.note : nothing}
          ${share(day, table)}
        </div>
        <div>
          ${dayCalendar(texts, {
            month: turned?.of === day ? turned.month : day,
            chosen: day,
            today,
            tries: days.of,
            mosaics: solvedOf,
            isLoss: isLossOf,
            choose,
            turn(month) {
              turned = { of: day, month };
              app.redraw();
            },
          })}
          <p class="note">
            ${words.figures(days.all().length, streaks.now, streaks.longest)}
            ${streaks.longest > 1 ? words.forgiven : nothing}
          </p>
          ${button({ text: texts.room.title, onPress: () => app.send({ type: 'PUZZLES' }) })}
        </div>
      </div>`,
      foot: html`
        ${mosaic ? button({ text: mosaic.text, main: true, focus: true, onPress: mosaic.play }) : nothing}
        ${offer ? offer.button : nothing}
        ${button({ text: words.back, focus: !mosaic && !offer?.isOpen, onPress: back })}
      `,
    });
  };
}

/** Returns the game of the day and its opponents. */
function deal(texts: BotTexts & SetUpTexts, day: Day, today: Day, { game, sitters }: DayTable) {
  const words = texts.today;
  return html`
    <p class="today-date">${day === today ? words.date(day) : nothing}</p>
    <p class="today-game"><b>${texts.games[game.id]?.name ?? game.id}</b> <small>${words.table(sitters.length)}</small></p>
    <p class="today-line">${texts.lines[game.id]}</p>
    <ul class="today-company">
      ${sitters.map((sitter, seat) =>
        sitter.kind === 'bot' ? html`<li>${medal(texts, sitter, seat)}<span>${sitter.name}</span></li>` : nothing,
      )}
    </ul>
  `;
}
