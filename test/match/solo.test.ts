/** A match of one seat: one deal, and nobody has won where it is lost (22.3). */

import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { atOnce } from '../../src/bots/steps.ts';
import { provideMatch } from '../../src/match/match.machine.ts';
import type { Situation } from '../../src/match/ports.ts';
import { beginMatch, forcedMove, type MatchProgress, playMove, settle, takenBack } from '../../src/match/progress.ts';
import { resume } from '../../src/match/resume.ts';
import { seedOfText } from '../../src/rules/chance.ts';
import type { Move } from '../../src/rules/game.ts';
import { readRecords, recordHeader, replay, writeRecord } from '../../src/rules/record.ts';
import { solo1 } from '../../src/rules/solo/solo-1.ts';
import { solve } from '../bots/asked.ts';
import { type Heard, inputOf, instantPorts, persons } from './play.ts';

const SEED = seedOfText('a solo');

/** The match after moves chosen one by one until there are none. */
function played(seed: Uint8Array, choose: (moves: readonly Move[], step: number) => Move | undefined): MatchProgress {
  let progress = beginMatch(solo1, {}, 1, seed);
  for (let step = 0; progress.deal.turn; step++) {
    expect(forcedMove(progress)).toBeNull();
    const move = choose(solo1.moves(progress.deal), step);
    if (!move) throw new Error('no move');
    progress = playMove(progress, move).progress;
  }
  return settle(progress);
}

/** A match that is won, from the first of many seeds that allow it. */
function solved(): MatchProgress {
  for (let number = 0; ; number++) {
    const seed = seedOfText(`a solo ${number}`);
    const solution = atOnce(solve(beginMatch(solo1, {}, 1, seed).deal));
    if (solution.is === 'found') return played(seed, (_, step) => solution.moves[step]);
  }
}

const lost = () => played(SEED, ([first]) => first);

/** What the file of the match replays to. */
function again({ options, finished }: MatchProgress) {
  const header = recordHeader(solo1, options, [{ name: 'Ada', kind: 'person' }]);
  const read = readRecords(writeRecord({ header, deals: finished }));
  const [match] = read.ok ? read.value : [];
  if (!match) throw new Error('the file cannot be read');
  return replay(match, solo1);
}

describe('a match of one seat', () => {
  it('22.3: is over after its deal, with a winner where it is solved and none where it is lost', () => {
    expect(solved().standing).toEqual({ deals: 1, totals: [1], memory: null, winners: [0] });
    expect(lost().standing).toEqual({ deals: 1, totals: [0], memory: null, winners: [] });
  });

  it('25.6: replays from its record, and needs no new kind of event', () => {
    for (const match of [solved(), lost()]) {
      expect(again(match)).toEqual({ ok: true, value: match.standing });
      expect(new Set(match.finished[0]?.events.map((event) => event.do))).toEqual(new Set(['lead', 'play']));
    }
  });

  it('is taken up again at its end, and allows no second deal, lost or won', () => {
    const { log } = lost();
    expect(resume(solo1, {}, 1, SEED, log)).toMatchObject({
      ok: true,
      value: { deal: { outcome: { how: 'blocked' } } },
    });
    expect(resume(solo1, {}, 1, SEED, [...log, []])).toMatchObject({ ok: false, reason: 'afterTheMatch' });
  });
});

