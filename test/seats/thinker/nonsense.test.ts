/** A worker out of its mind: it says anything at any time, to nobody and to everybody, and dies and comes back. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { byTimer, type Later } from '../../../src/motion/later.ts';
import type { Move } from '../../../src/rules/game.ts';
import { DEADLINE } from '../../../src/seats/thinker/decision.machine.ts';
import { fakeWorker, sourceOf, toySeen } from './fake-worker.ts';
import { startThinker } from './started.ts';

const legal: readonly Move[] = [
  { do: 'play', tile: '0-1', arm: 0 },
  { do: 'play', tile: '1-6', arm: 3, out: 6 },
  { do: 'draw' },
  { do: 'pass' },
];
const never = new AbortController().signal;

/** What the worker does so many milliseconds after it was asked. */
const utterance = fc.record({
  after: fc.integer({ min: 0, max: 2 * DEADLINE }),
  does: fc.oneof(
    fc.record({ say: fc.jsonValue() }),
    fc.record({ say: fc.constantFrom({ type: 'ready' }, { type: 'move' }, null, undefined) }),
    fc.record({
      say: fc.record({
        type: fc.constant('move'),
        id: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.jsonValue(), fc.constant({ toString: {} })),
        move: fc.oneof(fc.constantFrom(...legal), fc.jsonValue()),
      }),
    }),
    fc.constant('answer' as const),
    fc.constant('die' as const),
  ),
});
const task = fc.record({ pause: fc.integer({ min: 0, max: DEADLINE }), hears: fc.array(utterance, { maxLength: 6 }) });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const TASKS = 10;

/** Real time, as the page has it, and what waits for it: other files that ran in this process may wait for things, too. */
function countedTimers(): { readonly later: Later; readonly waiting: number } {
  let waiting = 0;
  return {
    get waiting() {
      return waiting;
    },
    later(ms, callback) {
      waiting++;
      let isOver = false;
      const end = () => {
        if (!isOver) waiting--;
        isOver = true;
      };
      const stop = byTimer(ms, () => {
        end();
        callback();
      });
      return () => {
        end();
        stop();
      };
    },
  };
}

describe('a worker that talks nonsense at any time', () => {
  it('costs none of a thousand tasks its one legal move in time', async () => {
    let asked = 0;
    const tasks = fc.array(task, { minLength: TASKS, maxLength: TASKS });
    await fc.assert(
      fc.asyncProperty(tasks, async (plan) => {
        const spawn = () =>
          fakeWorker((message, worker) => {
            if (message.type !== 'think') return;
            for (const { after, does } of plan[message.id % TASKS]?.hears ?? []) {
              setTimeout(() => {
                if (does === 'die') worker.fail();
                else if (does === 'answer') worker.say({ type: 'move', id: message.id, move: legal[0] });
                else worker.say(does.say);
              }, after);
            }
          });
        const timers = countedTimers();
        const thinker = startThinker({
          later: timers.later,
          sources: [sourceOf(spawn), sourceOf(spawn, 'blob')],
          fallback: (_, moves) => moves[3] as Move,
        });
        const answers = plan.map((): { readonly move: Move; readonly took: number }[] => []);
        for (const [k, { pause }] of plan.entries()) {
          // Answers to those before may still come in, and be late.
          await vi.advanceTimersByTimeAsync(pause);
          const began = Date.now();
          asked++;
          void thinker
            .think(toySeen, legal, { level: 'rules' }, asked, never)
            .then((move) => answers[k]?.push({ move, took: Date.now() - began }));
        }
        await vi.advanceTimersByTimeAsync(DEADLINE);
        for (const given of answers) {
          expect(given).toHaveLength(1);
          expect(legal).toContainEqual(given[0]?.move);
          expect(given[0]?.took).toBeLessThanOrEqual(DEADLINE);
        }
        thinker.close();
        // Nothing keeps waiting, and what the worker itself still has to say is heard by nobody.
        expect(timers.waiting).toBe(0);
        await vi.advanceTimersByTimeAsync(2 * DEADLINE);
        expect(timers.waiting).toBe(0);
      }),
      { numRuns: 100 },
    );
    expect(asked).toBe(1000);
  });
});
