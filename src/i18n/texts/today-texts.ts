/** Texts of today's deal; the first deal does not need them. */
import { clockTime } from '../clock-time.ts';
import type { Phrases } from '../phrases.ts';
import type { SheetMessages } from './set-up-messages.ts';

/** A try at the deal; `points`: made or lost, null if it was left. */
interface Told {
  readonly points: number | null;
  readonly isBest: boolean;
}

/** An action in the course of a deal (`deal-strip.ts`). */
type StripLetter = 't' | 's' | 'd' | 'p';

/** A day as it is told. `deal`: its game, with the course of the best try; `null` if no try is over. */
interface DayTold {
  readonly day: string;
  readonly deal: {
    readonly game: string;
    readonly seats: number;
    readonly isLoss: boolean;
    readonly tries: readonly Told[];
    readonly strip: readonly StripLetter[];
  } | null;
  /** The day's mosaics; empty if none is solved. `ms`: the time of a solved one, if it is to be told. */
  readonly mosaics: readonly { readonly isSolved: boolean; readonly ms: number | null }[];
  /** The name of the mosaics' game. */
  readonly mosaic: string;
}

const tried = ({ points, isBest }: Told) => `${isBest ? '★' : '☆'} ${points ?? '–'}`;

const SIGNS: Readonly<Record<StripLetter, string>> = { t: '▮', s: '◆', d: '+', p: '▯' };

const solvedSign = ({ isSolved, ms }: DayTold['mosaics'][number]) =>
  [isSolved ? '■' : '□', ...(ms === null ? [] : [clockTime(ms)])].join(' ');

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
    dayMosaics: (label: string, solved: number) => m.dayMosaics({ label, solved }),
    /** The results of a day as lines of text that reveal nothing about the tiles. */
    told: ({ day, deal, mosaics, mosaic }: DayTold): readonly string[] => [
      m.told.when(whole(day)),
      ...(mosaics.length > 0 ? [m.told.mosaics({ game: mosaic, marks: mosaics.map(solvedSign).join('  ') })] : []),
      ...(deal
        ? [m.told.what(deal), deal.tries.map(tried).join('   '), deal.strip.map((letter) => SIGNS[letter]).join('')]
        : []
      ).filter((line) => line !== ''),
    ],
  };
};
