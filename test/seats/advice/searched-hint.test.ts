import { describe, expect, it } from 'vitest';
import type { Solution } from '../../../src/bots/solo/solution.ts';
import { atOnce } from '../../../src/bots/steps.ts';
import { textsFor } from '../../../src/i18n/english.ts';
import { withBots } from '../../../src/i18n/index.ts';
import type { Deal, Move, Tile } from '../../../src/rules/game.ts';
import { mosaic } from '../../../src/rules/mosaic/mosaic.ts';
import { EXAMPLE_MOSAIC } from '../../../src/rules/mosaic/mosaic-example.ts';
import { seen as seenBy } from '../../../src/rules/seen.ts';
import { solo1 } from '../../../src/rules/solo/solo-1.ts';
import { solo2 } from '../../../src/rules/solo/solo-2.ts';
import { squares } from '../../../src/rules/squares/squares.ts';
import { giveHint } from '../../../src/seats/advice/hint.ts';
import { LONG, searchedHint } from '../../../src/seats/advice/searched-hint.ts';
import { createDesk } from '../../../src/seats/desk.ts';
import { solve } from '../../bots/asked.ts';
import { heapOf, moves, playAll } from '../../rules/arranged.ts';
import { puzzleDeal } from '../../rules/mosaic/mosaic-deals.ts';
import { rowsOf, shuffledDeal } from '../../rules/solo/deals.ts';
import { handTimers } from '../thinker/fake-worker.ts';

const never = new AbortController().signal;
const texts = textsFor([]);
const standing = solo1.begin({}, 1);

const asked = (seen: Deal) => {
  const desk = createDesk();
  const question = { seat: 0, seen, moves: solo1.moves(seen) };
  void desk.ask(question, never);
  return { desk, question };
};

/** The seed of the first shuffled deal of which a search says that. */
function firstOf(is: Solution['is']): number {
  let seed = 0;
  while (atOnce(solve(shuffledDeal(seed))).is !== is) seed++;
  return seed;
}

describe('a hint in an open solo', () => {
  const expert = {
    advise: () => Promise.reject(new Error('unasked')),
    solve: async (seen: Deal) => atOnce(solve(seen)),
  };
  const given = { texts, sitters: [], standing, game: solo1, expert: expert as never };

  it('says that it can be solved, and to whoever asks once more a move that keeps it so', async () => {
    const deal = shuffledDeal(firstOf('found'));
    const { desk, question } = asked(deal);
    await giveHint(question, { desk, ...given });
    expect(desk.advised).toMatchObject({ moves: [], words: 'Yes, it can still be solved.' });
    await giveHint(question, { desk, ...given });
    const [step] = desk.advised?.moves ?? [];
    expect(desk.advised?.words).toMatch(/^Try this: .+\.$/);
    if (!step) throw new Error('no step');
    expect(question.moves).toContainEqual(step);
    expect(atOnce(solve(solo1.play(deal, step).deal)).is).toBe('found');
  });

  it('says that none is left', async () => {
    // 6-6 leads, and everything that fits lies behind tiles that do not.
    const before = playAll(solo1, rowsOf('1-2', '0-0', '3-3', '4-5 6-6 0-6'), moves('!0-6')).deal;
    expect(atOnce(solve(before)).is).toBe('none');
    const { desk, question } = asked(before);
    await giveHint(question, { desk, ...given });
    expect(desk.advised?.words).toMatch(/^No, it can’t be solved from here/);
    expect(desk.advised?.next).toBeUndefined();
  });

  it('23.2: says what cannot be filled, and bars its places, while a step back is shown, too', async () => {
    const start = squares.open(squares.begin({}, 1), {}, 1, squares.set({}), 0);
    const lay = (tile: Tile, arm: string) => ({ do: 'play', tile, arm }) as const;
    const told = async (...laid: readonly Move[]) => {
      const seen = laid.reduce((deal, move) => squares.play(deal, move).deal, start);
      const desk = createDesk();
      const question = { seat: 0, seen, moves: squares.moves(seen) };
      void desk.ask(question, never);
      await giveHint(question, { desk, ...given, game: squares });
      return { desk, question };
    };
    const { desk, question } = await told(lay('0-1', 'r1c2 r1c3'), lay('0-2', 'r2c2 r3c2'), lay('1-1', 'r4c4 r5c4'));
    expect(desk.advised?.words).toBe('No. More than two squares show a one.');
    expect(desk.advised?.shut).toEqual(['r1c4', 'r2c3', 'r2c4']);
    await giveHint(question, { desk, ...given, game: squares });
    expect(desk.advised).toMatchObject({ moves: [{ do: 'lift' }], shut: ['r1c4', 'r2c3', 'r2c4'] });
  });

  it('says where a deal could never be solved, before anything lies that may be taken back', async () => {
    const hopeless = shuffledDeal(firstOf('none'));
    const { desk, question } = asked(hopeless);
    await giveHint(question, { desk, ...given });
    expect(desk.advised?.words).toMatch(/^No, this deal can’t be solved at all/);
  });
});

