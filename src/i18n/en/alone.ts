/** About games for one. No deal needs it. */
import type { SetUpMessages } from './set-up-messages.ts';

export const aloneTexts = ({ alone: m }: SetUpMessages) => ({
  ...m,
  tally: (solved: number, played: number) => m.tally({ solved, played }),
  waysAt: (move: number, ways: number) => m.waysAt({ move, ways }),
  chance: {
    ...m.chance,
    /** Where a lost deal could still have been won. `tile`: the number of the tile in the line. */
    until: (tile: number, played: string, better: string) => m.chance.until({ n: tile, played, better }),
  },
  narrow: (from: number, to: number) => (from === to ? m.narrowAt(from) : m.narrow({ from, to })),
});
