import { html, nothing, render } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Texts } from '../i18n/index.ts';

export interface Toasts {
  /** A word in passing: it stays for a while, unless it is dismissed or a few come after it. */
  say(text: string): void;
  destroy(): void;
}

/** No more than this at once. */
const MOST = 3;
/** Milliseconds that a word stays. */
const PASSING = 12_000;

export function createToasts(root: HTMLElement, texts: Texts): Toasts {
  let shown: readonly { readonly id: number; readonly text: string }[] = [];
  let next = 0;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const draw = () =>
    render(
      html`<div class="toasts" role="status" aria-label=${texts.toast.label}>
        ${repeat(
          shown,
          ({ id }) => id,
          ({ id, text }) => html`<p class="toast">
            <span>${text}</span>
            <button type="button" class="round" aria-label=${texts.toast.dismiss} @click=${() => drop(id)}>
              <span aria-hidden="true">×</span>
            </button>
          </p>`,
        )}
      </div>`,
      root,
    );
  const drop = (id: number) => {
    shown = shown.filter((toast) => toast.id !== id);
    draw();
  };
  draw();
  return {
    say(text) {
      if (shown.some((toast) => toast.text === text)) return;
      const id = next++;
      shown = [...shown, { id, text }].slice(-MOST);
      const timer = setTimeout(() => {
        timers.delete(timer);
        drop(id);
      }, PASSING);
      timers.add(timer);
      draw();
    },
    destroy() {
      for (const timer of timers) clearTimeout(timer);
      render(nothing, root);
    },
  };
}
