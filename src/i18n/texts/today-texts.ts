/** Texts of today's deal; the first deal does not need them. */
import type { Phrases } from '../phrases.ts';
import type { SheetMessages } from './set-up-messages.ts';

/** A try at the deal; `points`: made or lost, null if it was left. */
interface Told {
  readonly points: number | null;
  readonly isBest: boolean;
}

const tried = ({ points, isBest }: Told) => `${isBest ? '★' : '☆'} ${points ?? '–'}`;

export const todayTexts = ({ today: m }: SheetMessages, { dates, sentence }: Phrases) => {
  const whole = dates({ dateStyle: 'long' });
  const short = dates({ day: 'numeric', month: 'long' });
  const month = dates({ month: 'long', year: 'numeric' });
  const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = m.weekdays;
  return {
    ...m,
    titleOf: (day: string) => m.titleOf(whole(day)),
    date: whole,
    /** The heading of the calendar. */
    month: (day: string) => sentence(month(day)),
    weekdays: [monday, tuesday, wednesday, thursday, friday, saturday, sunday],
    made: (points: number, isLoss: boolean) => m.made({ points, isLoss }),
    figures: (days: number, now: number, longest: number) =>
      days === 0 ? m.noFigures : m.figures({ days, now, longest }),
    day: (day: string, game: string, best: string | null) =>
      best === null ? m.day({ day: short(day), game }) : m.dayBest({ day: short(day), game, best }),
    unplayed: short,
    result: (day: string, game: string) => m.result({ game, day: whole(day) }),
    /** The result as text that reveals nothing about the tiles. */
    told: (day: string, game: string, seats: number, tries: readonly Told[], isLoss: boolean) => [
      m.told.when(whole(day)),
      m.told.what({ game, seats, isLoss }),
      tries.map(tried).join('   '),
    ],
  };
};
