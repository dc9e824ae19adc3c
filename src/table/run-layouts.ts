/** How tables lie on which tiles run from one end to another, and hands that lie open in rows: fetched with the first of them. */
import { beginHouse } from './layout/house.ts';
import { takeInLayouts } from './layout/layout.ts';
import { beginLine } from './layout/line.ts';
import { layOutOutline } from './layout/outline.ts';
import { beginRow } from './layout/row.ts';
import { beginStack } from './layout/stack.ts';
import { highlightedOnRim } from './places/on-rim.ts';
import { lyingInRows } from './places/open-rows.ts';
import { placesInOutline } from './places/outline-places.ts';
import { takeInOutline } from './places/outline-slot.ts';
import { takeInOutlooks } from './places/outlook.ts';
import { takeInOpenHands } from './places/placement.ts';
import { lyingOnRim } from './places/rim-slots.ts';
import { houseOutlook, lineOutlook, outlineOutlook, rowOutlook, stackOutlook } from './places/run-outlooks.ts';
import { around } from './regions/desktop.ts';
import { flatRows, uprightRows } from './regions/open-rows.ts';
import { takeInRegions } from './regions/regions.ts';
import { flatRim, framed, uprightRim } from './regions/rim.ts';
import { takeInBands } from './renderer/cloth/bands.ts';
import { BANDS } from './renderer/cloth/bands-shader.ts';
import { touchedIn } from './touch/outline-touch.ts';
import { takeInOutlineTouch } from './touch/outline-touch-slot.ts';
import '../ui/late-marks.ts';

takeInLayouts(
  {
    house: [beginHouse],
    line: [beginLine],
    row: [beginRow],
    grid: [beginLine],
    stack: [beginStack],
  },
  { outline: layOutOutline },
);
takeInOutlooks({
  ...{ house: houseOutlook, line: lineOutlook, row: rowOutlook, grid: lineOutlook, stack: stackOutlook },
  outline: outlineOutlook,
});
takeInRegions(
  { upright: uprightRows, flat: flatRows, wide: around },
  { upright: uprightRim, flat: flatRim, wide: framed },
);
takeInOpenHands(lyingInRows, lyingOnRim);
takeInOutline({ highlightedOnRim, placesInOutline });
takeInOutlineTouch(touchedIn);
takeInBands(BANDS);
