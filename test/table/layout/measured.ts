/** What many deals come to when they are laid out: faults, how large their halves are seen, how long it takes. */
import { gameById } from '../../../src/rules/games.ts';
import { star } from '../../../src/table/kinds/star.ts';
import type { Layout } from '../../../src/table/layout/layout.ts';
import { viewOf } from '../../../src/table/places/board-view.ts';
import { surfaceOf, type TableSurface } from '../../../src/table/places/surface.ts';
import { kindOf, layOut, regionsOf, type SharedBy, settingOf } from '../kinds.ts';
import { type Faults, grow, judge, noFaults } from './faults.ts';
import { lineDeals } from './line-deals.ts';
import { atRandom, dealt, onLowestArm, type Star, type Table, tables } from './stars.ts';
import { wildStars } from './wild.ts';

/** Screens, CSS pixels. */
const SCREENS = [
  [360, 640],
  [640, 360],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
] as const;

/** What of a table counts when the screen is shared out. */
type Setting = Omit<SharedBy, 'width' | 'height'>;

export interface Found {
  stars: number;
  readonly faults: Faults;
  /** Sides of half-tiles as they are seen, CSS pixels, by table and screen. */
  readonly pixels: Record<string, number[]>;
  /** Milliseconds for whole boards, and how many tiles these had. */
  readonly times: number[];
  tiles: number;
}

/** A part of the deals: those whose number leaves `part` when divided by `of`. */
interface Part {
  readonly part: number;
  readonly of: number;
}

export const found = (): Found => ({ stars: 0, faults: noFaults(), pixels: {}, times: [], tiles: 0 });

/** Both summed. */
export function together(a: Found, b: Found): Found {
  const faults = noFaults();
  for (const key of Object.keys(faults) as (keyof Faults)[]) faults[key] = a.faults[key] + b.faults[key];
  const pixels: Record<string, number[]> = {};
  for (const [name, halves] of [...Object.entries(a.pixels), ...Object.entries(b.pixels)]) {
    pixels[name] = [...(pixels[name] ?? []), ...halves];
  }
  return { stars: a.stars + b.stars, faults, pixels, times: [...a.times, ...b.times], tiles: a.tiles + b.tiles };
}

/** The table on each screen. */
const surfacesOf = (setting: Setting): readonly TableSurface[] =>
  SCREENS.map(([width, height]) => {
    const regions = regionsOf({ width, height, ...setting });
    const { outlook, ownSide } = kindOf({ kind: setting.kind ?? 'star' });
    return surfaceOf(regions, outlook.tilt, ownSide(surfaceOf(regions, outlook.tilt), setting));
  });

function settingFor({ game: id, seats, given }: Table): Setting {
  const game = gameById(id);
  const options = game?.options(given, seats);
  if (!game || !options?.ok) throw new Error(`no such game: ${id}`);
  return settingOf(game, options.value, seats);
}

/** The shorter projected side of a half-tile in the middle of the star, CSS pixels. */
function sideOf(surface: TableSurface, bounds: Layout['bounds']): number {
  const { x, y, scale } = viewOf(surface, star.outlook, bounds);
  const at = (dx: number, dy: number) => surface.camera.project([x + dx * scale, y + dy * scale, 0]);
  return Math.min(at(0.5, 0).x - at(-0.5, 0).x, at(0, -0.5).y - at(0, 0.5).y);
}

/** Lays out the deals of one part, numbered from `first`, a share of wild stars, and so many lines of each kind. */
export function measure(deals: number, first: number, lines: number, { part, of }: Part): Found {
  const all = found();
  const known = new Map<string, readonly TableSurface[]>();

  const look = (name: string, setting: Setting, star: Star, seed: number): void => {
    const surfaces = known.get(JSON.stringify(setting)) ?? surfacesOf(setting);
    known.set(JSON.stringify(setting), surfaces);
    const at = seed % SCREENS.length;
    const surface = surfaces[at];
    if (!surface) throw new Error(`no screen ${at}`);
    const aspect = surface.board.width / surface.board.height;
    try {
      const layout = grow(star, aspect, all.faults, (index) => (index + seed) % 9 === 0);
      judge(star, layout, all.faults);
      const key = `${name} at ${SCREENS[at]?.join('×')}`;
      all.pixels[key] ??= [];
      all.pixels[key].push(sideOf(surface, layout.bounds));
    } catch (error) {
      all.faults.trapped++;
      console.error(name, seed, error);
      return;
    }
    all.stars++;
    // Now and then the whole board at once, on a screen of the other shape, of which nothing is known yet.
    if (Math.floor(seed / SCREENS.length) % 5 > 0) return;
    const start = performance.now();
    layOut(star.laid, [], star.shape, { aspect: 1 / aspect });
    all.times.push(performance.now() - start);
    all.tiles += star.laid.length;
  };

  for (let deal = first + part; deal < first + deals; deal += of) {
    const table = tables[deal % tables.length];
    if (!table) break;
    const { name, game, seats, given } = table;
    const choose = deal % 10 === 9 ? onLowestArm : atRandom;
    look(name, settingFor(table), dealt(game, seats, deal, given, choose), Math.floor(deal / tables.length));
    if ((deal - first) % 1000 >= 1000 - of) console.error(`deal ${deal}`);
  }
  // Wild stars lie on the table of the first game.
  const [plain] = tables;
  for (const [name, star] of Object.entries(wildStars)) {
    for (let seed = part; plain && seed < Math.min(100, deals / 10); seed += of) {
      look(`wild: ${name}`, settingFor(plain), star(seed), seed);
    }
  }
  for (const { name, setting, star } of lineDeals) {
    for (let seed = part; seed < lines; seed += of) look(name, setting, star(seed), seed);
  }
  return all;
}
