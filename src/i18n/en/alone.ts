/** English about games for one. No deal needs it. */
import { plural } from './words.ts';

export const aloneTexts = {
  alone: {
    solved: 'Solved',
    lost: 'Not solved',
    lostLine: (left: number) => `${plural(left, 'tile', 'tiles')} left, and nothing free fits.`,
    tally: (solved: number, played: number) => `Solved so far: ${solved} of ${plural(played, 'deal', 'deals')}.`,
    ways: 'How many tiles could be laid, move by move',
    waysAt: (move: number, ways: number) => `Move ${move}: ${plural(ways, 'way', 'ways')} on.`,
    narrow: (from: number, to: number) =>
      from === to ? `There was one way on at move ${from}.` : `From move ${from} to ${to} there was only one way on.`,
    wide: 'There was a choice at every move.',
    next: 'Another deal',
    again: 'This deal again',
    seat: 'You alone, without bots.',
  },
};
