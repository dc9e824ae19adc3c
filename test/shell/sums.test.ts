// @vitest-environment happy-dom
import { html, render } from 'lit-html';
import { describe, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withBots, withSetUp } from '../../src/i18n/index.ts';
import { resume } from '../../src/match/resume.ts';
import { fromHex } from '../../src/rules/chance.ts';
import type { Ending, Game, Line, Settlement } from '../../src/rules/game.ts';
import { gameById, games } from '../../src/rules/games.ts';
import { seatsOfSide } from '../../src/rules/sides.ts';
import { arithmeticOf } from '../../src/shell/result/arithmetic.ts';
import { createDrafting } from '../../src/shell/setup/drafting.ts';
import { createSetup } from '../../src/shell/setup/setup-screen.ts';
import { named, newSitter, reseat, usualSitters } from '../../src/shell/setup/sitters.ts';
import type { Given } from '../../src/shell/setup/usual-options.ts';
import { usualTime } from '../../src/shell/setup/usual-time.ts';
import { lengthSpec } from '../rules/length-spec.ts';
import { handsTo, writtenBy } from '../rules/lines.ts';
import { tableOf } from '../rules/table.ts';
import { fakeApp } from './fake-app.ts';
import { played } from './kept-matches.ts';

const texts = await withSetUp(textsFor([]));
const settlement = (counts: number[], lines: readonly Line[]): Settlement => ({
  counts,
  lines,
  points: counts.map((_, seat) => lines.reduce((sum, { side, points }) => sum + (side === seat ? points : 0), 0)),
  standing: { deals: 1, totals: counts, memory: null, winners: null },
});

const alone = (counts: readonly number[]) => [...counts.keys()];
/** The arithmetic of a deal that was counted, without sides unless they are given. */
const told = (
  settlement: Settlement,
  game: Parameters<typeof arithmeticOf>[1],
  how: Ending,
  sides: readonly number[] = alone(settlement.counts),
) => arithmeticOf({ settlement, sides, how, options: {} }, game, (why) => texts.sheet.told[why] !== undefined);
const won = { points: 'won', reasons: ['hand', 'made'] } as const;

