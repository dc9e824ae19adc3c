/** A row. */
import { row } from '../../table/kinds/row.ts';

export const table = async () => row;
