/** The shape of a private save. What comes from storage is from outside: another version, another page, a person. */
import * as v from 'valibot';
import type { Sitter } from '../../match/ports.ts';
import type { Move, Options, Result, Tile } from '../../rules/game.ts';

/** A match as it is kept: with options, seed and moves it is the whole match. */
export interface Save {
  readonly version: 1;
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  /** 256 bits, hexadecimal: tells every hidden tile, so a save is never handed out. */
  readonly seed: string;
  /** The moves, one list a deal. */
  readonly log: readonly (readonly Move[])[];
}

/** A save with who wrote it last, and when (milliseconds since 1970). */
export interface KeptSave extends Save {
  readonly writer: string;
  readonly at: number;
}

/**
 * Characters of the longest text that is read as a save. The longest matches (100 deals of Open-star Cyprus)
 * take a third of it, and playing as much again takes less than a second.
 */
export const LONGEST = 2 ** 19;
/** The largest time that a date can have. */
const END_OF_TIME = 8.64e15;

const tile = v.custom<Tile>((value) => typeof value === 'string' && /^\d{1,2}-\d{1,2}$/.test(value));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const yes = v.optional(v.literal(true));

const move = v.variant('do', [
  v.strictObject({ do: v.literal('lead'), tile, turnedUp: yes, from: v.optional(count) }),
  v.strictObject({
    do: v.literal('play'),
    tile,
    arm: v.union([count, v.string()]),
    out: v.optional(count),
    closed: yes,
    goesOn: yes,
  }),
  v.strictObject({ do: v.literal('draw'), from: v.optional(count) }),
  v.strictObject({ do: v.literal('pass') }),
]);

const word = v.pipe(v.string(), v.maxLength(40));

const sitter = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(60)),
  kind: v.picklist(['person', 'bot']),
  level: v.optional(word),
  temperament: v.optional(word),
  character: v.optional(word),
});

/** A table: what is played, and who sits there. */
export const table = {
  game: v.string(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  sitters: v.pipe(v.array(sitter), v.minLength(1), v.maxLength(16)),
};

const schema = v.strictObject({
  version: v.literal(1),
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  ...table,
  seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  log: v.array(v.array(move)),
  writer: v.string(),
  // When it was written only puts saves in order: a bad clock costs nobody a match.
  at: v.fallback(v.pipe(count, v.maxValue(END_OF_TIME)), 0),
});
const ofLaterVersion = v.object({ version: v.pipe(v.number(), v.gtValue(1)) });

/** Reads a kept save. `foreign`: of a version that this program does not know; `broken`: anything else. */
export function readSave(text: string): Result<KeptSave, 'foreign' | 'broken'> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'broken' };
  }
  if (v.is(ofLaterVersion, given)) return { ok: false, reason: 'foreign' };
  if (text.length > LONGEST) return { ok: false, reason: 'broken' };
  const parsed = v.safeParse(schema, given, { abortEarly: true });
  // `exactOptionalPropertyTypes`: what is absent from JSON is absent here too, never undefined.
  return parsed.success ? { ok: true, value: parsed.output as KeptSave } : { ok: false, reason: 'broken' };
}

/** A save as text. */
export function writeSave(
  { version, id, game, options, sitters, seed, log }: Save,
  writer: string,
  at: number,
): string {
  return JSON.stringify({ version, id, game, options, sitters, seed, log, writer, at: Math.min(at, END_OF_TIME) });
}
