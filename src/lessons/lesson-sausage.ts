import type { LessonOf } from './lesson.ts';

/** Two lines that grow at their ends and from within, and are cut; the tiles cut off go to the other row. */
export const sausage: LessonOf<'sausage'> = {
  id: 'sausage',
  hands: [
    '1-5 1-6 0-6 3-4 4-5 2-4 0-5 1-4 5-5 0-3 1-2 5-6 0-4 4-6',
    '1-1 3-5 2-5 1-3 3-6 3-3 2-6 2-2 6-6 0-1 4-4 0-2 2-3 0-0',
  ],
  boneyard: '',
  company: ['iason'],
  course: [
    '4-6 pass',
    { move: '0-4', say: 'first' },
    'pass',
    { move: '5-6', say: 'second' },
    '0-2',
    { move: '1-2', say: 'third' },
    '4-4 pass 0-1',
    { move: '5-5', say: 'double' },
    '6-6 pass 2-2',
    { move: '0-5@across.2', say: 'cut' },
    'pass pass pass 4-5 pass 3-4 1-3@1 0-6 2-5 1-6@0 pass 1-5@1 1-1@1.3 pass 0-0 1-4 pass 2-4@0 pass',
    '0-5 4-4@1.1 0-2@0 6-6',
    { move: '5-5@1.6', say: 'insert' },
    '0-4@1',
    { move: '0-3', say: 'last' },
  ],
};
