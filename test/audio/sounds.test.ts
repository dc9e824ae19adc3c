import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FULL, LOOP } from '../../src/audio/evening.ts';
import { SPRITE } from '../../src/audio/sprite.ts';
import { rateOf } from '../../tools/sounds/encode.ts';
import { evening, eveningFile } from '../../tools/sounds/evening.ts';
import { figures, spectrum } from '../../tools/sounds/measure.ts';
import { RATE } from '../../tools/sounds/signal.ts';
import { pieces } from '../../tools/sounds/sprite.ts';
import { SCALE } from '../../tools/sounds/tones.ts';

const all = pieces().map((piece) => ({ ...piece, ...figures(piece.signal) }));
const named = (name: string) => all.filter((piece) => piece.name === name);

describe('the sounds', () => {
  it('lie where the player looks for them', () => {
    const places = all.map(({ name, at, signal }) => [
      name,
      Math.round(1000 * at),
      Math.round((1000 * signal.length) / RATE),
    ]);
    const known = Object.entries(SPRITE).flatMap(([name, spans]) => spans.map(([at, lasts]) => [name, at, lasts]));
    expect(places).toEqual(known);
  });

  it('weigh less than 300 kB in either format with the evening, and in both without it', () => {
    const weigh = (...files: readonly string[]) =>
      files.reduce((sum, file) => sum + statSync(`public/sounds/${file}`).size, 0);
    expect(weigh('table.ogg', 'evening.ogg')).toBeLessThan(300_000);
    expect(weigh('table.mp3', 'evening.mp3')).toBeLessThan(300_000);
    expect(weigh('table.ogg', 'table.mp3')).toBeLessThan(300_000);
  });

  it('keep their brightness as MP3, up to 14 kHz at least', () => {
    expect(rateOf(readFileSync('public/sounds/table.mp3'))).toBeGreaterThanOrEqual(32_000);
  });

  it('are there in enough variations', () => {
    expect(SPRITE.lay.length).toBeGreaterThanOrEqual(6);
    expect(SPRITE.grain.length).toBeGreaterThanOrEqual(12);
    expect(SPRITE.knock.length).toBeGreaterThanOrEqual(3);
    expect(SPRITE.blade.length).toBe(8);
  });

  it('of bone begin within half a millisecond, and their energy lies where bone on wood has it', () => {
    for (const { attack, centroid, falls, dies, bands } of named('lay')) {
      const [thud, wood, clack, snap] = bands;
      expect(attack).toBeLessThan(0.5);
      expect(centroid).toBeGreaterThan(2000);
      expect(centroid).toBeLessThan(6000);
      expect(clack).toBeGreaterThan(0.4);
      expect(wood).toBeGreaterThan(0.05);
      // The table answers, and does not drown the tile; the contact itself is heard, and does not hiss.
      expect(thud).toBeGreaterThan(0.05);
      expect(thud).toBeLessThan(0.3);
      expect(snap).toBeGreaterThan(0.02);
      expect(snap).toBeLessThan(0.35);
      expect(falls).toBeGreaterThan(10);
      expect(falls).toBeLessThan(60);
      expect(dies).toBeLessThan(130);
    }
  });

  it('of bone are the brighter the harder the tiles meet', () => {
    for (const name of ['lay', 'grain']) {
      const own = named(name).map(({ bands, centroid }) => ({ snap: bands[3], centroid }));
      const third = Math.floor(own.length / 3);
      const mean = (of: 'snap' | 'centroid', part: typeof own) =>
        part.reduce((sum, each) => sum + each[of], 0) / part.length;
      const [soft, hard] = [own.slice(0, third), own.slice(-third)];
      expect(mean('snap', hard)).toBeGreaterThan(2 * mean('snap', soft));
      expect(mean('centroid', hard)).toBeGreaterThan(1.2 * mean('centroid', soft));
    }
  });

  it('of bone die the sooner the higher they are', () => {
    for (const { signal } of named('lay')) {
      const late = spectrum(signal, Math.round(0.035 * RATE));
      const early = spectrum(signal, 0);
      const kept = (low: number, high: number) => {
        const [from, to] = [low, high].map((hertz) => Math.round((hertz * 2 * early.length) / RATE));
        const power = (of: Float64Array) => of.slice(from, to).reduce((sum, each) => sum + each, 0);
        return power(late) / power(early);
      };
      // Cut off short, a low pitch leaks a little into all others: no finer comparison holds.
      expect(kept(2000, 12_000)).toBeLessThan(0.1 * kept(120, 600));
    }
  });

  it('of a knock are wood: low and short', () => {
    for (const { attack, centroid } of named('knock')) {
      expect(attack).toBeLessThan(2);
      expect(centroid).toBeLessThan(900);
    }
  });

  it('of tiles that meet in the heap are short clicks', () => {
    for (const { attack, centroid, falls } of named('grain')) {
      expect(attack).toBeLessThan(2);
      expect(centroid).toBeGreaterThan(1500);
      expect(falls).toBeLessThan(30);
    }
  });

  it('of the blades go up, each on its note', () => {
    named('blade').forEach(({ fundamental }, k) => {
      // A hundredth of a semitone is 0.06 %; a trained ear hears five.
      expect(Math.abs(fundamental / (392 * (SCALE[k] ?? 0)) - 1)).toBeLessThan(0.003);
    });
    expect([...SCALE].sort((a, b) => a - b)).toEqual(SCALE);
  });

  it('stand in proportion: a note does not drown its clack, and nothing but the star is much louder than a tile', () => {
    const levels = (name: string) => named(name).map(({ loudness }) => loudness);
    const mean = (name: string) => levels(name).reduce((sum, each) => sum + each, 0) / levels(name).length;
    const tile = mean('lay');
    expect(Math.max(...levels('lay')) - Math.min(...levels('lay'))).toBeLessThan(4);
    const beside = (name: string) => mean(name) - tile;
    expect(Math.abs(beside('knock'))).toBeLessThan(3);
    expect(Math.abs(beside('draw'))).toBeLessThan(4);
    expect(Math.abs(beside('deal'))).toBeLessThan(4);
    expect(Math.abs(beside('rustle'))).toBeLessThan(4);
    expect(beside('flip')).toBeLessThan(0);
    expect(beside('blade')).toBeLessThan(7);
    expect(beside('star')).toBeGreaterThan(beside('end'));
    expect(beside('star')).toBeLessThan(12);
    expect(beside('win')).toBeGreaterThan(beside('end'));
    expect(beside('win')).toBeLessThan(12);
    expect(beside('tick')).toBeLessThan(0);
  });

  it('never clip, nor begin or end with a click, nor rumble, nor carry an offset', () => {
    for (const { peak, offset, rumble, signal } of all) {
      expect(rumble).toBeLessThan(0.01);
      expect(peak).toBeLessThanOrEqual(0.85);
      expect(Math.abs(signal[0] ?? 0)).toBeLessThan(0.003);
      expect(Math.abs(signal.at(-1) ?? 0)).toBeLessThan(0.001);
      expect(Math.abs(offset)).toBeLessThan(0.001);
    }
  });
});

describe('the evening', () => {
  const loop = evening();
  const file = eveningFile();
  const { loudness, peak, bands, offset } = figures(loop);

  it('comes round without a seam wherever it is cut', () => {
    const round = (LOOP * RATE) / 1000;
    for (let n = 0; n + round < file.length; n += 97) expect(file[n + round]).toBe(file[n]);
    const steps = loop.map((sample, n) => Math.abs(sample - (loop[(n + 1) % loop.length] ?? 0)));
    expect(steps.at(-1)).toBeLessThan(Math.max(...steps.slice(0, 44_100)));
  });

  it('is far below the tiles, sea and crickets both, with nothing shrill', () => {
    const tile = Math.min(...named('lay').map((piece) => piece.loudness));
    // As loud as it can be turned up.
    expect(loudness + 20 * Math.log10(FULL)).toBeLessThan(tile - 8);
    expect(peak).toBeLessThan(0.5);
    expect(bands[0]).toBeGreaterThan(0.1);
    expect(bands[2]).toBeGreaterThan(0.1);
    expect(bands[3]).toBeLessThan(0.02);
    expect(Math.abs(offset)).toBeLessThan(0.001);
  });
});
