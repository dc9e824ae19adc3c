import { describe, expect, it } from 'vitest';
import type { Mind } from '../../src/bots/messages.ts';
import type { Sitter, View } from '../../src/match/ports.ts';
import { createClock } from '../../src/motion/clock.ts';
import { DURATIONS } from '../../src/motion/durations.ts';
import type { Later } from '../../src/motion/later.ts';
import type { Move } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { createDesk } from '../../src/seats/desk.ts';
import { createPorts, type PortsOptions } from '../../src/seats/match-ports.ts';
import { createTempo } from '../../src/seats/tempo.ts';
import type { Thinker } from '../../src/seats/thinker/thinker.ts';
import { think } from '../bots/asked.ts';
import { bots, fewDeals, inputOf, persons, playMatch } from '../match/play.ts';
import { toy } from '../match/toy.ts';
import { handFrames } from '../motion/frames.ts';
import { notingView, type Said, situation, viewsOf } from './noting-view.ts';

const never = new AbortController().signal;
const fails = (fault: unknown) => {
  throw fault;
};
const moves: readonly Move[] = [
  { do: 'play', tile: '0-2', arm: 0 },
  { do: 'play', tile: '1-2', arm: 0 },
];
const standing = { deals: 2, totals: [30, 45], memory: null, winners: null };
const seen = { heap: [], log: [], deal: 1, turn: null, seats: 2, hands: [[], []], ends: [], phase: 'freePlay' };
const asked = { seat: 1, seen: seen as never, standing, moves, takeBack: false };
const [plain = { name: 'Bot', kind: 'bot' }] = bots(1);
const quick: Sitter = { ...plain, character: 'iason' };
/** How long this bot takes, milliseconds, where chance says so much. */
const thoughtOf = (sitter: Sitter, chance = 0.5, takeBack = false) =>
  createTempo([...persons(1), sitter], () => chance).over({
    ...asked,
    move: moves[1] as Move,
    isLeadNamed: false,
    takeBack,
  });
/** As many frames of 10 ms as that takes. */
const inFrames = (ms: number) => Math.ceil(ms / 10) * 10;

/** In a task of its own, and no later. */
const nextTask: Later = (_, callback) => {
  const task = setImmediate(callback);
  return () => clearImmediate(task);
};

interface Change extends Partial<Omit<PortsOptions, 'views'>> {
  readonly views?: readonly View[];
  readonly later?: Later;
}

function setting({ views = [], later, ...change }: Change = {}) {
  const frames = handFrames();
  const clock = createClock(frames, later);
  clock.onFrame(() => false);
  void frames.pass(0);
  const desk = createDesk();
  const sitters = change.sitters ?? [...persons(1), ...bots(1)];
  const thinker: Pick<Thinker, 'think'> = { think: async () => moves[1] as Move };
  const curtain = { raise: async () => {} };
  const options = {
    views: viewsOf(views, fails),
    desk,
    thinker,
    curtain,
    clock,
    pace: (ms: number) => ms,
    sitters,
    tempo: createTempo(sitters, () => 0.5),
    chance: () => 0.5,
    drawsItself: () => false,
    isShared: false,
    ...change,
  };
  return { frames, clock, desk, ports: createPorts(options) };
}

