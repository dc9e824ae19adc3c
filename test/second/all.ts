/** Every game that was read. */
import { allFives, muggins } from './all-fives.ts';
import { block, peruvian, teamBlock } from './block.ts';
import { drawGame } from './draw.ts';
import { french } from './french.ts';
import { general } from './general.ts';
import { goat } from './goat.ts';
import { hungarian } from './hungarian.ts';
import type { Reading } from './reading.ts';
import { solo1 } from './solo-1.ts';
import { sports } from './sports.ts';

export const all: readonly Reading[] = [
  block,
  teamBlock,
  peruvian,
  drawGame,
  hungarian,
  french,
  allFives,
  muggins,
  goat,
  sports,
  general,
  solo1,
];