describe('a search', () => {
  /** A search that a test ends. */
  async function searching() {
    const timers = handTimers();
    const { desk, question } = asked(shuffledDeal(1));
    let end: { found(solution: Solution): void; hear(done: number): void; signal: AbortSignal } | undefined;
    const told = searchedHint(question, {
      ...{ desk, later: timers.later, texts: await withBots(texts), game: solo1 },
      solve: (_, signal, hear) =>
        new Promise((found, reject) => {
          end = { found, hear, signal };
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    if (!end) throw new Error('nothing is searched');
    return { desk, question, timers, told, ...end };
  }

  it('says how far it has come only where it takes long', async () => {
    const { desk, timers, told, hear, found } = await searching();
    hear(0.1);
    expect(desk.advised).toBeNull();
    await timers.pass(LONG);
    hear(0.43);
    expect(desk.advised).toMatchObject({ moves: [], words: 'Looking for a way: 43%.', done: 0.43 });
    found({ is: 'none' });
    await told;
    expect(desk.advised?.done).toBeUndefined();
    expect(timers.waiting).toBe(0);
  });

  it('is stopped by whoever asks once more, and may be begun again', async () => {
    const { desk, question, timers, told, hear, signal } = await searching();
    await timers.pass(LONG);
    hear(0.2);
    expect(desk.advised?.ask).toBe('Stop looking');
    await giveHint(question, { ...{ desk, texts, sitters: [], standing, game: solo1 }, expert: {} as never });
    expect(signal.aborted).toBe(true);
    hear(0.3);
    await told;
    expect(desk.advised).toEqual({ moves: [], words: 'Stopped. There’s no telling if it can be solved.' });
  });

  it('ends when a tile is laid, and says nothing', async () => {
    const { desk, question, signal, told, timers } = await searching();
    const [move] = question.moves;
    expect(move && desk.offer(move)).toBe(true);
    expect(signal.aborted).toBe(true);
    await told;
    expect([desk.advised, timers.waiting]).toEqual([null, 0]);
  });
});

describe('a hint where tiles are hidden', () => {
  const [lead] = [solo2.moves(refilled())];
  /** A deal of Solo 2, whose words are those of what a search found. */
  async function said(solution: Solution) {
    const seen = seenBy(solo2, solo2.play(refilled(), lead?.[0] as never).deal, 0);
    const desk = createDesk();
    const question = { seat: 0, seen, moves: solo2.moves(seen) };
    void desk.ask(question, never);
    await searchedHint(question, {
      ...{ desk, texts: await withBots(texts), game: solo2 },
      solve: async () => solution,
    });
    return desk.advised;
  }
  const best = { do: 'play', tile: '0-3', arm: 0 } as const;

  it('tells an exact chance from orders that were tried, and says what the best tile is', async () => {
    const exact = await said({ is: 'open', best, chance: 0.5, tried: null });
    expect(exact?.words).toMatch(/50% of all possible orders/);
    expect(exact?.next?.words).toMatch(/^Best chance: /);
    const tried = await said({ is: 'open', best, chance: 0.61, tried: 100 });
    expect(tried?.words).toMatch(/61 of 100 random orders .* could be solved\. But you can’t see the real order/);
    expect((await said({ is: 'open', best, chance: 1, tried: null }))?.words).toMatch(/^Yes: .* whatever you draw/);
  });

  it('does not call impossible what no order that was tried brought about', async () => {
    const hardly = await said({ is: 'open', best, chance: 0, tried: 100 });
    expect(hardly?.words).toMatch(/^Unlikely: some order .* would work/);
    expect(hardly?.next?.words).toMatch(/^No tile is clearly better/);
  });

  it('says that no order can win', async () => {
    expect((await said({ is: 'none' }))?.words).toMatch(/^No, it can’t be solved any more, whatever order/);
  });
});

function refilled(): Deal {
  const options = { set: 6, refill: 'one' };
  return solo2.open(solo2.begin(options, 1), options, 1, heapOf(solo2, options, 1, ['0-3'], '3-4'), 0);
}

describe('a hint in a mosaic (32.5)', () => {
  const wayIn = (tile: Tile, arm: string) => ({ do: 'play', tile, arm }) as const;

  /** The words of the hint, one press after the other; and the places that each marks. */
  async function toldOf(solution: Solution) {
    const deal = puzzleDeal(EXAMPLE_MOSAIC);
    const desk = createDesk();
    const question = { seat: 0, seen: deal, moves: mosaic.moves(deal) };
    void desk.ask(question, never);
    const solveIt = async () => solution;
    await searchedHint(question, { desk, texts: await withBots(texts), game: mosaic, solve: solveIt as never });
    const told: (readonly [string, readonly string[] | undefined, number])[] = [];
    for (let now = desk.advised; now; now = now.next ?? null)
      told.push([now.words, now.shut as never, now.moves.length]);
    return told;
  }

  it('gives each step its reason: what is struck out, then the tile that is left', async () => {
    const lay = wayIn('6-6', 'r2c5 r2c6');
    const told = await toldOf({
      is: 'found',
      moves: [lay],
      steps: [
        { kind: 2, move: wayIn('1-1', 'r1c3 r1c4'), because: 'tile', tile: '6-6' },
        { kind: 3, move: wayIn('1-1', 'r2c5 r2c6'), because: 'place', place: 'r3c5' },
        { kind: 1, move: lay, because: 'place', place: 'r2c6' },
      ],
    });
    expect(told).toEqual([
      ['Yes, it can still be solved.', undefined, 0],
      [
        'Don’t try this: double one in row 1, columns 3 and 4. Then the double six would have no place.',
        ['r1c3', 'r1c4'],
        0,
      ],
      [
        'Don’t try this: double one in row 2, columns 5 and 6. A few tiles later nothing would fit in the marked place.',
        ['r3c5'],
        0,
      ],
      ['Try this: double six in row 2, columns 5 and 6. No other tile fits there.', undefined, 1],
    ]);
  });

  it('shows a tile to lift if it cannot be solved', async () => {
    const told = await toldOf({ is: 'none', instead: { lifts: [{ do: 'lift', tile: '1-4' }] } });
    expect(told.map(([words]) => words).at(-1)).toBe('Try this: lift the one-four.');
    expect(told).toHaveLength(2);
  });
});
