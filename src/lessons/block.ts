import type { LessonOf } from './lesson.ts';

/** A line: two ends, a draw after every turn, and ways to shut others out. */
export const block: LessonOf<'block'> = {
  id: 'block',
  hands: ['1-3 0-4 2-5 4-5 1-5', '2-4 4-6 1-1 1-4 3-6', '1-2 0-6 0-0 2-6 1-6', '4-4 0-2 5-6 0-1 6-6'],
  boneyard: '2-3 5-5 0-5 3-3 0-3 3-5 3-4 2-2',
  company: ['basil', 'dimitra', 'iason'],
  course: [
    '6-6 draw',
    { move: 'draw', say: 'draw' },
    'pass 4-6>6 draw 2-6>6 draw 4-4>4 draw',
    { move: '4-5>4', say: 'heavy' },
    'draw 2-4>2 pass 5-6>5',
    { move: '0-4>4', say: 'fits' },
    '0-5>0 0-6>6 0-2>0',
    { move: '2-5>2', say: 'both' },
    'pass pass pass',
    { move: '5-5>5', say: 'double' },
    'pass pass pass',
    { move: '3-5>5', say: 'keep' },
    '3-6>3 1-6>6 0-1>1',
    { move: '1-5>5', say: 'open' },
    '1-1>1 1-2>1 2-3>2',
    { move: '1-3', say: 'last' },
  ],
};
