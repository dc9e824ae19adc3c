/** A month of the calendar with the results of its days, those of the deal and of the mosaics. Past days and the current one can be chosen. */
import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { Try } from '../store/days.ts';
import { type Day, daysAfter, FIRST_DAY, monthOf, weekday } from './day.ts';
import { gameOfDay } from './day-table.ts';

export interface Calendar {
  /** Any day of the shown month. */
  readonly month: Day;
  /** The day whose deal is shown, and the current day. */
  readonly chosen: Day;
  readonly today: Day;
  tries(day: Day): readonly Try[];
  /** Returns the sizes of a day's mosaics, and if each is solved; empty on a day without mosaics. */
  mosaics(day: Day): readonly { readonly size: string; readonly isSolved: boolean }[];
  isLoss(day: Day): boolean;
  choose(day: Day): void;
  turn(month: Day): void;
}

export function dayCalendar(texts: SetUpTexts, calendar: Calendar) {
  const words = texts.today;
  const { month, today, chosen } = calendar;
  const days = monthOf(month);
  const [first = month] = days;
  const last = days.at(-1) ?? month;
  const cell = (day: Day) => {
    const tries = calendar.tries(day);
    const best = bestOf(tries, calendar.isLoss(day));
    const game = texts.games[gameOfDay(day) ?? '']?.name ?? '';
    const told = best?.points == null ? null : words.made(best.points, calendar.isLoss(day));
    const mosaics = calendar.mosaics(day);
    const solved = mosaics.filter(({ isSolved }) => isSolved).length;
    const label = tries.length > 0 ? words.day(day, game, told) : words.unplayed(day);
    const marks = [
      tries.length > 0 ? 'is-played' : '',
      tries.some(({ isBest }) => isBest) ? 'is-best' : '',
      day === today ? 'is-today' : '',
    ].join(' ');
    return html`<button
      type="button"
      class="day ${marks}"
      .style=${day === first ? `grid-column:${weekday(day) + 1}` : ''}
      aria-label=${solved > 0 ? words.dayMosaics(label, solved) : label}
      aria-pressed=${day === chosen}
      aria-current=${day === today ? 'date' : 'false'}
      ?disabled=${day > today}
      @click=${() => calendar.choose(day)}
    >
      ${Number(day.slice(8))}${
        solved > 0
          ? html`<span class="day-marks">${mosaics.map(({ size, isSolved }) => html`<i class="is-${size} ${isSolved ? 'is-solved' : ''}"></i>`)}</span>`
          : nothing
      }
    </button>`;
  };
  return html`<section class="calendar" aria-label=${words.calendar}>
    <div class="calendar-head">
      ${turner('‹', words.before, first > FIRST_DAY, () => calendar.turn(daysAfter(first, -1)))}
      <h2 aria-live="polite">${words.month(month)}</h2>
      ${turner('›', words.after, last < today, () => calendar.turn(daysAfter(last, 1)))}
    </div>
    <div class="days">
      ${words.weekdays.map((name) => html`<span class="day-name" aria-hidden="true">${name}</span>`)}
      ${days.map(cell)}
    </div>
  </section>`;
}

/** Returns the best try; `null` if none is over. */
export function bestOf(tries: readonly Try[], isLoss: boolean): Try | null {
  const over = tries.filter(({ points }) => points !== null);
  const worth = ({ points }: Try) => (isLoss ? -(points ?? 0) : (points ?? 0));
  return over.reduce<Try | null>((best, each) => (best === null || worth(each) > worth(best) ? each : best), null);
}

const turner = (sign: string, label: string, can: boolean, onPress: () => void) => html`<button
  type="button"
  class="round"
  aria-label=${label}
  aria-disabled=${!can}
  @click=${() => can && onPress()}
>
  <span aria-hidden="true">${sign}</span>
</button>`;
