/** A sheet of many small boards, each with the end of a deal, as an SVG. */

import { viewOf } from '../../../src/table/places/board-view.ts';
import { kindOf } from '../../table/kinds.ts';
import { LINE_KINDS, type LineTable, lineDealt, lineLaid, lineSurface } from '../../table/layout/measured-lines.ts';
import type { Star } from '../../table/layout/stars.ts';

interface Dealt {
  readonly table: LineTable;
  readonly star: Star;
}

/** So many deals of a kind of line, of all its tables in turn. */
export function deals(kind: string, count: number): readonly Dealt[] {
  const tables = LINE_KINDS[kind] ?? [];
  return Array.from({ length: count }, (_, deal) => {
    const table = tables[Math.floor(deal / 2) % tables.length];
    if (!table) throw new Error(`no such kind: ${kind}`);
    return { table, star: lineDealt(table, deal) };
  });
}

/** Width of a sheet, and the number of boards in a row, for boards that are broad or tall. Pixels. */
const SHEET = 2000;
const COLUMNS = { broad: 6, tall: 10 } as const;
const MARGIN = 8;

/** Draws one tile: its halves with their numbers, the first tile of the deal golden, doubles bluish. */
function tileIn(star: Star, nth: number, { x, y, angle }: { x: number; y: number; angle: number }): string {
  const tile = star.laid[nth];
  const fill = nth === 0 ? '#fc6' : tile?.inner === tile?.outer ? '#cdf' : '#fffbe8';
  const turn = `translate(${x} ${-y}) rotate(${(-angle * 180) / Math.PI})`;
  const number = (pips: number | undefined, at: number) =>
    `<text y="${at + 0.22}" font-size=".62" text-anchor="middle">${pips}</text>`;
  return (
    `<g transform="${turn}"><rect x="-.48" y="-.98" width=".96" height="1.96" rx=".1" fill="${fill}" stroke="#333" stroke-width=".05"/>` +
    `<path d="M-.4 0H.4" stroke="#888" stroke-width=".04"/>${number(tile?.outer, -0.5)}${number(tile?.inner, 0.5)}</g>`
  );
}

/** Draws the board of one deal as it is seen on that screen, from its upper left corner, so wide. */
function boardOf({ star, table }: Dealt, screen: readonly [number, number], width: number): string {
  const surface = lineSurface(table, screen);
  const { board } = surface;
  const layout = lineLaid(star, table, surface);
  const view = viewOf(surface, kindOf(star.shape).outlook, layout.reach, layout.bounds);
  const scale = width / board.width;
  const tiles = layout.poses.map((pose, nth) => tileIn(star, nth, pose)).join('');
  const zones = layout.zones
    .map(({ pose }) => `<circle cx="${pose.x}" cy="${-pose.y}" r=".3" fill="none" stroke="#fa0" stroke-width=".12"/>`)
    .join('');
  const at = `translate(${(view.x - board.x) * scale} ${(board.y + board.height - view.y) * scale}) scale(${view.scale * scale})`;
  return (
    `<rect width="${width}" height="${board.height * scale}" fill="#2a5a86"/><g transform="${at}">${tiles}${zones}</g>` +
    `<text x="3" y="11" font-size="11" fill="#fff">${table.game} ${table.seats}: ${star.laid.length}</text>`
  );
}

/** Draws all deals on that screen. */
export function sheetOf(dealt: readonly Dealt[], screen: readonly [number, number]) {
  const shapes = dealt.map(({ table }) => lineSurface(table, screen).board);
  const tallest = Math.max(...shapes.map(({ width, height }) => height / width));
  const columns = tallest > 1 ? COLUMNS.tall : COLUMNS.broad;
  const width = Math.floor(SHEET / columns) - MARGIN;
  const height = Math.ceil(width * tallest);
  const cells = dealt.map((each, nth) => {
    const at = [(nth % columns) * (width + MARGIN), Math.floor(nth / columns) * (height + MARGIN)];
    return `<g transform="translate(${at})">${boardOf(each, screen, width)}</g>`;
  });
  const whole = { width: SHEET, height: Math.ceil(dealt.length / columns) * (height + MARGIN) };
  const svg = `<svg width="${whole.width}" height="${whole.height}" font-family="sans-serif" style="background:#eee">${cells.join('')}</svg>`;
  return { svg, ...whole };
}
