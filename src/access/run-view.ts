import { html, nothing, type TemplateResult } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import type { RunTexts } from '../i18n/index.ts';
import type { Situation } from '../match/ports.ts';
import type { Seen } from '../rules/game.ts';
import { lastPlayed } from '../rules/order-of-play.ts';
import { chainOf } from './arm-chain.ts';
import { endView } from './end-view.ts';
import type { TableActions, TableState } from './table-state.ts';
import { tileFace } from './tile-face.ts';
import './styles/run.css';

/** A tile of a line, read from left to right. */
export interface LineTile {
  /** Its index in `Deal.laid`. */
  readonly index: number;
  readonly left: number;
  readonly right: number;
}

/** 6.2: returns all tiles of a line, from the outermost of arm 0 to that of arm 1. */
function lineTiles(seen: Seen): readonly LineTile[] {
  const [first] = seen.laid;
  if (!first) return [];
  const [left = [], right = []] = seen.ends.map((end) =>
    chainOf(seen, end).map((laid) => ({ index: seen.laid.indexOf(laid), inner: laid.inner, outer: laid.outer })),
  );
  return [
    ...left.map(({ index, inner, outer }) => ({ index, left: outer, right: inner })).reverse(),
    { index: 0, left: first.inner, right: first.outer },
    ...right.map(({ index, inner, outer }) => ({ index, left: inner, right: outer })),
  ];
}

/** The parts of a run that differ by its kind. */
interface RunOptions {
  readonly run: RunTexts;
  /** Returns the whole run in words for the ear. */
  readonly words: (tiles: readonly LineTile[]) => string;
  /** Returns the words about an end after its number, by the tile that lies there. */
  readonly moreOf: (tile: LineTile) => string;
  readonly classOf: (tile: LineTile) => string;
}

/** Returns a run of tiles from its left end to its right one, in as many rows as it needs. */
export function runView(state: TableState, now: Situation, act: TableActions, o: RunOptions) {
  const { seen } = now;
  const { symbols } = state;
  const tiles = lineTiles(seen);
  const last = lastPlayed(seen);
  const isLast = ({ index }: LineTile) => last !== null && seen.laid[index] === last;
  const [left, right] = seen.ends.map((end, k) => {
    const tile = tiles.at(-k);
    return endView(
      state,
      now,
      { end, place: o.run.place, more: tile ? o.moreOf(tile) : '', isLast: tile !== undefined && isLast(tile) },
      act,
    );
  });
  const faces = tiles.map(
    (tile) => html`<span class=${classMap({ 'run-tile': true, [o.classOf(tile)]: true, 'is-last': isLast(tile) })}
      >${tileFace(tile.left, tile.right, symbols)}</span
    >`,
  );
  return laidOut(state, { run: o.run, heard: o.words(tiles) }, tiles.length, parts(left, faces, right));
}

/** Returns tiles with their places, and their words for the ear. */
export function laidOut(
  { texts }: TableState,
  { run, heard }: { readonly run: RunTexts; readonly heard: string },
  tiles: number,
  shown: unknown,
) {
  return html`
    <div class="dom-run">
      <div
        class=${classMap({ run: true, 'is-long': tiles > LONG, 'is-longest': tiles > LONGEST })}
        role="group"
        aria-label=${texts.table.ends}
      >
        ${tiles > 0 ? html`<p class="sr">${heard}</p>` : html`<p class="run-empty">${run.empty}</p>`}
        ${shown}
      </div>
    </div>
  `;
}

/** Returns the parts of a run; each end stays in the row of its tile. */
function parts<Part>(left: Part, faces: readonly TemplateResult[], right: Part) {
  const together = (...part: readonly (Part | TemplateResult)[]) => html`<span class="run-part">${part}</span>`;
  const [first, ...others] = faces;
  if (first === undefined) return nothing;
  const last = others.pop();
  return last === undefined ? together(left, first, right) : [together(left, first), ...others, together(last, right)];
}

/** Numbers of tiles above which a run is drawn smaller: one or two hands, and a double-six set. */
const LONG = 10;
const LONGEST = 28;
