/** General by time: the deal in which the time is up is the last (20.7). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { audit } from '../../../../src/rules/audit.ts';
import { seedOfText } from '../../../../src/rules/chance.ts';
import { minutesOf } from '../../../../src/rules/match-length.ts';
import { readRecords, replay, writeRecord } from '../../../../src/rules/record.ts';
import { playMatch } from '../../../../tools/cli/bot-match.ts';
import { often } from '../../../long.ts';
import { judge } from '../../../second/judgement.ts';
import { parse, write } from '../../spoilt-records.ts';
import { tableOf } from '../../table.ts';

const byTime = { by: 'minutes', minutes: 30 };
const timed = tableOf('general', 4, byTime);
const DOMINO = ['', '6-6', '0-6', '1-2'];
const BLOCKED = ['0-0', '6-6', '0-6', '1-2'];

/** Who has won after a deal of a match by time that stood so before it. */
function winnersAfter(totals: readonly number[], deals: number, how: 'domino' | 'blocked', timeUp: boolean) {
  const before = timed.standing(totals, deals);
  const ended = timed.ended(before, how === 'blocked' ? BLOCKED : DOMINO, how, 0);
  return timed.game.settle(before, timeUp ? { ...ended, timeUp } : ended).standing.winners;
}

/** The record of a whole match of bots. */
const played = (seats: number, minutes: number, seed = 'by time') => {
  const { game, options } = tableOf('general', seats, { by: 'minutes', minutes });
  return writeRecord(playMatch({ game, options, seats }, ['random'], seedOfText(seed), 99));
};

describe('General by time (20.7)', () => {
  it('20.7: minutes stand in the place of deals, 30 or 60, and deals are the default', () => {
    const { game } = timed;
    expect(timed.options).toEqual({ ending: 'either', signals: true, by: 'minutes', minutes: 30 });
    expect(game.options({ by: 'minutes' }, 8)).toMatchObject({ ok: true, value: timed.options });
    expect(game.options({ by: 'minutes', minutes: 60 }, 4)).toMatchObject({ ok: true, value: { minutes: 60 } });
    expect(game.options({}, 4)).toMatchObject({ ok: true, value: { by: 'deals', deals: 8 } });
    expect(game.options({ by: 'minutes', minutes: 45 }, 4)).toMatchObject({ ok: false, detail: 'minutes' });
    expect([minutesOf(timed.options), minutesOf(tableOf('general', 4).options)]).toEqual([30, null]);
  });

  it('24: a length that `by` does not name is refused', () => {
    const { game } = timed;
    expect(game.options({ ...byTime, deals: 8 }, 4)).toMatchObject({ ok: false, detail: 'deals' });
    expect(game.options({ minutes: 30 }, 4)).toMatchObject({ ok: false, detail: 'minutes' });
    expect(game.options({ by: 'deals', minutes: 30 }, 4)).toMatchObject({ ok: false, detail: 'minutes' });
  });

  it('20.7: the match goes on, however many deals there were, until the time is up', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(9), fc.nat(9), fc.constantFrom('domino', 'blocked'), (deals, a, b, how) => {
        const totals = [a, b, a, b];
        expect(winnersAfter(totals, deals, how, false)).toBeNull();
        const all = a === b ? [0, 1, 2, 3] : a < b ? [0, 2] : [1, 3];
        expect(winnersAfter(totals, deals, how, true)).toEqual(all);
      }),
      { numRuns: often(50, 500) },
    );
  });

  it('20.2: a blocked deal writes nothing; no deals are agreed, so that it is not told as one more to play', () => {
    const settled = timed.settle(timed.standing([0, 1, 0, 1], 2), BLOCKED, 'blocked', 1);
    expect([settled.points, settled.aftermath, settled.standing.memory]).toEqual([[0, 0, 0, 0], undefined, null]);
  });

  it('20.8: with pairs that wait the fewest Generals over all sides win when the time is up', () => {
    const six = tableOf('general', 6, byTime);
    const before = six.standing([1, 0, 2, 1, 0, 2], 5, { waits: [0] });
    const ended = six.ended(before, ['', '0-1', '0-2', '', '0-3', '0-4'], 'domino', 1);
    expect(six.game.settle(before, ended).standing.winners).toBeNull();
    expect(six.game.settle(before, { ...ended, timeUp: true }).standing.winners).toEqual([1, 4]);
  });
});

describe('the record of a match by time', () => {
  it('20.7: says of the last deal that the time was up, and of no other; bots play three minutes a deal', () => {
    for (const [seats, minutes] of [
      [4, 30],
      [6, 60],
    ] as const) {
      const text = played(seats, minutes);
      const { deals, header } = parse(text);
      expect(header.options).toMatchObject({ by: 'minutes', minutes });
      expect(deals.map(({ timeUp }) => timeUp)).toEqual([...Array(minutes / 3 - 1).fill(undefined), true]);
      expect(audit(text)).toMatchObject({ ok: true, deals: minutes / 3 });
      expect(judge(text)).toMatchObject({ ok: true, deals: minutes / 3 });
      expect(header.seed).toBeDefined();
    }
  });

  it('20.7: is refused if the match goes on after that deal, or is said to be over without it', () => {
    const good = parse(played(4, 30));
    const early = structuredClone(good);
    Object.assign(early.deals[3] as object, { timeUp: true });
    expect(audit(write(early))).toMatchObject({ ok: false, line: 6, reason: 'deal' });
    expect(judge(write(early))).toMatchObject({ ok: false, line: 6 });
    const never = structuredClone(good);
    delete never.deals.at(-1)?.timeUp;
    expect(audit(write(never))).toMatchObject({ ok: false, reason: 'seed' });
    expect(judge(write(never))).toMatchObject({ ok: false });
    Object.assign(never.deals.at(-1) as object, { timeUp: false });
    expect(audit(write(never))).toMatchObject({ ok: false, reason: 'badValue' });
  });

  it('20.7: is refused if the time is up in a match that is not by time', () => {
    const { game, options } = tableOf('general', 4, { deals: 4 });
    const match = parse(writeRecord(playMatch({ game, options, seats: 4 }, ['random'], seedOfText('by deals'), 99)));
    Object.assign(match.deals.at(-1) as object, { timeUp: true });
    expect(audit(write(match))).toMatchObject({ ok: false, reason: 'timeUp' });
    expect(judge(write(match))).toMatchObject({ ok: false, line: match.deals.length + 1 });
  });

  it('20.7: may say so of a deal that still goes on', () => {
    const match = parse(played(4, 30));
    const { end, left, counts, points, totals, ...going } = match.deals.at(-1) as (typeof match.deals)[number];
    const events = going.events.slice(0, 5);
    const { seed: _, ...header } = match.header;
    const text = write({ header, deals: [...match.deals.slice(0, -1), { ...going, events }] } as never);
    expect(audit(text)).toMatchObject({ ok: true, unfinished: 1 });
    const read = readRecords(text);
    const [first] = read.ok ? read.value : [];
    const stands = first && replay(first, timed.game);
    expect(stands).toMatchObject({ ok: true, value: { winners: null, deals: 9 } });
  });
});
