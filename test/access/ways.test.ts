// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playMove } from '../../src/match/progress.ts';
import { situationOf } from '../../src/match/situation.ts';
import type { Move } from '../../src/rules/game.ts';
import { waysAt } from '../../src/rules/moves.ts';
import { severalWays } from '../seats/several-ways.ts';
import { laidTable, signal } from './laid-table.ts';
import { read } from './late.ts';

let at: ReturnType<typeof laidTable>;
beforeEach(() => {
  at = laidTable();
});
afterEach(() => {
  at.table.destroy();
  vi.restoreAllMocks();
});

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
    expect(at.status()).toMatch(/^How will you play the double/);
  });

  it('is laid open or closed in Ural', async () => {
    const { answer, all } = put('ural', 4, 2);
    expect(ways()).toEqual(WORDS.slice(0, 2));
    read();
    at.all('[data-group=ways]')[1]?.click();
    expect(await answer).toEqual(all[1]);
    expect(ways()).toEqual([]);
  });

  it('is not laid by a second press of its place', () => {
    const { all } = put('ural', 4, 2);
    (document.activeElement as HTMLElement).click();
    expect(at.desk.ways).toEqual(all);
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
    read();
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

describe('the line of what is to be done', () => {
  /** What is said to seat 0 when it is asked, where that holds of its moves. */
  const said = (id: string, seats: number, when: (moves: readonly Move[]) => boolean) => {
    at.asked(when, id, seats);
    return at.status();
  };
  const may = (moves: readonly Move[], what: Move['do']) => moves.some((move) => move.do === what);

  it('offers to draw beside the tiles that may be played (1.7)', () => {
    const line = said('sebastopol-draw', 3, (moves) => may(moves, 'play') && may(moves, 'draw'));
    expect(line).toMatch(/^Your turn: play, or draw\. .* can be played\.$/);
    expect(at.button('draw')?.getAttribute('aria-disabled')).toBe('false');
  });

  it('offers to keep a tile that was drawn (2.4)', () => {
    expect(said('cyprus-family', 4, (moves) => may(moves, 'play') && may(moves, 'pass'))).toBe(
      'Your turn: play the tile you drew, or keep it.',
    );
    expect(at.button('pass')?.textContent?.trim()).toBe('Keep it');
  });

  it('asks for another double while a turn goes on (5.4)', () => {
    const { course, double } = severalWays('osel', 2, 4);
    const further = playMove(course, { ...double, goesOn: true }).progress;
    const sitters = [0, 1].map((seat) => ({ name: `${seat}`, kind: 'person' as const }));
    const now = situationOf({ ...further, sitters, holder: 0 }, 0);
    const moves = further.game.moves(further.deal);
    at.table.show(now);
    void at.desk.ask({ seat: 0, seen: now.seen, moves }, signal);
    expect(at.status()).toBe('Play another double.');
  });
});

describe('a seat', () => {
  it('is told with what it has lost, what is remembered, and which deal it starts', () => {
    const { course } = severalWays('osel', 2, 4);
    const sitters = ['Ada', 'Basil'].map((name) => ({ name, kind: 'person' as const }));
    const now = situationOf({ ...course, sitters, holder: 0 }, 0);
    at.table.show({ ...now, remembered: [0, 9], starts: 1 });
    const [ada, basil] = at.all('[data-group=seats]').map((each) => each.getAttribute('aria-label'));
    expect(ada).toContain('lost');
    expect(ada).not.toContain('carried over');
    expect(basil).toContain('+9 carried over, not written yet, starts this deal');
    const outcome = { how: 'blocked', by: 0 } as const;
    at.table.show({ ...now, seen: { ...now.seen, outcome }, starts: 0 });
    expect(at.all('[data-group=seats]')[0]?.getAttribute('aria-label')).toContain('you start the next deal');
  });
});
