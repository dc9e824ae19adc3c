import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figures } from '../../scripts/sounds/measure.ts';
import { RATE } from '../../scripts/sounds/signal.ts';
import { pieces } from '../../scripts/sounds/sprite.ts';
import { SCALE } from '../../scripts/sounds/tones.ts';
import { SPRITE } from '../../src/audio/sprite.ts';

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

  it('weigh less than 300 kB in both formats', () => {
    const files = ['public/sounds/table.ogg', 'public/sounds/table.mp3'];
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(300_000);
  });

  it('of bone begin within 2 ms, and most of their energy lies where bone on wood has it', () => {
    for (const { attack, centroid, falls, bands } of named('lay')) {
      expect(attack).toBeLessThan(2);
      expect(centroid).toBeGreaterThan(2000);
      expect(centroid).toBeLessThan(6000);
      expect(bands[2]).toBeGreaterThan(0.5);
      // The table answers, and does not drown the tile.
      expect(bands[0]).toBeGreaterThan(0.05);
      expect(bands[0]).toBeLessThan(0.3);
      expect(falls).toBeGreaterThan(18);
      expect(falls).toBeLessThan(60);
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
    expect(beside('blade')).toBeLessThan(7);
    expect(beside('star')).toBeGreaterThan(beside('end'));
    expect(beside('star')).toBeLessThan(12);
    expect(beside('tick')).toBeLessThan(0);
  });

  it('never clip, nor begin or end with a click, nor rumble, nor carry an offset', () => {
    for (const { peak, offset, rumble, signal } of all) {
      expect(rumble).toBeLessThan(0.01);
      expect(peak).toBeLessThan(0.85);
      expect(Math.abs(signal[0] ?? 0)).toBeLessThan(0.003);
      expect(Math.abs(signal.at(-1) ?? 0)).toBeLessThan(0.001);
      expect(Math.abs(offset)).toBeLessThan(0.001);
    }
  });
});
