/** The usual ends of deals of Sea Goat: measured in games between equal bots, 12,000 deals for each number of seats. */
import type { Side } from '../../../game.ts';
import type { SeaGoatOver } from './outcome.ts';

/**
 * One kind of end. `side`: went out or fished; 0 is the side that led. `own`, `other`: counts left. `often`: deals in a
 * thousand.
 */
export interface Ended {
  readonly end: SeaGoatOver['end'];
  readonly side: Side;
  readonly own: number;
  readonly other: number;
  readonly often: number;
}

/** Reads rows of `end side own other often`, one a line. */
function read(table: string): readonly Ended[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [end = '', ...numbers] = line.trim().split(' ');
      const [side = 0, own = 0, other = 0, often = 0] = numbers.map(Number);
      return { end: end as SeaGoatOver['end'], side, own, other, often };
    });
}

/** The usual ends, by number of seats. */
export const USUAL: Readonly<Record<number, readonly Ended[]>> = {
  2: read(`
    blank 0 0 17 41
    blank 1 0 16 30
    blocked 0 36 14 15
    blocked 0 29 49 6
    blocked 0 17 17 1
    blocked 0 13 8 9
    blocked 0 7 15 11
    blocked 0 10 46 34
    blocked 1 38 16 14
    blocked 1 27 43 4
    blocked 1 17 17 1
    blocked 1 12 7 10
    blocked 1 7 15 14
    blocked 1 9 46 34
    domino 0 0 11 288
    domino 0 0 27 56
    domino 0 0 37 35
    domino 0 0 59 37
    domino 1 0 11 246
    domino 1 0 27 53
    domino 1 0 37 24
    domino 1 0 58 23
    sixes 0 0 10 4
    sixes 0 0 40 2
    sixes 1 0 10 5
    sixes 1 0 34 2
  `),
  4: read(`
    blank 0 0 18 28
    blank 1 0 17 19
    blocked 0 38 21 33
    blocked 0 30 42 18
    blocked 0 19 19 8
    blocked 0 18 13 20
    blocked 0 11 18 29
    blocked 0 16 35 41
    blocked 1 37 21 47
    blocked 1 30 41 15
    blocked 1 19 19 10
    blocked 1 18 11 30
    blocked 1 11 18 31
    blocked 1 16 35 35
    domino 0 0 14 241
    domino 0 0 28 59
    domino 0 0 36 38
    domino 0 0 61 20
    domino 1 0 13 183
    domino 1 0 28 47
    domino 1 0 36 27
    domino 1 0 61 17
    sixes 0 0 15 3
    sixes 0 0 33 1
    sixes 1 0 13 1
    sixes 1 0 33 1
  `),
};
