/** A line, and hands in open rows. */
import { grid } from '../table/kinds/grid.ts';

export { grid as words } from '../access/kinds/grid.ts';

export const table = async () => grid;
