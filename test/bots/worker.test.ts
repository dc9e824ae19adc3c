import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FromWorker, Mind, ToWorker } from '../../src/bots/messages.ts';
import { thinkingSeed } from '../../src/bots/seed.ts';
import { atOnce } from '../../src/bots/steps.ts';
import { beginMatch, playMove, throwIn } from '../../src/match/progress.ts';
import type { Seen, Standing } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { seen } from '../../src/rules/seen.ts';
import { eventually } from '../eventually.ts';
import { often } from '../long.ts';
import { bots, inputOf } from '../match/play.ts';
import { optionsOf } from '../rules/arranged.ts';
import { shuffledDeal } from '../rules/solo/deals.ts';
import { advise, solve, think } from './asked.ts';
import { situations } from './positions.ts';

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
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  await import('../../src/bots/worker.ts');
});
afterAll(() => vi.unstubAllGlobals());

/** Tells the worker something, and waits for its answer. */
async function answerTo(message: ToWorker): Promise<readonly FromWorker[]> {
  hear({ data: message });
  await eventually(() => expect(said).not.toEqual([]));
  return said.splice(0);
}

/** The first position of a match in which a seat has a choice. */
function firstChoice(game: (typeof games)[number]) {
  const { options, sitters, seed } = inputOf(game, bots(game.seats[0] ?? 0), 'worker');
  let course = beginMatch(game, options, sitters.length, seed);
  while (course.deal.phase === 'thrownIn') course = throwIn(course);
  for (;;) {
    const [first, second] = game.moves(course.deal);
    if (!first) throw new Error('a deal without a choice');
    if (second) return seen(game, course.deal, course.deal.turn?.seat ?? 0);
    course = playMove(course, first).progress;
  }
}

/** The seat to move needs a point more, the others everything. */
function farAhead({ seats, turn, options }: Seen): Standing {
  const totals = Array.from({ length: seats }, (_, seat) => (seat === turn?.seat ? Number(options.target) - 1 : 0));
  return { deals: 3, totals, memory: null, winners: null };
}

describe('the worker', () => {
  it('says that it is ready', async () => {
    expect(await answerTo({ type: 'init' })).toEqual([{ type: 'ready' }]);
  });

  const forSeveral = games.filter(({ seats }) => !seats.includes(1));
  const companies = forSeveral.flatMap((game) => [true, false].map((searches) => [game.id, searches, game] as const));
  it.each(companies)('warms up at a table of %s (its company searches: %s)', async (_, searches, game) => {
    const seats = game.seats.at(-1) ?? 0;
    const options = optionsOf(game, {}, seats);
    const dealt = vi.spyOn(game, 'open');
    const table = { game: game.id, options, seats, searches };
    expect(await answerTo({ type: 'init', table })).toEqual([{ type: 'ready' }]);
    await eventually(() => expect(dealt).toHaveBeenCalledWith(expect.anything(), options, seats, expect.anything(), 0));
    dealt.mockRestore();
  });

  it.each(games.map((game) => [game.id, game] as const))(
    'chooses in %s what the page would choose',
    async (_, game) => {
      const view = firstChoice(game);
      const seed = thinkingSeed(view);
      const standing = game.begin(view.options, view.seats);
      const mind: Mind = { level: 'rules', temperament: 'blocker', standing };
      const moves = game.moves(view);
      const move = think(view, moves, 'rules', seed, mind);
      expect(await answerTo({ type: 'think', id: 3, seen: view, moves, mind, seed, budget: 50 })).toEqual([
        { type: 'move', id: 3, move },
      ]);
    },
  );

  it.each<[what: string, deals: number, mindOf: (view: Seen) => Mind]>([
    ['its temperament', 2, () => ({ level: 'rules', temperament: 'gambler' })],
    ['how the match stands', often(1, 2), (view) => ({ level: 'strong', standing: farAhead(view) })],
  ])('minds %s', async (_, deals, mindOf) => {
    const [game] = games;
    if (!game) throw new Error('no game');
    let different = 0;
    for (const { view } of situations(game, 4, deals)) {
      const mind = mindOf(view);
      const moves = game.moves(view);
      const budget = Number.POSITIVE_INFINITY;
      const question = { type: 'think', id: 1, seen: view, moves, mind, seed: 1, budget } as const;
      const answer = await answerTo(question);
      const answers = [mind, { level: mind.level }].map((each) => {
        return { type: 'move', id: 1, move: think(view, moves, mind.level, 1, each) };
      });
      expect(answer).toEqual(answers.slice(0, 1));
      if (JSON.stringify(answer) !== JSON.stringify(answers.slice(1))) different++;
    }
    expect(different).toBeGreaterThan(0);
  });

  it('advises what the page would advise', async () => {
    const [game] = games;
    if (!game) throw new Error('no game');
    const view = firstChoice(game);
    const standing = game.begin(view.options, view.seats);
    const moves = game.moves(view);
    expect(await answerTo({ type: 'advise', id: 8, seen: view, moves, standing })).toEqual([
      { type: 'advice', id: 8, advice: advise(view, standing) },
    ]);
  });

  it('finds the solution that the page would find, and says how far it has come', async () => {
    const view = shuffledDeal(1);
    hear({ data: { type: 'solve', id: 9, seen: view } });
    await eventually(() => expect(said.at(-1)?.type).toBe('solution'));
    const all = said.splice(0);
    expect(all.pop()).toEqual({ type: 'solution', id: 9, solution: atOnce(solve(view)) });
    for (const each of all) expect(each).toMatchObject({ type: 'searched', id: 9 });
  });

  it('says if a deal for one can be won', async () => {
    for (const number of [1, 2, 3, 4]) {
      const view = shuffledDeal(number);
      const isWinnable = atOnce(solve(view)).is === 'found';
      expect(await answerTo({ type: 'winnable', id: number, seen: view })).toEqual([
        { type: 'judged', id: number, isWinnable },
      ]);
    }
  });

  it('has nothing to say when a question is withdrawn', () => {
    hear({ data: { type: 'cancel', id: 3 } });
    expect(said).toEqual([]);
  });
});
