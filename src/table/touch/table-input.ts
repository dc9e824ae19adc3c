/** Listens to pointers and wheel on the canvas of any renderer. */
import type { Later } from '../../motion/later.ts';
import type { Gesture } from '../../seats/gesture.ts';
import type { FingerPoint } from '../../seats/gesture-events.ts';
import type { TableModel } from '../model/table-model.ts';
import type { RendererSlot } from '../renderer/renderer-slot.ts';
import type { TableShuffle } from '../shuffle/table-shuffle.ts';
import type { Drag } from './drag.ts';
import type { HoverOptions } from './hover.ts';
import type { PanZoom } from './pan-zoom.ts';
import { listenToPointers } from './pointer.ts';

export interface TableInputOptions {
  readonly gesture: Gesture;
  readonly model: Pick<TableModel, 'isShuffling'>;
  readonly drag: Pick<Drag, 'under' | 'aboutAt' | 'generous'>;
  readonly about: HoverOptions['ask'];
  readonly later: Later;
  readonly panZoom: PanZoom;
  readonly shuffle: Pick<TableShuffle, 'stir' | 'lift'>;
  /** Turns the dragged tile. */
  turn(by: number): void;
  /** Ends the shuffle. */
  deal(): void;
  /** Releases buttons that are pressed. */
  release(): void;
}

/** Returns a function that ends the listening. */
export function listenToTable(slot: RendererSlot, o: TableInputOptions): () => void {
  const { gesture, model, drag, panZoom, shuffle, about, later } = o;
  let leave = () => {};
  slot.each((renderer) => {
    leave();
    const { canvas } = renderer;
    const still = awaitFinger(canvas, (fingers) => {
      drag.generous = fingers;
      const isAsleep = () => model.isShuffling || !gesture.getSnapshot().matches('resting');
      fingers.listenForWheel(canvas, panZoom, isAsleep, o.turn);
      const aboutAt = (at: FingerPoint) => (model.isShuffling ? null : drag.aboutAt(at));
      return fingers.listenForHover(canvas, { later, aboutAt, ask: about });
    });
    const away = listenToPointers({
      canvas,
      gesture,
      under: (finger) => drag.under(finger),
      isButton: (x, y) => renderer.isButton(x, y),
      stir(x, y, time) {
        if (model.isShuffling) shuffle.stir(x, y, time);
        return model.isShuffling;
      },
      lift: () => shuffle.lift(),
      deal: o.deal,
      release: o.release,
    });
    leave = () => {
      still();
      away();
    };
  });
  return () => leave();
}

/**
 * Loads the code for fingers and mice when one comes, because few tables see one. `use` returns the function that ends
 * its use.
 */
function awaitFinger(
  canvas: HTMLCanvasElement,
  use: (fingers: typeof import('./fingers.ts')) => () => void,
): () => void {
  let end = () => {};
  const waiting = new AbortController();
  let isGone = false;
  const come = async () => {
    waiting.abort();
    const fingers = await import('./fingers.ts');
    if (!isGone) end = use(fingers);
  };
  for (const type of ['pointermove', 'pointerdown']) {
    canvas.addEventListener(type, () => void come().catch(() => {}), { signal: waiting.signal });
  }
  return () => {
    isGone = true;
    waiting.abort();
    end();
  };
}
