/** Hears pointers and wheel on the canvas, whichever renderer stands there. */
import type { Later } from '../../motion/clock.ts';
import type { Gesture } from '../../seats/gesture.ts';
import type { TableModel } from '../model/table-model.ts';
import type { RendererSlot } from '../renderer/renderer-slot.ts';
import type { TableShuffle } from '../shuffle/table-shuffle.ts';
import type { Drag } from './drag.ts';
import type { HoverOptions } from './hover.ts';
import type { PanZoom } from './pan-zoom.ts';
import { listenToPointers } from './pointer.ts';
import { listenForWheel } from './wheel.ts';

export interface TableInputOptions {
  readonly gesture: Gesture;
  readonly model: Pick<TableModel, 'isShuffling'>;
  readonly drag: Pick<Drag, 'under' | 'aboutAt'>;
  readonly about: HoverOptions['ask'];
  readonly later: Later;
  readonly panZoom: PanZoom;
  readonly shuffle: Pick<TableShuffle, 'stir' | 'lift'>;
  /** Ends the shuffle. */
  deal(): void;
  /** Lets go of buttons that are pressed. */
  release(): void;
}

/** Returns the end of hearing. */
export function listenToTable(slot: RendererSlot, o: TableInputOptions): () => void {
  const { gesture, model, drag, panZoom, shuffle, about, later } = o;
  let leave = () => {};
  slot.each((renderer) => {
    leave();
    const { canvas } = renderer;
    listenForWheel(canvas, panZoom, () => model.isShuffling || !gesture.getSnapshot().matches('resting'));
    const still = awaitHover(canvas, {
      later,
      aboutAt: (at) => (model.isShuffling ? null : drag.aboutAt(at)),
      ask: about,
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

/** A mouse that rests is heard from when it has moved, as few tables see one; where that cannot be fetched nothing is said. */
function awaitHover(canvas: HTMLCanvasElement, options: HoverOptions): () => void {
  const away = new AbortController();
  let end = () => {};
  const hear = async () => {
    const { listenForHover } = await import('./hover.ts');
    if (!away.signal.aborted) end = listenForHover(canvas, options);
  };
  canvas.addEventListener('pointermove', () => void hear().catch(() => {}), { once: true, signal: away.signal });
  return () => {
    away.abort();
    end();
  };
}
