/** Texts about games for one; loaded after the first deal. */
import { clockTime } from '../clock-time.ts';
import type { SetUpMessages } from './set-up-messages.ts';

export const aloneTexts = ({ alone: m }: SetUpMessages) => ({
  ...m,
  tally: (solved: number, played: number) => m.tally({ solved, played }),
  waysAt: (move: number, ways: number) => m.waysAt({ move, ways }),
  chance: {
    ...m.chance,
    /** The point up to which a lost deal could have been won. `tile`: the number of the tile in the line. */
    until: (tile: number, played: string, better: string) => m.chance.until({ n: tile, played, better }),
  },
  narrow: (from: number, to: number) => (from === to ? m.narrowAt(from) : m.narrow({ from, to })),
});

/** Mosaics, by size and number; and the puzzle room with its times. */
export const mosaicDealTexts = ({ mosaics: m }: SetUpMessages) => ({
  ...m,
  named: (game: string, size: keyof typeof m.sizes, number: number) => m.named[size]({ game, number: `${number}` }),
});

/** Times of puzzles, given in milliseconds. */
export const roomTexts = ({ room: m }: SetUpMessages) => ({
  ...m,
  best: (ms: number) => m.best(clockTime(ms)),
  time: (ms: number) => m.time(clockTime(ms)),
});

/** Puzzles, by grade (0: the empty outline) and number. */
export const puzzleTexts = ({ puzzles: m }: SetUpMessages) => ({
  ...m,
  named: (grade: number, number: number) =>
    grade === 0 ? m.namedFree(`${number}`) : m.named({ grade: `${grade}`, number: `${number}` }),
});
