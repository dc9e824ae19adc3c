/** The outcome of a deal of Sea Goat: accounts, rights, fish and eggs (17.4 to 17.13). By sides: seat modulo 2. */
import type { Options, Seat, Side } from '../../../game.ts';

/** A fish or eggs that wait for the next deals, and a right to the hundred in the next one (17.6, 17.10 to 17.12). */
export type Pending = {
  /** The seat that caught the fish; `null` if there is none. */
  readonly fisher: Seat | null;
  /** The deals left for fish or eggs, this one included; 0 if there are none. */
  readonly attempts: number;
  readonly eggs: boolean;
  /** The seat that leads next with a right it was given; `null` if there is none. */
  readonly hundred: Seat | null;
};

/** An immediate decision of the match (17.5, 17.6, 17.8, 17.12). `hundredLost`: a stake was lost. `rotten`: a draw. */
export type SeaGoatDecision = {
  readonly why: 'bald' | 'sixes' | 'hundred' | 'hundredLost' | 'rotten';
  readonly winners: readonly Seat[];
};

/** 17.4, 17.6, 17.8, 17.10: the count that opens an account, strikes one out, and decides a stake. */
const ENOUGH = 25;

/** No fish, no eggs, no right. */
export const NOTHING_PENDING: Pending = { fisher: null, attempts: 0, eggs: false, hundred: null };

/** The state of a match. */
export interface Accounts {
  /** The account of each side; at most one is not 0 (17.3). */
  readonly totals: readonly [number, number];
  readonly pending: Pending;
}

/** A deal that is over. */
export interface SeaGoatOver {
  readonly seats: number;
  /** The count of each side. */
  readonly counts: readonly [number, number];
  /**
   * A seat that went out by 0-0, by 6-6 or by another last tile; or a blocked deal. `seat`: that seat, or the fisher of
   * a blocked deal.
   */
  readonly end: 'blank' | 'sixes' | 'domino' | 'blocked';
  readonly seat: Seat;
  /** The side that staked the match; `null` if none did. */
  readonly staked: Side | null;
}

/** The outcome of a deal. */
export interface SeaGoatOutcome {
  /** By sides; below 0 if an account is struck out. */
  readonly points: readonly [number, number];
  /** The side that won the deal, and the count of the other; `null` if nobody won it, or it decided the match. */
  readonly won: { readonly side: Side; readonly count: number } | null;
  /** Set if the deal decided the match. */
  readonly decides: { readonly why: Exclude<SeaGoatDecision['why'], 'rotten'>; readonly side: Side } | null;
  readonly pending: Pending;
  /** The seat that leads the next deal, unless eggs are pending. */
  readonly leads: Seat;
  /** The end of a fish or of eggs; `null` if they are still pending, or none were. */
  readonly ended: 'writtenOff' | 'gone' | 'played' | 'rotten' | null;
}

const NOTHING: readonly [number, number] = [0, 0];
const sideOf = (seat: Seat): Side => seat & 1;
const both = (of: (side: Side) => number): readonly [number, number] => [of(0), of(1)];

/** 17.4: returns the points that a won deal writes. */
function written({ totals }: Accounts, winner: Side, count: number): readonly [number, number] {
  const [own, other] = [totals[winner] ?? 0, totals[1 - winner] ?? 0];
  if (own > 0) return both((side) => (side === winner ? count : 0));
  if (count < ENOUGH) return NOTHING;
  return other > 0 ? both((side) => (side === winner ? 0 : -other)) : both((side) => (side === winner ? count : 0));
}

/**
 * 17.11 to 17.13: the effect of an attempt on a fish or eggs. `leads`: the seat that must lead the next deal; `null`:
 * 6.5 decides.
 */
interface Attempt {
  readonly pending: Pending;
  readonly leads: Seat | null;
  readonly ended: SeaGoatOutcome['ended'];
}

function attempt({ pending }: Accounts, winner: Side | null, count: number, seats: number): Attempt {
  const { fisher, attempts, eggs } = pending;
  const left: Pending = { ...pending, attempts: attempts - 1, hundred: null };
  const isLast = attempts === 1;
  if (eggs) {
    const arePlayed = winner !== null && count >= ENOUGH;
    if (!arePlayed && !isLast) return { pending: left, leads: null, ended: null };
    return { pending: NOTHING_PENDING, leads: null, ended: arePlayed ? 'played' : 'rotten' };
  }
  if (fisher === null || attempts === 0) return { pending: NOTHING_PENDING, leads: null, ended: null };
  if (winner === sideOf(fisher) && count >= ENOUGH)
    return { pending: NOTHING_PENDING, leads: null, ended: 'writtenOff' };
  if (!isLast) return { pending: left, leads: fisher, ended: null };
  const next = (fisher + 1) % seats;
  return { pending: { ...NOTHING_PENDING, hundred: next }, leads: next, ended: 'gone' };
}

