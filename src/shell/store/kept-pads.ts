/**
 * The score pads: matches that people play with real tiles, whose score the game keeps. Each has a key of its own, and
 * one that cannot be read stays where it is.
 */
import * as v from 'valibot';
import type { Texts } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';
import type { Options, Result } from '../../rules/game.ts';
import { LAST_TILES, TOLD_ENDINGS, type ToldDeal } from '../../rules/told-deal.ts';
import { MOST_MADE } from '../../rules/told-fault.ts';
import { parsed } from './kept-json.ts';
import { newId } from './kept-matches.ts';
import { withKeptNames, withShownNames } from './kept-names.ts';
import { count, END_OF_TIME, matchId, table, tile, time } from './save-shapes.ts';
import type { KeyValue } from './storage.ts';

/** A score pad with all deals that were told. */
export interface Pad {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  readonly deals: readonly ToldDeal[];
  /** The time of the last entry, in milliseconds since 1970. */
  readonly at: number;
}

/** A pad, or the reason why it cannot be read. `foreign`: a newer version wrote it. */
export type KeptPad = Result<Pad, 'broken' | 'foreign'>;

export interface Pads {
  /** Returns all pads by id, the latest first; unreadable ones come last. */
  all(): readonly (readonly [id: string, pad: KeptPad])[];
  /** Returns a pad; `null` if there is none with this id. */
  find(id: string): KeptPad | null;
  /** Begins an empty pad, and returns its id. Other empty pads go. */
  begin(pad: Pick<Pad, 'game' | 'options' | 'sitters'>): string;
  /** Changes a pad as it is stored now: another tab may have written it. Does nothing if it cannot be read. */
  change(id: string, next: (pad: Pad) => Partial<Pick<Pad, 'sitters' | 'deals'>>): void;
  /** Returns the text of a pad as it is stored. */
  textOf(id: string): string;
  remove(id: string): void;
}

/** More deals than any evening has. */
const MOST_DEALS = 1000;
const seat = v.pipe(count, v.maxValue(15));

const told = v.strictObject({
  how: v.picklist(TOLD_ENDINGS),
  by: seat,
  leader: seat,
  left: v.pipe(v.array(v.union([count, v.array(tile)])), v.maxLength(16)),
  made: v.pipe(v.array(v.pipe(count, v.maxValue(MOST_MADE))), v.maxLength(16)),
  last: v.picklist(LAST_TILES),
  isStaked: v.boolean(),
  // Pads from before have none (20.7).
  isTimeUp: v.optional(v.boolean(), false),
});

const schema = v.strictObject({
  version: v.literal(1),
  id: matchId,
  ...table,
  deals: v.pipe(v.array(told), v.maxLength(MOST_DEALS)),
  at: time,
});

/** The prefix of a pad's key in the storage, and its shape. */
export const keptPads = ['cyprus/pad/', schema] as const;

/** The name of the file in which an unreadable pad is given out. */
export const PAD_FILE = 'score-sheet.json';

const ofLaterVersion = v.object({ version: v.pipe(v.number(), v.gtValue(1)) });

/** @param texts the texts in whose language default names are shown. */
export function openPads(store: KeyValue, texts: Pick<Texts, 'company' | 'sitters'>, clock = Date.now): Pads {
  const [PAD] = keptPads;
  const textOf = (id: string) => store.get(PAD + id) ?? '';
  /** The pads that were read last, by id: screens ask at every redraw. */
  const known = new Map<string, { readonly text: string; readonly pad: KeptPad }>();
  const find = (id: string): KeptPad | null => {
    const text = store.get(PAD + id);
    if (text === null) return null;
    const before = known.get(id);
    const pad = before?.text === text ? before.pad : readPad(id, text);
    known.set(id, { text, pad });
    return pad;
  };
  const readPad = (id: string, text: string): KeptPad => {
    const given = parsed(text);
    if (v.is(ofLaterVersion, given)) return { ok: false, reason: 'foreign' };
    const read = v.safeParse(schema, given);
    if (!read.success || read.output.id !== id) return { ok: false, reason: 'broken' };
    const { version: _, ...pad } = read.output;
    // `exactOptionalPropertyTypes`: a property missing in JSON is missing here too, never undefined.
    return { ok: true, value: { ...pad, sitters: withShownNames(pad.sitters as readonly Sitter[], texts) } };
  };
  const write = ({ sitters, ...pad }: Pad) => {
    const kept = { version: 1, ...pad, sitters: withKeptNames(sitters, texts), at: Math.min(clock(), END_OF_TIME) };
    store.set(PAD + pad.id, JSON.stringify(kept));
  };
  const all = () =>
    store
      .keys()
      .filter((key) => key.startsWith(PAD))
      .map((key) => key.slice(PAD.length))
      .flatMap((id): readonly (readonly [string, KeptPad])[] => {
        const pad = find(id);
        return pad ? [[id, pad]] : [];
      })
      .sort(([a, one], [b, other]) => timeOf(other) - timeOf(one) || (a < b ? -1 : 1));
  const remove = (id: string) => store.remove(PAD + id);
  return {
    all,
    find,
    begin({ game, options, sitters }) {
      for (const [id, pad] of all()) if (pad.ok && pad.value.deals.length === 0) remove(id);
      const id = newId();
      write({ id, game, options, sitters, deals: [], at: 0 });
      return id;
    },
    change(id, next) {
      const pad = find(id);
      if (pad?.ok) write({ ...pad.value, ...next(pad.value) });
    },
    textOf,
    remove,
  };
}

/** The time of the last entry; below all others if the pad cannot be read. */
const timeOf = (pad: KeptPad) => (pad.ok ? pad.value.at : -1);
