/**
 * A deal that others play too is the same everywhere: the same tiles, the same company, and to the same moves of the
 * person the same moves of the bots, on machines of any speed, in browsers whose libraries round otherwise.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { thinkInSlices } from '../../src/bots/think-in-slices.ts';
import { textsFor } from '../../src/i18n/english.ts';
import type { MatchContext } from '../../src/match/match-setup.ts';
import type { Sitter } from '../../src/match/ports.ts';
import { createClock } from '../../src/motion/clock.ts';
import { fastChance, fromHex } from '../../src/rules/chance.ts';
import type { Game } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { oneDeal } from '../../src/rules/one-deal.ts';
import { createDesk } from '../../src/seats/desk.ts';
import { createPorts } from '../../src/seats/match-ports.ts';
import { createTempo } from '../../src/seats/tempo.ts';
import { createViews } from '../../src/seats/views.ts';
import { seedOfDeal } from '../../src/shell/deal-number.ts';
import { withCompanyOf } from '../../src/shell/setup/deal-company.ts';
import { usualSitters } from '../../src/shell/setup/sitters.ts';
import { playMatch } from '../match/play.ts';
import { handFrames } from '../motion/frames.ts';
import { startThinker } from '../seats/thinker/started.ts';

const texts = textsFor([]);
const DEAL = 34;

interface Machine {
  /** Milliseconds that pass at each look at the clock. */
  readonly perLook: number;
  /** Whether bots are told that others play the deal, too. */
  readonly isShared?: boolean;
}

const sittersOf = (seats: number, level: 'club' | 'strong'): readonly Sitter[] =>
  withCompanyOf(DEAL, usualSitters(seats, texts, undefined, [level]), texts);

/** The numbered deal of a game, played to its end by a person who goes by chance, always the same. */
async function played(game: Game, sitters: readonly Sitter[], machine: Machine): Promise<MatchContext> {
  let time = 0;
  const now = () => {
    time += machine.perLook;
    return time;
  };
  const clock = createClock(handFrames(), (_, callback) => {
    const task = setImmediate(callback);
    return () => clearImmediate(task);
  });
  const desk = createDesk();
  const thinker = startThinker({
    sources: [],
    fetchThink: async () => (thinking) => thinkInSlices({ ...thinking, now, pause: async () => {} }),
    later: (ms, callback) => (ms === 0 ? void queueMicrotask(callback) : undefined) ?? (() => {}),
  });
  const ports = createPorts({
    ...{ desk, thinker, clock, sitters, pace: () => 0, drawsItself: () => false },
    views: createViews(),
    curtain: { raise: async () => {} },
    tempo: createTempo(sitters, () => 0.5),
    chance: () => 0.5,
    isShared: machine.isShared ?? true,
  });
  const chance = fastChance(1);
  desk.subscribe(() => {
    const { question } = desk;
    if (question)
      queueMicrotask(() => desk.offer(question.moves[chance.below(question.moves.length)] ?? { do: 'pass' }));
  });
  const options = game.options({}, sitters.length);
  if (!options.ok) throw new Error(options.reason);
  const seed = fromHex(seedOfDeal(DEAL));
  return playMatch({ game: oneDeal(game), options: options.value, sitters, seed, log: [] }, ports);
}

afterEach(() => vi.restoreAllMocks());

const several = games.filter(({ seats }) => (seats.at(-1) ?? 0) > 1);

describe('a deal that others play too', () => {
  it.each(several.map((game) => [game.id, game] as const))('goes the same way twice in %s', async (_, game) => {
    const sitters = sittersOf(game.seats[0] ?? 2, 'club');
    const fast = await played(game, sitters, { perLook: 0 });
    vi.spyOn(Math, 'exp').mockImplementation(() => Number.NaN);
    vi.spyOn(Math, 'pow').mockImplementation(() => Number.NaN);
    vi.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('by chance');
    });
    const slow = await played(game, sitters, { perLook: 1000 });
    expect(slow.log).toEqual(fast.log);
    expect(slow.finished).toEqual(fast.finished);
    expect(fast.finished).toHaveLength(1);
  });

  it('is thought about as well on a slow machine; an ordinary deal is not', async () => {
    const [cyprus] = games as readonly [Game];
    const sitters = sittersOf(4, 'strong');
    const fast = await played(cyprus, sitters, { perLook: 0 });
    const slow = await played(cyprus, sitters, { perLook: 1000 });
    const hurried = await played(cyprus, sitters, { perLook: 1000, isShared: false });
    expect(slow.log).toEqual(fast.log);
    expect(hurried.log).not.toEqual(fast.log);
  });
});
