import { html, nothing } from 'lit-html';
import { drawableCount, isPairBegun, tilesPerDraw } from '../rules/drawing.ts';
import { findMove, playableTiles } from '../rules/moves.ts';
import type { WordKind } from './kind.ts';
import { questionOf, type TableActions, type TableState } from './table-state.ts';

interface Button {
  readonly id: string;
  readonly label: string;
  readonly onClick: () => void;
  readonly class?: string;
  readonly body?: unknown;
  /** Disabled: when it is pressed, it says why. */
  readonly off?: boolean;
  readonly pressed?: boolean;
}

/** Lines on a field of 20 by 20. */
const ICONS = {
  takeBack: 'M8 4 3.5 8.5 8 13M4 8.5h8a4 4 0 0 1 0 8h-3',
  hint: 'M2 12c2-.4 3 0 4 1 2-2 6-2 8 0 .6 3-1 5-3 5H8c-3-.4-4-3-6-6zM14 13a2 2 0 1 1 .5 4M3 9c-2-2 0-4 0-6 2 2 2 5 0 6z',
  sort: 'M4 4v12M4 16l-2.5-3M4 16l2.5-3M10 5h3M10 10h5M10 15h7',
  sound: 'M3 8v4h3l4 3V5L6 8zM13 7.5q2 2.5 0 5M15.5 5.5q4 4.5 0 9',
  silence: 'M3 8v4h3l4 3V5L6 8zM13 8l4 4M17 8l-4 4',
  log: 'M4 5h12M4 10h12M4 15h7',
  menu: 'M4 5h12M4 10h12M4 15h12',
  rules: 'M7 7.5q0-3 3-3t3 3q0 1.7 -1.6 2.5T10 12.5M10 15.5v1',
} as const;

/** The boneyard, and the buttons beside it. */
export function actionsView(state: TableState, kind: WordKind | null, act: TableActions) {
  const { texts, now, stops, muted, isPlayed, hints, rack } = state;
  const words = texts.table;
  const question = questionOf(state);
  const draw = findMove(question?.moves ?? [], 'draw');
  const pass = findMove(question?.moves ?? [], 'pass');
  const left = now?.seen.boneyard.length ?? 0;
  const resting = now?.seen.dead.length ?? 0;
  const hint =
    now?.seen.seats !== 1
      ? words.hint
      : state.desk.advised?.next
        ? (state.desk.advised.ask ?? words.showStep)
        : words.stillPossible;
  const drawable = now ? drawableCount(state.gameOf(now), now.seen) : 0;
  const count = now ? tilesPerDraw(state.gameOf(now), now.seen) : 1;
  const isAnother = now !== null && isPairBegun(state.gameOf(now), now.seen);
  const drawWords = isAnother ? words.drawAnother : words.draw(count);
  const yard = resting > 0 ? words.resting(resting) : words.boneyard(left, drawable);
  const button = ({ id, label, onClick, body, off, pressed, ...more }: Button) => html`
    <button
      type="button"
      class="dom-action ${more.class ?? ''}"
      data-group="actions"
      data-id=${id}
      tabindex=${stops.actions === id ? 0 : -1}
      aria-label=${label}
      aria-disabled=${off ?? nothing}
      aria-pressed=${pressed ?? nothing}
      @click=${onClick}
      @focus=${() => act.focused('actions', id)}
      @blur=${act.blurred}
    >
      ${body ?? label}
    </button>
  `;
  return html`
    <div class="dom-actions">
      ${button({
        id: 'draw',
        label: draw ? `${yard}. ${drawWords}` : yard,
        onClick: act.draw,
        class: draw ? 'boneyard is-main' : 'boneyard',
        off: !draw,
        body: html`${Array.from({ length: Math.min(left + resting, 24) }, () => html`<i class="back"></i>`)}<b
            >${resting > 0 ? words.outOfPlay(resting) : left}</b
          > ${drawable < left ? html`<small>${words.drawable(drawable)}</small>` : nothing}
          ${draw ? html`<span>${drawWords}</span>` : nothing}`,
      })}
      ${
        pass
          ? button({
              id: 'pass',
              // 2.4: what was drawn may be kept though it fits.
              label: playableTiles(question?.moves ?? []).size > 0 ? words.keep : words.pass,
              onClick: () => act.offer(pass),
            })
          : nothing
      }
      ${question ? nothing : button({ id: 'hurry', label: words.hurry, onClick: act.hurry })}
      ${
        isPlayed
          ? button({
              id: 'takeBack',
              label: words.takeBack,
              onClick: act.takeBack,
              off: !now?.takeBack,
              body: withIcon(ICONS.takeBack, words.takeBack),
            })
          : nothing
      }
      ${isPlayed && now?.takeBack && now.seen.outcome ? button({ id: 'next', label: words.giveUp, onClick: act.next }) : nothing}
      ${
        isPlayed && hints
          ? button({
              id: 'hint',
              label: hint,
              onClick: act.hint,
              off: !question,
              body: withIcon(ICONS.hint, hint),
            })
          : nothing
      }
      ${
        kind && !kind.sortsHands
          ? nothing
          : button({
              id: 'sort',
              label: words.sort[rack.mode],
              onClick: act.sort,
              body: withIcon(ICONS.sort, words.sort[rack.mode]),
            })
      }
      ${button({ id: 'log', label: words.log, onClick: () => act.openLog(!state.logOpen), body: withIcon(ICONS.log, words.log) })}
      ${button({
        id: 'mute',
        label: words.mute,
        onClick: act.mute,
        pressed: muted,
        body: withIcon(muted ? ICONS.silence : ICONS.sound, words.mute),
      })}
      ${button({ id: 'rules', label: words.rules, onClick: act.rules, body: withIcon(ICONS.rules, words.rules) })}
      ${button({ id: 'menu', label: words.menu, onClick: act.menu, body: withIcon(ICONS.menu, words.menu) })}
    </div>
  `;
}

/** An icon of lines, and its word where there is room. */
const withIcon = (path: string, text: string) => html`
  <svg class="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false"><path d=${path} /></svg
  ><span class="icon-text">${text}</span>
`;
