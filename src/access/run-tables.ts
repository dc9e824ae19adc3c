/** How tables are told on which tiles run from one end to another, and hands that lie open in rows: fetched with the first of them. */
import { type KindView, takeInViews } from './kind-views.ts';
import { lineView } from './line-view.ts';
import { memoryView } from './memory-view.ts';
import { openRowsView } from './open-rows-view.ts';
import { rowView } from './row-view.ts';
import { stackView } from './stack-view.ts';
import { starView } from './star-view.ts';
import { twoLinesView } from './two-lines-view.ts';
import './styles/run.css';

const line: KindView = { places: lineView };

takeInViews({
  kinds: {
    house: { places: starView },
    line,
    row: { places: rowView },
    grid: line,
    stack: { places: stackView },
    'two lines': { places: twoLinesView },
  },
  openRows: openRowsView,
  memory: memoryView,
});
