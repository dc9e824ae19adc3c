/** The bar under a watched table: the position, the viewer, and the controls. */
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { WatchingTexts } from '../../i18n/index.ts';
import type { Watcher } from '../../match/film.ts';
import type { Sitter } from '../../match/ports.ts';
import type { Seat, Side, Tile } from '../../rules/game.ts';
import { medal } from '../screens/medal.ts';
import type { WatchingSpeed } from './watching.machine.ts';
import './watching.css';

/** The state that the bar shows. */
export interface BarState {
  readonly sitters: readonly Sitter[];
  readonly sides: readonly Side[];
  /** The watched deal and the number of deals; the moves so far and in total. */
  readonly deal: number;
  readonly deals: number;
  readonly move: number;
  readonly moves: number;
  /** The last move, in words. */
  readonly told: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isRunning: boolean;
  readonly eye: Watcher;
  readonly speed: WatchingSpeed;
  /** True if the player may play on from moments of this match. */
  readonly mayPlayOn: boolean;
  /** The seat of the player when playing on from here; `null` if nobody can move. */
  readonly seat: Seat | null;
  /** All hands, if they lie open; and true if another view shows them. */
  readonly hands: readonly (readonly Tile[])[] | null;
  readonly areHandsSeen: boolean;
}

/** The actions of its buttons. */
export interface BarActions {
  close(): void;
  toggle(): void;
  /** One move forward, and one back. */
  step(): void;
  back(): void;
  toDeal(deal: number): void;
  /** Goes to the last move of the match. */
  toEnd(): void;
  toMove(move: number): void;
  look(eye: Watcher): void;
  setSpeed(speed: WatchingSpeed): void;
  playOn(): void;
}

const SPEEDS: readonly WatchingSpeed[] = ['relaxed', 'normal', 'fast'];

/** The icons, as paths in a box of 20 by 20. */
const ICONS = {
  close: 'M5 5l10 10M15 5 5 15',
  before: 'M5 4.5v11M15.5 4.5 8 10l7.5 5.5z',
  back: 'M13.5 4.5 6 10l7.5 5.5z',
  play: 'M6 3.5 16.5 10 6 16.5z',
  pause: 'M6.5 4v12M13.5 4v12',
  step: 'M6.5 4.5 14 10l-7.5 5.5z',
  after: 'M15 4.5v11M4.5 4.5 12 10l-7.5 5.5z',
} as const;

export function watchingBar(state: BarState, act: BarActions, texts: WatchingTexts) {
  const words = texts.watching;
  const { deal, deals, move, moves, isRunning } = state;
  const where = move === 0 ? words.dealt : words.move(move, moves);
  return html`
    ${handsView(state, texts)}
    <div class="watching-bar" data-deal=${deal} data-move=${move}>
      <div class="watching-place">
        ${picker({
          label: words.jump,
          shown: html`${words.dealShort(deal)}<span class="watching-deals">${words.ofDeals(deals)}</span>`,
          value: `${deal}`,
          choices: Array.from({ length: deals }, (_, n) => [`${n + 1}`, words.deal(n + 1, deals)] as const),
          onChange: (value) => act.toDeal(Number(value)),
        })}
        <input
          type="range"
          class="watching-slider"
          min="0"
          max=${moves}
          .value=${live(`${move}`)}
          .style=${`--done:${moves > 0 ? (100 * move) / moves : 0}%`}
          aria-label=${words.slider}
          aria-valuetext=${words.told(where, state.told)}
          @input=${({ target }: Event) => target instanceof HTMLInputElement && act.toMove(Number(target.value))}
        />
        <output class="watching-count" aria-hidden="true">${move} / ${moves}</output>
        <p class="watching-told" aria-hidden="true">${state.told}</p>
      </div>
      <div class="watching-keys">
        ${key('before', words.before, () => act.toDeal(move > 0 ? deal : deal - 1), state.isFirst)}
        ${key('back', words.back, act.back, state.isFirst)}
        ${key(isRunning ? 'pause' : 'play', isRunning ? words.pause : words.play, act.toggle, false, 'is-main')}
        ${key('step', words.step, act.step, state.isLast)}
        ${
          deal < deals
            ? key('after', words.after, () => act.toDeal(deal + 1))
            : key('after', words.end, act.toEnd, state.isLast)
        }
      </div>
      <div class="watching-how">
        ${speedButton(state.speed, act, texts)} ${eyes(state, act, texts)}
        ${
          state.mayPlayOn
            ? html`<button
                type="button"
                class="button watching-on ${state.seat === null ? 'is-away' : ''}"
                aria-label=${words.playOnAs(state.sitters[state.seat ?? 0]?.name ?? '')}
                @click=${act.playOn}
              >
                <span class="button-text">${words.playOn}</span>
              </button>`
            : nothing
        }
        ${key('close', words.close, act.close)}
      </div>
      <p class="sr">${words.keys}</p>
    </div>
  `;
}

