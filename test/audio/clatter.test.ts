import { describe, expect, it } from 'vitest';
import { createClatter, type Impact } from '../../src/audio/clatter.ts';
import { seeded } from '../../src/table/shuffle/physics/seeded-random.ts';
import { listen } from './ears.ts';

const crowd = (count: number, impulse = 12): Impact[] =>
  Array.from({ length: count }, (_, k) => ({ x: k / count, impulse }));

describe('the clatter of the shuffle', () => {
  it('is the loudest few of what meets at once', () => {
    const cues = createClatter(seeded(1)).hear(
      [2, 30, 5, 38, 4, 25].map((impulse, k) => ({ x: k / 10, impulse })),
      0,
    );
    expect(cues.map(({ pan }) => Math.round(pan / 0.08))).toEqual([3, 1, 5]);
    expect(cues.every(({ sound }) => sound === 'grain')).toBe(true);
  });

  it('is louder and harder the harder they meet', () => {
    const clatter = createClatter(seeded(1));
    const [soft] = clatter.hear([{ x: 0, impulse: 3 }], 0);
    const [hard] = clatter.hear([{ x: 0, impulse: 60 }], 1000);
    expect(soft?.gain).toBeLessThan(0.2);
    expect(hard?.gain).toBeGreaterThan(0.5);
    expect(soft?.variation).toBeLessThan(4);
    expect(hard?.variation).toBeGreaterThan(8);
  });

  it('never has more than ten clicks and two rustles at a time, however many tiles there are', () => {
    const clatter = createClatter(seeded(1));
    const begun: { at: number; sound: string }[] = [];
    for (let at = 0; at < 4000; at += 1000 / 60) {
      for (const { sound } of clatter.hear(crowd(40), at)) begun.push({ at, sound });
      const recent = (sound: string, lasts: number) =>
        begun.filter((each) => each.sound === sound && each.at > at - lasts).length;
      expect(recent('grain', 70)).toBeLessThanOrEqual(10);
      expect(recent('rustle', 630)).toBeLessThanOrEqual(2);
    }
    expect(begun.filter(({ sound }) => sound === 'rustle').length).toBeGreaterThan(5);
    expect(begun.filter(({ sound }) => sound === 'grain').length).toBeGreaterThan(300);
  });

  it('has no rustle for a few tiles, and none once they lie', () => {
    const clatter = createClatter(seeded(1));
    const sounds = [0, 300, 600, 900].flatMap((at) => clatter.hear(crowd(2), at));
    expect(sounds.some(({ sound }) => sound === 'rustle')).toBe(false);
    clatter.hear(crowd(40), 1000);
    expect([2000, 2600, 3200].flatMap((at) => clatter.hear([], at))).toEqual([]);
  });

  it('takes part in the limit of all voices', async () => {
    const { audio, heard, rest, state } = await listen();
    // Ten clicks of each table have their places for 70 ms, and sound together with what is slower.
    for (let k = 0; k < 30; k++) {
      state.now += 1;
      audio.clatter(crowd(20));
      audio.forTable().clatter(crowd(20));
    }
    expect(heard.length).toBe(24);
    await rest();
    audio.play({ beat: 'passed', seat: 0, suits: [] });
    expect(heard.length).toBe(25);
  });
});
