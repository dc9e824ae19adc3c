/** Chicken Foot (30). */
import type { Deal, Event, Match, Options, Reading } from './reading.ts';
import {
  allSeats,
  beginMatch,
  copyOf,
  dealOut,
  dealOver,
  draw,
  fromHand,
  handOf,
  legal,
  lookAt,
  namedLeads,
  seatLeads,
  turnOver,
} from './table.ts';
import { at, isDouble, last, low } from './tiles.ts';
import { dealDouble, liesWholly, lineOfLost, nextOfLost, turnsUp } from './trains-and-feet.ts';
import { emptyTree, newArm, treeFrom } from './tree.ts';
import { layDrawOnePass, layOnArm, passAtTree, placesOn, playsOn, treeOf } from './tree-turn.ts';
import { handIsEmpty, leads } from './turn.ts';

/** 30.2: tiles each, by set, for two to eight seats. */
const EACH: Record<number, number[]> = {
  9: [12, 11, 10, 8, 7, 6, 5],
  12: [16, 16, 14, 12, 11, 10, 9],
};

/** 30.1: the holder of the deal's double leads it; nobody holds it: it is turned up, and the named seat plays first. */
function openChickenFoot(match: Match, heap: readonly string[], lot: number, hands?: readonly (readonly number[])[]) {
  const each = at(EACH[Number(match.options.set)] ?? [], match.seats - 2);
  const deal = { ...dealOut(match, heap, each, 'boneyard', hands), tree: emptyTree() };
  const double = dealDouble(match);
  const isHeld = allSeats(match.seats).some((seat) => handOf(deal, seat).includes(double));
  return isHeld ? namedLeads(deal, double) : { ...seatLeads(deal, match.leader ?? lot), named: double };
}

/** 30.4: the empty toes of a foot: the arm that goes on beyond its double, and the two that begin there. */
function emptyToes(deal: Deal, double: string): number[] {
  const { arms } = treeOf(deal);
  return arms.flatMap(({ from, tiles }, arm) => {
    const isMiddle = tiles.at(-1)?.tile === double;
    const isOutside = from === double && tiles.length === 0;
    return isMiddle || isOutside ? [arm] : [];
  });
}

/** 30.4, 30.5: the empty toes of the foot that waits; none: `null`. */
function waitingToes(deal: Deal): number[] | null {
  for (const { tiles } of treeOf(deal).arms) {
    for (const { tile } of tiles) {
      const toes = isDouble(tile) ? emptyToes(deal, tile) : [];
      if (toes.length > 0 && !liesWholly(deal, low(tile))) return toes;
    }
  }
  return null;
}

/** The arms on which a tile may be laid now. */
function openArms(deal: Deal): number[] {
  const { arms } = treeOf(deal);
  // 30.3: until the first double has so many tiles, only on it.
  const bare = arms.flatMap(({ tiles }, arm) => (arm < Number(deal.options.root) && tiles.length === 0 ? [arm] : []));
  if (bare.length > 0) return bare;
  return waitingToes(deal) ?? arms.map((_, arm) => arm);
}

/** 30.3: the arms of the first double. */
function lead(deal: Deal, event: Event): void {
  const tile = event.tile ?? '';
  if (event.turnedUp) deal.boneyard = deal.boneyard.filter((position) => position !== event.from);
  else fromHand(deal, event.seat, tile);
  deal.tree = treeFrom(tile, Array(Number(deal.options.root)).fill(low(tile)));
  deal.events.push(event);
}

/** 30.4: a double's left and right toes are new arms from the moment at which it lies. */
function layAndFork(deal: Deal, event: Event): void {
  layOnArm(deal, event);
  const tile = last(at(treeOf(deal).arms, Number(event.arm)).tiles).tile;
  if (isDouble(tile)) treeOf(deal).arms.push(newArm(tile, low(tile)), newArm(tile, low(tile)));
}

/** 30.6: a seat that cannot lay draws one tile. */
function movesOfChickenFoot(deal: Deal): Event[] {
  if (deal.turn === null) return [];
  if (treeOf(deal).first !== null) return layDrawOnePass(deal, playsOn(deal, openArms(deal)));
  return handOf(deal, deal.turn).includes(deal.named ?? '') ? leads(deal) : turnsUp(deal);
}

function playChickenFoot(before: Deal, event: Event): Deal {
  const move = legal(chickenFoot, before, event);
  const deal = copyOf(before);
  if (move.do === 'draw') draw(deal, event);
  if (move.do === 'pass') passAtTree(deal, move);
  if (move.do === 'lead') lead(deal, move);
  if (move.do === 'play') layAndFork(deal, move);
  if (move.do === 'draw' || move.do === 'pass') return deal;
  // The seat that a tile turned up names has its turn still before it.
  if (move.turnedUp) deal.since = deal.events.length;
  else if (handIsEmpty(deal, move.seat)) dealOver(deal, 'domino');
  else turnOver(deal, false);
  return deal;
}

/** The options of 30, in their order. */
function options(): Options[] {
  const tables = [9, 12].flatMap((set) => [4, 6, 8].map((root) => ({ set, root })));
  return tables.map((each, nth) => ({ ...each, heavyBlank: nth % 2 === 0, deals: nth === 3 ? 5 : 3 }));
}

export const chickenFoot: Reading = {
  id: 'chicken-foot',
  seats: [2, 3, 4, 5, 6, 7, 8],
  sides: () => [],
  options,
  begin: (options, seats) => beginMatch(chickenFoot, options, seats),
  open: openChickenFoot,
  moves: movesOfChickenFoot,
  play: playChickenFoot,
  look: (deal) => lookAt(deal, placesOn(deal, openArms(deal)), null),
  line: lineOfLost,
  next: nextOfLost,
};
