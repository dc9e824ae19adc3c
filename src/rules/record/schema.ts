/** The shape of a record's lines, as the records page gives them. Does not check any rule. */
import * as v from 'valibot';
import type { Ending, Tile } from '../game.ts';
import type { MosaicSize } from '../mosaic/mosaic-puzzle.ts';
import type { DealRecord, RecordHeader } from './format.ts';

/** Each tile has one spelling: the lower half first, no leading zeros. */
const tile = v.custom<Tile>((value) => {
  const numbers = typeof value === 'string' ? /^(0|[1-9]\d?)-(0|[1-9]\d?)$/.exec(value) : null;
  return numbers !== null && Number(numbers[1]) <= Number(numbers[2]);
});
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const whole = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(whole, v.minValue(0));
const yes = v.exactOptional(v.literal(true));
const place = v.exactOptional(count);

/** An object that is not a list: valibot would accept a list as a record of its indexes. */
const map = v.custom<Readonly<Record<string, unknown>>>((value) => typeof value === 'object' && !Array.isArray(value));

export const headerSchema: v.GenericSchema<unknown, RecordHeader> = v.strictObject({
  format: v.literal('star-dominoes'),
  version: v.literal(1),
  game: v.string(),
  options: v.pipe(map, v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
  seats: v.array(
    v.variant('kind', [
      v.strictObject({ name: v.string(), kind: v.literal('human') }),
      v.strictObject({ name: v.string(), kind: v.literal('bot'), level: v.string() }),
    ]),
  ),
  sides: v.exactOptional(v.array(v.array(count))),
  teamDraw: v.exactOptional(
    v.strictObject({ heap: v.array(tile), drawn: v.array(v.array(count)), salt: v.string(), commitment: hash }),
  ),
  seed: v.exactOptional(hash),
});

const dealt = { heap: v.array(tile), hands: v.array(v.array(count)), salt: v.string(), commitment: hash };

const event = v.variant('do', [
  v.strictObject({
    seat: count,
    do: v.literal('lead'),
    tile,
    turnedUp: yes,
    from: place,
    goesOn: yes,
    hundred: yes,
    scores: place,
  }),
  v.strictObject({
    seat: count,
    do: v.literal('play'),
    tile,
    arm: v.union([count, v.string()]),
    out: place,
    closed: yes,
    lengthwise: yes,
    goesOn: yes,
    barricade: yes,
    joint: place,
    scores: place,
  }),
  v.strictObject({ seat: count, do: v.literal('draw'), from: count, tile }),
  v.strictObject({ seat: count, do: v.literal('pass') }),
  v.strictObject({ seat: count, do: v.literal('lift'), tile }),
  v.strictObject({ seat: count, do: v.literal('giveUp') }),
]);

const numbers = v.exactOptional(v.array(whole));

/** The shape of a field; the rules judge the rest (32.1). */
const at = v.array(v.string());
const field = v.variant('sign', [
  ...(['sum', 'under', 'over'] as const).map((sign) => v.strictObject({ at, sign: v.literal(sign), n: count })),
  ...(['equal', 'different', 'none'] as const).map((sign) => v.strictObject({ at, sign: v.literal(sign) })),
]);
const puzzle = v.strictObject({
  size: v.picklist(['small', 'middle', 'large'] satisfies MosaicSize[]),
  outline: v.array(v.string()),
  fields: v.array(field),
  tiles: v.array(tile),
});

export const dealSchema: v.GenericSchema<unknown, DealRecord> = v.strictObject({
  deal: count,
  waits: v.exactOptional(v.array(count)),
  timeUp: yes,
  puzzle: v.exactOptional(puzzle),
  ...dealt,
  thrownIn: v.array(v.strictObject({ ...dealt, why: v.exactOptional(v.literal('doubles')) })),
  events: v.array(event),
  end: v.exactOptional(v.picklist(['domino', 'blocked', 'barricade', 'past', 'givenUp'] satisfies Ending[])),
  left: v.exactOptional(v.array(v.array(tile))),
  counts: numbers,
  made: numbers,
  writtenOff: numbers,
  points: numbers,
  totals: numbers,
  remembered: numbers,
  decides: v.exactOptional(
    v.strictObject({ why: v.picklist(['bald', 'sixes', 'hundred', 'hundredLost', 'rotten']), winners: v.array(count) }),
  ),
  pending: v.exactOptional(
    v.strictObject({ fisher: v.nullable(count), attempts: count, eggs: v.boolean(), hundred: v.nullable(count) }),
  ),
});

/** The keys of a deal's end: all are there, or none. */
export const ENDING = ['end', 'left', 'counts', 'points', 'totals'] as const satisfies readonly (keyof DealRecord)[];

/** Names of the faults in a line's shape. */
export type ShapeReason = 'missing' | 'unknown' | 'badValue';

/** Returns the first fault; `detail` is the path of the value within its line, as `events[3].arm`. */
export function shapeFault(issue: v.BaseIssue<unknown>): { readonly reason: ShapeReason; readonly detail: string } {
  const path = issue.path ?? [];
  const detail = path.map(({ type, key }) => (type === 'array' ? `[${key}]` : `.${key}`)).join('');
  const isKey = path.at(-1)?.origin === 'key';
  const reason = !isKey ? 'badValue' : issue.expected === 'never' ? 'unknown' : 'missing';
  return { reason, detail: detail.replace(/^\./, '') };
}
