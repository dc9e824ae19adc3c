/** What a worker is told in whole matches: what the seat sees, and nothing else. */
import { describe, expect, it } from 'vitest';
import { createThinker } from '../../src/bots/client.ts';
import type { ToWorker } from '../../src/bots/messages.ts';
import { thinkingSeed } from '../../src/bots/seed.ts';
import { think } from '../../src/bots/think.ts';
import { games } from '../../src/rules/games.ts';
import { bots, inputOf, instantPorts, playMatch } from '../match/play.ts';
import { type FakeWorker, fakeWorker, wayOf } from './fake-worker.ts';

const KEYS = [
  ['game', 'options', 'deal', 'seats', 'teams', 'heap', 'hands', 'boneyard', 'dead', 'laid', 'ends', 'phase', 'turn'],
  ['scored', 'log', 'memory', 'outcome'],
].flat();

const never = new AbortController().signal;

describe.each(games.flatMap((game) => game.seats.map((seats) => [game.id, seats, game] as const)))(
  'the worker in a match of %s with %i seats',
  (_, seats, game) => {
    it('is only ever told what the seat to move sees', async () => {
      const answer = (message: ToWorker, worker: FakeWorker) => {
        if (message.type === 'init') worker.say({ type: 'ready' });
        if (message.type !== 'think') return;
        // As through a real door: a copy.
        const { id, seen, level, seed } = JSON.parse(JSON.stringify(message)) as typeof message;
        worker.say({ type: 'move', id, move: think(seen, game.moves(seen), level, seed) });
      };
      const worker = fakeWorker(answer);
      const thinker = createThinker({ ways: [wayOf(() => worker)] });
      const ports = {
        ...instantPorts([]),
        choose: ({ seen }: { seen: Parameters<typeof thinker.think>[0] }) =>
          thinker.think(seen, 'rules', thinkingSeed(seen), never),
      };
      await playMatch(inputOf(game, bots(seats), 'messages'), ports);
      thinker.close();

      const asked = worker.heard.filter((message) => message.type === 'think');
      expect(asked.length).toBeGreaterThan(10);
      for (const message of asked) {
        expect(Object.keys(message).sort()).toEqual(['id', 'level', 'seed', 'seen', 'type']);
        const { seen } = message;
        expect(Object.keys(seen).sort()).toEqual([...KEYS].sort());
        const own = new Set([...(seen.hands[seen.turn?.seat ?? -1] ?? []), ...seen.laid.map(({ at }) => at)]);
        expect(seen.heap.flatMap((tile, at) => (tile === null ? [] : [at]))).toEqual([...own].sort((a, b) => a - b));
        // No face is spelled out anywhere else either.
        const known = new Set(seen.heap);
        const spelled = JSON.stringify(seen).match(/\d+-\d+/g) ?? [];
        expect(spelled.filter((tile) => !known.has(tile as never))).toEqual([]);
      }
    });
  },
);
