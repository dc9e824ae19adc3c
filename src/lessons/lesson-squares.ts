import { exampleMoves } from '../rules/squares/example.ts';
import type { LessonOf } from './lesson.ts';

/** Returns moves of the example, from one index to before another, as the course writes them. */
const example = (from: number, to?: number): string =>
  exampleMoves()
    .slice(from, to)
    .map((move) => (move.do === 'play' ? `${move.tile}@${move.arm}`.replace(' ', '+') : ''))
    .join(' ');

/** An outline of squares: squares take equal halves, tiles lie across two squares, and laid tiles may be lifted. */
export const squares: LessonOf<'squares'> = {
  id: 'squares',
  hands: [
    '0-0 0-1 0-2 0-3 0-4 0-5 0-6 1-1 1-2 1-3 1-4 1-5 1-6 2-2 2-3 2-4 2-5 2-6 3-3 3-4 3-5 3-6 4-4 4-5 4-6 5-5 5-6 6-6',
  ],
  boneyard: '',
  company: [],
  course: [
    { move: example(0, 1), say: 'double' },
    { move: example(1, 2), say: 'across' },
    { move: example(5, 6), say: 'full' },
    { move: example(2, 3), say: 'next' },
    `${example(3, 5)} 3-3@r2c5+r2c6`,
    { move: 'lift:3-3', say: 'lift' },
    { move: example(8, 9), say: 'turn' },
    `${example(6, 8)} ${example(9, 20)}`,
    { move: example(20, 21), say: 'down' },
    example(21, 27),
    { move: example(27), say: 'last' },
  ],
};
