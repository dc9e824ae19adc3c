import type { LessonOf } from './lesson.ts';

/** Open rows: a tile that leaves its row frees the next one. */
export const solo1: LessonOf<'solo-1'> = {
  id: 'solo-1',
  hands: [
    '1-1 3-6 0-0 0-3 0-2 2-2 1-4 2-3 3-5 1-6 2-4 2-6 4-4 4-6 0-6 5-6 1-3 6-6 3-3 1-2 5-5 0-1 0-4 3-4 0-5 2-5 1-5 4-5',
  ],
  boneyard: '',
  company: [],
  course: [
    { move: '4-6', say: 'lead' },
    { move: '4-4>4', say: 'double' },
    { move: '2-6>6', say: 'other' },
    { move: '2-4>2', say: 'same' },
    { move: '1-4>4', say: 'ahead' },
    { move: '1-6>1', say: 'freed' },
    '4-5>4 5-5>5 3-5>5 2-3>3 2-2>2 1-2>2 1-5>1 2-5>5 0-2>2 0-3>0 3-3>3 6-6>6 1-3>3 5-6>6 0-5>5 0-0>0 0-6>0 3-6>6 1-1>1',
    '3-4>3 0-4>4',
    { move: '0-1', say: 'last' },
  ],
};
