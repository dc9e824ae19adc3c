import { describe, expect, it, vi } from 'vitest';
import { LATE } from '../../src/motion/durations.ts';
import type { Move } from '../../src/rules/game.ts';
import { createDesk } from '../../src/seats/desk.ts';

const moves: readonly Move[] = [{ do: 'play', tile: '1-9', arm: 2 }, { do: 'draw' }];
const question = { seat: 1, seen: {} as never, moves };
const never = new AbortController().signal;

describe('the desk', () => {
  it('takes a legal move, once, and then asks nothing', async () => {
    const desk = createDesk();
    const answer = desk.ask(question, never);
    expect(desk.question).toBe(question);
    expect(desk.offer({ do: 'play', tile: '1-9', arm: 2 })).toBe(true);
    expect(desk.question).toBeNull();
    expect(desk.offer({ do: 'play', tile: '1-9', arm: 2 })).toBe(false);
    expect(await answer).toEqual(moves[0]);
  });

  it('refuses what is not legal now, and goes on asking', () => {
    const desk = createDesk();
    void desk.ask(question, never);
    expect(desk.offer({ do: 'play', tile: '1-9', arm: 3 })).toBe(false);
    expect(desk.offer({ do: 'pass' })).toBe(false);
    expect(desk.question).toBe(question);
  });

  it('keeps what is told while nobody is asked until somebody is', () => {
    const desk = createDesk();
    const told = { moves: [], words: 'watch' };
    desk.advise(null, told);
    expect([desk.question, desk.advised]).toEqual([null, told]);
    void desk.ask(question, never);
    expect(desk.advised).toBeNull();
    desk.advise(null, told);
    expect(desk.advised).toBeNull();
  });

  it('answers a legal move that the question refuses with advice, puts the tile back, and asks on', async () => {
    const desk = createDesk();
    const said = { moves: [], words: 'another one' };
    const picky = { ...question, refuse: (move: Move) => (move.do === 'draw' ? null : said) };
    const answer = desk.ask(picky, never);
    desk.pick('1-9');
    expect(desk.lay('1-9', 2)).toBe(true);
    expect([desk.question, desk.picked, desk.advised]).toEqual([picky, null, said]);
    desk.offer({ do: 'draw' });
    expect(await answer).toEqual({ do: 'draw' });
  });

  it('shows advice on what is asked, until that is answered', () => {
    const desk = createDesk();
    void desk.ask(question, never);
    const advised = { moves: moves.slice(0, 1), words: 'one-nine' };
    desk.advise({ ...question }, advised);
    expect(desk.advised).toBeNull();
    desk.advise(question, advised);
    expect(desk.advised).toBe(advised);
    desk.offer({ do: 'draw' });
    expect(desk.advised).toBeNull();
  });

  it('takes a draw of any tile', async () => {
    const desk = createDesk();
    const answer = desk.ask(question, never);
    desk.offer({ do: 'draw', from: 41 });
    expect(await answer).toEqual({ do: 'draw', from: 41 });
  });

  it('lets a person take up only a tile that can be played, and puts it back', () => {
    const desk = createDesk();
    expect(desk.pick('1-9')).toBe(false);
    void desk.ask(question, never);
    expect(desk.pick('2-2')).toBe(false);
    expect(desk.pick('1-9')).toBe(true);
    expect(desk.picked).toBe('1-9');
    desk.pick(null);
    expect(desk.picked).toBeNull();
  });

  it('tells every change to those who listen, until they stop', () => {
    const desk = createDesk();
    const seen: (string | null)[] = [];
    const stop = desk.subscribe(() => seen.push(desk.question ? desk.picked : 'nothing asked'));
    void desk.ask(question, never);
    desk.pick('1-9');
    desk.offer({ do: 'draw' });
    stop();
    void desk.ask(question, never);
    expect(seen).toEqual([null, '1-9', 'nothing asked']);
  });

  it('stops asking when the match leaves the question', async () => {
    const desk = createDesk();
    const leave = new AbortController();
    const answer = desk.ask(question, leave.signal);
    const refused = expect(answer).rejects.toThrow('left');
    leave.abort(new Error('left'));
    await refused;
    expect(desk.question).toBeNull();
    await expect(desk.ask(question, leave.signal)).rejects.toThrow('left');
  });
});

describe('a tile that may be laid in several ways at one place', () => {
  const double = { do: 'play', tile: '3-3', arm: 1 } as const;
  const ways: readonly Move[] = [
    { ...double, closed: true, goesOn: true },
    { ...double, closed: true },
    double,
    { ...double, goesOn: true },
  ];
  const asked = { seat: 0, seen: {} as never, moves: [...ways, { ...double, arm: 2 } as const] };

  it('is put there, and waits for one of them, the plainest first', async () => {
    const desk = createDesk();
    const answer = desk.ask(asked, never);
    expect(desk.lay('3-3', 1)).toBe(true);
    expect(desk.picked).toBe('3-3');
    expect(desk.question).toBe(asked);
    expect(desk.ways).toEqual([
      double,
      { ...double, closed: true },
      { ...double, goesOn: true },
      { ...double, closed: true, goesOn: true },
    ]);
    const [, closed = double] = desk.ways;
    desk.offer(closed);
    expect(await answer).toEqual({ ...double, closed: true });
    expect(desk.ways).toEqual([]);
  });

  it('takes presses for late ones until the ways have stood for a while, as who taps a place twice has not read them', () => {
    const time = vi.spyOn(performance, 'now');
    const at = (ms: number) => time.mockReturnValue(ms);
    at(1000);
    const desk = createDesk();
    void desk.ask(asked, never);
    at(1000 + LATE);
    expect(desk.isEarly()).toBe(false);
    desk.lay('3-3', 1);
    expect(desk.isEarly()).toBe(true);
    at(1000 + 2 * LATE);
    expect(desk.isEarly()).toBe(false);
    time.mockRestore();
  });

  it('is laid at once where there is one way', async () => {
    const desk = createDesk();
    const answer = desk.ask(asked, never);
    expect(desk.lay('3-3', 2)).toBe(true);
    expect(await answer).toEqual({ ...double, arm: 2 });
  });

  it('is not laid where it does not fit', () => {
    const desk = createDesk();
    void desk.ask(asked, never);
    expect(desk.lay('3-3', 0)).toBe(false);
    expect(desk.lay('3-3', null)).toBe(false);
    expect(desk.question).toBe(asked);
    expect(desk.picked).toBeNull();
  });

  it('is taken from its place again, or put elsewhere', () => {
    const desk = createDesk();
    void desk.ask(asked, never);
    expect(desk.unlay()).toBe(false);
    desk.lay('3-3', 1);
    expect(desk.unlay()).toBe(true);
    expect([desk.picked, desk.ways]).toEqual(['3-3', []]);
    desk.lay('3-3', 1);
    desk.pick(null);
    expect([desk.picked, desk.ways]).toEqual([null, []]);
  });
});
