/** Holds the renderer of a table. Replaces it after a loss of the graphics context or a change of quality. */
import { watchContext } from './context-loss.ts';
import { createRenderer, type TableRenderer } from './renderer.ts';
import type { Quality } from './table-meshes.ts';

/**
 * Called with the renderer that now stands in the page; `wasLost` is true if the one before had lost its graphics
 * context.
 */
export type OnRenderer = (renderer: TableRenderer, wasLost: boolean) => void;

export class RendererSlot {
  readonly #parent: HTMLElement;
  readonly #onFault: (error: unknown) => void;
  readonly #listeners: OnRenderer[] = [];
  #now: TableRenderer;
  #quality: Quality;
  #isLost = false;
  /** Marks the newest request for a renderer; `null` after the end. */
  #wanted: symbol | null = Symbol();
  #unwatch = () => {};

  /** Puts `first`, of that quality, into the page at once. `onFault` is called if the graphics are lost for good. */
  constructor(parent: HTMLElement, first: TableRenderer, quality: Quality, onFault: (error: unknown) => void) {
    this.#parent = parent;
    this.#onFault = onFault;
    this.#now = first;
    this.#quality = quality;
    this.#stand(first);
  }

  get now(): TableRenderer {
    return this.#now;
  }

  /** True if nothing painted now is ever seen, because the graphics context is lost. */
  get isDark(): boolean {
    return this.#isLost || this.#now.isLost;
  }

  /** Calls `attach` with the present renderer, and with each that replaces it, before the old one is destroyed. */
  each(attach: OnRenderer): void {
    attach(this.#now, false);
    this.onReplaced(attach);
  }

  /** Calls `attach` with each renderer that replaces the one before, which is destroyed after that. */
  onReplaced(attach: OnRenderer): void {
    this.#listeners.push(attach);
  }

  /**
   * Builds the renderer again. If the browser refuses another, the old one stays, unless its graphics context is lost.
   */
  async rebuild(quality: Quality = this.#quality): Promise<void> {
    this.#quality = quality;
    const mine = Symbol();
    this.#wanted = mine;
    const next = await createRenderer(quality, 1, 1).catch(() => null);
    if (this.#wanted !== mine) return next?.destroy();
    if (next) this.#replaceBy(next);
    else if (this.#isLost) this.#onFault(new Error('the graphics are gone'));
  }

  destroy(): void {
    this.#wanted = null;
    this.#unwatch();
    this.#now.destroy();
  }

  #replaceBy(next: TableRenderer): void {
    const [last, wasLost] = [this.#now, this.#isLost];
    this.#unwatch();
    this.#now = next;
    this.#isLost = false;
    this.#stand(next);
    for (const attach of this.#listeners) attach(next, wasLost);
    last.destroy();
  }

  #stand({ canvas }: TableRenderer): void {
    this.#parent.append(canvas);
    this.#unwatch = watchContext(canvas, {
      lost: () => {
        this.#isLost = true;
        // A table that nobody sees must not be touched.
        canvas.style.visibility = 'hidden';
      },
      back: () => void this.rebuild().catch(reportError),
      gone: () => this.#onFault(new Error('the graphics are gone')),
    });
  }
}
