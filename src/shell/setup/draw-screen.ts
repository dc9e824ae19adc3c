/** The draw for partners by hand (7.4): the tiles lie face down, and each that is drawn turns up in sight of all. */
import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { repeat } from 'lit-html/directives/repeat.js';
import type { BotTexts, SetUpTexts } from '../../i18n/index.ts';
import { onlyPerson } from '../../match/persons.ts';
import { DURATIONS } from '../../motion/durations.ts';
import { giveFocus } from '../../page/focus.ts';
import { onKeys } from '../../page/keys.ts';
import type { Position } from '../../rules/game.ts';
import { halves } from '../../rules/tiles.ts';
import type { App } from '../app.ts';
import { medal } from '../screens/medal.ts';
import { board, button } from '../widgets.ts';
import { dragTile } from './drag-tile.ts';
import type { DrawShown } from './partners-draw.machine.ts';
import { pipsOf, type TileFaces } from './teams-screen.ts';
import './teams.css';
import './draw.css';

/** The tiles that each player draws. */
const EACH = [0, 1, 2, 3];

const FLIGHT = { duration: DURATIONS.taken, easing: 'ease-out' } as const;

/** Returns the screen on which the players draw. */
export function drawScreen(app: App, texts: SetUpTexts & BotTexts, now: DrawShown) {
  const { setup, sealed, players, drawn, hands, player, isAsked } = now;
  const { table } = texts;
  const shown: TileFaces = { face: app.pictures.face, symbols: app.pictures.symbols(setup) };
  const heap = [...sealed.heap.keys()];
  const rest = () => app.send({ type: 'DRAW_REST' });
  const name = (player !== null && players[player]?.name) || '';
  const alone = onlyPerson(players);
  const turn = player === null ? '' : table.waits({ name, you: player === alone });
  return board({
    id: 'draw',
    title: texts.teams.title,
    wide: true,
    body: html`
      <p class="teams-lead">${texts.teams.draw}</p>
      <div class="draw">
        <div class="draw-table">
          <p class="draw-turn" role="status">${turn}</p>
          <div
            class="draw-heap ${isAsked ? 'is-asked' : ''}"
            role="group"
            aria-label=${table.toTake(heap.length - drawn.length)}
            @keydown=${onKeys(toNextTile)}
          >
            ${heap.map((at) => tileToDraw(app, texts, now, at))}
          </div>
        </div>
        <ol class="teams draw-players">
          ${players.map(
            (sitter, nth) => html`<li class="team-player ${nth === player ? 'is-turn' : ''}" data-player=${nth}>
              <b class="team-name">${medal(texts, sitter, nth)}${sitter.name}</b>
              ${drawnTiles(shown, texts, now, hands[nth] ?? [])}
            </li>`,
          )}
        </ol>
      </div>
      <p class="field-label">${texts.bots.fairness.fingerprint}</p>
      <p class="fingerprint">${sealed.commitment}</p>
    `,
    foot: isAsked || alone !== null ? button({ text: table.takeRest, onPress: rest }) : nothing,
  });
}

/** Returns a tile of the heap: a tap, a drag or Enter draws it. The place of a drawn tile stays, so that none moves. */
function tileToDraw(app: App, { table }: SetUpTexts, { sealed, drawn, isAsked }: DrawShown, at: Position) {
  const isGone = drawn.includes(at);
  const isFirst = [...sealed.heap.keys()].find((each) => !drawn.includes(each)) === at;
  const draw = () => app.send({ type: 'DRAW', at });
  const canDraw = isAsked && !isGone;
  return html`<button
    type="button"
    class="draw-tile ${isGone ? 'is-gone' : ''}"
    data-at=${at}
    tabindex=${isFirst ? 0 : -1}
    ?data-autofocus=${isFirst}
    aria-label=${isGone ? nothing : table.tileToTake(at + 1)}
    aria-hidden=${isGone ? 'true' : nothing}
    aria-disabled=${!canDraw}
    .style=${`--turn:${((at * 37) % 11) - 5}deg`}
    @pointerdown=${(event: PointerEvent) => canDraw && dragTile(event, draw)}
    @click=${({ currentTarget }: Event) => {
      if (!canDraw || !(currentTarget instanceof HTMLElement)) return;
      // The keyboard goes on at the next tile.
      if (currentTarget.matches(':focus')) giveFocus(lyingFrom(currentTarget, 1) ?? lyingFrom(currentTarget, -1));
      draw();
    }}
  >
    <i class="back"></i>
  </button>`;
}

const placesBeside = (tile: Element) => [...(tile.parentElement?.querySelectorAll<HTMLElement>('.draw-tile') ?? [])];

/** Returns the next tile that still lies there, by steps of so many places. */
function lyingFrom(tile: HTMLElement, step: number): HTMLElement | undefined {
  const places = placesBeside(tile);
  for (let at = places.indexOf(tile) + step; ; at += step) {
    const place = places[at];
    if (!place?.classList.contains('is-gone')) return place;
  }
}

/** Walks over the tiles that lie there with the arrow keys. */
function toNextTile(key: string, event: KeyboardEvent) {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  const places = placesBeside(target);
  const columns = places.filter(({ offsetTop }) => offsetTop === places[0]?.offsetTop).length;
  const step = { ArrowRight: 1, ArrowDown: columns, ArrowLeft: -1, ArrowUp: -columns }[key];
  const next = step && lyingFrom(target, step);
  if (!step) return;
  event.preventDefault();
  if (next) giveFocus(next);
}

/** Returns a player's drawn tiles, the places for the others, and the sum so far. */
function drawnTiles(
  { face, symbols }: TileFaces,
  texts: SetUpTexts,
  { sealed, drawn }: DrawShown,
  hand: readonly Position[],
) {
  const tiles = hand.flatMap((at) => sealed.heap[at] ?? []);
  const place = (nth: number) => {
    const tile = tiles[nth];
    if (!tile) return html`<i class="draw-place"></i>`;
    return html`<span class="team-tile" ${ref(flyFrom(hand[nth] ?? -1))}
      ><span class="sr">${texts.tile(tile)}, </span>${face(...halves(tile), symbols)}</span
    >`;
  };
  return html`<span class="team-tiles" role=${hand.at(-1) === drawn.at(-1) ? 'status' : nothing}>
      ${repeat(EACH, (nth) => (tiles[nth] ? nth : `place ${nth}`), place)}
    </span>
    <span class="team-sum">${tiles.length > 0 ? texts.teams.sum(pipsOf(tiles)) : nothing}</span>`;
}

/** The tiles that have come to their players. */
const came = new WeakSet<Element>();

/** Returns a function that lets a tile fly from its place in the heap, turning up, once. */
const flyFrom = (at: Position) => (tile: Element | undefined) => {
  if (!tile || came.has(tile)) return;
  came.add(tile);
  const { documentElement } = tile.ownerDocument;
  if (documentElement.dataset.motion !== 'full') return;
  queueMicrotask(() => {
    const place = documentElement.querySelector(`.draw-tile[data-at="${at}"] .back`);
    if (!place || !tile.isConnected) return;
    const from = place.getBoundingClientRect();
    const to = tile.getBoundingClientRect();
    const way = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
    tile.animate(
      [{ transform: `${way} scale(${from.width / to.width}) rotateY(80deg)` }, { transform: 'none' }],
      FLIGHT,
    );
  });
};
