/** The shape of a private save. What comes from storage is from outside: another version, another page, a person. */
import * as v from 'valibot';
import type { Sitter } from '../../match/ports.ts';
import type { Move, Options, Result } from '../../rules/game.ts';
import type { GivenDeal } from '../../rules/sealed.ts';
import { END_OF_TIME, given, matchId, moves, seed, table, time } from './save-shapes.ts';

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
  /** Set where it goes on from a moment of another match: the deals of that one. It is in no book. */
  readonly given?: readonly GivenDeal[];
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
const schema = v.strictObject({
  version: v.literal(1),
  id: matchId,
  ...table,
  seed,
  log: moves,
  given: v.optional(given),
  writer: v.string(),
  at: time,
});

/** One a match; the first is its name in the storage but for the match's own. */
export const keptSaves = ['cyprus/match/', schema] as const;

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
  { version, id, game, options, sitters, seed, log, given }: Save,
  writer: string,
  at: number,
): string {
  return JSON.stringify({
    version,
    id,
    game,
    options,
    sitters,
    seed,
    log,
    given,
    writer,
    at: Math.min(at, END_OF_TIME),
  });
}
