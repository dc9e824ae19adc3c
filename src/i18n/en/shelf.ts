/** English on the shelf of all games. No deal needs it. */
import { plural, word } from './words.ts';

export const shelfTexts = {
  shelf: {
    title: 'All games',
    search: 'Search',
    people: 'People',
    any: 'Any',
    orMore: (n: number) => `${n}+`,
    minutes: 'Minutes',
    upTo: (minutes: number) => `up to ${minutes}`,
    partners: 'Sides',
    onlyPartners: 'Partners',
    found: (n: number) => (n === 0 ? 'No game is like that.' : plural(n, 'game', 'games')),
    all: 'Show all games',
    own: 'Yours',
    together: (people: number) => (people === 1 ? 'All by yourself' : `Just the ${word(people)} of you`),
    bots: (people: number) => (people === 1 ? 'You and bots' : `The ${word(people)} of you and bots`),
    withBots: (people: number, bots: number) => `${plural(people, 'person', 'people')}, ${plural(bots, 'bot', 'bots')}`,
    favourite: (game: string) => `Favourite: ${game}`,
    rulesOf: (game: string) => `Rules of ${game}`,
  },
};
