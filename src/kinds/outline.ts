/** An outline. */
import { outline } from '../table/kinds/outline.ts';

export { outline as words } from '../access/kinds/outline.ts';

export const table = async () => outline;
