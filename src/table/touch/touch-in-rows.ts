/** How tiles are touched that stand or lie in rows, with room between them that is theirs too. */
import { plainTouch, type TableTouch, touching } from './under-finger.ts';

export const touchInRows: TableTouch = { ...plainTouch, under: touching(0.45) };
