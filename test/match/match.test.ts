import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideMatch } from '../../src/match/match.machine.ts';
import type { Ports } from '../../src/match/ports.ts';
import { commitmentOf } from '../../src/rules/chance.ts';
import { turnedUpAt } from '../../src/rules/deal-double.ts';
import { faceUpIn } from '../../src/rules/face-up.ts';
import type { Game, Seen } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { page } from '../../tools/diagram.ts';
import { alone } from './alone.ts';
import { bots, fewDeals, type Heard, inputOf, instantPorts, persons, playMatch } from './play.ts';
import { toy } from './toy.ts';

const seatsOf = (game: Game) => game.seats[0] ?? 0;

/** The position that lies turned up before the first turn. */
const upIn = ({ table, dealing }: Game, seen: Seen) =>
  dealing?.turnsUp || table.hasFeet ? turnedUpAt(seen) : faceUpIn(table, seen);

describe.each(games.map((game) => [game.id, game] as const))('a match of %s', (_, game) => {
  it('goes from the first shuffle to its winner, and is the same match again from options, seed and moves', async () => {
    const input = inputOf(game, bots(seatsOf(game)), 'whole', fewDeals(game));
    const end = await playMatch(input, instantPorts([]));
    expect(end.standing.winners).not.toBeNull();
    expect(end.finished).toHaveLength(end.standing.deals);
    expect(end.log).toHaveLength(end.standing.deals);
    expect(end.finished.at(-1)?.totals).toEqual(end.standing.totals);

    const again = await playMatch({ ...input, log: end.log }, instantPorts([]));
    expect(again.finished).toEqual(end.finished);
    expect(again.standing).toEqual(end.standing);
  });

  it('fixes the heap of every deal before anybody sees it', async () => {
    const heard: Heard[] = [];
    const end = await playMatch(inputOf(game, bots(seatsOf(game)), 'fixed', fewDeals(game)), instantPorts(heard));
    const promised = heard.flatMap((each) => (each.port === 'shuffle' ? [each.now.commitment] : []));
    const heaps = end.finished.flatMap((deal) => [...deal.thrownIn, deal]);
    expect(heaps.map(({ heap, salt }) => commitmentOf(heap, salt))).toEqual(promised);
  });

  it('shows every face to all after a deal, and none before it', async () => {
    const heard: Heard[] = [];
    await playMatch(inputOf(game, bots(seatsOf(game)), 'faces', fewDeals(game)), instantPorts(heard));
    for (const each of heard) {
      // 22.1: in an open solo nothing is ever hidden.
      if (each.port === 'shuffle' && seatsOf(game) > 1) {
        // 21.2, 29.2, 30.1: but for the tile that is turned up when the first turn begins.
        const known = each.now.seen.heap.flatMap((tile, at) => (tile === null ? [] : [at]));
        expect(known).toEqual([upIn(game, each.now.seen) ?? []].flat());
      }
      if (each.port !== 'show') continue;
      const { seen, eye, settlement } = each.now;
      expect(eye).toBe(seen.phase === 'ended' ? 'all' : 'table');
      expect(settlement === null).toBe(seen.phase !== 'ended');
    }
  });
});

const forSeveral = games.filter((game) => seatsOf(game) > 1);

