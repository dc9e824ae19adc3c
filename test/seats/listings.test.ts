/** The rules list the moves of a turn once, however many of those at the table need them. */
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideMatch } from '../../src/match/match.machine.ts';
import type { MatchContext } from '../../src/match/match-setup.ts';
import { createClock } from '../../src/motion/clock.ts';
import type { Game, Move, Seen } from '../../src/rules/game.ts';
import { createDesk } from '../../src/seats/desk.ts';
import { createPorts } from '../../src/seats/match-ports.ts';
import { createTempo } from '../../src/seats/tempo.ts';
import { bots, inputOf, persons } from '../match/play.ts';
import { toy } from '../match/toy.ts';
import { handFrames } from '../motion/frames.ts';
import { viewsOf } from './noting-view.ts';
import { fakeWorker, sourceOf } from './thinker/fake-worker.ts';
import { startThinker } from './thinker/started.ts';

/** The toy, which counts how often its moves are listed, and moves are played. */
function countingGame() {
  const count = { listed: 0, played: 0 };
  const game: Game = {
    ...toy,
    moves(seen: Seen): readonly Move[] {
      count.listed++;
      return toy.moves(seen);
    },
    play(...given) {
      count.played++;
      return toy.play(...given);
    },
  };
  return { game, count };
}

it('lists the moves once for each move that is played, and plays no deal again, whoever is asked', async () => {
  const { game, count } = countingGame();
  const sitters = [...persons(1), ...bots(1)];
  const desk = createDesk();
  const worker = fakeWorker((message, answering) => {
    if (message.type === 'think') answering.say({ type: 'move', id: message.id, move: message.moves[0] });
  });
  const clock = createClock(handFrames(), (_, callback) => {
    const task = setImmediate(callback);
    return () => clearImmediate(task);
  });
  const shown: boolean[] = [];
  const ports = createPorts({
    ...{ desk, clock, sitters, pace: () => 0, drawsItself: () => false, isShared: false },
    thinker: startThinker({ sources: [sourceOf(() => worker)] }),
    views: viewsOf(
      [{ show: (now) => void shown.push(now.takeBack), play: async () => {}, shuffle: async () => {} }],
      () => {},
    ),
    curtain: { raise: async () => {} },
    tempo: createTempo(sitters, () => 0.5),
    chance: () => 0.5,
  });
  const input = inputOf(game, sitters, 'listed', { lead: 'any', star: 9, deals: 4 });
  const context = await new Promise<MatchContext>((resolve, reject) => {
    const actor = createActor(provideMatch(ports), { input });
    desk.subscribe(() => {
      const [move] = desk.question?.moves ?? [];
      if (move) queueMicrotask(() => desk.offer(move));
    });
    actor.on('dealOver', () => queueMicrotask(() => actor.send({ type: 'NEXT' })));
    actor.on('matchOver', ({ match }) => resolve(match));
    actor.subscribe({ error: reject });
    actor.start();
  });
  const moves = context.log.flat().length;
  expect(shown).toContain(true);
  expect(moves).toBeGreaterThan(9);
  // A deal is listed as it was dealt, and after each move but the last.
  expect(count.listed).toBe(moves);
  expect(count.played).toBe(moves);
});
