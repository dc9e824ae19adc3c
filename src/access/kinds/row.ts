/** Tiles side by side in rows, where any tile fits (15.1). */
import { html } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import type { RunTexts } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import { lastPlayed } from '../../rules/order-of-play.ts';
import { pipCount } from '../../rules/tiles.ts';
import { endView } from '../end-view.ts';
import type { WordKind } from '../kind.ts';
import { laidOut } from '../run-view.ts';
import type { TableActions, TableState } from '../table-state.ts';
import { tileFace } from '../tile-face.ts';
import { line, lineLog } from './line.ts';

export const row = (run: RunTexts): WordKind => ({
  ...line(run),
  layout: (state, now, act) => rowView(run, state, now, act),
  log: {
    ...lineLog,
    laid({ beat, seen, who, words }) {
      const total = seen.laid.slice(0, beat.index + 1).reduce((sum, { tile }) => sum + pipCount(tile), 0);
      return words.laidInRow(who, beat.tile, total);
    },
    scored: (who, points, total, words) => words.hit(who, points, total),
  },
});

/** Returns the tiles, and the only place after them. */
function rowView(run: RunTexts, state: TableState, now: Situation, act: TableActions) {
  const { laid, ends } = now.seen;
  const last = lastPlayed(now.seen);
  const faces = laid.map(
    (tile) => html`<span
      class=${classMap({ 'run-tile': true, 'is-across': true, 'is-last': tile === last })}
      >${tileFace(tile.inner, tile.outer, state.symbols)}</span
    >`,
  );
  const end = ends.map((each) => endView(state, now, { end: each, place: run.place, more: '', isLast: false }, act));
  const heard = run.rows(laid.map(({ inner, outer }) => ({ left: inner, right: outer })));
  return laidOut(state, { run, heard }, laid.length, [...faces, ...end]);
}
