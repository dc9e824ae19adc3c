/** Two lines. */
import { twoLines } from '../table/kinds/two-lines.ts';

export { twoLines as words } from '../access/kinds/two-lines.ts';

export const table = async () => twoLines;
