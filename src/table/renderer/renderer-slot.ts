/** Holds the renderer of a table, and puts another one in its place when the graphics are lost or another quality is wanted. */
import { watchContext } from './context-loss.ts';
import { createRenderer, type TableRenderer } from './renderer.ts';
import type { Quality } from './table-meshes.ts';

/** Is told the renderer that now stands in the page; `wasLost`: the graphics of the one before were taken away. */
export type OnRenderer = (renderer: TableRenderer, wasLost: boolean) => void;

export class RendererSlot {
  readonly #parent: HTMLElement;
  readonly #onFault: (error: unknown) => void;
  readonly #listeners: OnRenderer[] = [];
  #now: TableRenderer;
  #quality: Quality;
  #isLost = false;
  /** The newest renderer that was asked for; `null` after the end. */
  #wanted: symbol | null = Symbol();
  #unwatch = () => {};

  /** Puts `first`, of that quality, into the page at once. `onFault`: the graphics are lost for good. */
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

  /** Whether what is painted now is never seen: the device took the graphics away. */
  get isDark(): boolean {
    return this.#isLost || this.#now.isLost;
  }

  /** Calls `attach` with the renderer that stands there, and with each that takes its place, before the last one is destroyed. */
  each(attach: OnRenderer): void {
    attach(this.#now, false);
    this.onReplaced(attach);
  }

  /** Calls `attach` with each renderer that takes the place of the one before, which is destroyed after that. */
  onReplaced(attach: OnRenderer): void {
    this.#listeners.push(attach);
  }

  /** Builds the renderer anew; the old one stays where the browser refuses another, unless its graphics are lost. */
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
        // Nothing is touched that nobody sees.
        canvas.style.visibility = 'hidden';
      },
      back: () => void this.rebuild().catch(reportError),
      gone: () => this.#onFault(new Error('the graphics are gone')),
    });
  }
}