/**
 * Returns the outcome of a deal that is counted. `winner`: `null` if level counts write nothing (17.13). `seat`: leads
 * by 6.5. `right`: true if 17.6 or 17.10 gives it a right to the hundred.
 */
function counted(
  accounts: Accounts,
  { seats }: SeaGoatOver,
  winner: Side | null,
  count: number,
  seat: Seat,
  right: boolean,
): SeaGoatOutcome {
  const tried = attempt(accounts, winner, count, seats);
  const isWrittenOff = tried.ended === 'writtenOff';
  const leads = tried.leads ?? seat;
  // 17.13: the right is lost unless a seat of its side leads next; pending eggs always end it.
  const isKept = right && !isWrittenOff && !tried.pending.eggs && sideOf(seat) === sideOf(leads);
  return {
    points: winner === null || isWrittenOff ? NOTHING : written(accounts, winner, count),
    won: winner === null ? null : { side: winner, count },
    decides: null,
    pending: isKept ? { ...tried.pending, hundred: leads } : tried.pending,
    leads,
    ended: tried.ended,
  };
}

const decided = (why: NonNullable<SeaGoatOutcome['decides']>['why'], side: Side, leads: Seat): SeaGoatOutcome => ({
  points: NOTHING,
  won: null,
  decides: { why, side },
  pending: NOTHING_PENDING,
  leads,
  ended: null,
});

/** 17.9: the cases in their order. */
function ofDomino(accounts: Accounts, over: SeaGoatOver): SeaGoatOutcome {
  const { end, seat, staked, counts } = over;
  const winner = sideOf(seat);
  const count = counts[1 - winner] ?? 0;
  if (end === 'blank') return decided('bald', winner, seat);
  if (staked === winner) return decided('hundred', winner, seat);
  if (staked !== null && count >= ENOUGH) return decided('hundredLost', winner, seat);
  if (end === 'sixes' && count >= ENOUGH) return decided('sixes', winner, seat);
  return counted(accounts, over, winner, count, seat, end === 'sixes');
}

/** 17.10, 17.13: a blocked deal. */
function ofBlocked(accounts: Accounts, over: SeaGoatOver): SeaGoatOutcome {
  const { seat, counts } = over;
  const side = sideOf(seat);
  const [own, other] = [counts[side] ?? 0, counts[1 - side] ?? 0];
  if (accounts.pending.attempts > 0) {
    const lower = own === other ? null : own < other ? side : 1 - side;
    return counted(accounts, over, lower, Math.max(own, other), seat, false);
  }
  if (own < other) return counted(accounts, over, side, other, seat, own < ENOUGH && other >= ENOUGH);
  if (own > other && own < ENOUGH) return counted(accounts, over, 1 - side, own, seat, false);
  const eggs = own === other;
  const pending: Pending = { fisher: eggs ? null : seat, attempts: 3, eggs, hundred: null };
  return { points: NOTHING, won: null, decides: null, pending, leads: seat, ended: null };
}

/** Returns the outcome of a deal in a match with these accounts. */
export const outcomeOf = (accounts: Accounts, over: SeaGoatOver): SeaGoatOutcome =>
  over.end === 'blocked' ? ofBlocked(accounts, over) : ofDomino(accounts, over);

/** 17.12: true if the eggs of a match with this option end it as a draw, unless points win it in the same deal. */
export const isDrawnBy = ({ ended }: SeaGoatOutcome, { rotten }: Options): boolean =>
  ended === 'rotten' && rotten === 'drawn';

/** 17.7: true if the side of this seat has a right to the hundred. Not if eggs decide the lead (17.12). */
export function mayStake({ totals, pending }: Accounts, seat: Seat): boolean {
  const { hundred, eggs } = pending;
  if (eggs) return false;
  return (totals[sideOf(seat)] ?? 0) > 0 || (hundred !== null && sideOf(hundred) === sideOf(seat));
}
