/** A match by time: the chart has its clock, and the deal in which the time is up is the last (20.7). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideMatch } from '../../src/match/match.machine.ts';
import type { MatchContext, MatchEmitted, MatchInput } from '../../src/match/match-setup.ts';
import { minutesLeft } from '../../src/match/played-time.ts';
import type { Ports } from '../../src/match/ports.ts';
import { beginMatch, endTime, nextDeal, playMove, settle, takenBack } from '../../src/match/progress.ts';
import { resume } from '../../src/match/resume.ts';
import { seedOfText } from '../../src/rules/chance.ts';
import type { Game, Move } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { often } from '../long.ts';
import { bots, inputOf, instantPorts, persons } from './play.ts';

const game = gameById('general') as Game;
const MINUTES = 30;
const ALL = MINUTES * 60;

/** A match at this table, after so many seconds on the screen. */
function begin(input: MatchInput, ports: Partial<Ports> = {}) {
  let end: (() => void) | null = null;
  let asked: AbortSignal | null = null;
  const second: Ports['second'] = (signal) =>
    new Promise((resolve) => {
      end = resolve;
      asked = signal;
    });
  const told: MatchEmitted['type'][] = [];
  const actor = createActor(provideMatch({ ...instantPorts([]), ...ports, second }), { input });
  actor.on('*', (event) => void told.push(event.type));
  actor.start();
  return {
    actor,
    told,
    now: (): MatchContext => actor.getSnapshot().context,
    /** Lets so many seconds pass. */
    async pass(seconds: number) {
      for (let n = 0; n < seconds; n++) {
        end?.();
        await settled();
      }
    },
    /** The signal of the question for a second; null if nobody asked. */
    asked: () => asked,
  };
}

/** Lets everything happen that is due. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const timed = (sitters = persons(4), more: Partial<MatchInput> = {}): MatchInput => ({
  ...inputOf(game, sitters, 'by time', { by: 'minutes', minutes: MINUTES }),
  ...more,
});

/** Plays a deal with the first legal moves to its end. */
function playedOut(from: ReturnType<typeof beginMatch>) {
  let now = from;
  while (now.moves[0]) now = playMove(now, now.moves[0]).progress;
  return now;
}

const first = (input = timed()) => beginMatch(game, input.options, 4, input.seed);

describe('the clock of a match by time', () => {
  it('counts the seconds on the screen, and says each minute', async () => {
    const { pass, now, told, actor } = begin(timed(), { choose: () => new Promise(() => {}) });
    await settled();
    expect([now().played, minutesLeft(now().options, now().played)]).toEqual([0, MINUTES]);
    await pass(60);
    expect([now().played, minutesLeft(now().options, now().played)]).toEqual([60_000, MINUTES - 1]);
    expect(told.filter((type) => type === 'minute')).toHaveLength(1);
    await pass(59);
    expect(told.filter((type) => type === 'minute')).toHaveLength(1);
    actor.stop();
  });

  it('is not asked in a match to a number of deals', async () => {
    const { asked, actor } = begin(inputOf(game, bots(4), 'by deals'));
    await settled();
    expect(asked()).toBeNull();
    actor.stop();
  });

  it('stops with the match', async () => {
    const { asked, actor } = begin(timed(), { choose: () => new Promise(() => {}) });
    await settled();
    expect(asked()?.aborted).toBe(false);
    actor.stop();
    expect(asked()?.aborted).toBe(true);
  });
});

