/** The usual ends of deals of Sea Goat: measured in games between equal bots, 12,000 deals for each number of seats. */
import type { Side } from '../../../game.ts';
import type { SeaGoatOver } from './outcome.ts';

/**
 * One kind of end. `side`: went out or fished; 0 is the side that led. `counts`: what each side had left, that one
 * first. `often`: deals in a thousand.
 */
export interface Ended {
  readonly end: SeaGoatOver['end'];
  readonly side: Side;
  readonly counts: readonly number[];
  readonly often: number;
}

/** Reads rows of `end side counts… often`, one a line. */
function read(table: string): readonly Ended[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [end = '', ...numbers] = line.trim().split(' ');
      const [side = 0, ...counts] = numbers.map(Number);
      return { end: end as SeaGoatOver['end'], side, often: counts.pop() ?? 0, counts };
    });
}

/** The usual ends, by number of seats. */
export const USUAL: Readonly<Record<number, readonly Ended[]>> = {
  2: read(`
    blank 0 0 17 41
    blank 1 16 0 30
    blocked 0 36 14 15
    blocked 0 29 49 6
    blocked 0 17 17 1
    blocked 0 13 8 9
    blocked 0 7 15 11
    blocked 0 10 46 34
    blocked 1 16 38 14
    blocked 1 43 27 4
    blocked 1 17 17 1
    blocked 1 7 12 10
    blocked 1 15 7 14
    blocked 1 46 9 34
    domino 0 0 11 288
    domino 0 0 27 56
    domino 0 0 37 35
    domino 0 0 59 37
    domino 1 11 0 246
    domino 1 27 0 53
    domino 1 37 0 24
    domino 1 58 0 23
    sixes 0 0 10 4
    sixes 0 0 40 2
    sixes 1 10 0 5
    sixes 1 34 0 2
  `),
  3: read(`
    blank 0 0 9 10 8
    blank 0 0 6 25 3
    blank 0 0 18 14 2
    blank 0 0 30 35 2
    blank 1 2 0 19 3
    blank 1 4 0 27 3
    blank 1 32 0 2 2
    blank 1 33 0 33 5
    blank 2 6 10 0 5
    blank 2 13 12 0 2
    blank 2 20 13 0 2
    blocked 0 1 8 11 3
    blocked 0 6 38 29 40
    blocked 0 16 16 25 2
    blocked 0 18 16 30 7
    blocked 0 26 4 10 2
    blocked 0 12 28 2 8
    blocked 0 37 28 12 5
    blocked 1 1 13 11 7
    blocked 1 7 10 27 13
    blocked 1 5 39 23 10
    blocked 1 6 10 6 2
    blocked 1 3 30 3 2
    blocked 1 4 3 10 2
    blocked 1 25 12 33 20
    blocked 1 20 14 14 2
    blocked 1 4 18 2 3
    blocked 1 27 17 9 12
    blocked 1 18 32 15 7
    blocked 2 2 5 17 2
    blocked 2 11 45 22 8
    blocked 2 2 25 25 3
    blocked 2 5 35 5 2
    blocked 2 33 12 13 18
    blocked 2 18 3 35 8
    blocked 2 25 10 10 3
    blocked 2 7 9 4 3
    blocked 2 29 29 6 53
    domino 0 0 8 10 75
    domino 0 0 16 10 47
    domino 0 0 19 17 90
    domino 0 0 35 26 82
    domino 1 6 0 9 62
    domino 1 13 0 16 20
    domino 1 25 0 5 7
    domino 1 13 0 26 40
    domino 1 31 0 9 18
    domino 1 11 0 48 25
    domino 1 30 0 20 25
    domino 2 8 8 0 78
    domino 2 14 17 0 23
    domino 2 26 4 0 5
    domino 2 11 26 0 43
    domino 2 33 6 0 18
    domino 2 15 43 0 13
    domino 2 38 25 0 20
    sixes 0 0 4 8 2
    sixes 0 0 18 30 2
    sixes 1 9 0 5 3
    sixes 1 25 0 6 2
    sixes 1 13 0 46 2
    sixes 2 8 8 0 12
    sixes 2 19 19 0 2
    sixes 2 25 22 0 2
  `),
  4: read(`
    blank 0 0 18 28
    blank 1 17 0 19
    blocked 0 38 21 33
    blocked 0 30 42 18
    blocked 0 19 19 8
    blocked 0 18 13 20
    blocked 0 11 18 29
    blocked 0 16 35 41
    blocked 1 21 37 47
    blocked 1 41 30 15
    blocked 1 19 19 10
    blocked 1 11 18 30
    blocked 1 18 11 31
    blocked 1 35 16 35
    domino 0 0 14 241
    domino 0 0 28 59
    domino 0 0 36 38
    domino 0 0 61 20
    domino 1 13 0 183
    domino 1 28 0 47
    domino 1 36 0 27
    domino 1 61 0 17
    sixes 0 0 15 3
    sixes 0 0 33 1
    sixes 1 13 0 1
    sixes 1 33 0 1
  `),
};