describe('the arithmetic of a deal', () => {
  it('adds up the other hands for who dominoes', () => {
    const sum = { side: 1, made: 0, counts: [7, 12, 0], less: 0, capicua: 0, result: 19 };
    expect(told(settlement([7, 0, 12, 0], handsTo(1, [7, 0, 12, 0])), won, 'domino')).toEqual([
      { kind: 'sum', ...sum },
    ]);
    expect(texts.sheet.sum(sum)).toBe('+7 +12 +0 = 19');
  });

  it('takes the own count off where the lowest takes', () => {
    const sum = { side: 1, made: 0, counts: [7, 12], less: 3, capicua: 0, result: 16 };
    expect(told(settlement([7, 3, 12], handsTo(1, [7, 3, 12], 3)), won, 'blocked')).toEqual([{ kind: 'sum', ...sum }]);
    expect(texts.sheet.sum(sum)).toBe('+7 +12 −3 = 16');
  });

  it('says so when nobody scores, or everybody the same', () => {
    expect(told(settlement([3, 3, 9], []), won, 'blocked')).toEqual([{ kind: 'nobody' }]);
    expect(told(settlement([3, 3, 9], writtenBy([10, 10, 10], 'each')), won, 'blocked')).toEqual([
      { kind: 'each', points: 10 },
    ]);
  });

  it('adds points on the way to those for the tiles, and tells them alone of who has no others (6.10)', () => {
    const lines = [...writtenBy([35, 15], 'made'), { side: 0, from: 1, points: 20, why: 'hand' } as const];
    const [first, second, ...others] = told(settlement([0, 18], lines), won, 'domino');
    expect(others).toEqual([]);
    expect(first).toEqual({ kind: 'sum', side: 0, made: 35, counts: [20], less: 0, capicua: 0, result: 55 });
    expect(second).toEqual({ kind: 'sum', side: 1, made: 15, counts: [], less: 0, capicua: 0, result: 15 });
    const said = [first, second].map((line) => line?.kind === 'sum' && texts.sheet.sum(line));
    expect(said).toEqual(['+35 on the way +20 = 55', '+15 on the way']);
  });

  it('tells a level end from tiles that are worth nothing (14.3), whatever was made before', () => {
    const made = writtenBy([10, 0], 'made');
    const kinds = (...of: Parameters<typeof told>) => told(...of).map(({ kind }) => kind);
    expect(kinds(settlement([6, 6], made), won, 'blocked')).toEqual(['sum', 'level']);
    expect(kinds(settlement([0, 1], made), won, 'domino')).toEqual(['sum', 'worthless']);
    expect(kinds(settlement([0, 0], []), won, 'domino')).toEqual(['worthless']);
    expect(kinds(settlement([1, 2], []), won, 'blocked')).toEqual(['worthless']);
  });

  it('15.4: asks nobody what is left where only what is made on the way counts', () => {
    const game = { points: 'won', reasons: ['made'] } as const;
    const kinds = (...of: Parameters<typeof told>) => told(...of).map(({ kind }) => kind);
    expect(kinds(settlement([3, 5, 9], writtenBy([30, 0, 50], 'made')), game, 'past')).toEqual(['sum', 'sum']);
    expect(kinds(settlement([3, 3, 9], []), game, 'past')).toEqual(['missed']);
    expect(kinds(settlement([0, 0, 0], []), game, 'domino')).toEqual(['missed']);
  });

  it('19.6: says that nothing is written off, and does not ask why', () => {
    const written = { ...settlement([4, 0], writtenBy([10, 0], 'made')), writtenOff: [0, 0] };
    expect(told(written, won, 'domino').map(({ kind }) => kind)).toEqual(['sum', 'noneOff']);
    expect(texts.sheet.noneOff).toContain('rounded down');
  });

  it('comes, in every game, to what the deal writes', () => {
    for (const game of games) {
      if (game.points === 'lost') continue;
      for (const seats of [game.seats[0] ?? 0, game.seats.at(-1) ?? 0]) {
        const save = played(
          game.id,
          seats,
          {},
          `sums ${game.id}`,
          ({ log, deal }) => log.length > 3 && deal.turn === null,
        );
        const match = resume(game, save.options, seats, fromHex(save.seed), save.log);
        if (!match.ok || !match.value.settlement) throw new Error(`${game.id} has no end`);
        const { settlement: written, deal } = match.value;
        const come = written.points.map(() => 0);
        for (const line of told(written, game, deal.outcome?.how ?? 'blocked', deal.sides)) {
          if (line.kind === 'each') come.fill(line.points);
          if (line.kind === 'told') come[deal.sides.indexOf(line.side)] = line.result;
          if (line.kind !== 'sum') continue;
          for (const seat of seatsOfSide(deal.sides, line.side)) come[seat] = line.result;
          expect(line.counts.reduce((sum, each) => sum + each, line.made - line.less)).toBe(line.result);
        }
        expect(come, game.id).toEqual(written.points);
      }
    }
  });
});

describe('the arithmetic of losses (5.7)', () => {
  const lost = (counts: number[], points: number[], remembered: number[], totals = points) =>
    told(
      {
        counts,
        lines: writtenBy(points),
        points,
        remembered,
        standing: { deals: 1, totals, memory: null, winners: null },
      },
      { points: 'lost', reasons: ['own'] },
      'domino',
    );

  it('remembers little losses, and opens an account with all of them', () => {
    expect(lost([0, 9, 13], [0, 0, 13], [0, 9, 0])).toEqual([
      { kind: 'remembers', side: 1, counts: [9], before: 0, result: 9 },
      { kind: 'writes', side: 2, counts: [13], before: 0, result: 13, opens: true },
    ]);
    expect(lost([0, 8, 4], [0, 17, 4], [0, 0, 0], [0, 17, 17])).toEqual([
      { kind: 'writes', side: 1, counts: [8], before: 9, result: 17, opens: true },
      { kind: 'writes', side: 2, counts: [4], before: 0, result: 4, opens: false },
    ]);
    expect(texts.sheet.withRemembered([8], 9, 17)).toBe('8 + 9 carried over = 17');
  });

  it('says nothing of a seat that loses nothing, and so when nobody does', () => {
    expect(lost([5, 20], [0, 20], [0, 0])).toHaveLength(1);
    expect(lost([5, 5], [0, 0], [0, 0])).toEqual([{ kind: 'nobody' }]);
  });
});

