import { describe, expect, it } from 'vitest';
import { dealOf, situationAt } from '../../src/dev/stages.ts';
import { textsFor } from '../../src/i18n/english.ts';
import type { Situation } from '../../src/match/ports.ts';
import { badgeOf, beatLineOf } from '../../src/present/beat-words.ts';
import { first } from '../../src/rules/first-game.ts';
import type { Beat, Event } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';

const texts = textsFor([]);
const now = situationAt({ game: 'cyprus', seats: 4, seed: 'a', moves: 20, eye: 0 });
const situated = (seen: Partial<Situation['seen']>): Situation => ({ ...now, seen: { ...now.seen, ...seen } });
const told = (beat: Beat, at = now) => {
  const badge = badgeOf(beat, at, texts);
  return badge && [badge.seat, badge.brief, badge.full];
};
const pass = (seat: number): Event => ({ do: 'pass', seat });

describe('a badge', () => {
  it('names what a seat could not match in the DOM table, and leaves that to pips on the cloth', () => {
    const beat = { beat: 'passed', seat: 1, suits: [3, 5] } as const;
    expect(badgeOf(beat, now, texts)).toEqual({
      ...{ seat: 1, brief: 'Passes', full: 'No 3 or 5 — passes', heard: 'no threes or fives — passes', suits: [3, 5] },
    });
    const doubles = badgeOf({ ...beat, doubles: true }, now, texts);
    expect([doubles?.heard, doubles?.suits]).toEqual(['no double three or double five — passes', []]);
    expect(told({ beat: 'drew', seat: 1, at: 40, tile: null, suits: [9] })).toEqual([1, 'Draws', 'No 9 — draws']);
    expect(told({ beat: 'drew', seat: 1, at: 40, tile: null, suits: [] })).toEqual([1, 'Drew a tile', 'Draws']);
  });

  it('7.1, 13.3: leaves what stands in the DOM table where a seat does what every turn ends with', () => {
    const second = situated({ log: [pass(1), pass(1)] });
    expect(told({ beat: 'passed', seat: 1, suits: [] }, second)).toEqual([1, 'Passes', null]);
    expect(told({ beat: 'passed', seat: 1, suits: [] }, situated({ log: [pass(0), pass(1)] }))).toEqual([
      ...[1, 'Passes', 'Passes'],
    ]);
    expect(told({ beat: 'passed', seat: 1, suits: [4] }, second)).toEqual([1, 'Passes', 'No 4 — passes']);
  });

  it('is shown to the person who has to pass together with a line, which others do not get', () => {
    const line = (seat: number, suits: readonly number[]) => {
      const after = situated({ log: [pass(3), pass(seat)] });
      return beatLineOf({ beat: 'passed', seat, suits }, after, first, texts);
    };
    expect(line(0, [4])).toBe('Nothing fits: you pass');
    expect([line(0, []), line(1, [4])]).toEqual([null, null]);
    expect(told({ beat: 'passed', seat: 0, suits: [4] }, situated({ log: [pass(3), pass(0)] }))?.[1]).toBe('Passes');
  });

  it('is not shown to the person who passes after a draw, whose line says so', () => {
    const draw: Event = { do: 'draw', seat: 0, from: 40 };
    const passed = (seat: number) => ({ beat: 'passed', seat, suits: [4] }) as const;
    expect(told(passed(0), situated({ log: [draw, pass(0)] }))).toEqual([0, null, 'No 4 — passes']);
    expect(told(passed(0), situated({ log: [{ ...draw, seat: 3 }, pass(0)] }))?.[1]).toBe('Passes');
    expect(told(passed(1), situated({ log: [{ ...draw, seat: 1 }, pass(1)] }))?.[1]).toBe('Passes');
    const drawn = { beat: 'drew', seat: 0, at: 40, tile: '3-4', suits: [9] } as const;
    const own = { ...situated({ heap: now.seen.heap.map((tile, at) => (at === 40 ? '3-4' : tile)) }) };
    const line = (moves: Situation['moves']) => beatLineOf(drawn, { ...own, moves }, first, texts);
    expect(line([{ do: 'pass' }])).toMatch(/, so you pass$/);
    expect(line([{ do: 'pass' }, { do: 'draw' }])).not.toContain('pass');
  });

  it('tells of a tile that was laid only what it does not show', () => {
    const laid = { beat: 'laid', seat: 1, at: 3, tile: '1-9', arm: 0, index: 4, closed: false } as const;
    const hands = (n: number) =>
      situated({ hands: now.seen.hands.map(() => Array.from({ length: n }, (_, at) => at)) });
    expect(told(laid, hands(3))).toEqual([1, null, '']);
    expect(told(laid, hands(1))).toEqual([1, 'Last tile!', '']);
    expect(told({ ...laid, closed: true }, hands(3))).toEqual([1, null, 'Face down']);
  });

  it('tells how a deal ended, in other words to whoever plays alone, and nothing past the last goal (15.4)', () => {
    const ended = (how: 'domino' | 'blocked' | 'givenUp' | 'past', seats: number) =>
      told({ beat: 'ended', how, seat: 0, left: [] }, situated({ seats }))?.[1];
    expect([ended('domino', 4), ended('blocked', 4), ended('past', 4)]).toEqual(['Domino!', 'Blocked', undefined]);
    expect([ended('domino', 1), ended('blocked', 1), ended('givenUp', 1)]).toEqual(['Solved!', 'Stuck', 'Gave up']);
  });

  it('shows points in the DOM table alone: on the cloth they fly', () => {
    expect(told({ beat: 'scored', seat: 2, points: 15, sum: 15 })).toEqual([2, null, '+15']);
  });
});

it('says a line or shows a badge for a beat on the cloth, in whole deals of every game, and never both but of a draw or pass', () => {
  const kinds = new Set<string>();
  for (const game of games)
    for (const step of dealOf({ game: game.id, seats: game.seats[0] ?? 1, seed: 'told', moves: 999, eye: 0 }))
      for (const beat of step.beats) {
        const line = beatLineOf(beat, step.now, game, texts);
        const badge = badgeOf(beat, step.now, texts);
        for (const words of [line, badge?.brief, badge?.full]) if (words) expect(words).toMatch(/^[A-Z+]/);
        if (line !== null && badge?.brief) expect(['drew', 'passed']).toContain(beat.beat);
        if (line !== null) kinds.add(`line ${beat.beat}`);
        if (badge?.brief) kinds.add(`badge ${beat.beat}`);
      }
  expect([...kinds].sort()).toEqual(
    expect.arrayContaining([
      'badge cut',
      'badge drew',
      'badge ended',
      'badge laid',
      'badge passed',
      'badge putBack',
      'badge shut',
    ]),
  );
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['line drew', 'line led', 'line starred']));
});
