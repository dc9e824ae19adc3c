/** The shapes of stored matches. Data from storage or files is untrusted. */

import * as v from 'valibot';
import { ALL_LEVELS } from '../../bots/levels.ts';
import { LONGEST_NAME, nameAt } from '../../names/names.ts';
import type { Tile } from '../../rules/game.ts';
import type { MosaicPuzzle } from '../../rules/mosaic/mosaic-puzzle.ts';
import { typedMarkOf } from './kept-names.ts';

/** The greatest time of a date, in milliseconds since 1970. */
export const END_OF_TIME = 8.64e15;

export const tile = v.custom<Tile>((value) => typeof value === 'string' && /^\d{1,2}-\d{1,2}$/.test(value));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const yes = v.optional(v.literal(true));

const move = v.variant('do', [
  v.strictObject({ do: v.literal('lead'), tile, turnedUp: yes, from: v.optional(count), goesOn: yes, hundred: yes }),
  v.strictObject({
    do: v.literal('play'),
    tile,
    arm: v.union([count, v.string()]),
    out: v.optional(count),
    closed: yes,
    lengthwise: yes,
    goesOn: yes,
    barricade: yes,
    joint: v.optional(count),
  }),
  v.strictObject({ do: v.literal('draw'), from: v.optional(count) }),
  v.strictObject({ do: v.literal('pass') }),
  v.strictObject({ do: v.literal('lift'), tile }),
  v.strictObject({ do: v.literal('giveUp') }),
]);

const word = v.pipe(v.string(), v.maxLength(40));

const sitter = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
  kind: v.picklist(['person', 'bot']),
  /** A level that this release does not have becomes the rule of thumb. */
  level: v.optional(v.fallback(v.picklist(ALL_LEVELS), 'rules')),
  temperament: v.optional(word),
  character: v.optional(word),
});

/** A table: the game, its options and its sitters. */
export const table = {
  game: v.string(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  sitters: v.pipe(
    v.array(sitter),
    v.minLength(1),
    v.maxLength(16),
    v.mapItems((one, seat) => ({ ...one, name: one.name && nameAt(seat, one.name) + typedMarkOf(one.name) })),
  ),
};

export const matchId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
/** 256 bits, hexadecimal. */
export const seed = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** The moves of a match, one list per deal. */
export const moves = v.array(v.array(move));
/** The first deals of a match that continues from a moment of another one. */
const positions = v.array(v.array(count));

export const given = v.array(
  v.strictObject({
    heap: v.array(tile),
    hands: v.optional(positions),
    lot: count,
    fixed: v.optional(count),
    // The rules of its game judge it when the match is replayed.
    puzzle: v.optional(v.custom<MosaicPuzzle>((value) => typeof value === 'object')),
  }),
);

/** The heap positions of tiles that were taken, one list for each shuffle. */
export const taken = positions;
/** Milliseconds since 1970. Used only for sorting, so a wrong clock loses no match. */
export const time = v.fallback(v.pipe(count, v.maxValue(END_OF_TIME)), 0);
