/** Every game that was read. */
import { allFives, muggins } from './all-fives.ts';
import { block, peruvian, teamBlock } from './block.ts';
import { french } from './french.ts';
import type { Reading } from './reading.ts';
import { solo1 } from './solo-1.ts';

export const all: readonly Reading[] = [block, teamBlock, peruvian, allFives, muggins, french, solo1];
