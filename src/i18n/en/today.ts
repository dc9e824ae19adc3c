/** English of today's deal. No first deal needs it. */
import { plural } from './words.ts';

/** A try as it is told: what was made of the deal, or lost by it; `null`: it was left. */
interface Told {
  readonly points: number | null;
  readonly isBest: boolean;
}

const date = (style: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'UTC' });
  return (day: string) => format.format(Date.parse(`${day}T00:00:00Z`));
};
const whole = date({ dateStyle: 'long' });
const short = date({ day: 'numeric', month: 'long' });
const tried = ({ points, isBest }: Told) => `${isBest ? '★' : '☆'} ${points ?? '–'}`;

export const todayTexts = {
  today: {
    title: 'Today’s deal',
    titleOf: (day: string) => `The deal of ${whole(day)}`,
    date: whole,
    month: date({ month: 'long', year: 'numeric' }),
    weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
    how: 'One deal a day, the same for everybody: the same tiles, and the same bots. You have three tries.',
    table: (seats: number) => `${plural(seats, 'seat', 'seats')}, one deal`,
    tries: 'Your tries',
    tryOf: (n: number) => `Try ${n}`,
    open: 'still to come',
    running: 'under way',
    left: 'left',
    made: (points: number, isLoss: boolean) => (isLoss ? `${points} lost` : `${points}`),
    best: 'nobody did better',
    play: 'Play it',
    goOn: 'Go on',
    again: (left: number) => (left === 1 ? 'Try again: the last time' : 'Try again'),
    /** The way from a result to the day. */
    toDay: 'To the day',
    done: 'All three tries are played. The next deal comes at midnight.',
    doneThen: 'All three tries are played.',
    share: 'Share',
    picture: 'Save the picture',
    pictureOf: (text: string) => `A picture that says: ${text}`,
    calendar: 'Calendar',
    before: 'The month before',
    after: 'The month after',
    figures: (days: number, now: number, longest: number) =>
      days === 0
        ? 'Each day you play is marked here. Days that you missed can still be played.'
        : `Played on ${plural(days, 'day', 'days')}; ${plural(now, 'day', 'days')} in a row, ${longest} at most.`,
    day: (day: string, game: string, best: string | null) =>
      `${short(day)}: ${game}${best === null ? '' : `, best ${best}`}`,
    unplayed: (day: string) => short(day),
    missing: 'The game of this day could not be loaded. Nothing is lost: try again when you are online.',
    result: (day: string, game: string) => `${game}, the deal of ${whole(day)}`,
    /** Says how it went, and nothing about the tiles. */
    told: (day: string, game: string, seats: number, tries: readonly Told[], isLoss: boolean) => [
      `Star Dominoes, ${whole(day)}`,
      `${game}, ${plural(seats, 'seat', 'seats')}${isLoss ? ', points lost' : ''}`,
      tries.map(tried).join('   '),
    ],
    back: 'Back',
  },
};
