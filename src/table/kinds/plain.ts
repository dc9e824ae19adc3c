/** Common parts of most kinds of table: a hand stands on a rack, and tiles grow from the middle of the cloth. */
import { playBeat } from '../beats/beat-player.ts';
import type { TableKind } from '../kind.ts';
import { highlighted, highlightedPlaces } from '../places/highlights.ts';
import { standingHand, standingSide } from '../places/placement.ts';
import { seatsAround } from '../regions/desktop.ts';
import { flat } from '../regions/landscape.ts';
import { upright } from '../regions/portrait.ts';
import { small } from '../regions/small.ts';
import { HALF_THICK } from '../space/tile-size.ts';
import { plainTouch } from '../touch/under-finger.ts';

/** An eye that does not lean back, tiles that lie on the cloth, and the first of them in the middle. */
export const FLAT = { tilt: 0, high: 2 * HALF_THICK, drift: Number.POSITIVE_INFINITY } as const;

export const plain: Omit<TableKind, 'layOut' | 'outlook' | 'bands'> = {
  screens: { upright, flat, wide: seatsAround, small },
  layHand: standingHand,
  ownSide: standingSide,
  isSorted: true,
  turnsToPlayer: true,
  inHand: () => null,
  highlight: highlighted,
  places: highlightedPlaces,
  shutPlaces: () => [],
  // Both halves of a double count, and the whole first tile; their numbers stand in the middle.
  openHalf: ({ above, below }) => (above === below ? 'neither' : 'above'),
  touch: plainTouch,
  playBeat,
  marks: [],
  hasSums: false,
};
