import { describe, expect, it } from 'vitest';
import { SPRITE } from '../../src/audio/sprite.ts';
import type { Beat } from '../../src/rules/game.ts';
import { laid, led, listen, names, passed } from './ears.ts';

describe('the sound of a beat', () => {
  it('is the one that a player of the real game knows', async () => {
    const { audio, heard, rest } = await listen();
    const beats: Beat[] = [
      { beat: 'dealt' },
      led,
      laid(1, 0),
      { beat: 'drew', seat: 1, at: 40, tile: null, suits: [4] },
      passed,
      { beat: 'starred' },
      { beat: 'threwIn', missing: '9-9' },
      { beat: 'ended', how: 'domino', seat: 0, left: [] },
    ];
    for (const beat of beats) {
      audio.play(beat);
      await rest();
    }
    const tiles = ['deal', 'lay', 'lay', 'blade', 'draw', 'knock', 'star', 'rustle', 'reveal', 'end'];
    expect(names(heard)).toEqual(tiles);
    audio.win();
    expect(heard.at(-1)).toMatchObject({ sound: 'win', bus: 'music', rate: 1 });
  });

  it('is none where the move itself was heard', async () => {
    const { audio, heard } = await listen();
    audio.play({ beat: 'shut', arm: 3, why: 'dead' });
    expect(heard).toEqual([]);
  });

  it('is a note for points on the way, the higher the more they are', async () => {
    const { audio, heard, rest } = await listen();
    for (const points of [5, 10, 35, 60]) {
      audio.play({ beat: 'scored', seat: 1, points, sum: points });
      await rest();
    }
    expect(names(heard)).toEqual(['blade', 'blade', 'blade', 'blade']);
    expect(heard.map(({ variation }) => variation)).toEqual([0, 1, 6, 7]);
  });

  it('is quieter where a draw or a pass tells of no want: it goes with every turn (7.1)', async () => {
    const { audio, heard, rest } = await listen();
    const loudest = async (suits: readonly number[]) => {
      for (let k = 0; k < 30; k++) {
        audio.play({ beat: 'drew', seat: 1, at: 40, tile: null, suits });
        await rest();
        audio.play({ beat: 'passed', seat: 1, suits });
        await rest();
      }
      return Math.max(...heard.splice(0).map(({ gain }) => gain));
    };
    expect(await loudest([])).toBeLessThan(0.46);
    expect(await loudest([3])).toBeGreaterThan(0.6);
  });

  it('has no notes of blades on a line, and is brighter on tiles than on the cloth (13.1)', async () => {
    const { audio, heard, rest } = await listen({
      options: { hasBlades: false, liesOnTiles: (index) => index % 2 === 1 },
    });
    for (const index of [1, 2]) {
      audio.play(laid(index, index));
      await rest();
    }
    expect(names(heard)).toEqual(['lay', 'lay']);
    const [over, under] = heard;
    expect(over?.rate).toBeGreaterThan(under?.rate ?? 9);
  });

  it('differs every time: in variation, force, pitch and place', async () => {
    const { audio, heard, rest } = await listen();
    for (let k = 0; k < 300; k++) {
      audio.play(passed);
      await rest();
    }
    expect(new Set(heard.map((sounding) => JSON.stringify(sounding))).size).toBe(300);
    expect(heard.every(({ variation }, k) => variation !== heard[k - 1]?.variation)).toBe(true);
    for (const { gain, rate, pan } of heard) {
      expect(gain).toBeGreaterThan(0.5);
      expect(gain).toBeLessThanOrEqual(1);
      expect(Math.abs(rate - 1)).toBeLessThan(0.07);
      expect(Math.abs(pan)).toBeLessThanOrEqual(1);
    }
  });

  it('comes from where the arm lies', async () => {
    const { audio, heard, rest } = await listen();
    audio.play(laid(1, 2));
    await rest();
    audio.play(laid(2, 6));
    const [right, , left] = heard;
    expect(right?.pan).toBeGreaterThan(0.5);
    expect(left?.pan).toBeLessThan(-0.5);
  });

  it('is duller for a tile laid face down, which is heard to turn over', async () => {
    const { audio, heard } = await listen();
    audio.play(laid(20, 'pile', true));
    expect(names(heard)).toEqual(['flip', 'lay']);
    expect(heard[1]?.rate).toBeLessThan(0.94);
  });
});

