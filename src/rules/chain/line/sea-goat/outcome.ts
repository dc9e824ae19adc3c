/**
 * The outcome of a deal of Sea Goat: accounts, rights, fish and eggs (17.4 to 17.13). The side of a seat is its number
 * modulo the number of sides; with three seats each is a side (17.1).
 */
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
  readonly totals: readonly number[];
  readonly pending: Pending;
}

/** A deal that is over. */
export interface SeaGoatOver {
  readonly seats: number;
  /** The count of each side. */
  readonly counts: readonly number[];
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
  readonly points: readonly number[];
  /** The side that won the deal, or `null` if nobody did or it decided the match. */
  readonly won: Side | null;
  /** Set if the deal decided the match. `sides`: the winners, several if a stake was lost with three seats (17.8). */
  readonly decides: { readonly why: Exclude<SeaGoatDecision['why'], 'rotten'>; readonly sides: readonly Side[] } | null;
  readonly pending: Pending;
  /** The seat that leads the next deal, unless eggs are pending. */
  readonly leads: Seat;
  /** The end of a fish or of eggs; `null` if they are still pending, or none were. */
  readonly ended: 'writtenOff' | 'gone' | 'played' | 'rotten' | null;
}

/** The side of a seat at a table with so many sides. */
export const sideOf = (seat: Seat, sides: number): Side => seat % sides;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

const nothing = ({ totals }: Accounts): readonly number[] => totals.map(() => 0);

/** 17.3: returns the count of the sides that lose, if this one wins. */
const lostTo = ({ counts }: SeaGoatOver, winner: Side): number => sumOf(counts) - (counts[winner] ?? 0);

/** 17.4: returns the points that a won deal writes. */
function written({ totals }: Accounts, winner: Side, count: number): readonly number[] {
  const isOpen = (totals[winner] ?? 0) > 0;
  if (!isOpen && count < ENOUGH) return totals.map(() => 0);
  if (isOpen || sumOf(totals) === 0) return totals.map((_, side) => (side === winner ? count : 0));
  return totals.map((total) => 0 - total);
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

function attempt({ totals, pending }: Accounts, winner: Side | null, count: number, seats: number): Attempt {
  const { fisher, attempts, eggs } = pending;
  const left: Pending = { ...pending, attempts: attempts - 1, hundred: null };
  const isLast = attempts === 1;
  if (eggs) {
    const arePlayed = winner !== null && count >= ENOUGH;
    if (!arePlayed && !isLast) return { pending: left, leads: null, ended: null };
    return { pending: NOTHING_PENDING, leads: null, ended: arePlayed ? 'played' : 'rotten' };
  }
  if (fisher === null || attempts === 0) return { pending: NOTHING_PENDING, leads: null, ended: null };
  if (winner === sideOf(fisher, totals.length) && count >= ENOUGH)
    return { pending: NOTHING_PENDING, leads: null, ended: 'writtenOff' };
  if (!isLast) return { pending: left, leads: fisher, ended: null };
  const next = (fisher + 1) % seats;
  return { pending: { ...NOTHING_PENDING, hundred: next }, leads: next, ended: 'gone' };
}

/**
 * Returns the outcome of a deal that is counted. `winner`: `null` if level counts write nothing (17.13). `right`: true
 * if 17.6 or 17.10 gives the seat that leads by 6.5 a right to the hundred.
 */
function counted(accounts: Accounts, over: SeaGoatOver, winner: Side | null, right: boolean): SeaGoatOutcome {
  const { seats, seat } = over;
  const sides = accounts.totals.length;
  const count = winner === null ? 0 : lostTo(over, winner);
  const tried = attempt(accounts, winner, count, seats);
  const isWrittenOff = tried.ended === 'writtenOff';
  const leads = tried.leads ?? seat;
  // 17.13: the right is lost unless a seat of its side leads next; pending eggs always end it.
  const isKept = right && !isWrittenOff && !tried.pending.eggs && sideOf(seat, sides) === sideOf(leads, sides);
  return {
    points: winner === null || isWrittenOff ? nothing(accounts) : written(accounts, winner, count),
    won: winner,
    decides: null,
    pending: isKept ? { ...tried.pending, hundred: leads } : tried.pending,
    leads,
    ended: tried.ended,
  };
}

/** 17.9: the cases in their order. */
function ofDomino(accounts: Accounts, over: SeaGoatOver): SeaGoatOutcome {
  const { end, seat, staked, counts } = over;
  const winner = sideOf(seat, counts.length);
  const decided = (
    why: NonNullable<SeaGoatOutcome['decides']>['why'],
    sides: readonly Side[] = [winner],
  ): SeaGoatOutcome => ({
    points: nothing(accounts),
    won: null,
    decides: { why, sides },
    pending: NOTHING_PENDING,
    leads: seat,
    ended: null,
  });
  if (end === 'blank') return decided('bald');
  if (staked === winner) return decided('hundred');
  if (staked !== null && (counts[staked] ?? 0) >= ENOUGH) {
    return decided(
      'hundredLost',
      [...counts.keys()].filter((side) => side !== staked),
    );
  }
  if (end === 'sixes' && lostTo(over, winner) >= ENOUGH) return decided('sixes');
  return counted(accounts, over, winner, end === 'sixes');
}

/** Returns the side with the lowest count; `null` if several have it. */
function lowestOf(counts: readonly number[]): Side | null {
  const least = Math.min(...counts);
  const side = counts.indexOf(least);
  return counts.lastIndexOf(least) === side ? side : null;
}

/** 17.10, 17.13: a blocked deal. */
function ofBlocked(accounts: Accounts, over: SeaGoatOver): SeaGoatOutcome {
  const { seat, counts } = over;
  const side = sideOf(seat, counts.length);
  const own = counts[side] ?? 0;
  const lowest = lowestOf(counts);
  if (accounts.pending.attempts > 0) return counted(accounts, over, lowest, false);
  // With three seats their sum decides about the right alone.
  if (lowest === side) return counted(accounts, over, side, own < ENOUGH && lostTo(over, side) >= ENOUGH);
  if (lowest !== null && own < ENOUGH) return counted(accounts, over, lowest, false);
  const eggs = lowest === null;
  const pending: Pending = { fisher: eggs ? null : seat, attempts: 3, eggs, hundred: null };
  return { points: nothing(accounts), won: null, decides: null, pending, leads: seat, ended: null };
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
  const side = sideOf(seat, totals.length);
  return (totals[side] ?? 0) > 0 || (hundred !== null && sideOf(hundred, totals.length) === side);
}
