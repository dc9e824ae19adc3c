/** The lessons. `ask` is what is asked; `instead` answers legal moves that are others, where there are any. */
import type { lessons } from '../compiled/en/lessons.ts';
import type { Phrases } from '../phrases.ts';
import { counted } from './counted.ts';

export const lessonTexts = (m: typeof lessons, phrases: Phrases) => ({
  steps: m.steps,
  /** What is asked, after how far one has come. */
  step: (n: number, of: number, ask: string) => m.step({ n, of, ask }),
  /** Before turns that make themselves, and while they do. */
  quick: (seats: number) => (seats === 1 ? m.quickAlone : m.quick(counted(phrases, seats))),
  over: {
    ...m.over,
    lines: {
      ...m.over.lines,
      'solo-1': (_points: number) => m.over.lines['solo-1'],
      'solo-2': (_points: number) => m.over.lines['solo-2'],
    },
  },
});
