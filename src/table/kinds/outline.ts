/** An outline of half-places that is filled in any order (23.1), and the tiles around it on the wood. */
import { SQUARES_OUTLINE } from '../../rules/squares/half-places.ts';
import { playInOutline } from '../beats/outline-beats.ts';
import { FieldLights } from '../hud/field-lights.ts';
import { halfOutline, layOutOutline } from '../layout/lay-outline.ts';
import { highlightedOnRim } from '../places/on-rim.ts';
import { placesInOutline, shutInOutline } from '../places/outline-places.ts';
import { standingHand } from '../places/placement.ts';
import { layOnRim, rimSide } from '../places/rim-slots.ts';
import { flatRim, framed, uprightRim } from '../regions/rim.ts';
import { smallRim } from '../regions/small-rows.ts';
import { outlineTouch } from '../touch/outline-touch.ts';
import type { DrawnKind } from './drawn-kind.ts';
import { line } from './line.ts';
import { FLAT } from './plain.ts';

/** From the middle of an outline to the edge of the cloth, half-tile sides. */
const BORDERED = halfOutline(SQUARES_OUTLINE).across / 0.885;

export const outline: DrawnKind = {
  ...line,
  hasSums: false,
  layOut: layOutOutline,
  // The whole outline is in view from the start, with the border around it.
  outlook: {
    ...line.outlook,
    drift: FLAT.drift,
    inlay: (_table, _isUpright, _crosses, seen) => (seen?.puzzle ? 'strings' : 'squares'),
    least: () => ({ across: BORDERED, along: BORDERED }),
  },
  screens: { upright: uprightRim, flat: flatRim, wide: framed, small: smallRim },
  layHand(placing, hand, k) {
    if (k === 0) layOnRim(placing, hand);
    else standingHand(placing, hand, k);
  },
  ownSide: rimSide,
  isSorted: false,
  highlight: highlightedOnRim,
  places: placesInOutline,
  shutPlaces: shutInOutline,
  touch: outlineTouch,
  playBeat: playInOutline,
  ornament: (options) => new FieldLights(options),
};
