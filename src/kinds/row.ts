/** A row. */
import { row } from '../table/kinds/row.ts';

export { row as words } from '../access/kinds/row.ts';

export const table = async () => row;
