import { html, nothing, type TemplateResult } from 'lit-html';
import { until } from 'lit-html/directives/until.js';
import type { BotTexts } from '../../i18n/index.ts';
import { moveWords } from '../../i18n/move-words.ts';
import type { DealHistory } from '../../match/deal-history.ts';
import type { Sitter, Situation } from '../../match/ports.ts';
import { type MatchProgress, playMove } from '../../match/progress.ts';
import { situationOf } from '../../match/situation.ts';
import type { Move, Seat, Tile } from '../../rules/game.ts';
import { tileOfMove } from '../../rules/moves.ts';
import { halves, rankOf } from '../../rules/tiles.ts';
import type { App } from '../app.ts';
import { whoAt } from '../setup/who-sits.ts';
import { watchedOf } from '../watching/watched.ts';
import { button, choice } from '../widgets.ts';
import type { Costly } from './decision-costs.ts';

/** The shown position: before the decision, after the played move, or after an expert's move. */
export type ReviewView = 'before' | 'played' | 'best';
const VIEWS: readonly ReviewView[] = ['before', 'played', 'best'];

export interface CostlyOptions {
  readonly history: DealHistory;
  readonly costly: Costly;
  readonly seat: Seat;
  readonly sitters: readonly Sitter[];
  readonly view: ReviewView;
  onView(view: ReviewView): void;
}

/** The situations, each created once, since pictures are cached by situation. */
const situations = new WeakMap<Costly, Map<ReviewView, Situation>>();

function situationFor({ history, costly, seat, sitters, view }: CostlyOptions): Situation | null {
  const kept = situations.get(costly) ?? new Map<ReviewView, Situation>();
  situations.set(costly, kept);
  const known = kept.get(view);
  const progress = history[costly.at];
  if (known || !progress) return known ?? null;
  const moved = view === 'before' ? progress : after(progress, costly[view]);
  const now = situationOf({ ...moved, sitters, holder: seat }, seat);
  kept.set(view, now);
  return now;
}

const after = (progress: MatchProgress, move: Move): MatchProgress => playMove(progress, move).progress;

/** Shows one decision: the table, the hand, the played move and an expert's move. */
export function costlyView(app: App, texts: BotTexts, o: CostlyOptions) {
  const words = texts.bots.review;
  const { costly, history, seat, view } = o;
  const now = situationFor(o);
  const progress = history[costly.at];
  if (!now || !progress) return nothing;
  const { deal, game } = progress;
  const hand = (deal.hands[seat] ?? []).flatMap((at) => deal.heap[at] ?? []);
  const symbols = app.pictures.symbols(deal);
  const face = (tile: Tile) => app.pictures.face(...halves(tile), symbols);
  const inWords = (move: Move) => moveWords(move, game, deal, texts, 'move', (at) => whoAt(now, at));
  return html`
    <div class="review">
      <div>
        ${choice({
          id: 'review-view',
          label: words.view,
          choices: VIEWS.map((value) => ({ value, text: words.views[value] })),
          value: view,
          onChange: o.onView,
        })}
        ${pictureOf(app, now)}
      </div>
      <div>
        <p>${words.played(whoAt(now, seat), inWords(costly.played))}</p>
        <p><b>${words.best(inWords(costly.best), costly.why)}</b></p>
        <p>${words.worth(costly.cost)}</p>
        <p class="field-label">${words.hand(hand.length)}</p>
        <div class="review-hand">${[...hand].sort(byNumber).map((tile) => handTile(texts, tile, costly, face))}</div>
        <div class="review-watch">${button({ text: words.watch, onPress: () => watchMoment(app, o) })}</div>
      </div>
    </div>
  `;
}

/** Opens the decision at the table, as its player saw it. */
function watchMoment(app: App, { history, costly, seat, sitters }: CostlyOptions) {
  const last = history.at(-1);
  if (!last) return;
  const from = { deal: last.log.length, move: costly.at };
  app.watching.open({ match: watchedOf(last, sitters), from, eye: seat, mayPlayOn: false });
}

/** Returns a picture of the table, which appears once it is drawn. */
export function pictureOf(app: App, now: Situation) {
  const drawn = app.pictures.table(now, 'board').then((canvas) => canvas ?? nothing);
  return html`<div class="still">${until(drawn, nothing)}</div>`;
}

function handTile(texts: BotTexts, tile: Tile, { played, best }: Costly, face: (tile: Tile) => TemplateResult) {
  const { mark } = texts.bots.review;
  const isOf = (move: Move) => tileOfMove(move) === tile;
  const marks = [...(isOf(played) ? [mark.played] : []), ...(isOf(best) ? [mark.best] : [])];
  return html`<span class="review-tile ${isOf(best) ? 'is-best' : ''} ${isOf(played) ? 'is-played' : ''}"
    ><span class="sr">${texts.tile(tile)}${marks.length > 0 ? `, ${marks.join(', ')}` : nothing}. </span
    >${face(tile)}<small aria-hidden="true">${marks.join(' · ')}</small></span
  >`;
}

const byNumber = (a: Tile, b: Tile) => rankOf(a) - rankOf(b);
