import type { LessonOf } from './lesson.ts';

/** A tree whose doubles branch, and ends that are added up. */
export const fiveUp: LessonOf<'five-up'> = {
  id: 'five-up',
  hands: ['5-5 4-5 2-5 3-3 1-2', '5-6 3-5 4-6 0-2 4-4'],
  boneyard: '3-6 2-6 0-0 0-1 0-3 0-4 0-5 0-6 1-1 1-3 1-4 1-5 1-6 2-2 2-3 2-4 3-4 6-6',
  company: ['giorgos'],
  course: [
    { move: '5-5', say: 'lead' },
    '5-6>5',
    { move: '4-5>5', say: 'cover' },
    '3-5>5',
    { move: '2-5>5', say: 'short' },
    '4-6>4',
    { move: '3-3>3', say: 'double' },
    '0-2>2',
    { move: 'draw', say: 'draw' },
    { move: '3-6>6', say: 'drawn' },
    'draw 2-6>6',
    { move: '1-2>2', say: 'last' },
  ],
};
