/**
 * A line that becomes a cross (5.3, 19.2). Until then it goes straight on, since any double may be the crossing. Its four
 * arms turn in the same sense, like the sails of a windmill, so each has a quarter of the table to itself. Both arms of
 * the row go to and fro there. The columns at the sides turn at the border and go on along it.
 */
import type { Laid } from '../../rules/game.ts';
import { houseIn } from '../../rules/house-in.ts';
import { END_TO_END } from './lay-line.ts';
import { liesAsDouble } from './layout.ts';
import { type Crossing, followed } from './line-course.ts';

/** Returns the index of the first double that opens the sides (5.3); -1 while there is none. */
const firstDouble = (laid: readonly Laid[]): number => laid.findIndex((tile) => liesAsDouble(tile) && !tile.closed);

const crossingAt = (crossing: Crossing) => followed({ ...END_TO_END, area: { base: 90, perTile: 2 }, crossing });

export const layCross = crossingAt({ at: firstDouble, isStar: true });
export const layHouse = crossingAt({ at: houseIn, isStar: false });
