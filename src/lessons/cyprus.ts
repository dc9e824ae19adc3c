import type { LessonOf } from './lesson.ts';

/** A star: nines first, drawing, and choices once every end is open. */
export const cyprus: LessonOf<'cyprus'> = {
  id: 'cyprus',
  hands: [
    '7-9 4-9 7-8 5-5 2-4 2-6 2-8 0-3 1-6',
    '5-9 8-8 6-8 3-7 2-5 0-1 5-7 3-8 4-8',
    '2-9 3-5 2-2 5-6 2-7 5-8 4-6 4-7 3-6',
    '9-9 1-9 4-5 0-4 1-1 1-2 4-4 0-7 3-4',
  ],
  boneyard: '1-7 0-9 6-6 6-9 6-7 3-9 0-5 0-8 1-4 0-6 1-3 1-5 3-3 0-0 1-8 2-3 0-2 7-7 8-9',
  company: ['chloe', 'elias', 'hera'],
  course: [
    '9-9',
    { move: '7-9>9', say: 'star' },
    '5-9>9 2-9>9 1-9>9',
    { move: '4-9>9', say: 'again' },
    'draw pass draw 0-9>9 draw pass',
    { move: 'draw', say: 'draw' },
    { move: '6-9>9', say: 'drawn' },
    'draw pass draw 3-9>9 4-5>5',
    { move: '7-8>7', say: 'heavy' },
    '6-7>6 5-8>8 3-4>3',
    { move: '5-5>5', say: 'double' },
    '5-7>5 2-7>2 0-7>0',
    { move: '2-4>4', say: 'own' },
    '4-8>4 4-6>4 6-6>6',
    '2-8>8 6-8>6 4-7>7 4-4>4',
    '1-6>1 8-8>8 5-6>6 1-2>2',
    '2-6>2 1-7>1 3-5>5 0-4>4',
    { move: '0-3', say: 'last' },
  ],
};
