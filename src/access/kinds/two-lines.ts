/**
 * Two lines side by side from one start (21.5). Their joints are aligned, and are places for a tile. Hands are
 * face-down rows with one tile turned up (21.2).
 */
import { html, nothing } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import type { RunTexts } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import { whoIs } from '../../present/people.ts';
import { faceUpIn } from '../../rules/face-up.ts';
import type { Laid, Place } from '../../rules/game.ts';
import { advisedAt, placeOfMove, tilesAt, waysAt } from '../../rules/moves.ts';
import { lastPlayed } from '../../rules/order-of-play.ts';
import { endView } from '../end-view.ts';
import { handGroup, handTiles } from '../hand-view.ts';
import type { WordKind } from '../kind.ts';
import { laidOut } from '../run-view.ts';
import { questionOf, type TableActions, type TableState } from '../table-state.ts';
import { tileFace } from '../tile-face.ts';
import { line, lineLog } from './line.ts';
import { laid } from './plain.ts';

export const twoLines = (run: RunTexts): WordKind => ({
  ...line(run),
  layout: (state, now, act) => twoLinesView(run, state, now, act),
  hand: (state, now, viewer, act) =>
    handGroup(state.texts.table.unseenRow(now.seen.hands[viewer]?.length ?? 0), handTiles(state, act)),
  log: {
    ...lineLog,
    /** 21.2: the first tile is turned up at once. */
    dealt({ seen }, who, words) {
      const [row = []] = seen.hands;
      const up = seen.heap[faceUpIn({ hands: 'unseen' }, seen) ?? -1];
      return [words.dealtRows(row.length), ...(up && seen.turn ? [words.turnsUp(who(seen.turn.seat), up)] : [])];
    },
    /** 21.5, 21.7, 21.8: at the end of a line, across both, or at a joint. */
    laid(play) {
      const { beat, who, place, words } = play;
      if (beat.joint === undefined) return laid(play);
      return beat.arm === 'across' ? words.cuts(who, beat.tile, place) : words.inserted(who, beat.tile, place);
    },
    own(beat, who, words) {
      if (beat.beat === 'turnedUp') return [words.turnsUp(who, beat.tile)];
      if (beat.beat === 'putBack') return [words.putBack(who, beat.tile)];
      if (beat.beat !== 'cut') return [];
      const tiles = beat.tiles.map(({ tile }) => tile);
      return [words.cut(who, tiles)];
    },
  },
});

/**
 * Returns the column of the nth tile of a line; with `joint`, of the joint before it. The start is in the first column.
 */
const columnOf = (nth: number, joint = false): string => `${2 * nth + (joint ? 2 : 3)}`;

function twoLinesView(run: RunTexts, state: TableState, now: Situation, act: TableActions) {
  const { laid, ends } = now.seen;
  const [start] = laid;
  const lines = [0, 1].map((line) => laid.filter(({ arm }) => arm === line));
  const last = lastPlayed(now.seen);
  const face = (tile: Laid, style: string, isAcross = false) => html`<span
    class=${classMap({ 'run-tile': true, 'is-along': !isAcross, 'is-across': isAcross, 'is-last': last === tile })}
    .style=${style}
    >${tileFace(tile.inner, tile.outer, state.symbols)}</span
  >`;
  const placed = (shown: unknown, column: string, row: string) =>
    html`<span class="line-place" .style=${`grid-column:${column};grid-row:${row}`}>${shown}</span>`;
  const shown = start && [
    face(start, 'grid-column:1;grid-row:1 / span 2', true),
    ...lines.flatMap((tiles, line) => [
      ...tiles.map((tile, nth) => face(tile, `grid-column:${columnOf(nth)};grid-row:${line + 1}`)),
      ...tiles.map((_, nth) =>
        placed(jointView(run, state, now, `${line} ${nth}`, act), columnOf(nth, true), `${line + 1}`),
      ),
      ...ends
        .filter(({ place }) => place === line)
        .map((end) =>
          placed(
            endView(state, now, { end, place: run.place, more: '', isLast: false }, act),
            columnOf(tiles.length, true),
            `${line + 1}`,
          ),
        ),
    ]),
    ...Array.from({ length: Math.min(...lines.map(({ length }) => length)) }, (_, k) =>
      placed(jointView(run, state, now, `across ${k + 1}`, act), columnOf(k + 1, true), '3'),
    ),
  ];
  const runs = lines.map((tiles) => tiles.map(({ inner, outer }) => ({ left: inner, right: outer })));
  const heard = start ? run.twoLines({ left: start.inner, right: start.outer }, runs) : '';
  const longest = Math.max(...lines.map(({ length }) => length));
  const view = laidOut(
    state,
    { run, heard },
    start ? Math.max(1, longest) : 0,
    html`<div class="two-lines">${shown ?? nothing}</div>`,
  );
  return html`${view}${state.memory ? recalledView(run, state, now) : nothing}`;
}

/** 21.3: returns the remembered faces of each row from its left end, for players who want this help. */
function recalledView(run: RunTexts, state: TableState, now: Situation) {
  const { seen } = now;
  const up = faceUpIn({ hands: 'unseen' }, seen);
  return seen.hands.map(
    (row, seat) =>
      html`<p class="sr">${run.recalled(
        whoIs(now, seat, state.viewer),
        row.filter((at) => at !== up).map((at) => seen.heap[at] ?? null),
      )}</p>`,
  );
}

/** Returns a joint as a button, if the tile that is turned up fits there. */
function jointView(run: RunTexts, state: TableState, now: Situation, place: Place, act: TableActions) {
  const { desk, stops, game } = state;
  const question = questionOf(state);
  const [tile] = tilesAt(question?.moves ?? [], place);
  if (!question || tile === undefined || !question.moves.some((move) => placeOfMove(move) === place)) return nothing;
  const isFit = waysAt(question.moves, desk.picked, place).length > 0;
  const isAdvised = !desk.picked && advisedAt(desk.advised, place) !== null;
  const { name } = run.place(place, game.table, now.seen.laid);
  return html`<button
    type="button"
    class=${classMap({ end: true, 'is-joint': true, 'is-fit': isFit, 'is-advised': isAdvised })}
    data-group="places"
    data-id=${`${place}`}
    tabindex=${stops.places === `${place}` ? 0 : -1}
    aria-label=${run.joint(name, tile)}
    aria-disabled="false"
    @click=${() => act.lay(place)}
    @focus=${() => act.focused('places', `${place}`)}
    @blur=${act.blurred}
  >
    <span aria-hidden="true">${`${place}`.startsWith('across') ? '✂' : '▾'}</span>
  </button>`;
}
