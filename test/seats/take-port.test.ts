import { describe, expect, it } from 'vitest';
import { createClock } from '../../src/motion/clock.ts';
import type { Position } from '../../src/rules/game.ts';
import { createDesk } from '../../src/seats/desk.ts';
import { createTakePort } from '../../src/seats/take-port.ts';
import { bareSituation } from '../match/bare.ts';
import { bots, persons } from '../match/play.ts';
import { handFrames } from '../motion/frames.ts';

/** The port at a table of a person and a bot, and a function that asks a seat for one of three tiles. */
function setting(chance = 0.5) {
  const frames = handFrames();
  const clock = createClock(frames);
  clock.onFrame(() => false);
  void frames.pass(0);
  const desk = createDesk();
  const port = createTakePort({
    desk,
    clock,
    sitters: [...persons(1), ...bots(1)],
    pace: (ms) => ms,
    chance: () => chance,
  });
  const away = new AbortController();
  const ask = (seat: number): Promise<Position> =>
    port.take({ seat, seen: bareSituation.seen, lie: [4, 7, 9] }, away.signal);
  return { frames, desk, port, ask };
}

describe('one of the own tiles', () => {
  it('is taken by a person who points at it', async () => {
    const { desk, ask } = setting();
    const taken = ask(0);
    expect(desk.question).toMatchObject({ seat: 0, moves: [{ do: 'draw' }], task: 'take' });
    expect(desk.offer({ do: 'draw', from: 9 })).toBe(true);
    expect(await taken).toBe(9);
  });

  it.each([
    [0, 4],
    [0.99, 9],
  ])('is taken by a bot, quickly and by chance: %d', async (chance, at) => {
    const { desk, frames, ask } = setting(chance);
    const taken = ask(1);
    expect(desk.question).toBeNull();
    await frames.run();
    expect(await taken).toBe(at);
  });
});

describe('the rest of the own tiles', () => {
  it('is taken by chance once the person wishes so, and by hand again after the next shuffle', async () => {
    const { desk, frames, port, ask } = setting();
    const first = ask(0);
    desk.offer({ do: 'draw' });
    expect(await first).toBe(7);
    const second = ask(0);
    expect(desk.question).toBeNull();
    await frames.run();
    expect(await second).toBe(7);
    port.begin();
    const third = ask(0);
    expect(desk.question).not.toBeNull();
    desk.offer({ do: 'draw', from: 4 });
    expect(await third).toBe(4);
  });
});
