import type { LessonOf } from './lesson.ts';

/** Trains from one double, lanterns on those that are open, and doubles that must be covered. */
export const mexicanTrain: LessonOf<'mexican-train'> = {
  id: 'mexican-train',
  hands: ['1-3 6-9 2-8 1-1 0-1 0-5 5-7 4-6 1-5 0-7 8-8 4-8', '0-0 5-5 0-8 1-4 1-8 2-3 1-9 3-4 2-4 3-6 1-6 7-9'],
  boneyard:
    '4-9 1-7 2-2 2-6 3-7 5-8 0-6 3-3 7-7 0-3 2-9 7-8 6-6 0-2 5-6 2-5 1-2 6-8 4-7 5-9 3-5 0-9 3-8 4-5 0-4 4-4 8-9 3-9 6-7 2-7 9-9',
  company: ['giorgos'],
  course: [
    '9-9',
    { move: '6-9@0', say: 'begin' },
    '7-9@1 4-6@0 1-9@2',
    { move: '1-1@2', say: 'double' },
    { move: '1-5', say: 'cover' },
    '5-5@2 draw pass',
    { move: '0-5', say: 'due' },
    '0-8@2 8-8@2 2-8 2-3@2 1-3@2 1-4@2 4-8@0 3-4@2',
    { move: '5-7@1', say: 'guest' },
    '3-6@2',
    { move: 'draw', say: 'draw' },
    'pass 1-8@0',
    { move: '0-1@0', say: 'own' },
    '1-6@2 0-7@0 draw pass',
    { move: '1-7', say: 'last' },
  ],
};
