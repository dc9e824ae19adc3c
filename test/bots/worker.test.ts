import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { advise } from '../../src/bots/advice.ts';
import type { FromWorker, ToWorker } from '../../src/bots/messages.ts';
import { thinkingSeed } from '../../src/bots/seed.ts';
import { think } from '../../src/bots/think.ts';
import { beginCourse, playMove, throwIn } from '../../src/match/course.ts';
import { games } from '../../src/rules/games.ts';
import { seen } from '../../src/rules/seen.ts';
import { bots, inputOf } from '../match/play.ts';

/** The inside of a worker, as its entry finds it. */
const said: FromWorker[] = [];
let hear: (event: { data: ToWorker }) => void = () => {};

beforeAll(async () => {
  vi.stubGlobal('self', {
    postMessage: (message: FromWorker) => said.push(message),
    addEventListener: (_: 'message', listener: typeof hear) => {
      hear = listener;
    },
  });
  await import('../../src/bots/worker.ts');
});
afterAll(() => vi.unstubAllGlobals());

/** The first position of a match in which a seat has a choice. */
function firstChoice(game: (typeof games)[number]) {
  const { options, sitters, seed } = inputOf(game, bots(game.seats[0] ?? 0), 'worker');
  let course = beginCourse(game, options, sitters.length, seed);
  while (course.deal.phase === 'thrownIn') course = throwIn(course);
  for (;;) {
    const [first, second] = game.moves(course.deal);
    if (!first) throw new Error('a deal without a choice');
    if (second) return seen(game, course.deal, course.deal.turn?.seat ?? 0);
    course = playMove(course, first).course;
  }
}

describe('the worker', () => {
  it('says that it is ready', () => {
    hear({ data: { type: 'init' } });
    expect(said.splice(0)).toEqual([{ type: 'ready' }]);
  });

  it.each(games.map((game) => [game.id, game] as const))('chooses in %s what the page would choose', (_, game) => {
    const view = firstChoice(game);
    const seed = thinkingSeed(view);
    hear({ data: { type: 'think', id: 3, seen: view, level: 'rules', seed } });
    const move = think(view, game.moves(view), 'rules', seed);
    expect(said.splice(0)).toEqual([{ type: 'move', id: 3, move }]);
  });

  it('advises what the page would advise', async () => {
    const [game] = games;
    if (!game) throw new Error('no game');
    const view = firstChoice(game);
    const standing = game.begin(view.options, view.seats);
    hear({ data: { type: 'advise', id: 8, seen: view, standing } });
    await vi.waitFor(() => expect(said).toHaveLength(1));
    expect(said.splice(0)).toEqual([{ type: 'advice', id: 8, advice: advise(view, standing) }]);
  });

  it('has nothing to say when a question is withdrawn', () => {
    hear({ data: { type: 'cancel', id: 3 } });
    expect(said).toEqual([]);
  });
});
