/**
 * The turn that most games share (6.1, 1.7 *draw until able*, 1.8, 1.9): lay, or draw until you can, or pass when
 * nothing may be drawn. Where nothing is left to draw from the start, it is lay or pass.
 */
import type { Crosses, Ways } from './line.ts';
import type { Deal, Event, Reading } from './reading.ts';
import { copyOf, dealOver, draw, legal, mayDraw, mover, scored, turnOver } from './table.ts';
import { barricades, handIsEmpty, layLead, layPlay, leads, pass, plays } from './turn.ts';

export interface Turn {
  /** Tiles of the boneyard that may not be drawn. */
  readonly reserve: number;
  readonly crosses: Crosses;
  ways(deal: Deal): Ways;
  /** What the seat can lay; without it, one tile on any end that it fits. */
  able?(deal: Deal): Event[];
  /** What the turn that is over made (6.10). */
  makes?(deal: Deal): number;
}

export function movesUntilAble(turn: Turn, deal: Deal): Event[] {
  if (deal.turn === null) return [];
  if (deal.line.first === null) return leads(deal);
  const seat = mover(deal);
  const able = turn.able?.(deal) ?? plays(deal, seat, turn.ways(deal));
  const bars = barricades(deal, turn.ways(deal), turn.reserve, 'any');
  if (able.length > 0) return [...able, ...bars];
  return [{ seat, do: mayDraw(deal, turn.reserve) ? 'draw' : 'pass' }, ...bars];
}

export function playUntilAble(reading: Reading, turn: Turn, before: Deal, event: Event): Deal {
  const move = legal(reading, before, event);
  const deal = copyOf(before);
  if (move.do === 'draw') draw(deal, event);
  if (move.do === 'pass') pass(deal, move, turn.reserve, turn.ways(deal));
  if (move.do === 'lead') layLead(deal, move, turn.crosses);
  if (move.do === 'play') layPlay(deal, move, turn.ways(deal), turn.crosses);
  if (move.do === 'draw' || move.do === 'pass' || move.goesOn) return deal;
  if (turn.makes) scored(deal, turn.makes(deal));
  if (move.barricade) dealOver(deal, 'barricade');
  else if (handIsEmpty(deal, move.seat)) dealOver(deal, 'domino');
  else turnOver(deal, false);
  return deal;
}
