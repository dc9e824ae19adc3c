/** English of the record book. No deal needs it. */
import { does, inLine, plural, type Who } from './words.ts';

const share = (part: number, all: number) => `${Math.round((100 * part) / Math.max(1, all))} %`;

export const bookTexts = {
  book: {
    title: 'Record book',
    empty: 'Nothing is written here yet: every match that you play to its end will be.',
    own: 'What you have played',
    game: 'Game',
    against: 'Against',
    levels: { mixed: 'a mix of strengths', various: 'various', none: 'alone' },
    matches: 'Matches',
    won: 'Won',
    share: (won: number, matches: number) => `${won} (${share(won, matches)})`,
    streak: 'In a row',
    streaks: (now: number, longest: number) => `${now}, at most ${longest}`,
    aDeal: 'Points a deal',
    best: 'Best deal',
    stars: 'Stars completed',
    number: (n: number) => n.toFixed(1),
    curve: 'Won of your last ten matches, match after match',
    company: 'The company',
    rivalry: (name: string, ahead: number, matches: number) =>
      `${inLine(name)}: you were ahead in ${ahead} of ${plural(matches, 'match', 'matches')}`,
    last: 'The last matches',
    with: (names: string) => `with ${names}`,
    result: (who: Who, totals: string) => `${does(who, 'win', 'wins')}, ${totals}`,
    shared: (totals: string) => `a shared win, ${totals}`,
    watch: 'Watch',
    watchLabel: (game: string, day: string) => `Watch ${game} of ${day}`,
    watchFile: 'Watch a match from a file',
    unwatchable: 'What was kept of this match cannot be read any more.',
    unkept: 'Some of these matches cannot be watched: there was no room on this device for their moves.',
    file: 'Save the book as a file',
    open: 'Take in a book from a file',
    taken: (n: number) => (n === 0 ? 'All of it was there already.' : `${plural(n, 'match', 'matches')} taken in.`),
    broken: 'This file is no record book. Nothing was changed.',
    clear: 'Delete the whole book',
    clearLine: 'Every match in it is forgotten on this device. This cannot be undone.',
    clearYes: 'Delete it',
    clearNo: 'Keep it',
    back: 'Back',
  },
};