describe('the arithmetic of lines', () => {
  const of = (id: string, seats: number, hands: readonly string[], how: Ending, by: number, totals?: number[]) => {
    const table = tableOf(id, seats, id === 'block' ? { barricade: true } : {});
    const before = table.standing(totals ?? hands.map(() => 0));
    const deal = table.ended(before, hands, how, by);
    return told(table.game.settle(before, deal), table.game, how, deal.sides);
  };

  it('writes four times the own count of who blocked without being lowest (7.5)', () => {
    expect(of('peruvian', 4, ['6-6 0-2', '4-5', '5-6', '6-6 3-5'], 'blocked', 2)).toEqual([
      { kind: 'writes', side: 0, counts: [14], before: 0, result: 14, opens: false },
      { kind: 'writes', side: 1, counts: [9], before: 0, result: 9, opens: false },
      { kind: 'told', why: 'fourfold', side: 2, count: 11, result: 44 },
      { kind: 'writes', side: 3, counts: [20], before: 0, result: 20, opens: false },
    ]);
    expect(texts.sheet.told.fourfold?.({ name: 'Ada', you: false }, 11, 44).what).toBe('4 × 11 = 44');
  });

  it('takes twice the own count from who barred without being lowest (9.3)', () => {
    expect(of('block', 3, ['4-5', '3-4', '4-5 1-5'], 'barricade', 0)).toEqual([
      { kind: 'sum', side: 1, made: 0, counts: [9, 15], less: 0, capicua: 0, result: 24 },
      { kind: 'barricade', side: 0, count: 9, result: -18 },
    ]);
    expect(of('block', 3, ['4-5', '3-4', '1-6'], 'barricade', 0)).toEqual([
      { kind: 'nobody' },
      { kind: 'barricade', side: 0, count: 9, result: -18 },
    ]);
    expect(texts.sheet.barred(9, -18)).toBe('barricade: −2 × 9 = −18');
  });

  it('says that an account stays closed, opens, and is open (16.5)', () => {
    const end = (hand: string, totals: number[]) => of('goat', 4, ['', hand, '', '1-6'], 'domino', 0, totals);
    expect(end('2-3', [0, 0, 0, 0])).toEqual([{ kind: 'closed', side: 1, count: 12 }]);
    expect(end('3-3', [0, 0, 0, 0])).toMatchObject([{ kind: 'writes', side: 1, counts: [6, 7], opens: true }]);
    expect(end('2-3', [0, 13, 0, 13])).toMatchObject([{ kind: 'writes', side: 1, result: 12, opens: false }]);
    expect(texts.sheet.closed(12, 13)).toBe('12: the account stays closed; it opens at 13');
  });

  it('adds up all hands where they count, and says so when the lowest of both sides are level (33.3, 33.4)', () => {
    const hands = ['4-5', '1-6', '', '5-6'];
    const all = tableOf('partners', 4, { counts: 'all' });
    const begun = all.standing([0, 0, 0, 0]);
    const settled = all.settle(begun, hands, 'domino', 2);
    expect(told(settled, all.game, 'domino', [0, 1, 0, 1])).toEqual([
      { kind: 'sum', side: 0, made: 0, counts: [7, 11, 9], less: 0, capicua: 0, result: 27 },
    ]);
    expect(of('partners', 4, ['0-6', '1-5', '3-6', '4-6'], 'blocked', 0)).toEqual([{ kind: 'nobody' }]);
  });

  it('names the points for a last tile that fitted both ends (33.5)', () => {
    const lines = [...handsTo(1, [7, 0]), { side: 1, points: 25, why: 'capicua' }];
    const sum = { side: 1, made: 0, counts: [7], less: 0, capicua: 25, result: 32 };
    expect(told(settlement([7, 0], lines), won, 'domino')).toEqual([{ kind: 'sum', ...sum }]);
    expect(texts.sheet.sum(sum)).toBe('+7 +25 capicúa = 32');
  });

  it('adds up the hands of a side, and speaks of both its seats (6.7)', () => {
    expect(of('sports', 4, ['1-4', '4-5', '3-3', '0-1'], 'blocked', 0)).toEqual([
      { kind: 'sum', side: 1, made: 0, counts: [5, 6], less: 0, capicua: 0, result: 11 },
    ]);
    expect(texts.sheet.sum({ made: 0, counts: [5, 6], less: 0, capicua: 0, result: 11 })).toBe('+5 +6 = 11');
    // One hand alone needs no result.
    expect(texts.sheet.sum({ made: 0, counts: [11], less: 0, capicua: 0, result: 11 })).toBe('+11');
    expect(of('goat', 4, ['', '4-5', '', '1-6'], 'domino', 0)).toMatchObject([
      { kind: 'writes', counts: [9, 7], result: 16 },
    ]);
    expect(texts.sheet.withRemembered([9, 7], 0, 16)).toBe('9 + 7 = 16');
    expect(texts.sheet.withRemembered([16], 0, 16)).toBe('16');
    const you = { name: 'You', you: true, with: 'Marina' };
    const they = { name: 'Ana', you: false, with: 'Nikos' };
    expect([you, they].map((who) => texts.sheet.takes(who))).toEqual(['You and Marina score', 'Ana & Nikos score']);
    expect([you, they].map((who) => texts.sheet.writes(who, true))).toEqual([
      'You and Marina open your account',
      'Ana & Nikos open their account',
    ]);
  });
});