describe.each(forSeveral.map((game) => [game.id, game] as const))('a match of %s', (_, game) => {
  it('passes the device through the curtain, and never shows a hand to anybody else', async () => {
    const several = [...persons(2), ...bots(seatsOf(game) - 2)];
    const heard: Heard[] = [];
    await playMatch(inputOf(game, several, 'curtain', fewDeals(game)), instantPorts(heard));
    let holder: number | null = null;
    let curtains = 0;
    for (const [index, each] of heard.entries()) {
      if (each.port === 'shuffle') holder = null;
      if (each.port === 'handOver') {
        curtains++;
        expect(each.now.eye).toBe('table');
        expect(each.to).not.toBe(holder);
        holder = each.to;
        // The hand comes after the curtain, before the question.
        expect(heard[index + 1]).toMatchObject({ port: 'show', beats: [], now: { eye: holder } });
      }
      // 21.1: nothing is to be covered where nobody sees a hand: the device has the eyes of whoever is asked.
      if (game.table.hands && each.port === 'show' && typeof each.now.eye === 'number') holder = each.now.eye;
      if (each.port === 'show' && each.now.seen.phase !== 'ended') expect(each.now.eye).toBe(holder ?? 'table');
      if (each.port === 'choose' && several[each.input.seat]?.kind === 'person') expect(each.input.seat).toBe(holder);
    }
    if (game.table.hands) expect(curtains).toBe(0);
    else expect(curtains).toBeGreaterThan(1);
  });

  it('shows one person its own hand from the deal on, and never a curtain', async () => {
    const heard: Heard[] = [];
    const sitters = [...bots(1), ...persons(1), ...bots(seatsOf(game) - 2)];
    await playMatch(inputOf(game, sitters, 'alone', fewDeals(game)), instantPorts(heard));
    expect(heard.some(({ port }) => port === 'handOver')).toBe(false);
    const shown = heard.flatMap((each) => (each.port === 'show' && each.now.eye !== 'all' ? [each] : []));
    expect(shown.every(({ now }) => now.eye === 1)).toBe(true);
    const drawn = shown.flatMap(({ beats }) => beats.filter((beat) => beat.beat === 'drew'));
    expect(drawn.every((beat) => (beat.tile === null) === (beat.seat !== 1))).toBe(true);
  });
});

describe('a deal that nobody can start', () => {
  it('is said to be thrown in, and shuffled again under the same number', async () => {
    const heard: Heard[] = [];
    const end = await playMatch(inputOf(toy, bots(2), 'toy 5'), instantPorts(heard));
    expect(end.finished[0]?.thrownIn).toHaveLength(2);
    const [first, dealt, second] = heard;
    expect([first?.port, second?.port]).toEqual(['shuffle', 'shuffle']);
    expect(dealt).toMatchObject({ port: 'show', beats: [{ beat: 'dealt' }, { beat: 'threwIn' }] });
    expect(dealt?.port === 'show' && dealt.now.seen.deal).toBe(1);
  });
});

describe('a port that fails', () => {
  const failing = (port: string) => async () => {
    throw new Error(port);
  };
  afterEach(() => void vi.restoreAllMocks());

  it('never stops a match of bots, and is reported each time', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const calls: string[] = [];
    const broken = (port: string) => () => {
      calls.push(port);
      return failing(port)();
    };
    const ports: Ports = {
      shuffle: broken('shuffle'),
      show: broken('show'),
      take: broken('take'),
      second: broken('second'),
      choose: broken('choose'),
      handOver: broken('handOver'),
    };
    const end = await playMatch(inputOf(toy, bots(2), 'toy 1'), ports);
    expect(end.standing.winners).not.toBeNull();
    expect(new Set(calls)).toEqual(new Set(['shuffle', 'show', 'choose']));
    expect(told.mock.calls.map(([error]) => (error as Error).message)).toEqual(calls);
  });

  it('is reported at a dead end, where the match waits for the player', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const stuck: Ports['choose'] = async ({ moves }) =>
      moves.find((move) => move.do === 'lead' && move.tile === '0-1') ??
      (moves.find((move) => move.do === 'play' && move.tile === '1-1') as never);
    let shows = 0;
    const show = async () => {
      shows++;
      throw new Error('show');
    };
    const ports: Ports = { ...instantPorts([]), choose: stuck, show };
    const actor = createActor(provideMatch(ports), { input: inputOf(alone, persons(1), 'alone') }).start();
    await waitFor(actor, (snapshot) => snapshot.matches({ scoring: 'deadEnd' }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(told).toHaveBeenCalledTimes(shows);
    const { status, value } = actor.getSnapshot();
    expect([status, value]).toEqual(['active', { scoring: 'deadEnd' }]);
    actor.stop();
  });

  it.each(['choose', 'handOver'] as const)(
    'for a person (%s) stops the match with its error: nothing is played in their name, and no hand is shown',
    async (port) => {
      const heard: Heard[] = [];
      const ports: Ports = { ...instantPorts(heard), [port]: failing(port) };
      const actor = createActor(provideMatch(ports), { input: inputOf(toy, persons(2), 'toy 1') });
      const told: unknown[] = [];
      actor.on('BROKEN', ({ error }) => told.push(error));
      actor.start();
      const { context } = await waitFor(actor, (snapshot) => snapshot.matches('broken'));
      expect(told).toEqual([new Error(port)]);
      const last = heard.at(-1);
      expect(last?.port === 'show' && last.now.eye).toBe(port === 'choose' ? context.deal.turn?.seat : 'table');
      expect(context.holder).toBe(port === 'choose' ? context.deal.turn?.seat : null);
      const chosen = heard.filter((each) => each.port === 'choose').length;
      expect(context.deal.log.filter(({ do: done }) => done === 'play')).toHaveLength(chosen);
    },
  );

  it('is not obeyed when it answers with what is no legal move', async () => {
    for (const nonsense of [null, 7, {}, { do: 'pass' }, { do: 'play', tile: '9-9', arm: 0 }]) {
      const ports: Ports = { ...instantPorts([]), choose: async () => nonsense as never };
      expect((await playMatch(inputOf(toy, bots(2), 'toy 2'), ports)).standing.winners).not.toBeNull();
    }
  });
});

