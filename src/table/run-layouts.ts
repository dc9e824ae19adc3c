/** How tables lie on which tiles run from one end to another, and hands that lie open in rows: fetched with the first of them. */
import { beginHouse } from './layout/house.ts';
import { takeInLayouts } from './layout/layout.ts';
import { beginLine } from './layout/line.ts';
import { beginRow } from './layout/row.ts';
import { beginStack } from './layout/stack.ts';
import { lyingInRows } from './places/open-rows.ts';
import { takeInOutlooks } from './places/outlook.ts';
import { takeInOpenRows } from './places/placement.ts';
import { houseOutlook, lineOutlook, rowOutlook, stackOutlook } from './places/run-outlooks.ts';
import { flatRows, uprightRows } from './regions/open-rows.ts';
import { takeInRegions } from './regions/regions.ts';
import { takeInBands } from './renderer/cloth/bands.ts';
import { BANDS } from './renderer/cloth/bands-shader.ts';
import '../ui/late-marks.ts';
import '../ui/late-milestones.ts';

takeInLayouts({
  house: [beginHouse],
  line: [beginLine],
  row: [beginRow],
  grid: [beginLine],
  stack: [beginStack],
});
takeInOutlooks({ house: houseOutlook, line: lineOutlook, row: rowOutlook, grid: lineOutlook, stack: stackOutlook });
takeInRegions({ upright: uprightRows, flat: flatRows });
takeInOpenRows(lyingInRows);
takeInBands(BANDS);
