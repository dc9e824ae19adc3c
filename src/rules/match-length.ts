/** The length of a match where the players choose what it is counted by: points, deals or minutes (6.13, 20.7). */
import type { OptionSpec, Options, Result, Seen, Standing } from './game.ts';

/** 6.13: as many deals as seats, or a multiple of them: those that are offered, the usual ones, and the most. */
const OFFERED = [4, 6, 8, 12, 16, 24];
const FEW = 6;
const MOST = 100;

/** The option that each value of the option `by` names. */
const NAMED: Readonly<Record<string, string>> = { points: 'target', deals: 'deals', minutes: 'minutes' };

/** True if the match ends after a number of deals, in games that may also go to points. */
export const isByDeals = ({ by }: Options): boolean => by === 'deals';

/** 20.7: the minutes of a match by time; `null` for all other matches. */
export const minutesOf = ({ by, minutes }: Options): number | null => (by === 'minutes' ? Number(minutes) : null);

/** 20.2: the number of deals so far that are none of the agreed ones. */
export const uncountedIn = ({ memory }: Pick<Standing, 'memory'>): number => memory?.uncounted ?? 0;

/** Returns the number of a deal among the agreed ones. `standing`: the match before the deal. */
export const countedNumber = ({ deal }: Pick<Seen, 'deal'>, standing: Pick<Standing, 'memory'>): number =>
  deal - uncountedIn(standing);

/** Returns the option `by`, and the two of which it names one. */
export function eitherLength(target: OptionSpec): readonly OptionSpec[] {
  return [
    { id: 'by', kind: 'choice', values: ['points', 'deals'], default: 'points', isLate: true },
    target,
    { id: 'deals', kind: 'number', min: 1, max: MOST, step: 1, offered: OFFERED, default: FEW, isOurs: true },
  ];
}

/** 20.7: returns the option `by`, and the two of which it names one: deals, or minutes. */
export function dealsOrMinutes(deals: OptionSpec, minutes: readonly [number, ...number[]]): readonly OptionSpec[] {
  return [
    { id: 'by', kind: 'choice', values: ['deals', 'minutes'], default: 'deals', isLate: true, staysOut: true },
    deals,
    { id: 'minutes', kind: 'choice', values: minutes, default: minutes[0], isOurs: true },
  ];
}

/** Keeps of the lengths only the one that `by` names (24). Refuses a given length that is not named. */
export function namedLength(given: Readonly<Record<string, unknown>>, options: Options): Result<Options> {
  const named = NAMED[String(options.by)];
  const others = Object.values(NAMED).filter((id) => id !== named);
  const refused = others.find((id) => given[id] !== undefined);
  if (refused !== undefined) return { ok: false, reason: 'not offered', detail: refused };
  return { ok: true, value: Object.fromEntries(Object.entries(options).filter(([id]) => !others.includes(id))) };
}

/**
 * Keeps the length that `by` names: points or deals. Refuses a given length that is not named, and deals that are no
 * multiple of the seats. `usual`: the target if none is given.
 */
export function withLength(
  given: Readonly<Record<string, unknown>>,
  options: Options,
  seats: number,
  usual: number,
): Result<Options> {
  const named = namedLength(given, options);
  if (!named.ok) return named;
  if (!isByDeals(options))
    return { ok: true, value: given.target === undefined ? { ...named.value, target: usual } : named.value };
  if (given.deals === undefined) return { ok: true, value: { ...named.value, deals: seats * Math.ceil(FEW / seats) } };
  if (Number(options.deals) % seats !== 0) return { ok: false, reason: 'not offered', detail: 'deals' };
  return named;
}
