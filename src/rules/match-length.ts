/** The length of a match where the players choose what it is counted by: points or deals (6.13). */
import type { OptionSpec, Options, Result, Seen, Standing } from './game.ts';

/** 6.13: as many deals as seats, or a multiple of them: those that are offered, the usual ones, and the most. */
const OFFERED = [4, 6, 8, 12, 16, 24];
const FEW = 6;
const MOST = 100;

/** True if the match ends after a number of deals, in games that may also go to points. */
export const isByDeals = ({ by }: Options): boolean => by === 'deals';

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

/**
 * Keeps the length that `by` names, and takes out the other one. Refuses a given length that is not named, and deals
 * that are no multiple of the seats. `usual`: the target if none is given.
 */
export function withLength(
  given: Readonly<Record<string, unknown>>,
  { target, deals, ...others }: Options,
  seats: number,
  usual: number,
): Result<Options> {
  const other = isByDeals(others) ? 'target' : 'deals';
  if (given[other] !== undefined) return { ok: false, reason: 'not offered', detail: other };
  if (other === 'deals')
    return { ok: true, value: { ...others, target: given.target === undefined ? usual : Number(target) } };
  const chosen = given.deals === undefined ? seats * Math.ceil(FEW / seats) : Number(deals);
  if (chosen % seats !== 0) return { ok: false, reason: 'not offered', detail: 'deals' };
  return { ok: true, value: { ...others, deals: chosen } };
}