describe('who chooses', () => {
  it('a person, at the desk', async () => {
    const { desk, ports } = setting();
    const choice = ports.choose({ ...asked, seat: 0 }, never);
    expect(desk.question?.moves).toBe(moves);
    desk.offer({ do: 'play', tile: '0-2', arm: 0 });
    expect(await choice).toEqual(moves[0]);
  });

  it('a bot, after a visible while of clock time', async () => {
    const { frames, ports } = setting();
    const choice = ports.choose(asked, never);
    expect(await frames.run()).toBe(inFrames(thoughtOf(plain)));
    expect(await choice).toBe(moves[1]);
  });

  it('a bot, in the mind of who sits there and of how the match stands', async () => {
    const minds: Mind[] = [];
    const think: Thinker['think'] = async (_seen, _moves, mind) => {
      minds.push(mind);
      return moves[1] as Move;
    };
    const one: Sitter = { name: 'One', kind: 'bot', level: 'expert', temperament: 'hoarder' };
    const sitters: Sitter[] = [one, { name: 'Two', kind: 'bot' }];
    const { frames, ports } = setting({ thinker: { think }, sitters });
    const choices = [0, 1].map((seat) => ports.choose({ ...asked, seat }, never));
    await frames.run();
    await Promise.all(choices);
    expect(minds).toEqual([
      { level: 'expert', temperament: 'hoarder', standing },
      { level: 'rules', standing },
    ]);
  });

  it('a bot, for the points of the deal alone and unhurried, where others play it too', async () => {
    const minds: Mind[] = [];
    const think: Thinker['think'] = async (_seen, _moves, mind) => {
      minds.push(mind);
      return moves[1] as Move;
    };
    const { frames, ports } = setting({ thinker: { think }, isShared: true });
    const choice = ports.choose(asked, never);
    await frames.run();
    await choice;
    expect(minds).toEqual([{ level: 'random', isUnhurried: true }]);
  });

  it('a bot that is quick by nature after less', async () => {
    const { frames, ports } = setting({ sitters: [...persons(1), quick] });
    void ports.choose(asked, never);
    expect(thoughtOf(quick)).toBeLessThan(thoughtOf(plain));
    expect(await frames.run()).toBe(inFrames(thoughtOf(quick)));
  });

  it('a bot, after a longer while when its move ends the chance to take one back', async () => {
    const { frames, ports } = setting();
    const choice = ports.choose({ ...asked, takeBack: true }, never);
    expect(await frames.run()).toBeGreaterThanOrEqual(DURATIONS.takeBack);
    expect(await choice).toBe(moves[1]);
  });

  it('a bot is not asked when there is one move only', async () => {
    const { frames, ports } = setting({ thinker: { think: () => Promise.reject(new Error('asked')) } });
    const choice = ports.choose({ ...asked, moves: [{ do: 'draw' }] }, never);
    await frames.run();
    expect(await choice).toEqual({ do: 'draw' });
  });

  it('a bot at once when somebody cannot wait, also for one that has hardly looked', async () => {
    const { clock, frames, ports } = setting();
    const choice = ports.choose(asked, never);
    await frames.run(DURATIONS.glance / 2);
    clock.hurry();
    expect(await choice).toBe(moves[1]);
    expect(frames.wanted).toBe(false);
  });

  it('a bot in a task of its own where no frame is waited for, so that a row of moves never holds the page up', async () => {
    const { ports } = setting({ pace: () => 0 });
    let answered = false;
    const choice = ports.choose({ ...asked, moves: [{ do: 'draw' }] }, never).then(() => {
      answered = true;
    });
    for (let turns = 0; turns < 50; turns++) await Promise.resolve();
    expect(answered).toBe(false);
    await choice;
    expect(answered).toBe(true);
  });

  it('an answer that comes while the clock stands is delivered when it runs', async () => {
    const { clock, frames, ports } = setting({ pace: () => 0, later: nextTask });
    clock.pause('hidden');
    let answered = false;
    const choice = ports.choose(asked, never).then(() => {
      answered = true;
    });
    for (let tasks = 0; tasks < 3; tasks++) await frames.pass(DURATIONS.thought);
    expect(answered).toBe(false);
    clock.resume('hidden');
    await choice;
    expect(answered).toBe(true);
  });
});

