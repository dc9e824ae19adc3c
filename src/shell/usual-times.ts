/** How long matches last among rules bots: made by `npx tsx scripts/usual-times.ts`, 200 matches a length. */

export interface Length {
  /** Turns of one deal, on average. */
  readonly turns: number;
  /** Deals by target, the middle half of all matches: from … to. */
  readonly deals: readonly { readonly target: number; readonly low: number; readonly high: number }[];
}

/** By game and number of seats. */
export const LENGTHS: Readonly<Record<string, Readonly<Record<number, Length>>>> = {
  cyprus: {
    4: {
      turns: 49,
      deals: [
        { target: 60, low: 1, high: 3 },
        { target: 100, low: 3, high: 6 },
        { target: 200, low: 7, high: 12 },
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
        { target: 200, low: 6, high: 9 },
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
        { target: 100, low: 1, high: 4 },
        { target: 200, low: 5, high: 10 },
      ],
    },
    10: {
      turns: 47,
      deals: [
        { target: 60, low: 1, high: 1 },
        { target: 100, low: 1, high: 2 },
        { target: 200, low: 4, high: 7 },
      ],
    },
  },
  sebastopol: {
    4: {
      turns: 27,
      deals: [
        { target: 60, low: 6, high: 10 },
        { target: 100, low: 12, high: 17 },
        { target: 200, low: 28, high: 37 },
      ],
    },
  },
};
