/** The line (6.2 to 6.4, 6.9). */
import type { Laid, Line } from './reading.ts';
import { at, high, isDouble, last, low, pips } from './tiles.ts';

/** The column *layout*: a line that never crosses, 6.3, or 19.2. */
export type Crosses = 'never' | 'first double' | 'covered double';

/** Which halves can point outward when a tile is laid on an end that shows a number; none: it does not fit. */
export type Ways = (tile: string, shown: number) => number[];

export function emptyLine(): Line {
  return { first: null, arms: [[], [], [], []], cross: null };
}

/** The arms that have an end: two, or four from the cross on. */
export function openArms(line: Line): number[] {
  if (line.first === null) return [];
  return line.cross === null ? [0, 1] : [0, 1, 2, 3];
}

/** The tile of the cross. */
function crossing(line: Line): string | null {
  if (line.cross === null) return null;
  if (line.cross.arm === -1) return line.first;
  return at(at(line.arms, line.cross.arm), line.cross.place).tile;
}

/** The number at the end of an arm (6.2, 6.3). */
export function shows(line: Line, arm: number): number {
  const laid = at(line.arms, arm);
  if (laid.length > 0) return last(laid).outward;
  const begins = arm < 2 ? line.first : crossing(line);
  if (begins === null) throw new Error(`no arm ${arm}`);
  return arm === 1 ? high(begins) : low(begins);
}

/** 6.4: *equal*. */
export function equal(tile: string, shown: number): number[] {
  if (low(tile) === shown) return [high(tile)];
  if (high(tile) === shown) return [low(tile)];
  return [];
}

/** 8.5: the halves that touch sum to six; no jokers. */
export function sumSix(tile: string, shown: number): number[] {
  return equal(tile, 6 - shown);
}

/** 10.2: 0-0, and all tiles that sum to S. */
export function isJoker(tile: string, s: number): boolean {
  return tile === '0-0' || pips(tile) === s;
}

/** 10.1, 10.2. */
export function sumTo(s: number): Ways {
  return (tile, shown) => {
    if (!isJoker(tile, s)) return equal(tile, s - shown);
    return isDouble(tile) ? [low(tile)] : [low(tile), high(tile)];
  };
}

export function lead(line: Line, tile: string, crosses: Crosses): void {
  line.first = tile;
  if (crosses === 'first double' && isDouble(tile)) line.cross = { arm: -1, place: 0 };
}

export function lay(line: Line, arm: number, laid: Laid, crosses: Crosses): void {
  at(line.arms, arm).push(laid);
  if (line.cross !== null || crosses === 'never') return;
  if (crosses === 'first double') {
    if (isDouble(laid.tile)) line.cross = { arm, place: at(line.arms, arm).length - 1 };
    return;
  }
  // 19.2: the first double to have tiles on both its sides in the line.
  if (line.first !== null && isDouble(line.first) && at(line.arms, 0).length > 0 && at(line.arms, 1).length > 0) {
    line.cross = { arm: -1, place: 0 };
    return;
  }
  for (const side of [0, 1]) {
    const tiles = at(line.arms, side);
    for (let place = 0; place < tiles.length - 1; place++) {
      if (line.cross === null && isDouble(at(tiles, place).tile)) line.cross = { arm: side, place };
    }
  }
}

/** How many of the four sides of the crossing double are covered. */
function covered(line: Line): number {
  if (line.cross === null) return 0;
  const { arm, place } = line.cross;
  const begun = (side: number) => (at(line.arms, side).length > 0 ? 1 : 0);
  const across = begun(2) + begun(3);
  if (arm === -1) return begun(0) + begun(1) + across;
  return 1 + (at(line.arms, arm).length > place + 1 ? 1 : 0) + across;
}

/** 6.9: the sum of the ends. */
export function sumOfEnds(line: Line): number {
  if (line.first === null) return 0;
  if (line.arms.every((arm) => arm.length === 0)) return pips(line.first);
  let total = 0;
  const cross = crossing(line);
  if (cross !== null && covered(line) < 2) total += pips(cross);
  for (const arm of openArms(line)) {
    const laid = at(line.arms, arm);
    if (laid.length === 0) {
      // A side of the cross counts from its first tile on; a led double with its other side covered counts both halves.
      if (arm > 1 || line.cross?.arm === -1) continue;
      total += isDouble(line.first) ? pips(line.first) : shows(line, arm);
      continue;
    }
    if (line.cross?.arm === arm && line.cross.place === laid.length - 1) continue;
    const end = last(laid);
    total += isDouble(end.tile) && !end.lengthwise ? pips(end.tile) : end.outward;
  }
  return total;
}

export function tilesOf(line: Line): string[] {
  return [...(line.first === null ? [] : [line.first]), ...line.arms.flat().map(({ tile }) => tile)];
}
