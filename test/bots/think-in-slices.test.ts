import { describe, expect, it } from 'vitest';
import type { Mind } from '../../src/bots/messages.ts';
import { thinkingSeed } from '../../src/bots/seed.ts';
import { thinkInSlices } from '../../src/bots/think-in-slices.ts';
import type { Game } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { handTimers } from '../seats/thinker/fake-worker.ts';
import { startThinker } from '../seats/thinker/started.ts';
import { think } from './asked.ts';
import { type Situation, situations } from './positions.ts';

/** A situation with so many moves or more that come to different things. */
function choice(game: Game, tiles: number): Situation {
  for (const situation of situations(game, game.seats[0] ?? 0, 4)) {
    const moves = game.moves(situation.view);
    const laid = new Set(moves.flatMap((move) => ('tile' in move ? move.tile : [])));
    // 21.2: there a turn has one tile, and places for it.
    const choices = game.table.hands ? moves.length : laid.size;
    if (choices >= tiles) return situation;
  }
  throw new Error('no choice');
}

/** A clock that each look at it moves on, and a page that says when it had its turn, and what the clock showed then. */
function slowPage(perLook: number) {
  let time = 0;
  const turns: number[] = [];
  return {
    turns,
    now() {
      time += perLook;
      return time;
    },
    async pause() {
      turns.push(time);
    },
  };
}

const mind: Mind = { level: 'expert', temperament: 'blocker' };

describe('thinking in slices', () => {
  // 26: in an outline no bot ever chooses.
  const thoughtAbout = games.filter(({ table }) => table.kind !== 'outline');
  it.each(thoughtAbout.map((game) => [game.id, game] as const))(
    'chooses the same as in one go in %s',
    async (_, game) => {
      const { view } = choice(game, 3);
      const moves = game.moves(view);
      const seed = thinkingSeed(view);
      const { turns, ...page } = slowPage(0.1);
      const move = await thinkInSlices({ seen: view, moves, mind: { level: 'strong' }, seed, ...page });
      expect(move).toBe(think(view, moves, 'strong', seed));
      expect(turns.length).toBeGreaterThan(2);
    },
  );

  it('gives the page its turn every three milliseconds, and before the move is known', async () => {
    const [game] = games as readonly [Game];
    const { view } = choice(game, 3);
    const { turns, ...page } = slowPage(0.01);
    await thinkInSlices({ seen: view, moves: game.moves(view), mind, seed: 1, ...page });
    expect(turns.length).toBeGreaterThan(3);
    const slices = turns.map((turn, nth) => turn - (turns[nth - 1] ?? 0));
    expect(Math.max(...slices)).toBeLessThan(3.1);
  });

  it('chooses by what it knows when a decision has taken twice as long as in a worker', async () => {
    const [game] = games as readonly [Game];
    const { view } = choice(game, 3);
    const moves = game.moves(view);
    const { turns, ...page } = slowPage(2);
    expect(moves).toContain(await thinkInSlices({ seen: view, moves, mind, seed: 1, ...page }));
    expect(turns.at(-1)).toBeGreaterThan(300);
    expect(turns.at(-1)).toBeLessThan(400);
  });

  it('stops when nobody waits for the move any more', async () => {
    const [game] = games as readonly [Game];
    const { view } = choice(game, 3);
    const timers = handTimers();
    const { now } = slowPage(1);
    let slices = 0;
    const thinker = startThinker({
      sources: [],
      later: timers.later,
      fetchThink: async () => (thinking) =>
        thinkInSlices({ ...thinking, now, pause: () => thinking.pause().then(() => void slices++) }),
    });
    const leave = new AbortController();
    const refused = expect(thinker.think(view, game.moves(view), mind, 1, leave.signal)).rejects.toThrow('left');
    for (let passed = 0; passed < 3; passed++) await timers.pass(0);
    leave.abort(new Error('left'));
    await refused;
    await timers.pass(1);
    expect([slices, timers.waiting]).toEqual([2, 0]);
  });
});