describe('drawing by itself', () => {
  const draw: readonly Move[] = [{ do: 'draw' }];

  it('answers for a person who can do nothing else, after a short while', async () => {
    const { frames, desk, ports } = setting({ drawsItself: () => true });
    const choice = ports.choose({ ...asked, seat: 0, moves: draw }, never);
    expect(desk.question).not.toBeNull();
    expect(await frames.run()).toBe(DURATIONS.selfDraw);
    expect(await choice).toEqual({ do: 'draw' });
    expect(desk.question).toBeNull();
  });

  it('leaves the tile to a person who is quicker, and then waits again for the next', async () => {
    const { frames, desk, ports } = setting({ drawsItself: () => true });
    const first = ports.choose({ ...asked, seat: 0, moves: draw }, never);
    await frames.run(DURATIONS.selfDraw / 2);
    desk.offer({ do: 'draw', from: 41 });
    expect(await first).toEqual({ do: 'draw', from: 41 });
    void ports.choose({ ...asked, seat: 0, moves: draw }, never);
    await frames.run(DURATIONS.selfDraw - 50);
    expect(desk.question).not.toBeNull();
    await frames.run();
    expect(desk.question).toBeNull();
  });

  it('never answers where there is a choice, nor for those who draw by hand', async () => {
    const choice = setting({ drawsItself: () => true });
    void choice.ports.choose({ ...asked, seat: 0 }, never);
    await choice.frames.run();
    expect(choice.desk.question).not.toBeNull();
    const byHand = setting();
    void byHand.ports.choose({ ...asked, seat: 0, moves: draw }, never);
    await byHand.frames.run();
    expect(byHand.desk.question).not.toBeNull();
  });

  it('forgets it when the match goes elsewhere', async () => {
    const { frames, desk, ports } = setting({ drawsItself: () => true });
    const leave = new AbortController();
    const choice = ports.choose({ ...asked, seat: 0, moves: draw }, leave.signal);
    leave.abort();
    await expect(choice).rejects.toThrow();
    void ports.choose({ ...asked, seat: 0 }, never);
    await frames.run();
    expect(desk.question?.moves).toBe(moves);
  });
});

describe('the curtain', () => {
  it('comes up when the hand is gone, and names who comes', async () => {
    const said: (Said | string)[] = [];
    const raise = async (to: number, sitter: Sitter) => {
      said.push(`curtain for ${to}, ${sitter.name}`);
    };
    const { ports } = setting({ views: [notingView(said as Said[])], curtain: { raise } });
    await ports.handOver({ to: 0, now: situation('table'), takeBack: null }, never);
    expect(said).toEqual(['show table', 'curtain for 0, Person 0']);
  });
});

describe.each(games.map((game) => [game.id, game] as const))('a whole match of %s through the ports', (_, game) => {
  it('is played by a person at the desk and bots, and its views always end where the rules stand', async () => {
    const sitters = [...persons(1), ...bots((game.seats[0] ?? 0) - 1)];
    let last = '';
    const view: View = {
      show: ({ seen }) => {
        last = JSON.stringify(seen);
      },
      play: async () => {},
      shuffle: async () => {},
    };
    const thinker: Pick<Thinker, 'think'> = {
      think: async (seen, moves, mind, seed) => think(seen, moves, mind.level, seed, mind),
    };
    const { ports, desk } = setting({ views: [view], thinker, sitters, pace: () => 0, later: nextTask });
    desk.subscribe(() => {
      const { question } = desk;
      if (!question) return;
      // What is on the table when somebody is asked is what the question is about.
      expect(last).toBe(JSON.stringify(question.seen));
      // 23.2: whoever lifts what was laid, and lays it again, never comes to an end.
      const move = question.moves.find((each) => each.do !== 'lift');
      if (move) queueMicrotask(() => desk.offer(move));
    });
    const end = await playMatch(inputOf(game, sitters, 'through the ports', fewDeals(game)), ports);
    expect(end.standing.winners).not.toBeNull();
  });

  it('is played again in the same way by the same bots', async () => {
    const play = async () => {
      const sitters = bots(game.seats[0] ?? 0);
      const thinker: Pick<Thinker, 'think'> = {
        think: async (seen, moves, mind, seed) => think(seen, moves, mind.level, seed, mind),
      };
      const { ports } = setting({ thinker, sitters, pace: () => 0, later: nextTask });
      return (await playMatch(inputOf(game, sitters, 'again', fewDeals(game)), ports)).log;
    };
    expect(await play()).toEqual(await play());
  });
});

describe('a toy match', () => {
  it('hands over between two persons at one desk', async () => {
    const sitters = persons(2);
    const raised: number[] = [];
    const curtain = {
      raise: async (to: number) => {
        raised.push(to);
      },
    };
    const { ports, desk } = setting({ sitters, curtain, pace: () => 0 });
    desk.subscribe(() => {
      const move = desk.question?.moves[0];
      if (move) queueMicrotask(() => desk.offer(move));
    });
    await playMatch(inputOf(toy, sitters, 'toy 0'), ports);
    // Lead and passes are nobody's choice; the device goes round for the others.
    expect(raised.length).toBeGreaterThan(2);
    expect(new Set(raised)).toEqual(new Set([0, 1]));
  });
});
