import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Texts } from '../i18n/index.ts';
import { byTimer } from '../motion/later.ts';
import { draw as drawInto, undraw } from '../page/draw.ts';
import { dropStyle } from '../page/drop-style.ts';

export interface Toasts {
  /**
   * Shows a message for a while, until it is dismissed or several others follow. Messages without a remedy disappear
   * first.
   * @param remedy the action that the player can take; such a message stays until it is dismissed.
   * @returns a function that removes the message.
   */
  say(text: string, remedy?: Remedy): () => void;
  destroy(): void;
}

export interface Remedy {
  readonly text: string;
  onPress(): void;
}

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly remedy: Remedy | undefined;
}

/** The greatest number of messages at once. */
const MOST = 3;
/** Milliseconds for which a message stays. */
const PASSING = 12_000;

export function createToasts(root: HTMLElement, texts: Texts): Toasts {
  let shown: readonly Toast[] = [];
  let next = 0;
  const cancels = new Set<() => void>();
  const { documentElement } = root.ownerDocument;
  /** Moves the plain table below the messages, so that they cover no button. */
  const measure = () => {
    const { bottom } = root.querySelector('.toasts')?.getBoundingClientRect() ?? { bottom: 0 };
    documentElement.style.setProperty('--said', shown.length > 0 ? `${bottom}px` : '0px');
  };
  const draw = () => {
    const row = ({ id, text, remedy }: Toast) => html`<p class="toast">
      <span>${text}</span>
      ${remedy ? html`<button type="button" class="button" @click=${remedy.onPress}>${remedy.text}</button>` : nothing}
      <button type="button" class="round" aria-label=${texts.toast.dismiss} @click=${() => drop(id)}>
        <span aria-hidden="true">×</span>
      </button>
    </p>`;
    // `nothing` also removes the marker comments that `repeat` left behind (lit/lit#5298).
    const list = shown.length > 0 ? repeat(shown, ({ id }) => id, row) : nothing;
    drawInto(html`<div class="toasts" role="status" aria-label=${texts.toast.label}>${list}</div>`, root);
    // Not a frame later: a covered button could be pressed immediately.
    measure();
  };
  const drop = (id: number) => {
    shown = shown.filter((toast) => toast.id !== id);
    draw();
  };
  draw();
  const sizes = new ResizeObserver(measure);
  for (const list of root.children) sizes.observe(list);
  return {
    say(text, remedy) {
      const said = shown.find((toast) => toast.text === text);
      if (said) return () => drop(said.id);
      const id = next++;
      shown = [...shown, { id, text, remedy }];
      // A message with a remedy stays until it is dismissed, so others disappear first.
      if (shown.length > MOST) {
        const first = shown.find((toast) => !toast.remedy && toast.id !== id) ?? shown[0];
        shown = shown.filter((toast) => toast !== first);
      }
      draw();
      const takeBack = () => drop(id);
      if (remedy) return takeBack;
      const cancel = byTimer(PASSING, () => {
        cancels.delete(cancel);
        drop(id);
      });
      cancels.add(cancel);
      return takeBack;
    },
    destroy() {
      for (const cancel of cancels) cancel();
      sizes.disconnect();
      dropStyle(documentElement, '--said');
      undraw(root);
    },
  };
}
