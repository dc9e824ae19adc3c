/** Explains things under a mouse that rests on them for a while. */
import type { Later } from '../../motion/later.ts';
import type { About, FingerPoint } from '../../seats/gesture-events.ts';
import { Linger } from '../../ui/linger.ts';

export interface HoverOptions {
  readonly later: Later;
  /** Returns the thing there that can explain itself; `null` if there is none. */
  aboutAt(point: FingerPoint): About | null;
  /** Called with the thing under a resting mouse. */
  ask(what: About): void;
}

/** Listens until the returned function is called. */
export function listenForHover(canvas: HTMLCanvasElement, { later, aboutAt, ask }: HoverOptions): () => void {
  const away = new AbortController();
  const { signal } = away;
  let under: About | null = null;
  const linger = new Linger(later, (isAsked) => {
    if (isAsked && under) ask(under);
    return true;
  });
  const turnTo = (next: About | null) => {
    if (!isSame(under, next)) linger.out();
    under = next;
    if (next) linger.over();
  };
  canvas.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
      const { left, top } = canvas.getBoundingClientRect();
      turnTo(aboutAt({ x: event.clientX - left, y: event.clientY - top }));
    },
    { signal },
  );
  // A pressed thing acts at once, so it needs no explanation.
  canvas.addEventListener('pointerdown', () => linger.end(), { signal });
  canvas.addEventListener('pointerleave', () => turnTo(null), { signal });
  return () => {
    away.abort();
    linger.end();
  };
}

const isSame = (a: About | null, b: About | null) =>
  a?.on === b?.on &&
  (a?.on !== 'seat' || b?.on !== 'seat' || a.seat === b.seat) &&
  (a?.on !== 'account' || b?.on !== 'account' || a.side === b.side);
