/** Tiles as the records write them: `low-high`, as `4-9` or `10-12`. */

/** Like `list[index]`, but a missing one is an error. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`nothing at ${index}`);
  return found;
}

export function last<T>(list: readonly T[]): T {
  return at(list, list.length - 1);
}

export function low(tile: string): number {
  return Number(tile.slice(0, tile.indexOf('-')));
}

export function high(tile: string): number {
  return Number(tile.slice(tile.indexOf('-') + 1));
}

export function pips(tile: string): number {
  return low(tile) + high(tile);
}

export function isDouble(tile: string): boolean {
  return low(tile) === high(tile);
}

export function double(number: number): string {
  return `${number}-${number}`;
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

export function mean(numbers: readonly number[] = []): number {
  return sum(numbers) / numbers.length;
}

export function isWithin(number: number, least: number, most: number): boolean {
  return number >= least && number <= most;
}

/** The set of double-N, in order. */
export function wholeSet(n: number): string[] {
  const tiles: string[] = [];
  for (let a = 0; a <= n; a++) for (let b = a; b <= n; b++) tiles.push(`${a}-${b}`);
  return tiles;
}

/** 5.2, 6.5: the heaviest tile; between equals the one with the higher half. */
export function heaviest(tiles: readonly string[]): string {
  return at(
    [...tiles].sort((a, b) => pips(b) - pips(a) || high(b) - high(a)),
    0,
  );
}

/** 6.5: the lightest tile; between equals the one whose higher half is lower. */
export function lightest(tiles: readonly string[]): string {
  return at(
    [...tiles].sort((a, b) => pips(a) - pips(b) || high(a) - high(b)),
    0,
  );
}

/** 6.11 */
export function nearestFive(number: number): number {
  const rest = number % 5;
  return rest <= 2 ? number - rest : number - rest + 5;
}

/** 6.11 */
export function downToFive(number: number): number {
  return number - (number % 5);
}
