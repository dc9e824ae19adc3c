import { html, nothing, type TemplateResult } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import type { Situation } from '../match/ports.ts';
import type { Move, Tile } from '../rules/game.ts';
import { isPlayable, isTurnGoingOn, mayDo, placesFor, playableTiles } from '../rules/moves.ts';
import { isOpenSolo } from '../rules/seen.ts';
import { whyNot } from '../rules/why-not.ts';
import { actionsView } from './actions-view.ts';
import { tileButton } from './hand-tile.ts';
import { whoIs } from './log-words.ts';
import { openRowsView } from './open-rows-view.ts';
import { rows } from './rows.ts';
import { starView } from './star-view.ts';
import { type Facts, handOf, questionOf, type TableActions, type TableState } from './table-state.ts';
import { waysView } from './ways-view.ts';

/** The whole DOM table but the log. */
export function tableView(state: TableState, act: TableActions): TemplateResult {
  const { now, texts } = state;
  return html`
    <section class=${classMap({ 'dom-table': true, 'is-canvas': !state.visible })} aria-label=${texts.table.label}>
      ${now ? seatsView(state, now, act) : nothing}
      <p class="dom-status" role="status">${statusOf(state)}</p>
      ${searchView(state)}
      ${now ? starView(state, now, act) : nothing} ${waysView(state, act)} ${actionsView(state, act)} ${handView(state, act)}
      <p class="dom-keys">${texts.table.keys}</p>
    </section>
  `;
}

/** The line under the seats: an answer to the last touch, else what is to be done. */
function statusOf(state: TableState): string {
  const { now, texts, said, desk } = state;
  const words = texts.table;
  if (said) return said;
  const question = questionOf(state);
  if (question) {
    const { picked, ways } = desk;
    if (desk.advised && ways.length === 0) return desk.advised.words;
    if (picked && ways.length > 0) return words.howToLay(picked);
    if (picked) return words.pickedUp(picked, placesFor(question.moves, picked).length);
    if (question.seen.phase === 'leading')
      return isOpenSolo(question.seen) ? `${texts.scene.leadFree}.` : words.leadAny;
    if (isTurnGoingOn(question.seen, question.moves)) return `${texts.scene.anotherDouble}.`;
    return words.yourTurn(playableTiles(question.moves).size, insteadOf(question.moves));
  }
  if (!now) return words.quiet;
  if (now.seen.phase === 'ended') return now.takeBack ? `${texts.scene.deadEnd}.` : words.ended;
  return now.seen.turn ? words.waits(whoIs(now, now.seen.turn.seat, state.viewer)) : words.quiet;
}

/** How far a long search has come. */
function searchView({ desk, texts }: TableState) {
  const done = desk.advised?.done;
  return done === undefined
    ? nothing
    : html`<progress class="dom-search" aria-label=${texts.table.stillPossible} .value=${done}></progress>`;
}

/** What may be done though a tile may be played: draw (1.7), or keep what was drawn (2.4). */
function insteadOf(moves: readonly Move[]): 'draw' | 'pass' | null {
  return mayDo(moves, 'draw') ? 'draw' : mayDo(moves, 'pass') ? 'pass' : null;
}

/** Why nothing may be drawn now. */
export function whyNoDraw(state: Facts): string {
  const { noDraw, resting } = state.texts.table;
  const question = questionOf(state);
  if (state.now && state.now.seen.dead.length > 0) return `${resting(state.now.seen.dead.length)}.`;
  if (state.now?.seen.boneyard.length === 0) return noDraw.empty;
  if (!question) return noDraw.notYourTurn;
  return playableTiles(question.moves).size > 0 ? noDraw.canPlay : noDraw.noMore;
}

/** How a seat stands: tiles, score, whose turn. */
export function seatWords(
  { texts, viewer }: Pick<TableState, 'texts' | 'viewer'>,
  now: Situation,
  seat: number,
): string {
  return texts.table.seat({
    who: whoIs(now, seat, viewer),
    tiles: now.seen.hands[seat]?.length ?? 0,
    score: now.standing.totals[seat] ?? 0,
    remembered: now.remembered?.[seat] ?? null,
    starts: now.starts === seat,
    turn: now.seen.turn?.seat === seat,
    bot: now.sitters[seat]?.kind === 'bot',
  });
}

function seatsView(state: TableState, now: Situation, act: TableActions) {
  const { texts, badges, latestBadge, viewer, stops } = state;
  const { length } = now.sitters;
  const columns = length > 5 ? Math.ceil(length / 2) : length;
  return html`
    <ul class="dom-seats" .style=${`--columns:${columns}`} aria-label=${texts.table.seats}>
      ${now.sitters.map((sitter, seat) => {
        const tiles = now.seen.hands[seat]?.length ?? 0;
        const score = now.standing.totals[seat] ?? 0;
        const remembered = now.remembered?.[seat] ?? 0;
        const turn = now.seen.turn?.seat === seat;
        const label = [seatWords(state, now, seat), ...(badges.has(seat) ? [badges.get(seat)] : [])].join(', ');
        return html`<li>
          <button
            type="button"
            class=${classMap({ seat: true, 'is-turn': turn, 'is-you': viewer === seat })}
            data-group="seats"
            data-id=${seat}
            tabindex=${stops.seats === `${seat}` ? 0 : -1}
            aria-label=${label}
            @click=${() => act.tell(seat)}
            @focus=${() => act.focused('seats', `${seat}`)}
            @blur=${act.blurred}
          >
          <span class="seat-name" aria-hidden="true">${sitter.name}</span>
          <span class="seat-tiles" aria-hidden="true"><i class="back"></i>${tiles}</span>
          <span class="seat-score" aria-hidden="true">${score}${remembered > 0 ? ` (+${remembered})` : nothing}</span>
          ${now.starts === seat ? html`<span class="seat-starts" aria-hidden="true"></span>` : nothing}
          ${
            badges.has(seat)
              ? html`<span class=${classMap({ 'seat-badge': true, 'is-latest': seat === latestBadge })} aria-hidden="true"
                  >${badges.get(seat)}</span
                >`
              : nothing
          }
          </button>
        </li>`;
      })}
    </ul>
  `;
}

function handView(state: TableState, act: TableActions) {
  const { now, viewer, texts, gameOf } = state;
  if (!now || viewer === null) return nothing;
  const hand = handOf(state);
  const { rows: openRows } = gameOf(now).table;
  return html`
    <div class="dom-hand" role="group" aria-label=${texts.table.hand(hand.length)}>
      ${
        openRows
          ? openRowsView(state, now.seen, viewer, openRows, act)
          : rows(
              hand,
              (tile) => tile,
              (tile) => tileButton(state, tile, tileLabel(state, tile), act),
            )
      }
    </div>
  `;
}

function tileLabel({ texts, ...state }: TableState, tile: Tile): string {
  const question = questionOf(state);
  if (!question || isPlayable(question.moves, tile)) return texts.table.playable(tile);
  const why = whyNot(question.seen, question.moves);
  return texts.table.notPlayable(tile, typeof why === 'object' ? texts.scene.needs(why.needs) : texts.scene[why]);
}
