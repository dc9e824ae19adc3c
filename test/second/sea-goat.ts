/** Sea Goat (17). A side is here also a seat, when two or three play (17.1). */
import { oneOneFirst } from './lead.ts';
import { equal } from './line.ts';
import type { Deal, EndLine, Event, Match, Pending, Reading } from './reading.ts';
import { endLine, lastToLay, lowest, sideCounts, whoLed } from './scoring.ts';
import {
  accountOf,
  accounts,
  allSeats,
  beginMatch,
  bySeat,
  dealOut,
  handOf,
  legal,
  lookAt,
  NO_PENDING,
  namedLeads,
  placesOfLine,
  seatLeads,
  TWO_SIDES,
} from './table.ts';
import { at, isDouble, last, pips, sum } from './tiles.ts';
import { severalDoubles } from './turn.ts';
import { movesUntilAble, playUntilAble, type Turn } from './until-able.ts';

/** Hands, drawing and the reserve are Goat's (16.2); two doubles in one turn (8.6). */
const TURN: Turn = { reserve: 1, crosses: 'never', ways: () => equal, able: (deal) => severalDoubles(deal, equal, 2) };

/** 17.2: special counts, hand by hand. */
function countsOf(deal: Deal): number[] {
  return allSeats(deal.seats).map((seat) => {
    const hand = handOf(deal, seat);
    const [blank, sixes] = [hand.includes('0-0'), hand.includes('6-6')];
    if (hand.length === 2 && blank && sixes) return 75;
    if (hand.length === 1 && blank) return 25;
    if (hand.length === 1 && sixes) return 50;
    return sum(hand.map(pips));
  });
}

/** 17.7: a side has the right while its account is open, and in the one deal for which it was given. */
function hasRight(match: Match, seat: number): boolean {
  const given = match.pending.hundred;
  const sameSide = (other: number) => accounts(match).some((side) => side.includes(seat) && side.includes(other));
  return at(match.totals, seat) > 0 || (given !== null && sameSide(given));
}

function openSeaGoat(match: Match, heap: readonly string[], hands?: readonly (readonly number[])[]): Deal {
  const deal = dealOut(match, heap, 7, 'boneyard', hands);
  // The first deal, and while eggs are pending (17.12): 1-1 first, without a stake.
  if (match.leader === null || match.pending.eggs) return namedLeads(deal, oneOneFirst(deal));
  return { ...seatLeads(deal, match.leader), stake: hasRight(match, match.leader) };
}

function movesOfSeaGoat(deal: Deal): Event[] {
  const moves = movesUntilAble(TURN, deal);
  // 17.7: with the right it cannot lead 6-6 without staking.
  return moves.map((event) =>
    event.do === 'lead' && event.tile === '6-6' && deal.stake ? { ...event, hundred: true as const } : event,
  );
}

function playSeaGoat(before: Deal, event: Event): Deal {
  const move = legal(seaGoat, before, event);
  if (!move.hundred) return playUntilAble(seaGoat, TURN, before, event);
  // The lead is played as any, and keeps the word of its stake.
  const { hundred: _, ...lead } = move;
  const deal = playUntilAble(seaGoat, TURN, { ...before, stake: false }, lead);
  deal.stake = true;
  deal.events[deal.events.length - 1] = move;
  return deal;
}

/** The side that staked, as an account; `null`: nobody. */
function staked(deal: Deal): number | null {
  const lead = at(deal.events, 0);
  return lead.hundred ? accountOf(deal, lead.seat) : null;
}

/** What a deal came to. */
interface Found {
  /** By accounts. */
  points: number[];
  decides: { why: string; winners: number[] } | null;
  pending: Pending;
  /** Who leads the next deal, where no eggs are pending. */
  leader: number;
}