describe('the volumes', () => {
  it('are three, and what is in tune obeys the one for music', async () => {
    const { audio, heard, rest, volumes } = await listen();
    volumes.effects = 0;
    audio.play(led);
    audio.play(laid(1, 0));
    expect(names(heard)).toEqual(['blade']);
    volumes.music = 0;
    audio.play({ beat: 'starred' });
    audio.tick();
    expect(names(heard)).toEqual(['blade', 'tick']);
    volumes.interface = 0.1;
    await rest();
    audio.tick();
    expect(heard.at(-1)?.gain).toBeLessThan(0.1);
  });

  it('count for nothing while muted, and what sounds is cut off', async () => {
    const { audio, heard, log, volumes } = await listen();
    audio.mute(true);
    expect(log).toEqual(['hush', 'sleep']);
    audio.play(led);
    audio.clatter([{ x: 0, impulse: 30 }]);
    audio.mute(false);
    log.length = 0;
    volumes.muted = true;
    audio.applyVolumes();
    expect(log).toEqual(['hush', 'sleep']);
    audio.play(led);
    audio.tick();
    expect(heard).toEqual([]);
  });

  it('hold for what sounds already as soon as they change', async () => {
    const { audio, log, volumes } = await listen();
    audio.play(led);
    volumes.effects = 0.35;
    audio.applyVolumes();
    expect(log).toEqual(['level 0.35', 'wake']);
  });
});

describe('a table', () => {
  it('of an outline sounds the note of a square that becomes full, and a knock for what is refused (23.3)', async () => {
    const { audio, heard } = await listen({ options: { hasBlades: false } });
    audio.play({ ...laid(1, 'r1c1 r1c2'), full: [2, 5] } as Beat);
    expect(heard.map(({ sound, variation }) => [sound, sound === 'blade' ? variation : null])).toEqual([
      ['lay', null],
      ['blade', 5],
    ]);
    audio.refuse();
    expect(names(heard).at(-1)).toBe('knock');
  });

  it('of a mosaic sounds a note of its own for a field that is kept, and a knock for one that breaks (32.2)', async () => {
    const { audio, heard } = await listen({ options: { hasBlades: false } });
    audio.play({ ...laid(1, 'r1c1 r1c2'), kept: [3], broken: [1] } as Beat);
    expect(heard.map(({ sound, variation }) => [sound, sound === 'blade' ? variation : null])).toEqual([
      ['lay', null],
      ['blade', 3],
      ['knock', null],
    ]);
  });

  it('that stands still is silent, while its buttons tick', async () => {
    let isStill = true;
    const { audio, heard } = await listen({ options: { isStill: () => isStill } });
    audio.play(led);
    audio.play(laid(1, 4));
    audio.clatter([{ x: 0, impulse: 30 }]);
    audio.pick();
    audio.tick();
    expect(names(heard)).toEqual(['tick']);
    isStill = false;
    audio.pick();
    expect(names(heard)).toEqual(['tick', 'grain']);
    heard.pop();
    audio.play(laid(2, 5));
    // What was not heard counts all the same: this is the second blade.
    expect(heard.at(-1)).toMatchObject({ sound: 'blade', variation: 1 });
  });

  it('begins its scale anew', async () => {
    const { audio, heard, rest } = await listen();
    for (const beat of [led, laid(1, 0), laid(2, 3)]) audio.play(beat);
    await rest();
    audio.forTable().play(laid(1, 3));
    expect(heard.filter(({ sound }) => sound === 'blade').map(({ variation }) => variation)).toEqual([0, 0]);
  });

  it('whose moves are hurried over does not sound all of them at once', async () => {
    const { audio, heard, state } = await listen();
    for (let index = 1; index <= 50; index++) audio.play(laid(index, index));
    expect(names(heard)).toEqual(['lay', 'blade']);
    state.now += 50;
    audio.play(laid(51, 3));
    expect(names(heard)).toEqual(['lay', 'blade', 'lay']);
  });
});

describe('a sprite', () => {
  it('that cannot be had costs nothing and is asked for once', async () => {
    const { audio, heard, rest, state } = await listen({ fails: true });
    for (let k = 0; k < 5; k++) {
      audio.play(led);
      audio.tick();
      await rest();
    }
    expect(heard).toEqual([]);
    expect(state.opened).toBe(1);
  });

  it('that breaks while it sounds stops nobody', async () => {
    const { audio, heard } = await listen({ breaks: true });
    audio.play(led);
    audio.tick();
    audio.clatter([{ x: 0, impulse: 20 }]);
    expect(heard).toEqual([]);
  });

  it('has every sound in its own place', () => {
    const spans = Object.values(SPRITE)
      .flat()
      .sort(([a], [b]) => a - b);
    expect(spans.length).toBeGreaterThan(40);
    spans.forEach(([at, lasts], k) => {
      const next = spans[k + 1]?.[0] ?? Number.POSITIVE_INFINITY;
      expect(next - (at + lasts)).toBeGreaterThanOrEqual(50);
    });
  });
});
