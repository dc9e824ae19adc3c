import { html, nothing, type TemplateResult } from 'lit-html';
import type { Texts } from '../i18n/index.ts';
import type { Sitter } from '../match/ports.ts';
import type { Later } from '../motion/clock.ts';
import { shortName } from '../names/names.ts';
import { draw as drawInto, undraw } from '../page/draw.ts';
import { giveFocus } from '../page/focus.ts';
import type { Seat, Side, Tile } from '../rules/game.ts';
import { createDeliberate } from './deliberate.ts';
import { medal } from './screens/medal.ts';

/** What everybody saw since the one who comes last looked, in words. */
export interface CurtainNews {
  readonly since: 'turn' | 'deal';
  /** In order; `tile` is what was laid. */
  readonly lines: readonly { readonly text: string; readonly tile: Tile | null }[];
  /** Who plays with the one who comes (6.7). */
  readonly partner?: string;
  /** Whose colour they wear. */
  readonly side: Side;
}

/** What the curtain says beside who comes. */
export interface CurtainTells extends CurtainNews {
  /** Who may take back their move for a moment; `null`: nobody. */
  readonly by: Sitter | null;
}

export interface CurtainHouse {
  readonly root: HTMLElement;
  readonly texts: Texts;
  /** Draws a tile that was laid. */
  face(tile: Tile): TemplateResult;
  /** Calls back after so many milliseconds, unless it is told not to. */
  readonly later: Later;
  /** Takes back what was done last; the curtain rises by that. */
  takeBack(): void;
  /** Called as the curtain falls and as it rises: what lies under it must be out of reach meanwhile. */
  onChange(isDown: boolean): void;
}

/** How long whoever gives the device away can take their move back, milliseconds: then it is in other hands. */
const TAKE_BACK = 3000;

export type Curtain = ReturnType<typeof createCurtain>;

/** The opaque curtain between two persons at one device. */
export function createCurtain({ root, texts, face, later, takeBack, onChange }: CurtainHouse) {
  const page = root.ownerDocument;
  /** The half of the screen last touched: the button is in the other one, so that no second tap opens the curtain. */
  let lastTouchLow = true;
  let isDown = false;
  /** Ends the wait of the curtain that is down, which stays down. */
  let replaced = () => {};
  const onTouch = (event: PointerEvent) => {
    if (!isDown) lastTouchLow = event.clientY > page.documentElement.clientHeight / 2;
  };
  page.addEventListener('pointerdown', onTouch, true);
  const press = createDeliberate(page, () => root.querySelector('.curtain-look'));
  const undo = createDeliberate(page, () => root.querySelector('.curtain-back'));
  /** Offers no more that a move is taken back. */
  let forget = () => {};
  /** Whoever stands on it with the keyboard has it for as long as they stay. */
  const withdraw = () => {
    const button = root.querySelector<HTMLElement>('.curtain-back');
    if (!button) return;
    if (button === page.activeElement) button.addEventListener('blur', () => button.remove(), { once: true });
    else button.remove();
  };

  const focus = () => giveFocus(root.querySelector<HTMLElement>('.curtain-name'));
  const newsView = ({ since, lines }: CurtainNews) => html`<section class="curtain-news">
    <h2 id="curtain-since">${since === 'turn' ? texts.curtain.sinceTurn : texts.curtain.sinceDeal}</h2>
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
  const backView = (by: Sitter) => html`<button
    type="button"
    class="button curtain-back"
    @click=${(click: MouseEvent) => undo.accepts(click) && takeBack()}
  >
    <span>${texts.curtain.takeBack(shortName(by.name))}</span>
  </button>`;
  const draw = (to: Seat, sitter: Sitter, tells: CurtainTells, look: () => void) => {
    const words = texts.curtain;
    const name = shortName(sitter.name);
    const { by, lines, partner } = tells;
    const hasNews = lines.length > 0;
    // A list that was scrolled is another one's.
    drawInto(nothing, root);
    drawInto(
      html`<div
        class="curtain ${lastTouchLow ? 'is-high' : 'is-low'} ${hasNews ? 'has-news' : ''}"
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
        ${hasNews ? newsView(tells) : nothing}
        <button
          type="button"
          class="button is-main curtain-look"
          @click=${(click: MouseEvent) => press.accepts(click) && look()}
        >
          <span>${words.look(name)}</span>
        </button>
        ${by ? backView(by) : nothing}
      </div>`,
      root,
    );
    focus();
    if (by) forget = later(TAKE_BACK, withdraw);
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
     * Covers everything at once and names who comes; resolves when that person has opened it, or `signal` aborts. One
     * that is down for somebody else is done with: it stays down, for the one who is named now.
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
        press.reset();
        undo.reset();
        onChange(true);
        signal.addEventListener('abort', done, { once: true });
        if (signal.aborted) done();
        else draw(to, sitter, tells, done);
      });
    },
    /** Gives the keyboard to the curtain that is down. */
    focus,
    destroy() {
      page.removeEventListener('pointerdown', onTouch, true);
      press.destroy();
      undo.destroy();
      lift();
      undraw(root);
    },
  };
}