describe('people at the table', () => {
  const waiting: Ports = { ...instantPorts([]), choose: () => new Promise(() => {}) };

  it('hurry what is shown: the port is told, and its late answer changes nothing', async () => {
    const told: AbortSignal[] = [];
    const answers: (() => void)[] = [];
    const show: Ports['show'] = (_, signal) =>
      new Promise((answer) => {
        signal.addEventListener('abort', () => told.push(signal));
        answers.push(answer);
      });
    const actor = createActor(provideMatch({ ...waiting, show }), { input: inputOf(toy, persons(2), 'toy 0') }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('dealing'));
    actor.send({ type: 'HURRY' });
    expect([told.length, answers.length]).toEqual([1, 2]);
    const hurried = actor.getSnapshot();
    expect(hurried.matches({ leading: 'showing' })).toBe(true);
    answers[0]?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(actor.getSnapshot()).toBe(hurried);
    // The answer that it waits for does change something.
    answers[1]?.();
    await waitFor(actor, (snapshot) => !snapshot.matches({ leading: 'showing' }));
    actor.stop();
  });

  it('go whenever they like: the match stops, and whoever was asked is told', async () => {
    let asked: AbortSignal | undefined;
    const choose: Ports['choose'] = (_, signal) => {
      asked = signal;
      return new Promise(() => {});
    };
    const input = inputOf(toy, bots(2), 'toy 0');
    const actor = createActor(provideMatch({ ...waiting, choose }), { input }).start();
    await waitFor(actor, (snapshot) => snapshot.matches({ leading: 'choosing' }));
    actor.stop();
    expect(asked?.aborted).toBe(true);
  });

  it('may take any tile of the boneyard by hand', async () => {
    const choose: Ports['choose'] = async ({ seen, moves }) => {
      const from = seen.boneyard.at(-1);
      return moves[0]?.do === 'draw' && from !== undefined ? { do: 'draw', from } : (moves[0] as never);
    };
    const end = await playMatch(inputOf(toy, persons(2), 'toy 9'), { ...instantPorts([]), choose });
    const draw = end.log.flat().find((move) => move.do === 'draw');
    expect(draw).toEqual({ do: 'draw', from: 5 });
  });
});

describe('docs/statecharts.md', () => {
  it('shows the charts that the machines are', () => {
    expect(readFileSync('docs/statecharts.md', 'utf8')).toBe(page());
  });
});
