/** How tables lie on which tiles run from one end to another, and hands that lie open in rows: fetched with the first of them. */
import { takeInLayouts } from './layout/layout.ts';
import { beginLine } from './layout/line.ts';
import { beginStack } from './layout/stack.ts';
import { lyingInRows } from './places/open-rows.ts';
import { takeInOutlooks } from './places/outlook.ts';
import { takeInOpenRows } from './places/placement.ts';
import { lineOutlook, stackOutlook } from './places/run-outlooks.ts';
import { flatRows, uprightRows } from './regions/open-rows.ts';
import { takeInRegions } from './regions/regions.ts';
import { takeInBands } from './renderer/cloth/bands.ts';
import { BANDS } from './renderer/cloth/bands-shader.ts';

takeInLayouts({ line: [beginLine], grid: [beginLine], stack: [beginStack] });
takeInOutlooks({ line: lineOutlook, grid: lineOutlook, stack: stackOutlook });
takeInRegions({ upright: uprightRows, flat: flatRows });
takeInOpenRows(lyingInRows);
takeInBands(BANDS);
