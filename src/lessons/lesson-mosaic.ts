import { EXAMPLE_MOSAIC } from '../rules/mosaic/mosaic-example.ts';
import type { LessonOf } from './lesson.ts';

/** A mosaic: a sum, a number that is missing, a mistake and how it is mended, and equal halves. */
export const mosaic: LessonOf<'mosaic'> = {
  id: 'mosaic',
  hands: ['1-1 1-4 1-6 2-5 5-6 6-6'],
  boneyard: '0-0 0-1 0-2 0-3 0-4 0-5 0-6 1-2 1-3 1-5 2-2 2-3 2-4 2-6 3-3 3-4 3-5 3-6 4-4 4-5 4-6 5-5',
  company: [],
  puzzle: EXAMPLE_MOSAIC,
  course: [
    { move: '6-6@r2c5+r2c6', say: 'sum' },
    { move: '2-5@r3c5+r3c4', say: 'rest' },
    { move: '1-4@r1c3+r1c4', say: 'mistake' },
    { move: 'lift:1-4', say: 'lift' },
    { move: '5-6@r2c3+r1c3', say: 'across' },
    { move: '1-6@r2c4+r1c4', say: 'equal' },
    { move: '1-4@r3c2+r3c3', say: 'left' },
    { move: '1-1@r2c1+r2c2', say: 'last' },
  ],
};
