import { afterEach, expect, it, vi } from 'vitest';
import { hudThemeOf } from '../../src/table/hud/hud-theme-of.ts';
import { LAMP } from '../../src/table/renderer/lighting.ts';
import { paintLitPortrait } from '../../src/ui/lit-portrait.ts';
import { parseSvg } from '../../src/ui/svg.ts';

afterEach(() => vi.unstubAllGlobals());

type Stop = readonly [at: number, colour: string];
interface Shadow {
  readonly x: number;
  readonly y: number;
  readonly of: 'picture' | 'frame';
}

/** Canvases that write down the light and the shadows on them. */
function recorded() {
  const lights: { line: readonly number[]; stops: Stop[] }[] = [];
  const shadows: Shadow[] = [];
  const canvas = () => {
    const nothing = () => {};
    const cast = (of: Shadow['of']) => {
      if (ctx.shadowOffsetX !== 0) shadows.push({ x: ctx.shadowOffsetX, y: ctx.shadowOffsetY, of });
    };
    const ctx = {
      ...{ shadowOffsetX: 0, shadowOffsetY: 0 },
      ...{ scale: nothing, save: nothing, restore: nothing, beginPath: nothing, arc: nothing, clip: nothing },
      ...{ fill: nothing, fillRect: nothing },
      stroke: () => cast('frame'),
      drawImage: () => cast('picture'),
      getTransform: () => ({ a: 2 }),
      createLinearGradient(...line: number[]) {
        const stops: Stop[] = [];
        lights.push({ line, stops });
        return { addColorStop: (at: number, colour: string) => stops.push([at, colour]) };
      },
    };
    return { ctx, getContext: () => ctx, width: 0, height: 0 };
  };
  vi.stubGlobal('document', { createElement: canvas });
  vi.stubGlobal('Path2D', class {});
  return { lights, shadows, ctx: canvas().ctx as never };
}

const bust = parseSvg('<svg viewBox="0 0 100 100"><circle cx="50" cy="50" r="30" fill="#fff"/></svg>');
const painted = (cloth: 'sea' | 'olive' | 'wine') => {
  const at = recorded();
  paintLitPortrait(at.ctx, bust, { size: 48, rim: 2 }, hudThemeOf({ tiles: 'ivory', cloth }, 'pips'));
  return at;
};

it('lights a portrait from where the lamp of the table stands, and throws the shadows of bust and frame away from it', () => {
  const { lights, shadows } = painted('sea');
  // On the screen y goes down.
  const lampwards = [Math.sign(LAMP[0]), -Math.sign(LAMP[1])];
  const [lamp] = lights;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = lamp?.line ?? [];
  expect([Math.sign(x0 - x1), Math.sign(y0 - y1)]).toEqual(lampwards);
  expect(lamp?.stops.map(([, colour]) => Number.parseInt(colour.slice(-2), 16) > 0)).toEqual([true, false]);
  expect(shadows.map(({ of }) => of)).toEqual(['picture', 'frame']);
  for (const { x, y } of shadows) expect([-Math.sign(x), -Math.sign(y)]).toEqual(lampwards);
});

it('takes shade and reflected light from the cloth', () => {
  const colours = (['sea', 'olive', 'wine'] as const).map((cloth) => JSON.stringify(painted(cloth).lights.slice(1)));
  expect(new Set(colours).size).toBe(3);
});
