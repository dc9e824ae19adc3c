import type { LessonOf } from './lesson.ts';

/** Halves over halves: bare halves, both levels, and the drawn tile that waits. */
export const french: LessonOf<'french'> = {
  id: 'french',
  hands: ['1-6 4-5 2-6 3-6 0-4 6-6 1-1 5-5', '1-3 0-2 3-3 4-4 3-4 1-2 2-2 2-4'],
  boneyard: '3-5 4-6 0-3 1-5 0-1 2-3 5-6 2-5 0-5 0-6 0-0 1-4',
  company: ['foteini'],
  course: [
    { move: '6-6', say: 'lead' },
    'pass',
    { move: '3-6>6', say: 'half' },
    '3-3>3',
    { move: '2-6>6', say: 'other' },
    '2-2>2',
    { move: 'draw', say: 'draw' },
    { move: 'draw', say: 'second' },
    'pass 3-4>3',
    { move: '4-6>4', say: 'waited' },
    '1-2>2',
    { move: '1-6>6', say: 'both' },
    '1-3>1 3-5>3 pass 5-5>5 pass 4-5>5 2-4>4 1-1>1 0-2>2',
    { move: '0-4', say: 'last' },
  ],
};
