import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictures, THINGS } from '../../src/art/pictures.ts';
import { PICTURE_SIDE } from '../../src/art/symbols.ts';
import { TILES } from '../../src/table/themes/tile-sets.ts';
import { blend, css } from '../../src/ui/colours.ts';
import { parseSvg } from '../../src/ui/svg.ts';
import { contrast } from '../ui/contrast.ts';
import { coverOf } from './raster.ts';

const { pips, accents, face } = TILES.pictures;
const ground = blend(...face, 0.5);
const numbers = [...THINGS.keys()];
const svgOf = (name: string) => readFileSync(`src/art/pictures/${name}.svg`, 'utf8');

/** The outline of a picture without its colours, by pixels of a square. */
const shapeOf = (number: number, side: number) =>
  coverOf(
    (pictures[number] ?? []).map(({ path }) => path),
    PICTURE_SIDE,
    side,
  );

/** Returns the part in which two shapes differ, of all that either covers: 0 if they are the same. */
function apart(one: readonly number[], other: readonly number[]): number {
  let differs = 0;
  let covered = 0;
  for (const [pixel, cover] of one.entries()) {
    differs += Math.abs(cover - (other[pixel] ?? 0));
    covered += Math.max(cover, other[pixel] ?? 0);
  }
  return differs / covered;
}

it('has a file for each number up to six, and no other', () => {
  expect(readdirSync('src/art/pictures').sort()).toEqual(THINGS.map((name) => `${name}.svg`).sort());
  expect(new Set(THINGS).size).toBe(7);
});

describe.each(THINGS.map((name, number) => [name, number] as const))('the picture of a %s', (name, number) => {
  it('is read whole, in the colours of its number', () => {
    const { shapes, width, height } = parseSvg(svgOf(name));
    expect([width, height]).toEqual([PICTURE_SIDE, PICTURE_SIDE]);
    expect(pictures[number]?.map(({ path }) => path)).toEqual(shapes.map(({ path }) => path));
    for (const { attributes } of shapes) {
      expect(attributes.stroke).toBeUndefined();
      const isInk = attributes.class === 'fill-ink';
      expect(attributes.fill).toBe(css((isInk ? pips : accents)[number] ?? 0));
    }
    expect(pictures[number]?.some(({ colour }) => colour === 'ink')).toBe(true);
  });

  it('fills its box, and leaves the edge of the half free', () => {
    const side = 50;
    const shape = shapeOf(number, side);
    const covered = shape.flatMap((cover, pixel) => (cover > 0 ? [pixel] : []));
    const across = covered.map((pixel) => pixel % side);
    const down = covered.map((pixel) => Math.floor(pixel / side));
    for (const places of [across, down]) {
      expect(Math.min(...places)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...places)).toBeLessThanOrEqual(48);
    }
    expect(Math.max(...down) - Math.min(...down)).toBeGreaterThan(35);
    const part = shape.reduce((sum, cover) => sum + cover, 0) / side ** 2;
    expect(part).toBeGreaterThan(0.2);
    expect(part).toBeLessThan(0.6);
  });

  it('has a second colour that is seen beside the first or on the face', () => {
    const [ink = 0, accent = 0] = [pips[number], accents[number]];
    expect(Math.max(contrast(accent, ground), contrast(accent, ink))).toBeGreaterThanOrEqual(3);
  });
});

// Shapes alone, so that eyes that tell no colours apart can play.
it.each([16, 12])('differs from every other in its shape, %i pixels wide', (side) => {
  const shapes = numbers.map((number) => shapeOf(number, side));
  for (const [b, other] of shapes.entries())
    for (const [a, one] of shapes.entries())
      if (a < b) expect(apart(one, other), `${THINGS[a]} and ${THINGS[b]}`).toBeGreaterThan(0.35);
});

it('differs from every other as seen from any side of the table, too', () => {
  const side = 16;
  const turned = (shape: readonly number[]) =>
    shape.map((_, pixel) => shape[(side - 1 - (pixel % side)) * side + Math.floor(pixel / side)] ?? 0);
  const shapes = numbers.map((number) => shapeOf(number, side));
  for (const [a, one] of shapes.entries())
    for (const [b, other] of shapes.entries()) {
      const turns = [turned(other), turned(turned(other)), turned(turned(turned(other)))];
      if (a !== b)
        for (const seen of turns) expect(apart(one, seen), `${THINGS[a]}, ${THINGS[b]}`).toBeGreaterThan(0.3);
    }
});
