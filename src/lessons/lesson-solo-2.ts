import type { LessonOf } from './lesson.ts';

/** A line with a hand that is refilled: a tile opens ends for those that stay, and one may stay over. */
export const solo2: LessonOf<'solo-2'> = {
  id: 'solo-2',
  hands: ['4-4 2-6 1-4 0-3 3-5'],
  boneyard: '4-6 2-2 1-2 1-1 3-6 0-1 5-5 1-6 3-3 0-2 0-6 1-3 2-5 6-6 0-5 5-6 0-0 3-4 2-4 0-4 2-3 1-5 4-5',
  company: [],
  course: [
    '4-6',
    { move: '4-4>4', say: 'double' },
    'draw',
    { move: '2-6>6', say: 'opens' },
    'draw',
    { move: '2-2>2', say: 'drawn' },
    'draw',
    { move: '1-4>4', say: 'keeps' },
    'draw',
    { move: '1-1>1', say: 'another' },
    'draw',
    { move: '0-1>1', say: 'ahead' },
    'draw',
    '0-3>0 draw 1-2>2 draw 1-6>1 draw 3-3>3 draw 0-6>6 draw 0-2>0 draw 1-3>3 draw 2-5>2 draw 3-5>5 draw 3-6>3 draw',
    '5-6>6 draw 0-5>5 draw 0-0>0 draw 0-4>0 draw 2-4>4 draw 1-5>1 draw 2-3>2 3-4>3 4-5>4',
    { move: '5-5', say: 'last' },
  ],
};