describe('the usual time of a match (1.12)', () => {
  const time = (game: Game, given: Given, seats = 4) => usualTime(game, given, usualSitters(seats, texts), 'normal');
  const named = (id: string) => {
    const game = gameById(id);
    if (!game) throw new Error(`no ${id}`);
    return game;
  };

  it('is what rules bots needed, at each number of seats', () => {
    const { turns = 0 } = time(named('cyprus'), { target: 60 }) ?? {};
    expect(turns).toBeGreaterThan(40);
    expect(turns).toBeLessThan(60);
    expect(time(named('cyprus'), { target: 60 }, 10)).toMatchObject({ low: 1, high: 1 });
    expect(time(named('cyprus'), { target: 60, set: 12 })?.turns).toBeGreaterThan(turns);
  });

  it('says what one match in twenty exceeds where that is much more', () => {
    const goat = time(named('sea-goat'), {});
    expect(goat?.most?.deals).toBeGreaterThan(2 * (goat?.high ?? 0) - 10);
    expect(goat?.most?.minutes).toBeGreaterThan(2 * (goat?.minutes ?? 0));
    expect(time(named('cyprus'), { target: 60 })?.most).toBeNull();
  });

  it('is exact where a match is counted in deals', () => {
    expect(time(named('sebastopol-leaflet'), { deals: 8 })).toMatchObject({ low: 8, high: 8 });
  });

  it('grows with the length, and is known for every table of several seats', () => {
    for (const game of games) {
      const length = lengthSpec(game);
      const lengths =
        length?.kind === 'number'
          ? [length.min, ...length.offered, length.max]
          : length?.kind === 'choice'
            ? length.values.map(Number)
            : [101];
      // Who plays alone thinks as long as they like.
      for (const seats of game.seats.filter((count) => count > 1)) {
        const minutes = lengths.map((each) => time(game, { [`${length?.id}`]: each }, seats)?.minutes ?? Number.NaN);
        expect(minutes, game.id).toEqual([...minutes].sort((a, b) => a - b));
        expect(minutes.every((each) => each >= 1)).toBe(true);
      }
    }
    expect(time({ ...named('cyprus'), id: 'chess' }, {})).toBeNull();
  });

  it('stands at every length that is offered', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    const late = { ...(await withBots(texts)), ...(await withSetUp(texts)) };
    render(createSetup(fakeApp(), late, createDrafting(fakeApp(), late), () => html``)(), root);
    const lengths = [...root.querySelectorAll('input[name=target] + span')].map((each) => each.textContent ?? '');
    expect(lengths).toHaveLength(4);
    for (const each of lengths.slice(0, 3)) expect(each).toMatch(/^To \d+ \d+ min(, in the book)?$/);
    expect(lengths.filter((each) => each.includes('in the book'))).toEqual([lengths[0]]);
  });
});

describe('who sits down', () => {
  it('is one person and bots, each with a name of its own', () => {
    const sitters = usualSitters(10, texts);
    expect(sitters.map(({ kind }) => kind).filter((kind) => kind === 'person')).toHaveLength(1);
    expect(new Set(sitters.map(({ name }) => name)).size).toBe(10);
  });

  it('stays when seats are added or taken away', () => {
    const ada = { name: 'Ada', kind: 'person' } as const;
    const six = reseat([ada, ...usualSitters(4, texts).slice(1)], 6, texts);
    expect(six[0]).toEqual(ada);
    expect(six).toHaveLength(6);
    expect(reseat(six, 4, texts)).toHaveLength(4);
  });

  it('is called You again when nobody else is left', () => {
    const two = named(
      [newSitter(0, 'person', texts), newSitter(1, 'bot', texts), newSitter(2, 'person', texts)],
      texts,
    );
    expect(two[0]?.name).toBe('Player 1');
    expect(reseat(two, 2, texts)[0]?.name).toBe('You');
  });

  it('is never nameless, and never called You among several persons', () => {
    const [one, two] = [newSitter(0, 'person', texts), { name: '  ', kind: 'person' } as const];
    expect(named([one], texts)[0]?.name).toBe('You');
    expect(named([one, two], texts).map(({ name }) => name)).toEqual(['Player 1', 'Player 2']);
  });
});