describe('the time is up', () => {
  it('while a person thinks: the deal goes on, the person moves, and it is the last', async () => {
    let answer: ((move: Move) => void) | null = null;
    const choose: Ports['choose'] = () => new Promise((resolve) => (answer = resolve));
    const input = timed(persons(4), { played: (ALL - 1) * 1000 });
    const { pass, now, told, actor } = begin(input, { choose });
    await settled();
    while (!answer) await settled();
    expect(now().deal.timeUp).toBeUndefined();
    const before = now().deal;
    await pass(1);
    expect(told).toContain('minute');
    expect(now()).toMatchObject({ lastDeal: 1, played: ALL * 1000, deal: { timeUp: true, log: before.log } });
    // More time changes nothing.
    await pass(3);
    expect(now().played).toBe(ALL * 1000);
    const asked = answer as unknown as (move: Move) => void;
    const [move] = now().moves;
    asked(move as Move);
    await settled();
    expect(now().deal.log.length).toBeGreaterThan(before.log.length);
    expect(now().deal.timeUp).toBe(true);
    actor.stop();
  });

  it('in the middle of a deal of bots: the match is over after it, and its record says why', async () => {
    const input = timed(bots(4), { played: (ALL - 1) * 1000 });
    let plays = 0;
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    const choose: Ports['choose'] = async ({ moves }) => {
      if (++plays === 5) await held;
      return moves[0] as Move;
    };
    const { pass, now, actor } = begin(input, { choose });
    while (plays < 5) await settled();
    await pass(1);
    go();
    while (!actor.getSnapshot().matches({ scoring: 'sheet' })) await settled();
    expect(now().standing.winners).not.toBeNull();
    expect(now().finished).toMatchObject([{ deal: 1, timeUp: true }]);
    actor.send({ type: 'NEXT' });
    expect(actor.getSnapshot().matches('over')).toBe(true);
  });

  it('on the score sheet: the next deal is the last', async () => {
    const { pass, now, actor } = begin(timed(bots(4), { played: (ALL - 1) * 1000 }));
    while (!actor.getSnapshot().matches({ scoring: 'sheet' })) await settled();
    await pass(1);
    expect(now()).toMatchObject({ lastDeal: 2, standing: { deals: 1, winners: null } });
    actor.send({ type: 'NEXT' });
    while (!actor.getSnapshot().matches({ scoring: 'sheet' })) await settled();
    expect(now().standing.winners).not.toBeNull();
    expect(now().finished.map(({ timeUp }) => timeUp)).toEqual([undefined, true]);
    actor.stop();
  });
});

describe('a kept match by time', () => {
  it('goes on with the time it had, and knows its last deal', async () => {
    const ended = playedOut(first());
    const { log, options, seed } = ended;
    const going = resume(game, options, 4, seed, log);
    expect(going).toMatchObject({ ok: true, value: { lastDeal: null, settlement: { standing: { winners: null } } } });
    const last = resume(game, options, 4, seed, log, [], null, 1);
    expect(last.ok && last.value.settlement?.standing.winners).not.toBeNull();
    expect(resume(game, options, 4, seed, [...log, []], [], null, 1)).toMatchObject({ reason: 'afterTheMatch' });
    const next = resume(game, options, 4, seed, [...log, []], [], null, 2);
    expect(next).toMatchObject({ ok: true, value: { deal: { deal: 2, timeUp: true } } });
    const { now, pass, actor } = begin(timed(bots(4), { played: 90_000 }), { choose: () => new Promise(() => {}) });
    await pass(1);
    expect(now().played).toBe(91_000);
    actor.stop();
  });

  it('knows of no last deal if it is not by time', () => {
    const { options, seed } = inputOf(game, bots(4), 'by deals');
    const stands = resume(game, options, 4, seed, [[]], [], null, 1);
    expect(stands.ok && [stands.value.lastDeal, stands.value.deal.timeUp]).toEqual([null, undefined]);
  });

  it('is the same whenever the time was up in its last deal, moves taken back and all', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(27), fc.boolean(), (n, at, isBack) => {
        const { options } = timed();
        let now = beginMatch(game, options, 4, seedOfText(`time ${n}`));
        for (let k = 0; k < at && now.moves[0]; k++)
          now = playMove(now, now.moves[n % now.moves.length] as Move).progress;
        if (now.deal.phase === 'ended') now = nextDeal(settle(now));
        const { deal } = now.deal;
        now = endTime(now);
        expect(endTime(now)).toBe(now);
        if (isBack && now.takeBack) now = takenBack(now, now.takeBack.seat) ?? now;
        expect(now.deal.timeUp).toBe(true);
        const ended = playedOut(now);
        expect(ended.settlement?.standing.winners).not.toBeNull();
        const again = resume(game, options, 4, now.seed, ended.log, [], null, deal);
        expect(again).toEqual({ ok: true, value: ended });
      }),
      { numRuns: often(20, 300) },
    );
  });
});