/** 17.4: what a deal writes that this side won with L. */
function won(match: Match, winner: number, l: number): number[] {
  const totals = accounts(match).map((side) => at(match.totals, at(side, 0)));
  // The winner's account is open: L is written, however small. None is open: L of 25 or more opens it.
  if (at(totals, winner) > 0) return totals.map((_, index) => (index === winner ? l : 0));
  if (sum(totals) === 0) return totals.map((_, index) => (index === winner && l >= 25 ? l : 0));
  // That of another side is open (17.3): L of 25 or more wipes it, and the winner writes nothing.
  return totals.map((total, index) => (index !== winner && l >= 25 && total > 0 ? -total : 0));
}

/** 17.3: L is the count of the side that loses, with three seats the sum of both. */
function countAgainst(each: readonly number[], winner: number): number {
  return sum(each.filter((_, index) => index !== winner));
}

/** What happens to pending fish or eggs after a deal that `winner` won with L (`null`: nobody won it). */
interface Attempt {
  pending: Pending;
  /** The seat that 17.11 has lead the next deal; `null`: 6.5 says who. */
  leads: number | null;
  /** 17.11: the fish is written off, and that win does nothing else. */
  nothingElse: boolean;
  /** 17.12: the eggs are rotten. */
  rotten: boolean;
}

function attempt(match: Match, winner: number | null, l: number): Attempt {
  const { fisher, attempts, eggs } = match.pending;
  const nothing = { pending: NO_PENDING, leads: null, nothingElse: false, rotten: false };
  if (attempts === 0) return nothing;
  const left = { ...match.pending, attempts: attempts - 1, hundred: null };
  if (eggs) {
    // 17.12: until one is won with L of 25 or more, counted as usual; after the third they are rotten.
    const played = winner !== null && l >= 25;
    return { ...nothing, pending: played || attempts === 1 ? NO_PENDING : left, rotten: !played && attempts === 1 };
  }
  // 17.11
  if (fisher === null) throw new Error('a fish without a fisher');
  const side = accounts(match).findIndex((seats) => seats.includes(fisher));
  if (winner === side && l >= 25) return { ...nothing, nothingElse: true };
  if (attempts > 1) return { ...nothing, pending: left, leads: fisher };
  // After the third failure the seat after the fisher leads, with a right to the hundred.
  const after = (fisher + 1) % match.seats;
  return { ...nothing, pending: { ...NO_PENDING, hundred: after }, leads: after };
}

/** A deal that was won is counted, with what is pending; `right`: the seat that 17.6 or 17.10 would give the right. */
function counted(match: Match, winner: number | null, l: number, leader: number, right: number | null): Found {
  const tried = attempt(match, winner, l);
  const points = winner === null || tried.nothingElse ? accounts(match).map(() => 0) : won(match, winner, l);
  const leads = tried.leads ?? leader;
  // 17.13: a right is lost unless a seat of its side leads then; while eggs stay pending it is always lost.
  const sameSide = (a: number, b: number) => accounts(match).some((side) => side.includes(a) && side.includes(b));
  const kept = right !== null && !tried.nothingElse && !tried.pending.eggs && sameSide(right, leads);
  const hundred = kept ? leads : tried.pending.hundred;
  const pending = { ...tried.pending, hundred };
  return { points, decides: rottenDecides(match, tried, points), pending, leader: leads };
}

/** 17.12: by option rotten eggs end the match as a draw, unless that deal brings a side to 125. */
function rottenDecides(match: Match, { rotten }: Attempt, points: readonly number[]): Found['decides'] {
  const there = accounts(match).some((side, index) => at(match.totals, at(side, 0)) + at(points, index) >= 125);
  if (!rotten || there || match.options.rotten !== 'drawn') return null;
  return { why: 'rotten', winners: allSeats(match.seats) };
}

function decided(match: Match, why: string, winners: readonly number[], leader: number): Found {
  return {
    points: accounts(match).map(() => 0),
    decides: { why, winners: [...winners].sort((a, b) => a - b) },
    pending: NO_PENDING,
    leader,
  };
}

