/** Draws a sound: its wave, its level in decibels, and its spectrum from low to high. */
import type { Colour } from './raster.ts';
import { Raster } from './raster.ts';
import { RATE, type Signal } from './signal.ts';

const WIDTH = 460;
const LEFT = 44;
const HEIGHTS = { head: 16, wave: 90, level: 70, spectrum: 200, foot: 16 } as const;
const WAVE = HEIGHTS.head;
const LEVEL = WAVE + HEIGHTS.wave + 4;
const SPECTRUM = LEVEL + HEIGHTS.level + 4;
const HEIGHT = SPECTRUM + HEIGHTS.spectrum + HEIGHTS.foot;

/** Hertz. */
const LOWEST = 80;
const HIGHEST = 16_000;
/** Decibels shown below the loudest. */
const RANGE = 70;

const INK: Colour = [232, 226, 210];
const FAINT: Colour = [70, 66, 60];
const BACK: Colour = [18, 18, 22];
const COPPER: Colour = [224, 150, 92];

/** Returns times for grid lines: a round step, eight of them at most. */
function ticks(seconds: number): number[] {
  const step = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1].find((each) => seconds / each <= 8) ?? 1;
  return Array.from({ length: Math.floor(seconds / step) + 1 }, (_, k) => k * step);
}

/** Returns a colour from dark blue over red to light yellow, for 0…1. */
function heat(share: number): Colour {
  const s = Math.min(1, Math.max(0, share));
  const part = (from: number, to: number) => 255 * Math.min(1, Math.max(0, (s - from) / (to - from)));
  return [part(0.25, 0.65), part(0.55, 0.95), Math.round(0.55 * part(0, 0.3) * (1 - s) + part(0.85, 1.1))];
}

/**
 * Returns the level of each pitch over time: long windows for low pitches, short ones for high, much like an ear. Rows
 * from the lowest pitch up.
 */
function levels(signal: Signal, columns: number, rows: number): Float64Array[] {
  return Array.from({ length: rows }, (_, row) => {
    const pitch = LOWEST * (HIGHEST / LOWEST) ** (row / (rows - 1));
    const length = Math.round(RATE * Math.min(0.05, Math.max(0.0015, 9 / pitch)));
    const window = Float64Array.from({ length }, (_, n) => Math.sin((Math.PI * (n + 0.5)) / length) ** 2 / length);
    const turn = (2 * Math.PI * pitch) / RATE;
    const cosines = window.map((share, n) => share * Math.cos(turn * n));
    const sines = window.map((share, n) => share * Math.sin(turn * n));
    return Float64Array.from({ length: columns }, (_, column) => {
      const start = Math.round((signal.length * (column + 0.5)) / columns - length / 2);
      let [real, imaginary] = [0, 0];
      for (let n = 0; n < length; n++) {
        const sample = signal[start + n] ?? 0;
        real += sample * (cosines[n] ?? 0);
        imaginary += sample * (sines[n] ?? 0);
      }
      return real * real + imaginary * imaginary;
    });
  });
}

function drawWave(raster: Raster, signal: Signal): void {
  const middle = WAVE + HEIGHTS.wave / 2;
  raster.fill(LEFT, middle, WIDTH - LEFT, 1, FAINT);
  for (let column = 0; column < WIDTH - LEFT; column++) {
    const [from, to] = [column, column + 1].map((each) => Math.floor((each * signal.length) / (WIDTH - LEFT)));
    const part = signal.subarray(from, Math.max((from ?? 0) + 1, to ?? 0));
    const y = (sample: number) => Math.round(middle - sample * (HEIGHTS.wave / 2 - 1));
    const [high, low] = [y(Math.max(...part)), y(Math.min(...part))];
    raster.fill(LEFT + column, high, 1, low - high + 1, INK);
  }
}

/** Draws the level of every 2 ms, in decibels of full scale. */
function drawLevel(raster: Raster, signal: Signal): void {
  for (const decibels of [0, -20, -40, -60]) {
    const y = LEVEL + Math.round((-decibels / RANGE) * HEIGHTS.level);
    raster.fill(LEFT, y, WIDTH - LEFT, 1, FAINT);
    raster.write(4, y - 3, String(decibels), INK);
  }
  for (let column = 0; column < WIDTH - LEFT; column++) {
    const at = Math.floor(((column + 0.5) * signal.length) / (WIDTH - LEFT));
    const part = signal.subarray(Math.max(0, at - 44), at + 44);
    const power = part.reduce((sum, sample) => sum + sample * sample, 0) / part.length;
    const down = Math.min(RANGE, -10 * Math.log10(power + 1e-12));
    raster.fill(LEFT + column, LEVEL + Math.round((down / RANGE) * HEIGHTS.level), 1, 2, COPPER);
  }
}

function drawSpectrum(raster: Raster, signal: Signal): void {
  // A level is two pixels wide and high.
  const rows = levels(signal, (WIDTH - LEFT) / 2, HEIGHTS.spectrum / 2);
  const top = Math.max(...rows.map((row) => Math.max(...row)));
  const yOf = (row: number) => SPECTRUM + HEIGHTS.spectrum - 1 - row;
  rows.forEach((row, k) => {
    row.forEach((power, x) => {
      const colour = heat(1 + (10 * Math.log10(power / top + 1e-12)) / RANGE);
      raster.fill(LEFT + 2 * x, yOf(2 * k + 1), 2, 2, colour);
    });
  });
  for (const [pitch, name] of [
    [100, '100'],
    [200, '200'],
    [500, '500'],
    [1000, '1K'],
    [2000, '2K'],
    [5000, '5K'],
    [10_000, '10K'],
  ] as const) {
    const y = yOf(Math.round(((HEIGHTS.spectrum - 1) * Math.log(pitch / LOWEST)) / Math.log(HIGHEST / LOWEST)));
    for (let x = LEFT; x < WIDTH; x += 6) raster.dot(x, y, INK);
    raster.write(4, y - 4, name, INK);
  }
}

/** Returns the picture of one sound, its whole length across. */
export function picture(title: string, signal: Signal): Raster {
  const raster = new Raster(WIDTH, HEIGHT);
  raster.fill(0, 0, WIDTH, HEIGHT, BACK);
  raster.write(LEFT, 3, title, INK);
  drawWave(raster, signal);
  drawLevel(raster, signal);
  drawSpectrum(raster, signal);
  const seconds = signal.length / RATE;
  for (const at of ticks(seconds)) {
    const x = LEFT + Math.round((at / seconds) * (WIDTH - LEFT));
    for (let y = WAVE; y < SPECTRUM + HEIGHTS.spectrum; y += 4) raster.dot(x, y, INK);
    raster.write(x - 4, HEIGHT - 13, String(Math.round(1000 * at)), INK);
  }
  return raster;
}

/** Returns pictures side by side, `across` in a row. */
export function sheet(pictures: readonly Raster[], across: number): Raster {
  const rows = Math.ceil(pictures.length / across);
  const out = new Raster(Math.min(across, pictures.length) * (WIDTH + 6), rows * (HEIGHT + 6));
  pictures.forEach((each, k) => {
    out.put(each, (k % across) * (WIDTH + 6), Math.floor(k / across) * (HEIGHT + 6));
  });
  return out;
}
