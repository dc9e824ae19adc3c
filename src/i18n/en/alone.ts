/** English about games for one. No deal needs it. */
import { plural } from './words.ts';

export const aloneTexts = {
  alone: {
    solved: 'Solved',
    lost: 'Not solved',
    lostLine: (left: number) => `${plural(left, 'tile', 'tiles')} left, and nothing free fits.`,
    deal: (game: string, deal: number) => `${game}, deal ${deal}`,
    tally: (solved: number, played: number) => `Solved so far: ${solved} of ${plural(played, 'deal', 'deals')}.`,
    next: 'Another deal',
    again: 'This deal again',
    copy: 'Copy its address',
    copied: (address: string) => `Copied: ${address} opens this very deal.`,
    /** Nothing may be copied here. */
    address: (address: string) => `This deal is ${address}`,
    seat: 'You alone, without bots.',
    number: 'Deal number',
    numberNote: 'Leave it empty for any deal. The same number is the same deal, for everybody.',
  },
};