function key(icon: keyof typeof ICONS, label: string, onPress: () => void, isOff = false, more = '') {
  return html`<button
    type="button"
    class="round watching-key ${more}"
    data-key=${icon}
    aria-label=${label}
    title=${label}
    aria-disabled=${isOff}
    @click=${() => !isOff && onPress()}
  >
    <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false"><path d=${ICONS[icon]} /></svg>
  </button>`;
}

function speedButton(speed: WatchingSpeed, act: BarActions, { watching: words }: WatchingTexts) {
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 'normal';
  const label = words.speed.label[speed];
  return html`<button
    type="button"
    class="round watching-key watching-speed"
    aria-label=${label}
    title=${label}
    @click=${() => act.setSpeed(next)}
  >
    <span aria-hidden="true">${words.speed.short[speed]}</span>
  </button>`;
}

function eyes({ sitters, sides, eye }: BarState, act: BarActions, texts: WatchingTexts) {
  const { watching: words } = texts;
  const sitter = eye === 'all' ? undefined : sitters[eye];
  const nameOf = (watcher: Watcher) => (watcher === 'all' ? words.all : words.seatEyes(sitters[watcher]?.name ?? ''));
  const watchers: readonly Watcher[] = sitters.length > 1 ? [...sitters.keys(), 'all'] : [...sitters.keys()];
  return picker({
    label: words.eyes,
    shown: html`${sitter && eye !== 'all' ? medal(texts, sitter, eye, sides[eye]) : openHands()}<span class="watching-eyes-name"
        >${sitter ? sitter.name : words.all}</span
      >`,
    value: `${eye}`,
    choices: watchers.map((watcher) => [`${watcher}`, nameOf(watcher)] as const),
    onChange: (value) => act.look(value === 'all' ? 'all' : Number(value)),
  });
}

/** Returns an icon of three tiles turned up. */
const openHands = () => html`<svg class="watching-open" viewBox="0 0 34 34" aria-hidden="true" focusable="false">
  <rect x="3" y="9" width="9" height="17" rx="2" transform="rotate(-14 7 18)" />
  <rect x="12.5" y="7" width="9" height="17" rx="2" />
  <rect x="22" y="9" width="9" height="17" rx="2" transform="rotate(14 27 18)" />
</svg>`;

/** Returns a native list, hidden under a custom display. */
function picker(o: {
  readonly label: string;
  readonly shown: unknown;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, text: string])[];
  onChange(value: string): void;
}) {
  return html`<span class="watching-pick">
    <span class="watching-picked" aria-hidden="true">${o.shown}</span>
    <select
      aria-label=${o.label}
      .value=${live(o.value)}
      @change=${({ target }: Event) => target instanceof HTMLSelectElement && o.onChange(target.value)}
    >
      ${o.choices.map(([value, text]) => html`<option value=${value} ?selected=${value === o.value}>${text}</option>`)}
    </select>
  </span>`;
}

/** Returns the hands as text, visible if no scene shows them. */
function handsView({ hands, areHandsSeen, sitters }: BarState, texts: WatchingTexts) {
  if (!hands) return nothing;
  const { watching: words } = texts;
  const inWords = (tiles: readonly Tile[]) => (tiles.length > 0 ? tiles.map(texts.tile).join(', ') : words.noTiles);
  return html`<ul
    class=${areHandsSeen ? 'sr' : 'watching-hands'}
    tabindex=${areHandsSeen ? nothing : 0}
    aria-label=${words.hands}
  >
    ${hands.map((tiles, seat) => html`<li>${words.hand(sitters[seat]?.name ?? '', inWords(tiles))}</li>`)}
  </ul>`;
}
