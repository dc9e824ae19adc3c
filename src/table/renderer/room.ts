/** The room that the page and the device leave for the scene. It may change while the scene is shown. */
import type { SafeArea } from '../regions/regions.ts';

interface RoomSize {
  /** CSS pixels, at least one each way. */
  readonly width: number;
  readonly height: number;
  /** Device pixels of one CSS pixel: it changes with the monitor and the zoom. */
  readonly density: number;
  /** The edges that the device keeps for itself. Half a turn of a phone swaps them, in a window of the same size. */
  readonly safe: SafeArea;
}

export interface RoomGauge {
  /** Measures the room as it is now, and returns it. */
  measure(): RoomSize;
  /** True if the room has turned between portrait and landscape since it was measured. */
  readonly isTurned: boolean;
  /** Calls back whenever the room differs from the measured one. */
  watch(changed: () => void): void;
  destroy(): void;
}

/** @param parent the element that holds the scene. */
export function createRoom(parent: HTMLElement): RoomGauge {
  const gone = new AbortController();
  const edges = createEdges(parent);
  const now = (): RoomSize => ({
    width: Math.max(1, parent.clientWidth),
    height: Math.max(1, parent.clientHeight),
    density: devicePixelRatio,
    safe: edges.safe(),
  });
  let measured = now();
  return {
    measure() {
      measured = now();
      return measured;
    },
    get isTurned() {
      return measured.width > measured.height !== parent.clientWidth > parent.clientHeight;
    },
    watch(changed) {
      // An observer also reports the size when it begins, so compare first.
      const look = () => {
        if (!isSame(measured, now())) changed();
      };
      const observer = new ResizeObserver(look);
      for (const element of [parent, ...edges.probes]) observer.observe(element);
      gone.signal.addEventListener('abort', () => observer.disconnect());
      watchDensity(look, gone.signal);
    },
    destroy() {
      gone.abort();
      edges.destroy();
    },
  };
}

const isSame = (one: RoomSize, other: RoomSize): boolean =>
  one.width === other.width &&
  one.height === other.height &&
  one.density === other.density &&
  one.safe.top === other.safe.top &&
  one.safe.right === other.safe.right &&
  one.safe.bottom === other.safe.bottom &&
  one.safe.left === other.safe.left;

/** Two corners as large as the edges that the device keeps: when the edges swap, both are resized. */
function createEdges(parent: HTMLElement) {
  const probe = (across: string, down: string) => {
    const made = document.createElement('div');
    const edge = (name: string) => `env(safe-area-inset-${name}, 0px)`;
    made.style.cssText = `position:fixed;visibility:hidden;pointer-events:none;width:${edge(across)};height:${edge(down)}`;
    parent.append(made);
    return made;
  };
  const probes = [probe('left', 'top'), probe('right', 'bottom')] as const;
  return {
    probes,
    safe(): SafeArea {
      const [first, last] = [getComputedStyle(probes[0]), getComputedStyle(probes[1])];
      const pixels = (length: string) => Number.parseFloat(length) || 0;
      return {
        top: pixels(first.height),
        right: pixels(last.width),
        bottom: pixels(last.height),
        left: pixels(first.width),
      };
    },
    destroy() {
      for (const one of probes) one.remove();
    },
  };
}

/** The tolerance of a density: browsers round the densities that they compare. */
const NEAR = 0.005;

/** Calls back whenever the page's pixel density changes, until `signal` aborts. */
function watchDensity(changed: () => void, signal: AbortSignal): void {
  const [least, most] = [devicePixelRatio - NEAR, devicePixelRatio + NEAR];
  // Safari before 16 has only the second form.
  const query = [
    `(min-resolution: ${least}dppx) and (max-resolution: ${most}dppx)`,
    `(-webkit-min-device-pixel-ratio: ${least}) and (-webkit-max-device-pixel-ratio: ${most})`,
  ];
  // A query covers one density: each change needs a new query.
  const again = () => {
    changed();
    watchDensity(changed, signal);
  };
  matchMedia(query.join(', ')).addEventListener('change', again, { once: true, signal });
}
