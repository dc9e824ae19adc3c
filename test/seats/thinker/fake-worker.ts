import type { ToWorker } from '../../../src/bots/messages.ts';
import type { Later } from '../../../src/motion/later.ts';
import type { Seen } from '../../../src/rules/game.ts';
import type { WorkerLike, WorkerSource } from '../../../src/seats/thinker/worker.machine.ts';

/** A worker that does what a test tells it. */
export interface FakeWorker extends WorkerLike {
  readonly heard: ToWorker[];
  readonly ended: boolean;
  /** Errors that were kept from the page. */
  readonly kept: number;
  say(data: unknown): void;
  fail(): void;
}

export function fakeWorker(answer: (message: ToWorker, worker: FakeWorker) => void = () => {}): FakeWorker {
  type Listener = (event: { data: unknown; preventDefault(): void }) => void;
  const listeners = new Map<string, Listener[]>();
  let kept = 0;
  const tell = (type: string, data: unknown) => {
    for (const listener of listeners.get(type) ?? []) listener({ data, preventDefault: () => kept++ });
  };
  const heard: ToWorker[] = [];
  let ended = false;
  const worker: FakeWorker = {
    heard,
    get ended() {
      return ended;
    },
    get kept() {
      return kept;
    },
    say: (data) => tell('message', data),
    fail: () => tell('error', null),
    postMessage(message) {
      heard.push(message);
      queueMicrotask(() => !ended && answer(message, worker));
    },
    addEventListener(type: string, listener: Listener) {
      listeners.set(type, [...(listeners.get(type) ?? []), listener]);
    },
    terminate() {
      ended = true;
    },
  };
  return worker;
}

/** A source whose workers are `spawn`'s. */
export const sourceOf = (spawn: () => WorkerLike, kind: WorkerSource['kind'] = 'worker'): WorkerSource => ({
  kind,
  start: spawn,
});

/** Time that passes when a test says so. */
export function handTimers(): { readonly later: Later; readonly waiting: number; pass(ms: number): Promise<void> } {
  let now = 0;
  const timers = new Map<number, { readonly at: number; readonly callback: () => void }>();
  let next = 0;
  return {
    later(ms, callback) {
      const id = next++;
      timers.set(id, { at: now + ms, callback });
      return () => timers.delete(id);
    },
    get waiting() {
      return timers.size;
    },
    async pass(ms) {
      await new Promise((resolve) => setImmediate(resolve));
      now += ms;
      for (const [id, { at, callback }] of [...timers]) {
        if (at > now || !timers.delete(id)) continue;
        callback();
      }
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

/** What a seat of some game sees: all that workers, which are told what to say, are ever asked about. */
export const toySeen = {
  game: 'toy',
  sides: [0],
  heap: [],
  hands: [[]],
  ends: [],
  log: [],
  turn: { seat: 0 },
} as unknown as Seen;
