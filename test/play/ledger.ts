/**
 * What a page holds and would have to give back: listeners, graphics, timers, frames, workers, audio, observers. Counted
 * from before its first script by whoever asks for it; only what lasts by itself is counted, and nothing is kept alive.
 */
import type { Page } from 'playwright-core';
import { HANGS } from './probe.ts';
import { passTime } from './time.ts';

/** How many of each there are now. */
export interface Holdings {
  /** Contexts that can still draw. */
  readonly contexts: number;
  readonly textures: number;
  readonly buffers: number;
  readonly programs: number;
  readonly vertexArrays: number;
  readonly framebuffers: number;
  /** On the window, the document, media queries and what is in the document, as `Window blur`. */
  readonly listeners: readonly string[];
  readonly timers: number;
  readonly frames: number;
  readonly workers: number;
  /** Audio contexts that are not closed. */
  readonly audio: number;
  readonly observers: number;
  /** In the body. */
  readonly elements: number;
}

declare global {
  interface Window {
    ledger?: () => Holdings;
  }
}

/** Counts in all documents that the page opens from now on. */
export async function keepLedger(page: Page): Promise<void> {
  // What runs these files may name their functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name ??= (named) => named;');
  await page.addInitScript(openLedger);
}

export const holdingsOf = (page: Page): Promise<Holdings> =>
  page.evaluate(() => {
    if (!window.ledger) throw new Error('Nobody counts in this page.');
    return window.ledger();
  });

/** The longest that the game waits for anything with a timer, milliseconds. */
const LONGEST = 60_000;

/** Waits until nothing moves and nothing is about to: no frame is wanted and no timer runs. The page must keep a ledger. */
export async function untilStill(page: Page): Promise<void> {
  const end = Date.now() + HANGS;
  for (;;) {
    await passTime(page, LONGEST);
    const { frames, timers } = await holdingsOf(page);
    if (frames === 0 && timers === 0) return;
    if (Date.now() > end) throw new Error(`The page never rests: ${frames} frames and ${timers} timers.`);
  }
}

type Anything = (...given: never[]) => unknown;

