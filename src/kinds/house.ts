/** A line that becomes a cross at its house. */
import { house } from '../table/kinds/house.ts';

export { house as words } from '../access/kinds/house.ts';

export const table = async () => house;
