import type { Deal, Position, Settlement } from '../game.ts';
import { recordOfPuzzle } from '../mosaic/record-puzzle.ts';
import { playersOf, spread } from '../players.ts';
import { isForDoubles } from '../thrown-in.ts';
import type { DealRecord, RecordEvent, Seal, ThrownIn } from './format.ts';

/**
 * Returns the positions that each seat was dealt: the first ones to the first that plays, the next to the second … 29.2: a
 * tile that was turned up before is left out.
 */
function dealtHands(deal: Deal): Deal['hands'] {
  if (deal.log.length === 0) return deal.hands;
  const neverDealt = deal.log.filter((event) => event.do === 'draw' || (event.do === 'lead' && event.turnedUp)).length;
  const size = (deal.heap.length - deal.boneyard.length - deal.dead.length - neverDealt) / playersOf(deal).length;
  const [lead] = deal.log;
  const up = lead?.do === 'lead' && lead.turnedUp ? lead.from : undefined;
  const order = [...deal.heap.keys()].filter((at) => at !== up);
  const hands = playersOf(deal).map((_, nth) => order.slice(nth * size, (nth + 1) * size));
  return spread(deal, hands, []);
}

/** Returns the record of a deal that was thrown in, for `dealRecord`. `hands`: those taken, if they were not dealt. */
export function thrownInRecord(deal: Deal, seal: Seal, hands = dealtHands(deal)): ThrownIn {
  return { ...dealt(deal, seal, hands), ...(isForDoubles(deal) && { why: 'doubles' as const }) };
}

const dealt = (deal: Deal, { salt, commitment }: Seal, hands: Deal['hands']) => ({
  heap: deal.heap,
  hands,
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
 * from `thrownInRecord`. `hands`: the heap positions that each seat took (1.13), if they were not dealt in order.
 */
export function dealRecord(
  deal: Deal,
  settlement: Settlement | null,
  seal: Seal,
  thrownIn: readonly ThrownIn[],
  hands = dealtHands(deal),
): DealRecord {
  const waits = deal.waits && { waits: [...deal.waits].sort((a, b) => a - b) };
  const last = deal.timeUp && { timeUp: deal.timeUp };
  const puzzle = deal.puzzle && { puzzle: recordOfPuzzle(deal.puzzle) };
  const told = { ...waits, ...last, ...puzzle };
  const line = { deal: deal.deal, ...told, ...dealt(deal, seal, hands), thrownIn, events: eventsOf(deal) };
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
