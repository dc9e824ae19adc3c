/** Trains (29.3): the engine, and each train by its owner, with a lantern where all may play on it. */
import { html, nothing } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import type { RunTexts } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import type { End, Laid, Seen } from '../../rules/game.ts';
import { lastPlayed } from '../../rules/order-of-play.ts';
import { markedIn } from '../../rules/trains/marked.ts';
import { chainOf } from '../arm-chain.ts';
import { endView } from '../end-view.ts';
import type { LogKind, WordKind } from '../kind.ts';
import { laidOut } from '../run-view.ts';
import type { TableActions, TableState } from '../table-state.ts';
import { tileFace } from '../tile-face.ts';
import { lineLog } from './line.ts';
import { plain } from './plain.ts';

const log: LogKind = {
  ...lineLog,
  own(beat, who, words) {
    if (beat.beat === 'marked') return [words.marked(who)];
    return beat.beat === 'unmarked' ? [words.unmarked(who)] : [];
  },
};

export const trains = (run: RunTexts): WordKind => ({
  ...plain,
  layout: (state, now, act) => trainsView(run, state, now, act),
  log,
});

/** The most tiles of a train that are drawn; the label of its end names all of them. */
const DRAWN = 3;

/** 29.5: true if the train has a marker. The Mexican train, which is always open, has none. */
const isMarked = (seen: Seen, { place }: End) => markedIn(seen).some((seat) => seat === place);

function trainsView(run: RunTexts, state: TableState, now: Situation, act: TableActions) {
  const { ends, laid } = now.seen;
  const [engine] = laid;
  const last = lastPlayed(now.seen);
  const face = (tile: Laid) => html`<span
    class=${classMap({ 'run-tile': true, [tile.inner === tile.outer ? 'is-across' : 'is-along']: true, 'is-last': tile === last })}
    >${tileFace(tile.inner, tile.outer, state.symbols)}</span
  >`;
  const train = (end: End) => {
    const chain = chainOf(now.seen, end);
    const { table } = state.texts;
    const lantern = isMarked(now.seen, end);
    const more = (lantern ? table.lantern : '') + table.chain(chain.map(({ tile }) => tile));
    const isLast = last !== null && chain.includes(last);
    return html`<span class="run-part">
      ${lantern ? html`<span class="branch-more is-lantern" aria-hidden="true">●</span>` : nothing}
      ${chain.length > DRAWN ? html`<span class="branch-more" aria-hidden="true">${chain.length}</span>` : nothing}
      ${chain.slice(-DRAWN).map(face)} ${endView(state, now, { end, place: run.place, more, isLast }, act)}
    </span>`;
  };
  const heard = engine ? state.texts.table.centre(engine.tile) : '';
  return laidOut(state, { run, heard }, laid.length, [
    engine ? html`<span class="run-part is-first">${face(engine)}</span>` : nothing,
    ...ends.map(train),
  ]);
}
