import type { LessonOf } from './lesson.ts';

/** A tree whose doubles are feet: the first double's arms, toes before anything else, and the double blank that costs 50. */
export const chickenFoot: LessonOf<'chicken-foot'> = {
  id: 'chicken-foot',
  hands: [
    '8-9 5-8 2-8 7-7 2-7 0-0 5-7 4-7 3-5 2-2',
    '7-9 6-9 4-8 6-8 2-6 0-3 3-3 1-5 2-9 4-4',
    '3-9 0-9 0-7 4-9 0-4 4-5 5-9 5-5 5-6 2-5',
    '9-9 1-9 8-8 0-6 0-2 7-8 0-1 3-7 3-4 3-6',
  ],
  boneyard: '6-7 1-1 1-4 1-3 1-7 0-5 0-8 2-3 4-6 6-6 2-4 3-8 1-8 1-2 1-6',
  company: ['dimitra', 'basil', 'marina'],
  course: [
    '9-9',
    { move: '8-9>9', say: 'root' },
    '7-9>9 3-9>9 1-9>9',
    { move: 'draw', say: 'draw' },
    'pass 6-9>9 0-9>9 8-8>8',
    { move: '5-8>8', say: 'toe' },
    '4-8>8 draw pass 7-8>8',
    { move: '7-7>7', say: 'double' },
    'draw pass 0-7>7 3-7>7',
    { move: '6-7>7', say: 'fill' },
    '6-8>6 5-6>6 3-6>3',
    { move: '0-0>0', say: 'blank' },
    '0-3>0 0-4>0 0-6>0 3-5>3 4-4>4 4-9>4 3-4>4 4-7>4 2-9>9 5-9>5 0-2>2',
    '2-8>8 1-4>1 5-5>5 draw pass 5-7>5 1-5>5 4-5>5 1-3>3 2-2>2 2-6>2 2-5>2 draw pass',
    { move: '2-7>2', say: 'last' },
  ],
};
