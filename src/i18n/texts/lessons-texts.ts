/** The lessons. `ask` is the task; `instead` answers other legal moves, if there are any. */
import type { lessons } from '../compiled/en/lessons.ts';
import type { Phrases } from '../phrases.ts';
import { counted } from './counted.ts';

export const lessonTexts = (m: typeof lessons, phrases: Phrases) => ({
  steps: m.steps,
  /** The task, after the number of the step. */
  step: (n: number, of: number, ask: string) => m.step({ n, of, ask }),
  /** The text before and during automatic turns. */
  quick: (seats: number) => (seats === 1 ? m.quickAlone : m.quick(counted(phrases, seats))),
  over: {
    ...m.over,
    /** The points made in the lesson; in games for several also the target of the match that is offered. */
    lines: {
      ...m.over.lines,
      'mexican-train': () => m.over.lines['mexican-train'],
      'solo-1': () => m.over.lines['solo-1'],
      'solo-2': () => m.over.lines['solo-2'],
      squares: () => m.over.lines.squares,
      mosaic: () => m.over.lines.mosaic,
    },
  },
});
