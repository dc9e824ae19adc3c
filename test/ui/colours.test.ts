import { describe, expect, test } from 'vitest';
import { blend, css, pipColour, seatColour } from '../../src/ui/colours.ts';
import { COPPER, INK, IVORY } from '../../src/ui/style.ts';
import { contrast, difference } from './contrast.ts';

const pairs = (colours: readonly number[]) =>
  colours.flatMap((a, k) => colours.slice(0, k).map((b) => [a, b] as const));
const numbers = Array.from({ length: 13 }, (_, n) => pipColour(n));
const seats = Array.from({ length: 10 }, (_, seat) => seatColour(seat));

describe('colours', () => {
  test('every number can be read on ivory', () => {
    for (const colour of numbers) expect(contrast(colour, IVORY)).toBeGreaterThanOrEqual(4.5);
  });

  test('no two numbers look alike', () => {
    for (const [a, b] of pairs(numbers)) expect(difference(a, b), `${css(a)} and ${css(b)}`).toBeGreaterThan(0.06);
  });

  test('a letter of ivory can be read on the colour of every seat, and no two seats look alike', () => {
    for (const colour of seats) expect(contrast(colour, IVORY)).toBeGreaterThanOrEqual(4.5);
    for (const [a, b] of pairs(seats)) expect(difference(a, b), `${css(a)} and ${css(b)}`).toBeGreaterThan(0.05);
  });

  test('words can be read on copper', () => {
    expect(contrast(INK, COPPER)).toBeGreaterThanOrEqual(4.5);
  });

  test('a colour is written for CSS with all its digits', () => {
    expect(css(0x00000a)).toBe('#00000a');
    expect(pipColour(13)).toBe(0);
  });

  test('a blend goes from one colour to the other', () => {
    expect(blend(0x102030, 0x503010, 0)).toBe(0x102030);
    expect(blend(0x102030, 0x503010, 1)).toBe(0x503010);
    expect(blend(0x000000, 0xffffff, 0.5)).toBe(0x808080);
  });
});
