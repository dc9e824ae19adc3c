/** English about games for one. No deal needs it. */
import { plural } from './words.ts';

export const aloneTexts = {
  alone: {
    solved: 'Solved',
    lost: 'Not solved',
    lostLine: (left: number) => `${plural(left, 'tile', 'tiles')} left, and nothing free fits.`,
    tally: (solved: number, played: number) => `Solved so far: ${solved} of ${plural(played, 'deal', 'deals')}.`,
    next: 'Another deal',
    again: 'This deal again',
    seat: 'You alone, without bots.',
  },
};
