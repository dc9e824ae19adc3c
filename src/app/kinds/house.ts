/** A line that becomes a cross at its house. */
import { house } from '../../table/kinds/house.ts';

export const table = async () => house;