describe('22.3: taking back where nothing is hidden', () => {
  /** The matches before each move, the last one with its end, which is not written yet. */
  function historyOf(seed: Uint8Array, choose: (moves: readonly Move[], step: number) => Move | undefined) {
    const history = [beginMatch(solo1, {}, 1, seed)];
    for (let step = 0, now = history[0]; now?.deal.turn; now = history.at(-1), step++) {
      const move = choose(solo1.moves(now.deal), step);
      if (move) history.push(playMove(now, move).progress);
    }
    return history;
  }

  it('leads from a dead end, turn by turn, to the deal as it was dealt', () => {
    const history = historyOf(SEED, ([first]) => first);
    expect(history.at(-1)?.deal.outcome?.how).toBe('blocked');
    expect(history.length).toBeGreaterThan(5);
    for (const [index, now] of history.entries()) expect(takenBack(now, 0)).toEqual(history[index - 1] ?? null);
  });

  it('ends where the deal is solved, and where it was left and is written', () => {
    const { seed, log } = solved();
    const moves = log[0] ?? [];
    const history = historyOf(seed, (_, step) => moves[step]);
    expect(history.at(-1)?.deal.outcome?.how).toBe('domino');
    expect(takenBack(history.at(-1) as MatchProgress, 0)).toBeNull();
    expect(takenBack(history.at(-2) as MatchProgress, 0)).toEqual(history.at(-3));
    expect(takenBack(lost(), 0)).toBeNull();
  });
});

describe('at the table of one seat', () => {
  /** A match of one person, whose ports answer at once; seed and moves are those of a match that was played. */
  function table({ seed, log }: MatchProgress, taken: readonly (readonly Move[])[] = []) {
    const heard: Heard[] = [];
    const moves = [...(log[0] ?? [])];
    let step = taken[0]?.length ?? 0;
    const actor = createActor(
      provideMatch({
        ...instantPorts(heard),
        choose: async (input) => {
          heard.push({ port: 'choose', input });
          return (moves[step++] ?? input.moves[0]) as Move;
        },
      }),
      { input: { ...inputOf(solo1, persons(1), ''), seed, log: taken } },
    );
    const told: string[] = [];
    actor.on('*', ({ type }) => void (type !== 'logged' && type !== 'begun' && told.push(type)));
    actor.start();
    const last = (): Situation | undefined => heard.flatMap((each) => (each.port === 'show' ? each.now : [])).at(-1);
    const at = (state: object | string) => waitFor(actor, (now) => now.matches(state as never));
    const again = () => {
      step--;
    };
    return { actor, heard, told, last, at, again };
  }

  it('is asked for every move, handed to nobody, and solved: the person has won', async () => {
    const { actor, heard, at } = table(solved());
    await at('over');
    expect(heard.filter(({ port }) => port === 'choose')).toHaveLength(28);
    expect(heard.filter(({ port }) => port === 'handOver')).toEqual([]);
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', context: { standing: { totals: [1], winners: [0] } } });
  });

  it('waits in a dead end, and tells nobody of an end before the player leaves it there', async () => {
    const { actor, told, last, at } = table(lost());
    await at({ scoring: 'deadEnd' });
    expect(last()).toMatchObject({ eye: 'all', takeBack: true, seen: { outcome: { how: 'blocked' } } });
    expect(told).toEqual([]);
    expect(actor.getSnapshot().context).toMatchObject({ finished: [], standing: { deals: 0, winners: null } });
    actor.send({ type: 'NEXT' });
    await at('over');
    expect(last()?.takeBack).toBe(false);
    expect(told).toEqual(['dealOver', 'matchOver']);
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', context: { standing: { totals: [0], winners: [] } } });
  });

  it('goes on from before the dead end, and nothing of it is written', async () => {
    const match = lost();
    const { actor, heard, at, last, again } = table(match);
    await at({ scoring: 'deadEnd' });
    again();
    const asked = heard.length;
    actor.send({ type: 'TAKE_BACK' });
    expect(last()).toMatchObject({
      eye: 0,
      takeBack: true,
      settlement: null,
      seen: { phase: 'freePlay', outcome: null },
    });
    await at({ scoring: 'deadEnd' });
    expect(heard.slice(asked).map(({ port }) => port)).toContain('choose');
    actor.send({ type: 'NEXT' });
    await at('over');
    expect(actor.getSnapshot().context.finished).toEqual(match.finished);
  });

  it('is taken up again in the dead end where it was left', async () => {
    const match = lost();
    const { at, last } = table(match, match.log);
    await at({ scoring: 'deadEnd' });
    expect(last()).toMatchObject({ takeBack: true, seen: { outcome: { how: 'blocked' } } });
  });
});
