import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ICONS, iconSvg } from '../../src/art/icons.ts';
import { parseSvg } from '../../src/ui/svg.ts';

it('has a file for each icon, and an icon for each file', () => {
  expect(readdirSync('src/art/icons').sort()).toEqual(ICONS.map((name) => `${name}.svg`).sort());
});

it.each(ICONS)('%s can be painted on the cloth, in a box of some pixels', (name) => {
  const { width, height, shapes } = parseSvg(iconSvg(name));
  expect(shapes.length).toBeGreaterThan(0);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(10);
  expect(Math.max(width, height)).toBeLessThanOrEqual(40);
});

it.each(ICONS)('%s uses numbers and gradients that are there', (name) => {
  const { shapes, gradients } = parseSvg(iconSvg(name));
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
