/** Pixels after which a press is a drag. */
const DRAG = 8;

/** Lets a tile follow the pointer; calls `drop` when it is let go after a drag, wherever that is. */
export function dragTile({ currentTarget: tile, button, pointerId, clientX, clientY }: PointerEvent, drop: () => void) {
  if (!(tile instanceof HTMLElement) || button !== 0) return;
  const end = new AbortController();
  const { signal } = end;
  const home = () => {
    tile.style.transform = '';
    tile.classList.remove('is-dragged');
  };
  tile.setPointerCapture(pointerId);
  tile.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => {
      if (!tile.classList.contains('is-dragged') && Math.hypot(x - clientX, y - clientY) < DRAG) return;
      tile.classList.add('is-dragged');
      tile.style.transform = `translate(${x - clientX}px, ${y - clientY}px)`;
    },
    { signal },
  );
  tile.addEventListener(
    'pointerup',
    () => {
      if (tile.classList.contains('is-dragged')) drop();
    },
    { signal },
  );
  const over = () => {
    end.abort();
    // After `drop`: the tile flies from where it was let go.
    queueMicrotask(home);
  };
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'])
    tile.addEventListener(type, over, { signal });
}
