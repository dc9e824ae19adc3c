/** A line that becomes a cross. */
import { cross as crossWords } from '../access/kinds/cross.ts';
import { cross } from '../table/kinds/cross.ts';

export const table = async () => cross;
export const words = async () => crossWords;
