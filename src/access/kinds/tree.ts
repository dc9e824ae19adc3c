/** A tree (31.3): its first tile, and each open end behind the last tiles of its branch. */
import { html, nothing } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import type { RunTexts } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import type { End, Laid } from '../../rules/game.ts';
import { lastPlayed } from '../../rules/order-of-play.ts';
import { chainOf } from '../arm-chain.ts';
import { endView } from '../end-view.ts';
import type { WordKind } from '../kind.ts';
import { laidOut } from '../run-view.ts';
import type { TableActions, TableState } from '../table-state.ts';
import { tileFace } from '../tile-face.ts';
import { lineLog } from './line.ts';
import { plain } from './plain.ts';

export const tree = (run: RunTexts): WordKind => ({
  ...plain,
  layout: (state, now, act) => treeView(run, state, now, act),
  log: lineLog,
});

/** The most tiles of a branch that are drawn; the label of its end names all of them. */
const DRAWN = 3;

function treeView(run: RunTexts, state: TableState, now: Situation, act: TableActions) {
  const { ends, laid } = now.seen;
  const [first] = laid;
  const last = lastPlayed(now.seen);
  const face = (tile: Laid) => html`<span
    class=${classMap({ 'run-tile': true, [tile.inner === tile.outer ? 'is-across' : 'is-along']: true, 'is-last': tile === last })}
    >${tileFace(tile.inner, tile.outer, state.symbols)}</span
  >`;
  const branch = (end: End) => {
    const chain = chainOf(now.seen, end);
    const on = laid[end.to];
    const shown = chain.length > 0 ? chain.slice(-DRAWN) : on ? [on] : [];
    const more = chain.length > 0 ? state.texts.table.chain(chain.map(({ tile }) => tile)) : '';
    const isLast = last !== null && chain.includes(last);
    return html`<span class="run-part">
      ${chain.length > DRAWN ? html`<span class="branch-more" aria-hidden="true">${chain.length}</span>` : nothing}
      ${shown.map(face)} ${endView(state, now, { end, place: run.place, more, isLast }, act)}
    </span>`;
  };
  const heard = first ? state.texts.table.centre(first.tile) : '';
  return laidOut(state, { run, heard }, laid.length, [
    first ? html`<span class="run-part is-first">${face(first)}</span>` : nothing,
    ...ends.map(branch),
  ]);
}
