import { html, nothing, render } from 'lit-html';
import type { Texts } from '../i18n/index.ts';
import type { Sitter } from '../match/ports.ts';
import type { Seat } from '../rules/game.ts';

export interface CurtainHouse {
  readonly root: HTMLElement;
  readonly texts: Texts;
  /** Called as the curtain falls and as it rises: what lies under it must be out of reach meanwhile. */
  onChange(isDown: boolean): void;
}

export type Curtain = ReturnType<typeof createCurtain>;

/** The opaque curtain between two persons at one device. */
export function createCurtain({ root, texts, onChange }: CurtainHouse) {
  /** The half of the screen last touched: the button is in the other one, so that no second tap opens the curtain. */
  let lastTouchLow = true;
  let isDown = false;
  /** Ends the wait of the curtain that is down, which stays down. */
  let replaced = () => {};
  const onTouch = (event: PointerEvent) => {
    if (!isDown) lastTouchLow = event.clientY > root.ownerDocument.documentElement.clientHeight / 2;
  };
  root.ownerDocument.addEventListener('pointerdown', onTouch, true);

  const focus = () => root.querySelector<HTMLElement>('.curtain-name')?.focus();
  const draw = (to: Seat, sitter: Sitter, look: () => void) => {
    const words = texts.curtain;
    const title = words.next(sitter.name);
    render(
      html`<div
        class="curtain ${lastTouchLow ? 'is-high' : 'is-low'}"
        role="dialog"
        aria-modal="true"
        aria-labelledby="curtain-title"
      >
        <p class="curtain-seat">${words.seat(to + 1)}</p>
        <h1 id="curtain-title" class="curtain-name" tabindex="-1">${title}</h1>
        <p class="curtain-hint">${words.hint}</p>
        <button type="button" class="button is-main curtain-look" @click=${look}>${words.look(sitter.name)}</button>
      </div>`,
      root,
    );
    focus();
  };
  const lift = () => {
    isDown = false;
    render(nothing, root);
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
    raise(to: Seat, sitter: Sitter, signal: AbortSignal): Promise<void> {
      replaced();
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
        onChange(true);
        signal.addEventListener('abort', done, { once: true });
        if (signal.aborted) done();
        else draw(to, sitter, done);
      });
    },
    /** Gives the keyboard to the curtain that is down. */
    focus,
    destroy() {
      root.ownerDocument.removeEventListener('pointerdown', onTouch, true);
      lift();
    },
  };
}
