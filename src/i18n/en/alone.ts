/** About games for one. No deal needs it. */
import type { SetUpMessages } from './set-up.ts';

export const aloneTexts = ({ alone: m }: SetUpMessages) => ({
  ...m,
  tally: (solved: number, played: number) => m.tally({ solved, played }),
  waysAt: (move: number, ways: number) => m.waysAt({ move, ways }),
  narrow: (from: number, to: number) => (from === to ? m.narrowAt(from) : m.narrow({ from, to })),
});
