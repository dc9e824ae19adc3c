/** Five Up (31). */
import type { Deal, EndLine, Event, Match, Options, Reading, Tree } from './reading.ts';
import {
  endLine,
  highestAtTarget,
  lastToLay,
  lowestTakes,
  madeBySide,
  nextMatch,
  othersToDominoer,
  pipCounts,
} from './scoring.ts';
import {
  beginMatch,
  bySeat,
  copyOf,
  dealOut,
  dealOver,
  draw,
  fromHand,
  legal,
  lookAt,
  mayDraw,
  mover,
  scored,
  seatLeads,
  TWO_SIDES,
  turnOver,
} from './table.ts';
import { at, high, isDouble, last, low, nearestFive, pips } from './tiles.ts';
import { emptyTree, newArm, treeFrom } from './tree.ts';
import { layOnArm, passAtTree, placesOn, playsOn, treeOf } from './tree-turn.ts';
import { handIsEmpty, leads } from './turn.ts';

/** True if a double was led and a side of it is still uncovered. */
function hasBareSide({ first, arms }: Tree): boolean {
  if (first === null || !isDouble(first)) return false;
  return at(arms, 0).tiles.length === 0 || at(arms, 1).tiles.length === 0;
}

/** 31.3: the arms on which tiles may be laid. The ends of a led double are shut until both its sides are covered. */
function openArms(tree: Tree): number[] {
  const shut = hasBareSide(tree) ? [2, 3] : [];
  return tree.arms.map((_, arm) => arm).filter((arm) => !shut.includes(arm));
}

/** 31.3: a led double has two sides and two ends; another tile has its two halves (6.2). */
function lead(deal: Deal, event: Event): void {
  const tile = event.tile ?? '';
  fromHand(deal, event.seat, tile);
  const begins = isDouble(tile) ? [low(tile), low(tile), low(tile), low(tile)] : [low(tile), high(tile)];
  deal.tree = treeFrom(tile, begins);
  deal.events.push(event);
}

/** 31.3: a tile on the side beyond a double opens its two ends, which get the next two numbers. */
function layAndOpen(deal: Deal, event: Event): void {
  layOnArm(deal, event);
  const tree = treeOf(deal);
  const covered = at(tree.arms, Number(event.arm)).tiles.at(-2)?.tile;
  if (covered === undefined || !isDouble(covered)) return;
  tree.arms.push(newArm(covered, low(covered)), newArm(covered, low(covered)));
}

/** 6.9 and 31.4: the sum of the open ends. */
function sumOfTree(tree: Tree): number {
  const { first, arms } = tree;
  if (first === null) return 0;
  // 6.9: a led tile counts its two halves once while it lies alone.
  if (arms.every(({ tiles }) => tiles.length === 0)) return pips(first);
  // A double counts both halves while one of its sides is uncovered.
  let total = hasBareSide(tree) ? pips(first) : 0;
  for (const { from, begins, tiles } of arms) {
    if (tiles.length === 0) {
      // The ends of a double count from their first tile on; the half of a led tile counts while it is bare.
      total += isDouble(from) ? 0 : begins;
      continue;
    }
    const end = last(tiles);
    total += isDouble(end.tile) ? pips(end.tile) : end.outward;
  }
  return total;
}

/** 31.4: a multiple of five scores a fifth of it. */
function fifths(tree: Tree): number {
  const ends = sumOfTree(tree);
  return ends % 5 === 0 ? ends / 5 : 0;
}

/** 31.5: a seat that cannot lay draws until it can; when all is drawn it passes. */
function movesOfFiveUp(deal: Deal): Event[] {
  if (deal.turn === null) return [];
  const tree = treeOf(deal);
  if (tree.first === null) return leads(deal);
  const able = playsOn(deal, openArms(tree));
  return able.length > 0 ? able : [{ seat: mover(deal), do: mayDraw(deal, 0) ? 'draw' : 'pass' }];
}

function playFiveUp(before: Deal, event: Event): Deal {
  const move = legal(fiveUp, before, event);
  const deal = copyOf(before);
  if (move.do === 'draw') draw(deal, event);
  if (move.do === 'pass') passAtTree(deal, move);
  if (move.do === 'lead') lead(deal, move);
  if (move.do === 'play') layAndOpen(deal, move);
  if (move.do === 'draw' || move.do === 'pass') return deal;
  scored(deal, fifths(treeOf(deal)));
  if (handIsEmpty(deal, move.seat)) dealOver(deal, 'domino');
  else turnOver(deal, false);
  return deal;
}

/** 31.6: a fifth of the others' counts, blocked less the lowest side's own, rounded to the nearest whole point. */
function lineOfFiveUp(match: Match, deal: Deal): EndLine {
  const counts = pipCounts(deal);
  const pipsWon = deal.end === 'domino' ? othersToDominoer(deal, counts) : lowestTakes(deal, counts, 'net');
  const after = bySeat(
    deal,
    pipsWon.map((won) => nearestFive(won) / 5),
  );
  const points = madeBySide(deal).map((made, seat) => made + at(after, seat));
  return endLine(match, deal, { counts, made: deal.made, points });
}

/** The options of 31, in their order. */
function options(seats: number): Options[] {
  const alone = seats === 4 ? [false, true] : [false];
  return alone.flatMap((each) => [61, 25].map((target) => ({ alone: each, target })));
}

export const fiveUp: Reading = {
  id: 'five-up',
  seats: [2, 3, 4],
  /** 31.1: four play in two sides, or by option each for itself. */
  sides: ({ alone }, seats) => (seats === 4 && alone !== true ? TWO_SIDES : []),
  options,
  begin: (options, seats) => beginMatch(fiveUp, options, seats),
  open: (match, heap, lot, hands) => ({
    ...seatLeads(dealOut(match, heap, 5, 'boneyard', hands), match.leader ?? lot),
    tree: emptyTree(),
  }),
  moves: movesOfFiveUp,
  play: playFiveUp,
  look: (deal) => lookAt(deal, placesOn(deal, openArms(treeOf(deal))), sumOfTree(treeOf(deal))),
  line: lineOfFiveUp,
  /** 31.2: the seat that dominoed leads the next deal; after a blocked deal the lot names it. */
  next: (match, deal) => {
    const ended = lineOfFiveUp(match, deal);
    const leader = deal.end === 'domino' ? lastToLay(deal) : null;
    return nextMatch(match, ended, leader, highestAtTarget(match, ended.totals));
  },
};
