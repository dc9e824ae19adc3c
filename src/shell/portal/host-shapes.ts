/** The shapes of a host page's messages. They come from outside, so everything is checked and nothing throws. */

import * as v from 'valibot';
import { OFFERED_LEVELS } from '../../bots/levels.ts';
import { graphemesOf } from '../../names/graphemes.ts';
import { LONGEST_NAME } from '../../names/names.ts';
import { SPEEDS } from '../store/settings.ts';
import type { OptionValues, Refused, ToGame } from './host-messages.ts';

/** The greatest number of seats. Lengths of lists are checked before their contents. */
const MOST_SITTERS = 16;
const MOST_OPTIONS = 16;
const LONGEST_WORD = 40;
const MOST_LETTERS = 20;
const LONGEST_FIELD = 60;

const word = v.pipe(v.string(), v.maxLength(LONGEST_WORD));

/** A name stands in one line: no line breaks and no marks that change the direction of text. */
const name = v.pipe(
  v.string(),
  v.maxLength(LONGEST_NAME),
  v.check((typed) => graphemesOf(typed).length <= MOST_LETTERS),
  v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u),
);

const isValue = (value: unknown) =>
  typeof value === 'boolean' || Number.isFinite(value) || (typeof value === 'string' && value.length <= LONGEST_WORD);

/** The rules check the options and their values. */
const options = v.custom<OptionValues>((given) => {
  if (Object.prototype.toString.call(given) !== '[object Object]') return false;
  const entries = Object.entries(Object(given));
  return entries.length <= MOST_OPTIONS && entries.every(([id, value]) => id.length <= LONGEST_WORD && isValue(value));
});

const isList = (given: unknown) => Array.isArray(given) && given.length <= MOST_SITTERS;

const sitters = v.pipe(
  v.custom<readonly unknown[]>(isList),
  v.array(
    v.strictObject({
      kind: v.picklist(['person', 'bot']),
      name: v.optional(name),
      level: v.optional(v.picklist(OFFERED_LEVELS)),
    }),
  ),
);

const shape: v.GenericSchema<unknown, ToGame> = v.variant('type', [
  v.strictObject({
    type: v.literal('start'),
    game: word,
    seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SITTERS))),
    options: v.optional(options),
    sitters: v.optional(sitters),
    speed: v.optional(v.picklist(SPEEDS)),
  }),
  v.strictObject({ type: v.literal('pause') }),
  v.strictObject({ type: v.literal('resume') }),
  v.strictObject({ type: v.literal('mute'), muted: v.boolean() }),
]);

const known = v.object({ type: v.picklist(['start', 'pause', 'resume', 'mute']) });

/** Reads a message of the host. Returns the message or a refusal, for any input. */
export function readMessage(
  data: unknown,
): { readonly ok: true; readonly value: ToGame } | { readonly ok: false; readonly refused: Refused } {
  const parsed = v.safeParse(shape, data, { abortEarly: true });
  if (parsed.success) return { ok: true, value: parsed.output };
  const typed = v.safeParse(known, data);
  const field = v.getDotPath(parsed.issues[0])?.slice(0, LONGEST_FIELD) ?? null;
  const of = typed.success ? typed.output.type : null;
  return { ok: false, refused: { type: 'refused', of, reason: 'malformed', field } };
}
