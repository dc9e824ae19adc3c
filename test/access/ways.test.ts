// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { situationOf } from '../../src/match/situation.ts';
import { waysAt } from '../../src/seats/ways.ts';
import { severalWays } from '../seats/ways.ts';
import { laidTable, signal } from './laid-table.ts';

let at: ReturnType<typeof laidTable>;
beforeEach(() => {
  at = laidTable();
});
afterEach(() => at.table.destroy());

const WORDS = ['1  Face up', '2  Face down', '3  Face up, then another double', '4  Face down, then another double'];

/** Seat 0 is asked for a move of that game with a double in hand that has so many ways; it takes it up and puts it there. */
function put(id: string, seats: number, count: number) {
  const { course, moves, double } = severalWays(id, seats, count);
  const sitters = Array.from({ length: seats }, (_, seat) => ({ name: `${seat}`, kind: 'person' as const }));
  const now = situationOf({ ...course, sitters, holder: 0 }, 0);
  at.table.show(now);
  const answer = at.desk.ask({ seat: 0, seen: now.seen, moves }, signal);
  at.table.focus();
  at.tile(double.tile)?.click();
  at.place(`${double.arm}`)?.click();
  return { answer, double, all: waysAt(moves, double.tile, double.arm) };
}
const ways = () => at.all('[data-group=ways]').map((each) => each.textContent?.trim());

describe('a double that may be laid in several ways', () => {
  it('has each of them as a button in words, and the keyboard on the first', () => {
    put('osel', 2, 4);
    expect(ways()).toEqual(WORDS);
    expect((document.activeElement as HTMLElement).dataset).toMatchObject({ group: 'ways', id: '0' });
    expect(at.status()).toMatch(/^How is the double/);
  });

  it('is laid open or closed in Ural', async () => {
    const { answer, all } = put('ural', 4, 2);
    expect(ways()).toEqual(WORDS.slice(0, 2));
    at.all('[data-group=ways]')[1]?.click();
    expect(await answer).toEqual(all[1]);
    expect(ways()).toEqual([]);
  });

  it('is laid with the number of the way', async () => {
    const { answer, all } = put('osel', 2, 4);
    at.press('4');
    expect(await answer).toEqual(all[3]);
  });

  it('is laid with arrows and Enter', async () => {
    const { answer, all } = put('osel', 2, 4);
    at.press('ArrowRight');
    at.press('ArrowRight');
    (document.activeElement as HTMLElement).click();
    expect(await answer).toEqual(all[2]);
  });

  it('is taken from its place with Escape, and then put back', () => {
    const { double } = put('osel', 2, 4);
    at.press('Escape');
    expect(ways()).toEqual([]);
    expect(at.desk.picked).toBe(double.tile);
    at.press('Escape');
    expect(at.desk.picked).toBeNull();
    expect(at.desk.question).not.toBeNull();
  });

  it('means nothing to the keys of the ways while none is asked for', () => {
    put('osel', 2, 4);
    at.press('Escape');
    at.press('1');
    expect(at.desk.question).not.toBeNull();
  });
});
