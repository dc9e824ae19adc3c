/**
 * Passes fingers, pens and the mouse on the canvas to the gesture, with all interruptions. It listens to the browser's
 * own events, because Pixi does not pass on `pointercancel`.
 */
import { hearKeys } from '../../page/keys.ts';
import type { Gesture } from '../../seats/gesture.ts';
import type { Finger, FingerPoint, Under } from '../../seats/gesture-events.ts';
import { type StirredTable, StirringFinger } from './stirring-finger.ts';

export interface PointerOptions extends StirredTable {
  readonly canvas: HTMLCanvasElement;
  readonly gesture: Pick<Gesture, 'send'>;
  /** Returns the thing under a finger, or under the tile that it drags now. */
  under(finger: FingerPoint): Under;
  /** True if something of the HUD there listens to presses of its own. */
  isButton(x: number, y: number): boolean;
  /** Releases buttons that are pressed. */
  release(): void;
}

/** Listens until the returned function is called. */
export function listenToPointers(o: PointerOptions): () => void {
  const { canvas } = o;
  const page = canvas.ownerDocument;
  const away = new AbortController();
  const { signal } = away;
  const { down, move, up, lose, cancel } = createFingers(o);
  canvas.addEventListener('pointerdown', down, { signal });
  canvas.addEventListener('pointermove', move, { signal });
  canvas.addEventListener('pointerup', up, { signal });
  canvas.addEventListener(
    'pointercancel',
    (event) => {
      lose(event);
      o.release();
    },
    { signal },
  );
  canvas.addEventListener('lostpointercapture', lose, { signal });
  canvas.addEventListener('webglcontextlost', cancel, { signal });
  page.defaultView?.addEventListener('blur', cancel, { signal });
  page.addEventListener('visibilitychange', cancel, { signal });
  hearKeys(page, (key) => key === 'Escape' && cancel(), { signal });
  return () => {
    away.abort();
    cancel();
  };
}

/** Follows fingers, pens and the mouse from press to release, and sends their gestures. */
function createFingers(o: PointerOptions) {
  const { canvas, gesture } = o;
  /** Fingers that are down on the table, without those on buttons. */
  const down = new Set<number>();
  const stirring = new StirringFinger(o);
  const fingerOf = (event: PointerEvent): Finger => {
    const { left, top } = canvas.getBoundingClientRect();
    return { id: event.pointerId, x: event.clientX - left, y: event.clientY - top };
  };
  const lose = (event: PointerEvent) => {
    stirring.lose(event.pointerId);
    if (down.delete(event.pointerId)) gesture.send({ type: 'LOST', id: event.pointerId });
  };
  return {
    down(event: PointerEvent) {
      if (event.button !== 0) return;
      const finger = fingerOf(event);
      const isButton = o.isButton(finger.x, finger.y);
      if (!isButton && stirring.down(finger, event.timeStamp)) {
        if (event.isTrusted) canvas.setPointerCapture(finger.id);
        return;
      }
      down.delete(finger.id);
      const alone = down.size === 0;
      if (!isButton) {
        down.add(finger.id);
        // Events made by a program have no pointer to be captured.
        if (event.isTrusted) canvas.setPointerCapture(finger.id);
      }
      const under: Under = isButton ? { on: 'button' } : o.under(finger);
      gesture.send({ type: 'DOWN', finger, under, alone, touch: event.pointerType === 'touch', time: event.timeStamp });
    },
    move(event: PointerEvent) {
      const finger = fingerOf(event);
      // The mouse was released where no event reached the page.
      if (event.pointerType === 'mouse' && event.buttons === 0) lose(event);
      if (stirring.is(finger.id)) stirring.move(finger, event.timeStamp);
      if (down.has(finger.id)) gesture.send({ type: 'MOVE', finger, under: o.under(finger) });
    },
    up(event: PointerEvent) {
      // The mouse's other buttons end nothing.
      if (event.button === 0) stirring.up(event.pointerId);
      if (event.button !== 0 || !down.delete(event.pointerId)) return;
      const finger = fingerOf(event);
      // The last move may have had no event of its own.
      gesture.send({ type: 'MOVE', finger, under: o.under(finger) });
      gesture.send({ type: 'UP', finger, time: event.timeStamp });
    },
    lose,
    cancel() {
      down.clear();
      stirring.cancel();
      gesture.send({ type: 'CANCEL' });
      o.release();
    },
  };
}
