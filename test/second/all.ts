/** Every game that was read. */
import { block, peruvian, teamBlock } from './block.ts';
import type { Reading } from './reading.ts';

export const all: readonly Reading[] = [block, teamBlock, peruvian];