/** Runs in the page. */
function openLedger(): void {
  /** Replaces a method; `around` is given the original, bound. */
  const wrap = (
    owner: object,
    name: string,
    around: (call: (...given: unknown[]) => unknown, self: object) => Anything,
  ) => {
    const original = Reflect.get(owner, name) as Anything;
    Object.defineProperty(owner, name, {
      configurable: true,
      writable: true,
      value(this: object, ...given: never[]) {
        const self = this ?? window;
        const call = (...passed: unknown[]) => Reflect.apply(original, self, passed);
        return Reflect.apply(around(call, self), self, given);
      },
    });
  };

  // Listeners.
  interface Listening {
    readonly type: string;
    readonly listener: unknown;
    readonly capture: boolean;
    /** Takes away what waits for its end. */
    readonly forgotten: AbortController;
  }
  const listening = new WeakMap<object, Listening[]>();
  const targets = new Set<WeakRef<object>>();
  const optionsOf = (given: unknown): AddEventListenerOptions =>
    typeof given === 'object' && given ? given : { capture: given === true };
  const forget = (target: object, type: string, listener: unknown, capture: boolean) => {
    const all = listening.get(target) ?? [];
    const at = all.findIndex((it) => it.type === type && it.listener === listener && it.capture === capture);
    if (at >= 0) for (const { forgotten } of all.splice(at, 1)) forgotten.abort();
  };
  const { addEventListener } = EventTarget.prototype;
  wrap(
    EventTarget.prototype,
    'addEventListener',
    (call, target) => (type: string, listener: unknown, options: unknown) => {
      const { signal, once, capture = false } = optionsOf(options);
      call(type, listener, options);
      if (!listener || signal?.aborted) return;
      const all = listening.get(target) ?? [];
      if (!listening.has(target)) {
        listening.set(target, all);
        targets.add(new WeakRef(target));
      }
      if (all.some((it) => it.type === type && it.listener === listener && it.capture === capture)) return;
      const forgotten = new AbortController();
      all.push({ type, listener, capture, forgotten });
      const end = () => forget(target, type, listener, capture);
      const untilThen = { once: true, capture, signal: forgotten.signal };
      if (signal) Reflect.apply(addEventListener, signal, ['abort', end, untilThen]);
      if (once) Reflect.apply(addEventListener, target, [type, end, untilThen]);
    },
  );
  wrap(
    EventTarget.prototype,
    'removeEventListener',
    (call, target) => (type: string, listener: unknown, options: unknown) => {
      call(type, listener, options);
      forget(target, type, listener, optionsOf(options).capture === true);
    },
  );
  const lasts = (target: object) => !(target instanceof Node) || target.isConnected;
  const kinds = [Window, Document, MediaQueryList, Element];
  const listeners = () => {
    const found: string[] = [];
    for (const ref of targets) {
      const target = ref.deref();
      if (!target) targets.delete(ref);
      else if (kinds.some((kind) => target instanceof kind) && lasts(target)) {
        const name = target instanceof Element ? target.tagName : target.constructor.name;
        for (const { type } of listening.get(target) ?? []) found.push(`${name} ${type}`);
      }
    }
    return found.sort();
  };

  // Graphics.
  const MADE = ['Texture', 'Buffer', 'Program', 'VertexArray', 'Framebuffer'] as const;
  type Made = Record<(typeof MADE)[number], Set<WeakRef<object>>>;
  const contexts = new Map<WeakRef<WebGL2RenderingContext>, Made>();
  const madeBy = new WeakMap<object, Made>();
  wrap(HTMLCanvasElement.prototype, 'getContext', (call) => (...given: unknown[]) => {
    const context = call(...given);
    const isDrawing = context instanceof WebGL2RenderingContext || context instanceof WebGLRenderingContext;
    if (isDrawing && !madeBy.has(context)) {
      const made = Object.fromEntries(MADE.map((kind) => [kind, new Set()])) as unknown as Made;
      madeBy.set(context, made);
      contexts.set(new WeakRef(context as WebGL2RenderingContext), made);
    }
    return context;
  });
  const refs = new WeakMap<object, WeakRef<object>>();
  for (const kind of MADE) {
    wrap(WebGL2RenderingContext.prototype, `create${kind}`, (call, gl) => () => {
      const thing = call();
      if (typeof thing !== 'object' || thing === null) return thing;
      const ref = new WeakRef(thing);
      refs.set(thing, ref);
      madeBy.get(gl)?.[kind].add(ref);
      return thing;
    });
    wrap(WebGL2RenderingContext.prototype, `delete${kind}`, (call, gl) => (thing: object | null) => {
      const ref = thing && refs.get(thing);
      if (ref) madeBy.get(gl)?.[kind].delete(ref);
      return call(thing);
    });
  }
  const alive = () =>
    [...contexts].flatMap(([ref, made]) => {
      const context = ref.deref();
      if (context && !context.isContextLost()) return [made];
      contexts.delete(ref);
      return [];
    });
  const drawn = (kind: (typeof MADE)[number]) =>
    alive().flatMap((made) => [...made[kind]].filter((ref) => ref.deref())).length;

  // Timers and frames.
  const timers = new Set<unknown>();
  const frames = new Set<unknown>();
  for (const [set, clear, pending, isOver] of [
    ['setTimeout', 'clearTimeout', timers, true],
    ['setInterval', 'clearInterval', timers, false],
    ['requestAnimationFrame', 'cancelAnimationFrame', frames, true],
  ] as const) {
    wrap(window, set, (call) => (callback: (...given: unknown[]) => void, ...rest: unknown[]) => {
      const handle = call(
        (...given: unknown[]) => {
          if (isOver) pending.delete(handle);
          callback(...given);
        },
        ...rest,
      );
      pending.add(handle);
      return handle;
    });
    wrap(window, clear, (call) => (handle: unknown) => {
      pending.delete(handle);
      call(handle);
    });
  }

  // Workers, audio, observers.
  const audio = new Set<WeakRef<AudioContext>>();
  const OriginalAudio = window.AudioContext;
  window.AudioContext = class extends OriginalAudio {
    constructor(options?: AudioContextOptions) {
      super(options);
      audio.add(new WeakRef(this));
    }
  };
  let workers = 0;
  const OriginalWorker = window.Worker;
  window.Worker = class extends OriginalWorker {
    #isOver = false;
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      workers++;
    }
    override terminate(): void {
      super.terminate();
      if (!this.#isOver) workers--;
      this.#isOver = true;
    }
  };
  const observers = new Set<object>();
  for (const kind of [ResizeObserver, MutationObserver, IntersectionObserver]) {
    wrap(kind.prototype, 'observe', (call, self) => (...given: unknown[]) => {
      observers.add(self);
      call(...given);
    });
    wrap(kind.prototype, 'disconnect', (call, self) => () => {
      observers.delete(self);
      call();
    });
  }

  window.ledger = () => ({
    contexts: alive().length,
    textures: drawn('Texture'),
    buffers: drawn('Buffer'),
    programs: drawn('Program'),
    vertexArrays: drawn('VertexArray'),
    framebuffers: drawn('Framebuffer'),
    listeners: listeners(),
    timers: timers.size,
    frames: frames.size,
    workers,
    audio: [...audio].filter((ref) => (ref.deref()?.state ?? 'closed') !== 'closed').length,
    observers: observers.size,
    elements: document.body.querySelectorAll('*').length,
  });
}
