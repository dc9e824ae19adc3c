/** The deal of today or another day: its game, its tries, sharing, and the calendar. */
import { html, nothing } from 'lit-html';
import type { BotTexts, SetUpTexts } from '../../i18n/index.ts';
import type { App } from '../app.ts';
import { medal } from '../screens/medal.ts';
import { pictureFile } from '../screens/share-picture.ts';
import type { SharingView } from '../screens/sharing.ts';
import { openDays, type Try } from '../store/days.ts';
import { board, button } from '../widgets.ts';
import { type Day, dayOf } from './day.ts';
import { dayCalendar } from './day-calendar.ts';
import { dayPicture } from './day-picture.ts';
import { type DayTable, isKnown, tableOfDay } from './day-table.ts';
import { createDayTries, toldOf } from './day-tries.ts';
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
  /** The month shown in the calendar, and the day for which it was chosen. */
  let turned: { readonly of: Day; readonly month: Day } | null = null;
  /** The last day for which a newer release was sought. */
  let sought: Day | null = null;
  const choose = (day: Day) => app.send({ type: 'TODAY', day });
  const back = () => app.send({ type: 'BACK' });
  const isLossOf = (day: Day) => tableOfDay(day, app.matches.games, texts)?.game.points === 'lost';

  /** The last picture, redrawn only if its text changes. */
  let drawn: { readonly text: string; readonly canvas: HTMLCanvasElement | null } | null = null;
  const pictureFor = (text: string, lines: readonly string[], played: readonly Try[]) => {
    if (drawn?.text !== text) drawn = { text, canvas: dayPicture(document, lines, played) };
    return drawn.canvas;
  };

  /** Returns the picture and the buttons for sharing, once a try is over. */
  const sharePart = (day: Day, table: DayTable, played: readonly Try[]) => {
    if (played.every(({ points }) => points === null)) return nothing;
    const { lines, whole } = toldOf(app, texts, day, table, played);
    const canvas = pictureFor(whole, lines, played);
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
      ${sharing.said(whole)}`;
  };

  return (asked: Day | null) => {
    const today = dayOf(clock());
    const day = asked ?? today;
    const table = tableOfDay(day, app.matches.games, texts);
    if (!isKnown(day) && sought !== day) {
      sought = day;
      app.seekNewer();
    }
    const played = days.of(day);
    const streaks = streaksOf(days.all(), today);
    const offer = table && tries.offer(day, table, day === today);
    return board({
      id: 'today',
      title: day === today ? words.title : words.titleOf(day),
      wide: true,
      onEscape: back,
      body: html`<div class="today-columns">
        <div class="today-deal">
          ${table ? deal(texts, day, today, table) : html`<p>${isKnown(day) ? words.missing : words.newer}</p>`}
          ${table ? tries.list(day, table) : nothing} ${offer ? offer.note : nothing}
          ${table ? sharePart(day, table, played) : nothing}
        </div>
        <div>
          ${dayCalendar(texts, {
            month: turned?.of === day ? turned.month : day,
            chosen: day,
            today,
            tries: days.of,
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
        </div>
      </div>`,
      foot: html`${offer ? offer.button : nothing}
      ${button({ text: words.back, focus: !offer?.isOpen, onPress: back })}`,
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
