/** Mexican Train (29). */

import { equal } from './line.ts';
import type { Deal, Event, Match, Options, Reading } from './reading.ts';
import {
  allSeats,
  beginMatch,
  copyOf,
  dealOut,
  dealOver,
  draw,
  handOf,
  legal,
  lookAt,
  mayDraw,
  mover,
  seatLeads,
  turnOver,
} from './table.ts';
import { at, isDouble, low } from './tiles.ts';
import { dealDouble, liesWholly, lineOfLost, nextOfLost, turnsUp } from './trains-and-feet.ts';
import { emptyTree, endOf, treeFrom } from './tree.ts';
import { layDrawOnePass, layOnArm, placesOn, playsOn, treeOf } from './tree-turn.ts';
import { handIsEmpty } from './turn.ts';

/** 29.2: tiles each, by set; from two seats on. */
const EACH: Record<number, number[]> = {
  9: [12, 11, 10, 8, 7],
  12: [16, 16, 15, 14, 12, 10, 9],
};

/** 29.2: the hands are dealt in heap order, the engine being left out. */
function openMexicanTrain(match: Match, heap: readonly string[], lot: number, hands?: readonly (readonly number[])[]) {
  const each = at(EACH[Number(match.options.set)] ?? [], match.seats - 2);
  const engine = dealDouble(match);
  const others = heap.map((_, position) => position).filter((position) => heap[position] !== engine);
  const dealt = hands ?? allSeats(match.seats).map((seat) => others.slice(seat * each, (seat + 1) * each));
  const deal = dealOut(match, heap, each, 'boneyard', dealt);
  return { ...seatLeads(deal, match.leader ?? lot), named: engine, tree: emptyTree() };
}

/** 29.6, 29.7: the arm whose double must be covered; none: `null`. */
function uncovered(deal: Deal): number | null {
  const arm = treeOf(deal).arms.findIndex(({ tiles }) => {
    const end = tiles.at(-1)?.tile;
    return end !== undefined && isDouble(end) && !liesWholly(deal, low(end));
  });
  return arm < 0 ? null : arm;
}

/** 29.4, 29.6: the trains on which a seat may lay: the double's; else its own, the Mexican one, and those marked. */
function trainsOf(deal: Deal, seat: number): number[] {
  const waits = uncovered(deal);
  if (waits !== null) return [waits];
  const { arms, marked } = treeOf(deal);
  return arms.map((_, arm) => arm).filter((arm) => arm === seat || arm === deal.seats || marked.includes(arm));
}

/** 29.6: with a double the turn goes on, unless it is the last tile or needs no cover (29.7). */
function goesOn(deal: Deal, tile: string): boolean {
  return isDouble(tile) && handOf(deal, mover(deal)).length > 1 && !liesWholly(deal, low(tile), tile);
}

function movesOfMexicanTrain(deal: Deal): Event[] {
  if (deal.turn === null) return [];
  if (treeOf(deal).first === null) return turnsUp(deal);
  const able = playsOn(deal, trainsOf(deal, deal.turn)).map((event) =>
    goesOn(deal, event.tile ?? '') ? { ...event, goesOn: true as const } : event,
  );
  return layDrawOnePass(deal, able);
}

/** 29.8: true if a hand has a tile that fits any train, marked or not, or the double that is not covered. */
function somebodyCanLay(deal: Deal): boolean {
  const waits = uncovered(deal);
  const trains = waits === null ? treeOf(deal).arms.map((_, arm) => arm) : [waits];
  const tiles = allSeats(deal.seats).flatMap((seat) => handOf(deal, seat));
  return tiles.some((tile) => trains.some((arm) => equal(tile, endOf(treeOf(deal), arm)).length > 0));
}

/** 29.5, 29.6: a pass opens the seat's own train. */
function pass(deal: Deal, event: Event): void {
  const tree = treeOf(deal);
  if (!tree.marked.includes(event.seat)) tree.marked.push(event.seat);
  deal.events.push(event);
  turnOver(deal, true);
  if (deal.row >= deal.seats && !mayDraw(deal, 0) && !somebodyCanLay(deal)) dealOver(deal, 'blocked');
}

/** 29.2, 29.3: the engine, and a train for each seat and one for all. The seat that is named then plays first. */
function lead(deal: Deal, event: Event): void {
  const tile = event.tile ?? '';
  deal.boneyard = deal.boneyard.filter((position) => position !== event.from);
  deal.tree = treeFrom(tile, Array(deal.seats + 1).fill(low(tile)));
  deal.events.push(event);
  deal.since = deal.events.length;
}

/** 29.5: a tile on the seat's own train shuts it to the others. */
function layOnTrain(deal: Deal, event: Event): void {
  layOnArm(deal, event);
  const tree = treeOf(deal);
  if (event.arm === event.seat) tree.marked = tree.marked.filter((seat) => seat !== event.seat);
  deal.row = 0;
  if (handIsEmpty(deal, event.seat)) dealOver(deal, 'domino');
  else if (!event.goesOn) turnOver(deal, false);
}

function playMexicanTrain(before: Deal, event: Event): Deal {
  const move = legal(mexicanTrain, before, event);
  const deal = copyOf(before);
  if (move.do === 'draw') draw(deal, event);
  if (move.do === 'pass') pass(deal, move);
  if (move.do === 'lead') lead(deal, move);
  if (move.do === 'play') layOnTrain(deal, move);
  return deal;
}

/** The options of 29, in their order. Set 9 is refused with seven and eight seats. */
function options(seats: number): Options[] {
  const sets = seats > 6 ? [12] : [9, 12];
  return sets.flatMap((set) => [false, true].map((heavyBlank) => ({ set, heavyBlank, deals: heavyBlank ? 5 : 3 })));
}

export const mexicanTrain: Reading = {
  id: 'mexican-train',
  seats: [2, 3, 4, 5, 6, 7, 8],
  sides: () => [],
  options,
  begin: (options, seats) => beginMatch(mexicanTrain, options, seats),
  open: openMexicanTrain,
  moves: movesOfMexicanTrain,
  play: playMexicanTrain,
  look: (deal) => lookAt(deal, placesOn(deal, deal.turn === null ? [] : trainsOf(deal, deal.turn)), null),
  line: lineOfLost,
  next: nextOfLost,
};
