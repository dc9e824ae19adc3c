import { describe, expect, it } from 'vitest';
import { reverbAt } from '../../src/audio/reverb.ts';

const RATE = 44_100;
const [left, right] = reverbAt(RATE);
const power = (signal: Float32Array, from = 0, to = 1) =>
  signal.slice(from * RATE, to * RATE).reduce((sum, sample) => sum + sample ** 2, 0);
const decibels = (ratio: number) => 10 * Math.log10(ratio);
const together = left.map((sample, n) => 0.5 * (sample + (right[n] ?? 0)));

describe('the room', () => {
  it('is quieter than what sounds in it, and its echoes come in the first forty milliseconds', () => {
    for (const ear of [left, right, together]) {
      expect(decibels(power(ear))).toBeLessThan(-8);
      expect(decibels(power(ear))).toBeGreaterThan(-20);
      expect(power(ear, 0, 0.04) / power(ear)).toBeGreaterThan(0.5);
    }
  });

  it('falls by 60 dB in 0.2 to 0.4 s', () => {
    // From 5 to 25 dB below its beginning, as it is measured: the energy still to come.
    const passed = (share: number) => {
      let left = power(together, 0.04);
      const wanted = left * share;
      let n = Math.round(0.04 * RATE);
      for (; left > wanted; n++) left -= (together[n] ?? 0) ** 2;
      return n / RATE;
    };
    const falls = 3 * (passed(10 ** -2.5) - passed(10 ** -0.5));
    expect(falls).toBeGreaterThan(0.2);
    expect(falls).toBeLessThan(0.4);
  });

  it('is wide, and not hollow on one speaker', () => {
    const apart = left.map((sample, n) => 0.5 * (sample - (right[n] ?? 0)));
    expect(power(apart)).toBeGreaterThan(0.15 * power(together));
    expect(power(apart)).toBeLessThan(power(together));
  });

  it('has no edge at its end, and is as loud at other rates', () => {
    expect(Math.abs(left.at(-1) ?? 1)).toBeLessThan(1e-5);
    const low = (rate: number) => {
      let sum = 0;
      for (let hertz = 200; hertz < 1000; hertz += 20) {
        const [real, imaginary] = [Math.cos, Math.sin].map((wave) =>
          reverbAt(rate)[1].reduce((total, sample, n) => total + sample * wave((2 * Math.PI * hertz * n) / rate), 0),
        );
        sum += (real ?? 0) ** 2 + (imaginary ?? 0) ** 2;
      }
      return sum;
    };
    expect(Math.abs(decibels(low(48_000) / low(RATE)))).toBeLessThan(1.5);
  });
});
