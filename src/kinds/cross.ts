/** A line that becomes a cross. */
import { cross } from '../table/kinds/cross.ts';

export { cross as words } from '../access/kinds/cross.ts';

export const table = async () => cross;
