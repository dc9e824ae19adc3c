import { html, nothing, type TemplateResult } from 'lit-html';
import type { Texts } from '../i18n/index.ts';
import type { Sitter } from '../match/ports.ts';
import { LATE } from '../motion/durations.ts';
import type { Later } from '../motion/later.ts';
import { shortName } from '../names/names.ts';
import { draw as drawInto, undraw } from '../page/draw.ts';
import { giveFocus } from '../page/focus.ts';
import type { Seat, Side, Tile } from '../rules/game.ts';
import { createDeliberate } from './deliberate.ts';
import { medal } from './screens/medal.ts';
import './curtain.css';

/** The public events since the next player last looked, in words. */
export interface CurtainNews {
  readonly since: 'turn' | 'deal';
  /** In order; `tile` is the played tile. */
  readonly lines: readonly { readonly text: string; readonly tile: Tile | null }[];
  /** The name of the next player's partner (6.7). */
  readonly partner?: string;
  /** The side whose colour they have. */
  readonly side: Side;
}

/** The contents of the curtain besides the next player's name. */
export interface CurtainTells extends CurtainNews {
  /** The player who may still take back the last move; `null` if it cannot be taken back. */
  readonly by: Sitter | null;
}

export interface CurtainHouse {
  readonly root: HTMLElement;
  readonly texts: Texts;
  /** Draws a played tile. */
  face(tile: Tile): TemplateResult;
  /** Calls back after the given milliseconds unless cancelled. */
  readonly later: Later;
  /** Takes back the last move, which also raises the curtain. */
  takeBack(): void;
  /** Called when the curtain falls and rises. The table under it must be out of reach meanwhile. */
  onChange(isDown: boolean): void;
}

/** Milliseconds in which the last player can take a move back, before the device changes hands. */
const TAKE_BACK = 5000;

export type Curtain = ReturnType<typeof createCurtain>;

/** Creates the opaque curtain between two persons at one device. */
export function createCurtain({ root, texts, face, later, takeBack, onChange }: CurtainHouse) {
  const page = root.ownerDocument;
  let isDown = false;
  let fellAt = Number.NEGATIVE_INFINITY;
  /** Resolves the promise of the current curtain without raising it. */
  let replaced = () => {};
  const press = createDeliberate(page, () => root.querySelector('.curtain-look'));
  /** The second half of a double tap on the table does not open the curtain. */
  const isMeant = (click: MouseEvent) =>
    press.accepts(click) && !(click.detail > 0 && performance.now() - fellAt < LATE);
  const undo = createDeliberate(page, () => root.querySelector('.curtain-back'));
  /** Cancels the timer that removes the take-back button. */
  let forget = () => {};
  const focus = () => giveFocus(root.querySelector<HTMLElement>('.curtain-name'));
  const draw = (to: Seat, sitter: Sitter, tells: CurtainTells, look: () => void) => {
    const words = texts.curtain;
    const name = shortName(sitter.name);
    const { by, lines, partner } = tells;
    const hasNews = lines.length > 0;
    // A new list starts unscrolled.
    drawInto(nothing, root);
    drawInto(
      html`<div
        class="curtain ${hasNews ? 'has-news' : ''}"
        role="dialog"
        aria-modal="true"
        aria-labelledby="curtain-title"
      >
        <header class="curtain-head">
          ${medal(texts, sitter, to, tells.side)}
          <p class="curtain-seat">${words.seat(to + 1, partner)}</p>
          <h1 id="curtain-title" class="curtain-name" tabindex="-1">${words.next(name)}</h1>
          <p class="curtain-hint">${words.hint}</p>
        </header>
        ${hasNews ? newsView(tells, texts.curtain, face) : nothing}
        <button
          type="button"
          class="button is-main curtain-look"
          @click=${(click: MouseEvent) => isMeant(click) && look()}
        >
          <span>${words.look(name)}</span>
        </button>
        ${by ? backView(words.takeBack(shortName(by.name)), (click) => undo.accepts(click) && takeBack()) : nothing}
      </div>`,
      root,
    );
    focus();
    if (by) forget = later(TAKE_BACK, () => withdrawBack(root));
  };
  const lift = () => {
    isDown = false;
    forget();
    drawInto(nothing, root);
    onChange(false);
  };

  return {
    get isDown() {
      return isDown;
    },
    /**
     * Covers everything immediately and names the next player. Resolves when that player opens it, or when `signal`
     * aborts. A curtain already down for someone else resolves, and stays down for the new player.
     */
    raise(to: Seat, sitter: Sitter, tells: CurtainTells, signal: AbortSignal): Promise<void> {
      replaced();
      forget();
      return new Promise((resolve) => {
        const end = () => {
          signal.removeEventListener('abort', done);
          replaced = () => {};
          resolve();
        };
        const done = () => {
          end();
          lift();
        };
        replaced = end;
        isDown = true;
        fellAt = performance.now();
        press.reset();
        undo.reset();
        onChange(true);
        signal.addEventListener('abort', done, { once: true });
        if (signal.aborted) done();
        else draw(to, sitter, tells, done);
      });
    },
    /** Moves the keyboard focus to the curtain. */
    focus,
    destroy() {
      press.destroy();
      undo.destroy();
      lift();
      undraw(root);
    },
  };
}

/** Removes the take-back button, after it has lost the keyboard's focus. */
function withdrawBack(root: HTMLElement): void {
  const button = root.querySelector<HTMLElement>('.curtain-back');
  if (!button) return;
  if (button === root.ownerDocument.activeElement)
    button.addEventListener('blur', () => button.remove(), { once: true });
  else button.remove();
}

const newsView = ({ since, lines }: CurtainNews, words: Texts['curtain'], face: CurtainHouse['face']) => html`<section
  class="curtain-news"
>
  <h2 id="curtain-since">${since === 'turn' ? words.sinceTurn : words.sinceDeal}</h2>
  <div class="curtain-scroll" role="region" aria-labelledby="curtain-since" tabindex="0">
    <ol>
      ${lines.map(
        ({ text, tile }) => html`<li>
          <span class="curtain-tile" aria-hidden="true">${tile ? face(tile) : nothing}</span>
          <span>${text}</span>
        </li>`,
      )}
    </ol>
  </div>
</section>`;

const backView = (words: string, onPress: (click: MouseEvent) => void) => html`<button
  type="button"
  class="button curtain-back"
  @click=${onPress}
>
  <span>${words}</span>
</button>`;
