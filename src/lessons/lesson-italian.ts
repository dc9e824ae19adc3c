import type { LessonOf } from './lesson.ts';

/** A row whose pips are added up, and goals that must be hit exactly. */
export const italian: LessonOf<'italian'> = {
  id: 'italian',
  hands: ['6-6 2-4 2-3 0-0 0-2 0-3 0-4', '3-5 5-5 1-5 2-5 4-5 2-2 3-4', '1-3 1-4 1-1 1-2 3-6 0-1 2-6'],
  boneyard: '0-5 0-6 1-6 3-3 4-4 4-6 5-6',
  company: ['marina', 'iason'],
  course: [
    '6-6 3-5 1-3',
    { move: '2-4', say: 'first' },
    '5-5 1-4',
    { move: '2-3', say: 'second' },
    '1-5 1-1',
    { move: '0-0', say: 'safe' },
    '2-5 1-2',
    { move: '0-2', say: 'third' },
    '4-5 3-6',
    { move: '0-3', say: 'leave' },
    '2-2 0-1',
    { move: '0-4', say: 'last' },
  ],
};
