/** A line. */
import { line } from '../table/kinds/line.ts';

export { line as words } from '../access/kinds/line.ts';

export const table = async () => line;
