import { html } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import type { Situation } from '../match/ports.ts';
import { endView } from './end-view.ts';
import { laidOut } from './run-view.ts';
import type { TableActions, TableState } from './table-state.ts';
import { tileFace } from './tile-face.ts';

/** Tiles side by side in rows, and the one place behind them (15.1). */
export function rowView(state: TableState, now: Situation, act: TableActions) {
  const { laid, ends } = now.seen;
  const faces = laid.map(
    ({ inner, outer }, index) => html`<span
      class=${classMap({ 'run-tile': true, 'is-across': true, 'is-last': index > 0 && index === laid.length - 1 })}
      >${tileFace(inner, outer, state.numerals)}</span
    >`,
  );
  const end = ends.map((each) => endView(state, now, { end: each, more: '', isLast: false }, act));
  const words = state.texts.run().rows(laid.map(({ inner, outer }) => ({ left: inner, right: outer })));
  return laidOut(state, words, laid.length, [...faces, ...end]);
}
