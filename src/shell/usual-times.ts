/** How long matches last among rules bots: made by `npm run times`, 100 matches a table. */

export interface Length {
  /** Turns of one deal, on average. */
  readonly turns: number;
  /** By target; none where a match is counted in deals. */
  readonly deals: readonly Deals[];
}

/** Deals of a match, the middle half of all matches: from … to. `most`: nineteen of twenty stay under it, where that is far off. */
interface Deals {
  readonly target: number;
  readonly low: number;
  readonly high: number;
  readonly most?: number;
}

/** By table (`tableKey`) and number of seats. */
export const LENGTHS: Readonly<Record<string, Readonly<Record<number, Length>>>> = {
  cyprus: {
    4: {
      turns: 50,
      deals: [
        { target: 60, low: 1, high: 3 },
        { target: 100, low: 3, high: 6 },
        { target: 200, low: 7, high: 13 },
      ],
    },
    5: {
      turns: 47,
      deals: [
        { target: 60, low: 1, high: 2 },
        { target: 100, low: 2, high: 4 },
        { target: 200, low: 6, high: 10 },
      ],
    },
    6: {
      turns: 46,
      deals: [
        { target: 60, low: 1, high: 2 },
        { target: 100, low: 2, high: 4 },
        { target: 200, low: 5, high: 9 },
      ],
    },
    7: {
      turns: 49,
      deals: [
        { target: 60, low: 1, high: 2 },
        { target: 100, low: 2, high: 4 },
        { target: 200, low: 5, high: 10 },
      ],
    },
    8: {
      turns: 47,
      deals: [
        { target: 60, low: 1, high: 1 },
        { target: 100, low: 1, high: 3 },
        { target: 200, low: 4, high: 8 },
      ],
    },
    9: {
      turns: 51,
      deals: [
        { target: 60, low: 1, high: 1 },
        { target: 100, low: 1, high: 3 },
        { target: 200, low: 5, high: 9 },
      ],
    },
    10: {
      turns: 47,
      deals: [
        { target: 60, low: 1, high: 1 },
        { target: 100, low: 1, high: 2 },
        { target: 200, low: 4, high: 6 },
      ],
    },
  },
  'cyprus set=12': {
    4: {
      turns: 73,
      deals: [
        { target: 60, low: 1, high: 2 },
        { target: 100, low: 2, high: 4 },
        { target: 200, low: 5, high: 9 },
      ],
    },
    5: {
      turns: 73,
      deals: [
        { target: 60, low: 1, high: 2 },
        { target: 100, low: 1, high: 3 },
        { target: 200, low: 4, high: 8 },
      ],
    },
    6: {
      turns: 77,
      deals: [
        { target: 60, low: 1, high: 1 },
        { target: 100, low: 1, high: 3 },
        { target: 200, low: 4, high: 7 },
      ],
    },
    7: {
      turns: 85,
      deals: [
        { target: 60, low: 1, high: 1 },
        { target: 100, low: 1, high: 3 },
        { target: 200, low: 4, high: 7 },
      ],
    },
    8: {
      turns: 81,
      deals: [
        { target: 60, low: 1, high: 1 },
        { target: 100, low: 1, high: 2 },
        { target: 200, low: 3, high: 6 },
      ],
    },
    9: {
      turns: 89,
      deals: [
        { target: 60, low: 1, high: 1 },
        { target: 100, low: 1, high: 2 },
        { target: 200, low: 4, high: 7 },
      ],
    },
    10: {
      turns: 77,
      deals: [
        { target: 60, low: 1, high: 1 },
        { target: 100, low: 1, high: 1 },
        { target: 200, low: 2, high: 4 },
      ],
    },
  },
  'cyprus handSizes=bell': {
    4: {
      turns: 53,
      deals: [
        { target: 60, low: 3, high: 5 },
        { target: 100, low: 5, high: 9 },
        { target: 200, low: 13, high: 18 },
      ],
    },
    5: {
      turns: 56,
      deals: [
        { target: 60, low: 2, high: 4 },
        { target: 100, low: 5, high: 8 },
        { target: 200, low: 13, high: 19 },
      ],
    },
    6: {
      turns: 54,
      deals: [
        { target: 60, low: 1, high: 3 },
        { target: 100, low: 4, high: 6 },
        { target: 200, low: 9, high: 15 },
      ],
    },
    7: {
      turns: 49,
      deals: [
        { target: 60, low: 1, high: 2 },
        { target: 100, low: 2, high: 4 },
        { target: 200, low: 5, high: 10 },
      ],
    },
    8: {
      turns: 47,
      deals: [
        { target: 60, low: 1, high: 1 },
        { target: 100, low: 1, high: 3 },
        { target: 200, low: 4, high: 8 },
      ],
    },
    9: {
      turns: 51,
      deals: [
        { target: 60, low: 1, high: 1 },
        { target: 100, low: 1, high: 3 },
        { target: 200, low: 5, high: 9 },
      ],
    },
    10: {
      turns: 47,
      deals: [
        { target: 60, low: 1, high: 1 },
        { target: 100, low: 1, high: 2 },
        { target: 200, low: 4, high: 6 },
      ],
    },
  },
  'cyprus-family': {
    4: {
      turns: 53,
      deals: [
        { target: 60, low: 2, high: 5 },
        { target: 100, low: 5, high: 8 },
        { target: 200, low: 12, high: 17 },
      ],
    },
    5: {
      turns: 56,
      deals: [
        { target: 60, low: 2, high: 4 },
        { target: 100, low: 5, high: 8 },
        { target: 200, low: 13, high: 18 },
      ],
    },
    6: {
      turns: 54,
      deals: [
        { target: 60, low: 1, high: 3 },
        { target: 100, low: 3, high: 6 },
        { target: 200, low: 9, high: 14 },
      ],
    },
    7: {
      turns: 49,
      deals: [
        { target: 60, low: 1, high: 2 },
        { target: 100, low: 2, high: 4 },
        { target: 200, low: 5, high: 9 },
      ],
    },
    8: {
      turns: 47,
      deals: [
        { target: 60, low: 1, high: 1 },
        { target: 100, low: 1, high: 3 },
        { target: 200, low: 4, high: 7 },
      ],
    },
    9: {
      turns: 51,
      deals: [
        { target: 60, low: 1, high: 1 },
        { target: 100, low: 1, high: 3 },
        { target: 200, low: 5, high: 9 },
      ],
    },
    10: {
      turns: 46,
      deals: [
        { target: 60, low: 1, high: 1 },
        { target: 100, low: 1, high: 2 },
        { target: 200, low: 3, high: 6 },
      ],
    },
  },
  'cyprus-leaflet': {
    4: {
      turns: 51,
      deals: [],
    },
  },
  fortress: {
    4: {
      turns: 27,
      deals: [
        { target: 60, low: 6, high: 9 },
        { target: 100, low: 12, high: 16 },
        { target: 200, low: 27, high: 33 },
      ],
    },
  },
  sebastopol: {
    4: {
      turns: 27,
      deals: [
        { target: 60, low: 6, high: 10 },
        { target: 100, low: 12, high: 16 },
        { target: 200, low: 27, high: 35 },
      ],
    },
  },
  'sebastopol-draw': {
    3: {
      turns: 22,
      deals: [
        { target: 60, low: 3, high: 6 },
        { target: 100, low: 7, high: 11 },
        { target: 200, low: 16, high: 23 },
      ],
    },
  },
  'sebastopol-berndt': {
    3: {
      turns: 27,
      deals: [
        { target: 60, low: 9, high: 15 },
        { target: 100, low: 18, high: 25 },
        { target: 200, low: 43, high: 51 },
      ],
    },
  },
  'sebastopol-leaflet': {
    4: {
      turns: 26,
      deals: [],
    },
  },
  ural: {
    4: {
      turns: 28,
      deals: [
        { target: 60, low: 2, high: 4 },
        { target: 100, low: 2, high: 6 },
        { target: 101, low: 2, high: 6, most: 10 },
        { target: 200, low: 8, high: 14 },
      ],
    },
  },
  'ural-draw': {
    3: {
      turns: 23,
      deals: [
        { target: 60, low: 2, high: 4 },
        { target: 100, low: 3, high: 7 },
        { target: 101, low: 3, high: 7 },
        { target: 200, low: 9, high: 13 },
      ],
    },
  },
  osel: {
    2: {
      turns: 18,
      deals: [{ target: 101, low: 6, high: 10 }],
    },
    3: {
      turns: 23,
      deals: [{ target: 101, low: 6, high: 8 }],
    },
    4: {
      turns: 27,
      deals: [{ target: 101, low: 9, high: 12 }],
    },
  },
  block: {
    2: {
      turns: 26,
      deals: [
        { target: 60, low: 7, high: 11 },
        { target: 100, low: 12, high: 19 },
        { target: 200, low: 28, high: 35 },
      ],
    },
    3: {
      turns: 26,
      deals: [
        { target: 60, low: 4, high: 8 },
        { target: 100, low: 9, high: 13 },
        { target: 200, low: 20, high: 28 },
      ],
    },
    4: {
      turns: 26,
      deals: [
        { target: 60, low: 3, high: 7 },
        { target: 100, low: 8, high: 12 },
        { target: 200, low: 19, high: 25 },
      ],
    },
  },
  'team-block': {
    4: {
      turns: 26,
      deals: [
        { target: 60, low: 5, high: 7 },
        { target: 100, low: 9, high: 13 },
        { target: 200, low: 19, high: 24 },
      ],
    },
  },
  peruvian: {
    4: {
      turns: 26,
      deals: [],
    },
  },
  draw: {
    2: {
      turns: 19,
      deals: [
        { target: 100, low: 6, high: 11 },
        { target: 150, low: 10, high: 16 },
        { target: 200, low: 15, high: 22 },
      ],
    },
    3: {
      turns: 18,
      deals: [
        { target: 100, low: 4, high: 7 },
        { target: 150, low: 7, high: 12 },
        { target: 200, low: 10, high: 16 },
      ],
    },
    4: {
      turns: 21,
      deals: [
        { target: 100, low: 4, high: 6 },
        { target: 150, low: 6, high: 10 },
        { target: 200, low: 10, high: 15 },
      ],
    },
  },
  'draw leadFrom=0-0': {
    2: {
      turns: 19,
      deals: [
        { target: 100, low: 7, high: 10 },
        { target: 150, low: 10, high: 16 },
        { target: 200, low: 14, high: 20 },
      ],
    },
    3: {
      turns: 18,
      deals: [
        { target: 100, low: 4, high: 7 },
        { target: 150, low: 7, high: 11 },
        { target: 200, low: 10, high: 13 },
      ],
    },
    4: {
      turns: 21,
      deals: [
        { target: 100, low: 3, high: 6 },
        { target: 150, low: 6, high: 9 },
        { target: 200, low: 9, high: 13 },
      ],
    },
  },
  'draw match=sum-six': {
    2: {
      turns: 19,
      deals: [
        { target: 100, low: 7, high: 12 },
        { target: 150, low: 12, high: 18 },
        { target: 200, low: 16, high: 24 },
      ],
    },
    3: {
      turns: 17,
      deals: [
        { target: 100, low: 5, high: 8 },
        { target: 150, low: 8, high: 12 },
        { target: 200, low: 11, high: 16 },
      ],
    },
    4: {
      turns: 20,
      deals: [
        { target: 100, low: 4, high: 6 },
        { target: 150, low: 6, high: 11 },
        { target: 200, low: 10, high: 14 },
      ],
    },
  },
  'all-sevens': {
    2: {
      turns: 18,
      deals: [
        { target: 60, low: 2, high: 4 },
        { target: 100, low: 4, high: 7 },
        { target: 200, low: 9, high: 14 },
      ],
    },
    3: {
      turns: 17,
      deals: [
        { target: 60, low: 1, high: 3 },
        { target: 100, low: 3, high: 5 },
        { target: 200, low: 7, high: 10 },
      ],
    },
    4: {
      turns: 19,
      deals: [
        { target: 60, low: 1, high: 2 },
        { target: 100, low: 3, high: 5 },
        { target: 200, low: 7, high: 11 },
      ],
    },
  },
  matador: {
    3: {
      turns: 33,
      deals: [
        { target: 100, low: 1, high: 1 },
        { target: 200, low: 2, high: 3 },
      ],
    },
    4: {
      turns: 32,
      deals: [
        { target: 100, low: 1, high: 1 },
        { target: 200, low: 1, high: 2 },
      ],
    },
  },
  bergen: {
    2: {
      turns: 19,
      deals: [
        { target: 10, low: 2, high: 2 },
        { target: 15, low: 3, high: 4 },
        { target: 20, low: 4, high: 5 },
        { target: 30, low: 5, high: 6 },
      ],
    },
    3: {
      turns: 22,
      deals: [
        { target: 10, low: 2, high: 3 },
        { target: 15, low: 3, high: 4 },
        { target: 20, low: 4, high: 5 },
        { target: 30, low: 6, high: 7 },
      ],
    },
    4: {
      turns: 22,
      deals: [
        { target: 10, low: 2, high: 3 },
        { target: 15, low: 3, high: 5 },
        { target: 20, low: 5, high: 6 },
        { target: 30, low: 8, high: 9 },
      ],
    },
  },
  hungarian: {
    2: {
      turns: 2,
      deals: [
        { target: 60, low: 1, high: 4, most: 10 },
        { target: 101, low: 5, high: 9 },
        { target: 200, low: 9, high: 17 },
      ],
    },
    3: {
      turns: 4,
      deals: [
        { target: 60, low: 1, high: 4 },
        { target: 101, low: 3, high: 6 },
        { target: 200, low: 8, high: 13 },
      ],
    },
    4: {
      turns: 4,
      deals: [
        { target: 60, low: 1, high: 3 },
        { target: 101, low: 3, high: 5 },
        { target: 200, low: 7, high: 11 },
      ],
    },
  },
  french: {
    2: {
      turns: 15,
      deals: [
        { target: 60, low: 7, high: 11 },
        { target: 100, low: 13, high: 17 },
        { target: 200, low: 27, high: 34 },
      ],
    },
  },
  'all-fives': {
    2: {
      turns: 19,
      deals: [
        { target: 60, low: 2, high: 2 },
        { target: 100, low: 2, high: 4 },
        { target: 200, low: 6, high: 7 },
      ],
    },
    3: {
      turns: 18,
      deals: [
        { target: 60, low: 1, high: 3 },
        { target: 100, low: 3, high: 4 },
        { target: 200, low: 6, high: 9 },
      ],
    },
    4: {
      turns: 21,
      deals: [
        { target: 60, low: 2, high: 2 },
        { target: 100, low: 3, high: 4 },
        { target: 200, low: 7, high: 9 },
      ],
    },
  },
  'all-fives set=9': {
    2: {
      turns: 35,
      deals: [
        { target: 60, low: 1, high: 1 },
        { target: 100, low: 1, high: 2 },
        { target: 200, low: 2, high: 3 },
      ],
    },
    3: {
      turns: 31,
      deals: [
        { target: 60, low: 1, high: 1 },
        { target: 100, low: 1, high: 2 },
        { target: 200, low: 2, high: 4 },
      ],
    },
    4: {
      turns: 32,
      deals: [
        { target: 60, low: 1, high: 1 },
        { target: 100, low: 1, high: 2 },
        { target: 200, low: 2, high: 3 },
      ],
    },
  },
  muggins: {
    2: {
      turns: 17,
      deals: [
        { target: 100, low: 3, high: 4 },
        { target: 150, low: 4, high: 5 },
        { target: 200, low: 5, high: 6 },
      ],
    },
    3: {
      turns: 16,
      deals: [
        { target: 100, low: 4, high: 5 },
        { target: 150, low: 6, high: 8 },
        { target: 200, low: 8, high: 10 },
      ],
    },
    4: {
      turns: 19,
      deals: [
        { target: 100, low: 4, high: 5 },
        { target: 150, low: 6, high: 7 },
        { target: 200, low: 8, high: 10 },
      ],
    },
  },
  goat: {
    2: {
      turns: 19,
      deals: [{ target: 101, low: 6, high: 11 }],
    },
    3: {
      turns: 23,
      deals: [{ target: 101, low: 6, high: 10 }],
    },
    4: {
      turns: 26,
      deals: [{ target: 101, low: 8, high: 11 }],
    },
  },
  'goat alone=true': {
    4: {
      turns: 27,
      deals: [{ target: 101, low: 11, high: 15 }],
    },
  },
  'sea-goat': {
    2: {
      turns: 19,
      deals: [{ target: 125, low: 4, high: 11, most: 19 }],
    },
    4: {
      turns: 26,
      deals: [{ target: 125, low: 4, high: 16, most: 31 }],
    },
  },
  sports: {
    4: {
      turns: 26,
      deals: [],
    },
  },
  telephone: {
    2: {
      turns: 17,
      deals: [
        { target: 100, low: 3, high: 5 },
        { target: 150, low: 5, high: 7 },
        { target: 225, low: 7, high: 11 },
      ],
    },
    4: {
      turns: 26,
      deals: [
        { target: 100, low: 2, high: 2 },
        { target: 150, low: 2, high: 3 },
        { target: 225, low: 4, high: 5 },
      ],
    },
  },
  'telephone-72': {
    2: {
      turns: 17,
      deals: [
        { target: 50, low: 7, high: 9 },
        { target: 72, low: 11, high: 13 },
        { target: 100, low: 14, high: 17 },
      ],
    },
    3: {
      turns: 21,
      deals: [
        { target: 50, low: 6, high: 8 },
        { target: 72, low: 10, high: 12 },
        { target: 100, low: 14, high: 16 },
      ],
    },
    4: {
      turns: 26,
      deals: [
        { target: 50, low: 7, high: 9 },
        { target: 72, low: 10, high: 13 },
        { target: 100, low: 15, high: 18 },
      ],
    },
  },
  general: {
    4: {
      turns: 27,
      deals: [],
    },
  },
  'general ending=bald': {
    4: {
      turns: 27,
      deals: [],
    },
  },
  italian: {
    3: {
      turns: 15,
      deals: [
        { target: 31, low: 1, high: 1 },
        { target: 51, low: 1, high: 2 },
        { target: 81, low: 1, high: 2 },
        { target: 101, low: 1, high: 3 },
        { target: 151, low: 2, high: 3 },
      ],
    },
    4: {
      turns: 14,
      deals: [
        { target: 31, low: 1, high: 1 },
        { target: 51, low: 1, high: 2 },
        { target: 81, low: 1, high: 2 },
        { target: 101, low: 2, high: 3 },
        { target: 151, low: 3, high: 5 },
      ],
    },
  },
  'italian set=9': {
    3: {
      turns: 15,
      deals: [
        { target: 31, low: 1, high: 1 },
        { target: 51, low: 1, high: 1 },
        { target: 81, low: 1, high: 2 },
        { target: 101, low: 1, high: 2 },
        { target: 151, low: 1, high: 3 },
      ],
    },
    4: {
      turns: 14,
      deals: [
        { target: 31, low: 1, high: 1 },
        { target: 51, low: 1, high: 1 },
        { target: 81, low: 1, high: 2 },
        { target: 101, low: 1, high: 2 },
        { target: 151, low: 2, high: 3 },
      ],
    },
  },
  'italian hits=steps': {
    3: {
      turns: 15,
      deals: [
        { target: 10, low: 4, high: 7 },
        { target: 15, low: 7, high: 11 },
        { target: 21, low: 11, high: 15 },
        { target: 31, low: 18, high: 22 },
      ],
    },
    4: {
      turns: 14,
      deals: [
        { target: 10, low: 5, high: 8 },
        { target: 15, low: 9, high: 14 },
        { target: 21, low: 13, high: 20 },
        { target: 31, low: 23, high: 30 },
      ],
    },
  },
  sausage: {
    2: {
      turns: 62,
      deals: [
        { target: 50, low: 1, high: 2 },
        { target: 101, low: 1, high: 3 },
        { target: 150, low: 3, high: 5 },
      ],
    },
  },
  'sausage startsWith=double': {
    2: {
      turns: 68,
      deals: [
        { target: 50, low: 1, high: 2 },
        { target: 101, low: 2, high: 3 },
        { target: 150, low: 3, high: 5 },
      ],
    },
  },
  'solo-2': {
    1: {
      turns: 17,
      deals: [],
    },
  },
  'solo-2 set=9': {
    1: {
      turns: 14,
      deals: [],
    },
  },
  'solo-2 refill=five': {
    1: {
      turns: 5,
      deals: [],
    },
  },
};
