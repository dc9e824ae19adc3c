/** The end of a deal while it is typed in. */
import type { Ending, Seat, Standing, Tile } from '../../rules/game.ts';
import {
  hasNothingLeft,
  type LastTile,
  leaderOf,
  type Questions,
  questionsOf,
  type ToldDeal,
  type WoodenTable,
} from '../../rules/told-deal.ts';
import { type ToldFault, toldFault } from '../../rules/told-fault.ts';

/** The rest of a hand: a text with a count or a sum, or the tiles that were tapped. */
export type Rest = string | readonly Tile[];

export interface PadEntry {
  /** `null` until one is chosen: the first one that is asked for. */
  readonly how: Ending | null;
  readonly by: Seat | null;
  readonly leader: Seat | null;
  readonly left: readonly Rest[];
  readonly made: readonly string[];
  readonly last: LastTile;
  readonly isStaked: boolean;
  readonly isTimeUp: boolean;
}

export const emptyEntry = (seats: number): PadEntry => ({
  how: null,
  by: null,
  leader: null,
  left: Array<Rest>(seats).fill(''),
  made: Array<string>(seats).fill(''),
  last: 'other',
  isStaked: false,
  isTimeUp: false,
});

/** Returns a told deal as it was typed in, to be changed. */
export const entryOf = ({ left, made, ...told }: ToldDeal): PadEntry => ({
  ...told,
  left: left.map((hand) => (typeof hand === 'number' ? `${hand}` : hand.length === 0 ? '' : hand)),
  made: made.map((points) => (points === 0 ? '' : `${points}`)),
});

/** Returns the value of a count, or of a sum such as `5+8 3`; `null` if the text is neither. */
export function sumIn(text: string): number | null {
  if (!/^\s*\d{1,4}(\s*[+\s]\s*\d{1,4})*\s*$/.test(text)) return null;
  return (text.match(/\d+/g) ?? []).reduce((sum, digits) => sum + Number(digits), 0);
}

/** Returns the questions that an entry answers. */
export const askedIn = (table: WoodenTable, standing: Standing, { how }: PadEntry): Questions =>
  questionsOf(table, standing, how);

/** Returns the ending of an entry. */
export const endingOf = ({ how }: PadEntry, { endings }: Questions): Ending => how ?? endings[0] ?? 'domino';

/** True if nothing of a hand is left to tell. */
export const isOut = (entry: PadEntry, asked: Questions, seat: Seat): boolean =>
  hasNothingLeft({ how: endingOf(entry, asked), by: entry.by }, asked.seats, seat);

/** Returns the deal that was typed in, or its first fault. */
export function toldBy(
  table: WoodenTable,
  standing: Standing,
  entry: PadEntry,
): { readonly told: ToldDeal } | { readonly fault: ToldFault } {
  const asked = askedIn(table, standing, entry);
  const [first = 0] = asked.seats;
  const by = asked.by ? entry.by : first;
  if (by === null) return { fault: { part: 'by' } };
  const leader = leaderOf(table, standing) ?? (asked.leader ? entry.leader : first);
  if (leader === null) return { fault: { part: 'leader' } };
  const left = entry.left.map((rest, seat) =>
    asked.left === 'nothing' || isOut(entry, asked, seat) ? [] : restOf(rest),
  );
  const made = entry.made.map((text) => (asked.made ? (text.trim() === '' ? 0 : sumIn(text)) : 0));
  const seat = left.indexOf(null);
  if (seat >= 0) return { fault: { part: asked.left === 'tiles' ? 'tiles' : 'left', seat } };
  const wrong = made.indexOf(null);
  if (wrong >= 0) return { fault: { part: 'made', seat: wrong } };
  const told: ToldDeal = {
    how: endingOf(entry, asked),
    by,
    leader,
    left: left.map((rest) => rest ?? 0),
    made: made.map((points) => points ?? 0),
    last: asked.lasts.includes(entry.last) ? entry.last : 'other',
    isStaked: asked.stake && entry.isStaked,
    isTimeUp: asked.time && entry.isTimeUp,
  };
  const fault = toldFault(table, standing, told);
  return fault ? { fault } : { told };
}

/** Returns a rest as it is told; `null` if the text is no number. */
const restOf = (rest: Rest): number | readonly Tile[] | null => (typeof rest === 'string' ? sumIn(rest) : rest);
