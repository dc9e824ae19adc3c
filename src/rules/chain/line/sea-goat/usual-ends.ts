/**
 * The usual ends of deals of Sea Goat: measured in games between equal bots, 12,000 deals for each number of seats.
 * `npm run bench usual-ends` measures them.
 */
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
    blank 0 0 9 8 4
    blank 0 0 14 14 2
    blank 0 0 24 19 2
    blank 0 0 32 28 3
    blank 1 7 0 9 4
    blank 1 13 0 15 1
    blank 1 13 0 23 2
    blank 1 27 0 8 1
    blank 1 18 0 40 1
    blank 1 42 0 12 1
    blank 2 9 8 0 3
    blank 2 12 13 0 1
    blank 2 15 26 0 2
    blank 2 30 6 0 1
    blank 2 18 38 0 1
    blank 2 39 18 0 1
    blocked 0 6 9 8 2
    blocked 0 8 34 24 36
    blocked 0 8 40 8 1
    blocked 0 10 4 8 3
    blocked 0 12 7 29 6
    blocked 0 32 8 23 4
    blocked 0 10 10 4 3
    blocked 0 13 29 8 12
    blocked 0 34 25 10 7
    blocked 1 4 8 12 2
    blocked 1 6 17 31 11
    blocked 1 5 36 22 10
    blocked 1 10 10 41 1
    blocked 1 10 18 10 1
    blocked 1 10 38 10 1
    blocked 1 7 2 9 3
    blocked 1 24 8 32 30
    blocked 1 25 13 13 1
    blocked 1 8 8 4 3
    blocked 1 25 16 7 6
    blocked 1 25 38 8 5
    blocked 2 3 7 10 1
    blocked 2 6 30 16 7
    blocked 2 9 21 38 5
    blocked 2 13 40 13 1
    blocked 2 10 6 10 2
    blocked 2 30 7 13 14
    blocked 2 25 6 33 7
    blocked 2 36 10 10 1
    blocked 2 9 11 6 2
    blocked 2 30 25 6 43
    domino 0 0 8 8 83
    domino 0 0 14 14 43
    domino 0 0 21 18 89
    domino 0 0 34 27 76
    domino 1 9 0 8 65
    domino 1 12 0 15 31
    domino 1 25 0 4 5
    domino 1 13 0 25 39
    domino 1 30 0 10 22
    domino 1 12 0 45 18
    domino 1 39 0 25 27
    domino 2 8 8 0 62
    domino 2 12 16 0 34
    domino 2 26 4 0 4
    domino 2 13 25 0 44
    domino 2 30 10 0 26
    domino 2 13 43 0 19
    domino 2 39 22 0 26
    sixes 0 0 9 9 4
    sixes 0 0 15 13 1
    sixes 0 0 22 14 2
    sixes 0 0 30 26 1
    sixes 1 8 0 10 5
    sixes 1 11 0 15 1
    sixes 1 11 0 26 1
    sixes 1 26 0 10 1
    sixes 2 8 8 0 5
    sixes 2 15 14 0 1
    sixes 2 13 23 0 1
    sixes 2 27 14 0 1
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
