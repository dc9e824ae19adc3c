import type { Deal, Position, Settlement } from '../game.ts';
import { isForDoubles } from '../thrown-in.ts';
import type { DealRecord, RecordEvent, Seal, ThrownIn } from './format.ts';

/** Returns the positions that each seat was dealt: the first ones to seat 0, the next to seat 1, and so on. */
function dealtHands(deal: Deal): Position[][] {
  const neverDealt = deal.log.filter((event) => event.do === 'draw' || (event.do === 'lead' && event.turnedUp)).length;
  const size = (deal.heap.length - deal.boneyard.length - deal.dead.length - neverDealt) / deal.seats;
  return Array.from({ length: deal.seats }, (_, seat) => Array.from({ length: size }, (_, n) => seat * size + n));
}

/** Returns the record of a deal that was thrown in, for `dealRecord`. */
export function thrownInRecord(deal: Deal, seal: Seal): ThrownIn {
  return { ...dealt(deal, seal), ...(isForDoubles(deal) && { why: 'doubles' as const }) };
}

const dealt = (deal: Deal, { salt, commitment }: Seal) => ({
  heap: deal.heap,
  hands: dealtHands(deal),
  salt,
  commitment,
});

function eventsOf(deal: Deal): RecordEvent[] {
  return deal.log.map((event) => {
    if (event.do !== 'draw') return event;
    const tile = event.from === undefined ? undefined : deal.heap[event.from];
    if (event.from === undefined || tile === undefined) throw new Error('a draw in a log says from where');
    return { seat: event.seat, do: 'draw', from: event.from, tile };
  });
}

/**
 * Returns the line of a deal. `settlement` is `null` while the deal goes on. `thrownIn`: the deals thrown in before it,
 * from `thrownInRecord`.
 */
export function dealRecord(
  deal: Deal,
  settlement: Settlement | null,
  seal: Seal,
  thrownIn: readonly ThrownIn[],
): DealRecord {
  const line = { deal: deal.deal, ...dealt(deal, seal), thrownIn, events: eventsOf(deal) };
  if (!settlement || !deal.outcome) return line;
  const faceOf = (at: Position) => {
    const tile = deal.heap[at];
    if (tile === undefined) throw new Error(`no tile at ${at}`);
    return tile;
  };
  return {
    ...line,
    end: deal.outcome.how,
    left: deal.hands.map((hand) => hand.map(faceOf)),
    counts: settlement.counts,
    ...(settlement.made && { made: settlement.made }),
    ...(settlement.writtenOff && { writtenOff: settlement.writtenOff }),
    points: settlement.points,
    totals: settlement.standing.totals,
    ...(settlement.remembered && { remembered: settlement.remembered }),
    ...settlement.kept,
  };
}
