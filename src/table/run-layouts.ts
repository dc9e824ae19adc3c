/** How tables lie on which tiles run from one end to another, and hands that lie open in rows: fetched with the first of them. */
import { takeInRowBeats } from './beats/beat-player.ts';
import { playRowBeat } from './beats/row-beats.ts';
import { beginHouse } from './layout/house.ts';
import { takeInLayouts, takeInWholeLayouts } from './layout/layout.ts';
import { beginLine } from './layout/line.ts';
import { layOutOutline } from './layout/outline.ts';
import { beginRow } from './layout/row.ts';
import { beginStack } from './layout/stack.ts';
import { layTwoLines } from './layout/two-lines.ts';
import { highlightedOnRim } from './places/on-rim.ts';
import { lyingInRows } from './places/open-rows.ts';
import { placesInOutline, shutInOutline } from './places/outline-places.ts';
import { takeInOutline } from './places/outline-slot.ts';
import { takeInOutlooks } from './places/outlook.ts';
import { takeInRows } from './places/placement.ts';
import { lyingOnRim } from './places/rim-slots.ts';
import {
  houseOutlook,
  lineOutlook,
  outlineOutlook,
  railsOutlook,
  rowOutlook,
  stackOutlook,
} from './places/run-outlooks.ts';
import { standingUnseen } from './places/unseen-rows.ts';
import { around } from './regions/desktop.ts';
import { flatRows, uprightRows } from './regions/open-rows.ts';
import { takeInRegions } from './regions/regions.ts';
import { flatRim, framed, uprightRim } from './regions/rim.ts';
import { smallFacing, smallRim, smallRows } from './regions/small-rows.ts';
import { flatFacing, uprightFacing, wideFacing } from './regions/unseen-rows.ts';
import { takeInBands } from './renderer/cloth/bands.ts';
import { BANDS } from './renderer/cloth/bands-shader.ts';
import { touchedIn } from './touch/outline-touch.ts';
import { takeInOutlineTouch } from './touch/outline-touch-slot.ts';
import '../ui/late-marks.ts';
import '../ui/late-milestones.ts';

takeInLayouts({
  house: [beginHouse],
  line: [beginLine],
  row: [beginRow],
  grid: [beginLine],
  stack: [beginStack],
});
takeInWholeLayouts({ 'two lines': layTwoLines, outline: layOutOutline });
takeInOutlooks({
  house: houseOutlook,
  line: lineOutlook,
  row: rowOutlook,
  grid: lineOutlook,
  stack: stackOutlook,
  'two lines': railsOutlook,
  outline: outlineOutlook,
});
takeInRegions(
  { upright: uprightRows, flat: flatRows, wide: around, small: smallRows },
  { upright: uprightFacing, flat: flatFacing, wide: wideFacing, small: smallFacing },
  { upright: uprightRim, flat: flatRim, wide: framed, small: smallRim },
);
takeInRows(lyingInRows, standingUnseen, lyingOnRim);
takeInOutline({ highlightedOnRim, placesInOutline, shutInOutline });
takeInOutlineTouch(touchedIn);
takeInRowBeats(playRowBeat);
takeInBands(BANDS);
