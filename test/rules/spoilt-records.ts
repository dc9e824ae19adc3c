/**
 * Good records to spoil. Those under `test/records/foreign` were made by another program that knew the rules pages
 * alone, so that neither the engine nor any judge is its own witness.
 */
import { readFileSync } from 'node:fs';

/** A line as JSON that can be spoilt at will. */
export interface Line {
  [key: string]: unknown;
}

export interface Spoilt {
  readonly header: Line & { options: Line; seats: Line[] };
  readonly deals: (Line & {
    heap: string[];
    hands: number[][];
    thrownIn: { heap: string[]; hands: number[][]; salt: string; commitment: string }[];
    events: Line[];
    left: string[][];
    counts: number[];
    points: number[];
    totals: number[];
  })[];
}

export function good(name: string): string {
  return readFileSync(`test/records/foreign/${name}.jsonl`, 'utf8');
}

export function parse(text: string): Spoilt {
  const [header, ...deals] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { header, deals };
}

export function write({ header, deals }: Spoilt): string {
  return [header, ...deals].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** The element at an index, which a test knows to be there. */
export function at<T>(list: readonly T[] | undefined, index: number): T {
  const found = list?.at(index);
  if (found === undefined) throw new Error(`nothing at ${index}`);
  return found;
}

/** Exchanges two elements of a list. */
export function swap<T>(list: T[], a: number, b: number): void {
  const [x, y] = [at(list, a), at(list, b)];
  list[a] = y;
  list[b] = x;
}
