import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ICONS, iconSvg } from '../../src/art/icons.ts';
import { marks, trainMarks } from '../../src/art/marks.ts';
import { parseSvg } from '../../src/ui/svg.ts';

it('has a file for each icon, and an icon for each file', () => {
  expect(readdirSync('src/art/icons').sort()).toEqual(ICONS.map((name) => `${name}.svg`).sort());
  expect(readdirSync('src/art/marks').sort()).toEqual([...marks, ...trainMarks].map(([name]) => `${name}.svg`).sort());
});

const PICTURES: (readonly [string, string])[] = [
  ...ICONS.map((name): [string, string] => [name, iconSvg(name)]),
  ...marks,
  ...trainMarks,
];

it.each(PICTURES)('%s can be painted on the cloth, in a box of some pixels', (_, svg) => {
  const { width, height, shapes } = parseSvg(svg);
  expect(shapes.length).toBeGreaterThan(0);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(10);
  expect(Math.max(width, height)).toBeLessThanOrEqual(40);
});

it.each(PICTURES)('%s uses numbers and gradients that are there', (_, svg) => {
  const { shapes, gradients } = parseSvg(svg);
  for (const { path, attributes } of shapes) {
    expect(path).not.toMatch(/NaN|undefined/);
    for (const paint of [attributes.fill, attributes.stroke]) {
      const id = /^url\(#(.+)\)$/.exec(paint ?? '')?.[1];
      if (id) expect([...gradients.keys()]).toContain(id);
    }
  }
  for (const { attributes, stops } of gradients.values()) {
    for (const at of ['x1', 'y1', 'x2', 'y2']) expect(attributes[at]).toMatch(/^-?[\d.]+$/);
    expect(stops.length).toBeGreaterThan(1);
    for (const stop of stops) expect(stop.offset).toMatch(/^[01]?\.?\d+$/);
  }
});
