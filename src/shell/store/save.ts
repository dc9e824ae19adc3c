/** The shape of a save. Data from storage is untrusted: it may come from another version, another page, or a person. */
import * as v from 'valibot';
import type { MatchContext } from '../../match/match-setup.ts';
import type { Sitter } from '../../match/ports.ts';
import type { MatchProgress } from '../../match/progress.ts';
import type { Move, Options, Position, Result } from '../../rules/game.ts';
import type { GivenDeal } from '../../rules/sealed.ts';
import { count, END_OF_TIME, given, matchId, moves, seed, table, taken, time } from './save-shapes.ts';

/** A stored match: the options, the seed and the moves are the whole match. */
export interface Save {
  readonly version: 1;
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  /** 256 bits, hexadecimal. They reveal every hidden tile, so a save is never given out. */
  readonly seed: string;
  /** The moves, one list per deal. */
  readonly log: readonly (readonly Move[])[];
  /** Set if it continues from a moment of another match: the deals of that match. It does not enter the record book. */
  readonly given?: readonly GivenDeal[];
  /** Set if the seats take their own tiles (1.13): the heap positions they took, one list for each shuffle. */
  readonly taken?: MatchProgress['taken'];
  /**
   * Set if the partners are drawn by hand (7.4): the heap positions that the players drew, in turn. Empty until all are
   * drawn; the sitters are then in the order they joined.
   */
  readonly drawn?: readonly Position[];
  /** Milliseconds that a match by time has been on the screen (20.7); absent in other matches. */
  readonly played?: number;
  /** The number of its last deal, once the time is up. */
  readonly lastDeal?: number;
}

/** The part of a match that changes while it is played. */
export type KeptCourse = Pick<MatchContext, 'log' | 'taken'> & Partial<Pick<MatchContext, 'played' | 'lastDeal'>>;

/** A save with the tab that wrote it last, and the time (milliseconds since 1970). */
export interface KeptSave extends Save {
  readonly writer: string;
  readonly at: number;
}

/**
 * The greatest length of a save in characters. The longest matches (100 deals of Open-star Cyprus) need a third of it.
 * Replaying such a save takes less than a second.
 */
export const LONGEST = 2 ** 19;
const schema = v.strictObject({
  version: v.literal(1),
  id: matchId,
  ...table,
  seed,
  log: moves,
  given: v.optional(given),
  taken: v.optional(taken),
  drawn: v.optional(v.array(count)),
  played: v.optional(count),
  lastDeal: v.optional(count),
  writer: v.string(),
  at: time,
});

/** The prefix of a match's key in the storage, and the shape of its save. */
export const keptSaves = ['cyprus/match/', schema] as const;

const ofLaterVersion = v.object({ version: v.pipe(v.number(), v.gtValue(1)) });

/** Reads a stored save. `foreign`: of a newer version; `broken`: anything else invalid. */
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
  // `exactOptionalPropertyTypes`: a property missing in JSON is missing here too, never undefined.
  return parsed.success ? { ok: true, value: parsed.output as KeptSave } : { ok: false, reason: 'broken' };
}

/** Returns a save as text. */
export function writeSave(
  { version, id, game, options, sitters, seed, log, given, taken, drawn, played, lastDeal }: Save,
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
    taken: taken ?? undefined,
    drawn,
    played,
    lastDeal,
    writer,
    at: Math.min(at, END_OF_TIME),
  });
}
