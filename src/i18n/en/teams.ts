/** English of the draw for partners (7.4). No first deal needs it. */
import { points } from './words.ts';

export const teamTexts = {
  teams: {
    title: 'The draw for partners',
    lead: 'Everybody has drawn four tiles. The two highest sums play together, and so do the other two.',
    sum: (pips: number) => points(pips).replace('point', 'pip'),
    together: (first: string, second: string) => `${first} and ${second} play together.`,
    start: 'Take your seats',
  },
};
