import type { DealRecord, MatchRecord, RecordHeader } from './format.ts';
import {
  type Check,
  is,
  isCount,
  isObject,
  isText,
  isWhole,
  listOf,
  matches,
  object,
  oneOf,
  type ShapeFault,
  type ShapeReason,
  variants,
} from './shape.ts';

/** Why a file is no record, or its events are not legal, by name. */
export interface RecordFault<Reason extends string> {
  readonly ok: false;
  /** The line of the file, from 1. */
  readonly line: number;
  readonly reason: Reason;
  /** More about it, as the path of the value that is wrong. */
  readonly detail?: string;
}

export type ReadReason =
  | ShapeReason
  | 'empty'
  | 'notJson'
  | 'notALine'
  | 'noHeader'
  | 'format'
  | 'version'
  | 'halfEnded';

/** A match and where its lines stand in the file, from 1. */
export interface ReadMatch extends MatchRecord {
  readonly line: number;
  /** The line of each deal. */
  readonly dealLines: readonly number[];
}

const isTile = is((value) => {
  const halves = typeof value === 'string' ? /^(0|[1-9]\d?)-(0|[1-9]\d?)$/.exec(value) : null;
  return halves !== null && Number(halves[1]) <= Number(halves[2]);
});
const isSalt = isText;
const isHash = matches(/^[0-9a-f]{64}$/);
const isTrue = oneOf(true);

const header = object(
  {
    format: oneOf('star-dominoes'),
    version: oneOf(1),
    game: isText,
    options: (value, path) => {
      if (!isObject(value)) return { reason: 'badValue', detail: path };
      const wrong = Object.keys(value).find((key) => !['string', 'number', 'boolean'].includes(typeof value[key]));
      return wrong === undefined ? null : { reason: 'badValue', detail: `${path}.${wrong}` };
    },
    seats: listOf(
      variants('kind', {
        human: object({ name: isText, kind: isText }),
        bot: object({ name: isText, kind: isText, level: isText }),
      }),
    ),
  },
  { seed: isHash },
);

const dealt = { heap: listOf(isTile), hands: listOf(listOf(isCount)), salt: isSalt, commitment: isHash };
const event = variants('do', {
  lead: object({ seat: isCount, do: isText, tile: isTile }, { turnedUp: isTrue, from: isCount }),
  play: object(
    { seat: isCount, do: isText, tile: isTile, arm: is((arm) => typeof arm === 'string' || isCount(arm, '') === null) },
    { out: isCount, closed: isTrue, goesOn: isTrue },
  ),
  draw: object({ seat: isCount, do: isText, from: isCount, tile: isTile }),
  pass: object({ seat: isCount, do: isText }),
});
const ending = {
  end: oneOf('domino', 'blocked'),
  left: listOf(listOf(isTile)),
  counts: listOf(isWhole),
  points: listOf(isWhole),
  totals: listOf(isWhole),
};
const deal: Check = object(
  { deal: isCount, ...dealt, thrownIn: listOf(object(dealt)), events: listOf(event) },
  { ...ending, remembered: listOf(isWhole) },
);

type Line =
  | { readonly ok: true; readonly header: RecordHeader }
  | { readonly ok: true; readonly deal: DealRecord }
  | { readonly ok: false; readonly reason: ReadReason; readonly detail?: string };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readHeader(value: Readonly<Record<string, unknown>>): Line {
  // Before its shape: a later version may look different.
  if (value.format !== 'star-dominoes') return { ok: false, reason: 'format' };
  if (value.version !== 1) return { ok: false, reason: 'version', detail: String(value.version) };
  const fault = header(value, '');
  return fault ? { ok: false, ...fault } : { ok: true, header: value as unknown as RecordHeader };
}

function readDeal(value: Readonly<Record<string, unknown>>): Line {
  const fault: ShapeFault | null = deal(value, '');
  if (fault) return { ok: false, ...fault };
  const there = Object.keys(ending).filter((key) => Object.hasOwn(value, key));
  const missing = Object.keys(ending).find((key) => !Object.hasOwn(value, key));
  if (there.length > 0 && missing !== undefined) return { ok: false, reason: 'halfEnded', detail: missing };
  return { ok: true, deal: value as unknown as DealRecord };
}

function readLine(text: string): Line {
  const value = parse(text);
  if (value === undefined) return { ok: false, reason: 'notJson' };
  if (!isObject(value)) return { ok: false, reason: 'notALine' };
  if (Object.hasOwn(value, 'format')) return readHeader(value);
  if (Object.hasOwn(value, 'deal')) return readDeal(value);
  return { ok: false, reason: 'notALine' };
}

/**
 * Reads a file of records and judges the shape of its lines, no rule. Empty lines are skipped.
 * @returns the matches in the order of the file, or the first line that is wrong.
 */
export function readRecords(
  text: string,
): { readonly ok: true; readonly value: readonly ReadMatch[] } | RecordFault<ReadReason> {
  const matchesRead: (ReadMatch & { deals: DealRecord[]; dealLines: number[] })[] = [];
  for (const [index, content] of text.split('\n').entries()) {
    if (content.trim() === '') continue;
    const line = index + 1;
    const read = readLine(content);
    if (!read.ok) return { ...read, line };
    if ('header' in read) {
      matchesRead.push({ header: read.header, line, deals: [], dealLines: [] });
      continue;
    }
    const match = matchesRead.at(-1);
    if (!match) return { ok: false, line, reason: 'noHeader' };
    match.deals.push(read.deal);
    match.dealLines.push(line);
  }
  return matchesRead.length > 0 ? { ok: true, value: matchesRead } : { ok: false, line: 1, reason: 'empty' };
}