/** 17.9: a domino is judged in this order: 17.5, 17.8, 17.6, 17.11, 17.4. */
function ofDomino(match: Match, deal: Deal): Found {
  const seat = lastToLay(deal);
  const winner = accountOf(deal, seat);
  const tile = last(deal.events).tile;
  const each = sideCounts(deal, countsOf(deal));
  const l = countAgainst(each, winner);
  const own = at(accounts(match), winner);
  const staker = staked(deal);
  if (tile === '0-0') return decided(match, 'bald', own, seat);
  if (staker === winner) return decided(match, 'hundred', own, seat);
  // 17.8: the staking side's own count is 25 or more: all others win.
  if (staker !== null && at(each, staker) >= 25) {
    const others = accounts(match).filter((_, index) => index !== staker);
    return decided(match, 'hundredLost', others.flat(), seat);
  }
  if (tile === '6-6' && l >= 25) return decided(match, 'sixes', own, seat);
  return counted(match, winner, l, seat, tile === '6-6' ? seat : null);
}

/** 17.10: the seat that laid the last tile that is no double; none: the seat that led. */
function fisherOf(deal: Deal): number {
  const laid = deal.events.filter((event) => event.do === 'lead' || event.do === 'play');
  return laid.filter((event) => !isDouble(event.tile ?? '')).at(-1)?.seat ?? whoLed(deal);
}

function ofBlocked(match: Match, deal: Deal): Found {
  const fisher = fisherOf(deal);
  const side = accountOf(deal, fisher);
  const each = sideCounts(deal, countsOf(deal));
  const f = at(each, side);
  // The only side that is lowest; `null`: level (with three seats: at least two of them lowest).
  const low = lowest(each);
  const isLevel = low === null;
  if (match.pending.attempts > 0) {
    // 17.13: no new fish or eggs: the lower side wins, level ones write nothing, and it was an attempt.
    if (isLevel) return counted(match, null, 0, fisher, null);
    return counted(match, low, countAgainst(each, low), fisher, null);
  }
  if (low === side) {
    // "O 25 or more" asks for the sum of the others.
    const right = f < 25 && countAgainst(each, side) >= 25;
    return counted(match, side, countAgainst(each, side), fisher, right ? fisher : null);
  }
  const nothing = { points: accounts(match).map(() => 0), decides: null, leader: fisher };
  // Level: eggs. F higher, and 25 or more: the fish is pending. F higher, but under 25: the one with O wins.
  if (isLevel) return { ...nothing, pending: { fisher: null, attempts: 3, eggs: true, hundred: null } };
  if (f >= 25) return { ...nothing, pending: { fisher, attempts: 3, eggs: false, hundred: null } };
  return counted(match, low, countAgainst(each, low), fisher, null);
}

function found(match: Match, deal: Deal): Found {
  return deal.end === 'domino' ? ofDomino(match, deal) : ofBlocked(match, deal);
}

function lineOfSeaGoat(match: Match, deal: Deal): EndLine {
  const { points, decides, pending } = found(match, deal);
  return endLine(match, deal, {
    counts: countsOf(deal),
    points: bySeat(deal, points),
    ...(decides ? { decides } : { pending }),
  });
}

export const seaGoat: Reading = {
  id: 'sea-goat',
  seats: [2, 3, 4],
  sides: (_, seats) => (seats === 4 ? TWO_SIDES : []),
  options: () => ['forgotten', 'drawn'].map((rotten) => ({ rotten, target: 125 })),
  begin: (options, seats) => beginMatch(seaGoat, options, seats),
  open: (match, heap, _, hands) => openSeaGoat(match, heap, hands),
  moves: movesOfSeaGoat,
  play: playSeaGoat,
  look: (deal) =>
    lookAt(
      deal,
      placesOfLine(deal, (shown) => shown),
      null,
    ),
  line: lineOfSeaGoat,
  next: (match, deal) => {
    const line = lineOfSeaGoat(match, deal);
    const { decides, pending, leader } = found(match, deal);
    // 17.4: 125 or more wins the match.
    const there = allSeats(match.seats).filter((seat) => at(line.totals, seat) >= 125);
    const winners = decides?.winners ?? (there.length > 0 ? there : null);
    return { ...match, deals: match.deals + 1, totals: line.totals, leader, pending, winners };
  },
};
