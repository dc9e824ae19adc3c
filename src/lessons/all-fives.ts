import type { LessonOf } from './lesson.ts';

/** A line whose ends are added up. */
export const allFives: LessonOf<'all-fives'> = {
  id: 'all-fives',
  hands: ['3-6 3-3 1-5 1-1 2-3 0-1 1-4', '6-6 0-0 0-5 4-6 2-4 0-4 1-6'],
  boneyard: '2-5 2-6 2-2 1-3 4-5 0-6 3-4 1-2 5-5 3-5 0-2 5-6 4-4 0-3',
  company: ['giorgos'],
  course: [
    '6-6',
    { move: '3-6>6', say: 'fifteen' },
    '4-6>6',
    { move: '3-3>3', say: 'double' },
    '0-4>4',
    { move: '2-3>3', say: 'heavy' },
    '2-4>2',
    { move: '0-1>0', say: 'five' },
    '1-6>1',
    { move: '1-4>4', say: 'only' },
    'draw draw 2-6>6',
    { move: '1-1>1', say: 'plan' },
    '2-5>2',
    { move: '1-5>1', say: 'last' },
  ],
};
