import * as v from 'valibot';
import type { DealRecord, MatchRecord, RecordHeader } from './format.ts';
import { dealSchema, ENDING, headerSchema, type ShapeReason, shapeFault } from './schema.ts';

/** The name of the reason why a file is not a record, or its events are not legal. */
export interface RecordFault<Reason extends string> {
  readonly ok: false;
  /** The line of the file, from 1. */
  readonly line: number;
  readonly reason: Reason;
  /** More about the fault, as the path of the wrong value. */
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

/** A match, and the lines of the file it was read from, counted from 1. */
export interface ReadMatch extends MatchRecord {
  readonly line: number;
  /** The line of each deal. */
  readonly dealLines: readonly number[];
}

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

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shaped = <T>(schema: v.GenericSchema<unknown, T>, value: Json) =>
  v.safeParse(schema, value, { abortEarly: true });

function readHeader(value: Json): Line {
  // Checked before the shape: a later version may look different.
  if (value.format !== 'star-dominoes') return { ok: false, reason: 'format' };
  if (value.version !== 1) return { ok: false, reason: 'version', detail: String(value.version) };
  const header = shaped(headerSchema, value);
  return header.success ? { ok: true, header: header.output } : { ok: false, ...shapeFault(header.issues[0]) };
}

function readDeal(value: Json): Line {
  const deal = shaped(dealSchema, value);
  if (!deal.success) return { ok: false, ...shapeFault(deal.issues[0]) };
  const missing = ENDING.filter((key) => !Object.hasOwn(value, key));
  const [first] = missing;
  if (first !== undefined && missing.length < ENDING.length) return { ok: false, reason: 'halfEnded', detail: first };
  return { ok: true, deal: deal.output };
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
