/** The parts of a turn at a tree: tiles that fit an arm, laying one, and passing. */
import { equal } from './line.ts';
import type { Deal, Event, Place, Tree } from './reading.ts';
import { dealOver, fromHand, handOf, mayDraw, mover, turnOver, turnSoFar } from './table.ts';
import { at } from './tiles.ts';
import { endOf } from './tree.ts';

/** The tree of a deal that has one. */
export function treeOf(deal: Deal): Tree {
  if (deal.tree === null) throw new Error('no tree');
  return deal.tree;
}

/** Every tile of the mover's hand on each of these arms that it fits. */
export function playsOn(deal: Deal, arms: readonly number[]): Event[] {
  const seat = mover(deal);
  return handOf(deal, seat).flatMap((tile) =>
    arms
      .filter((arm) => equal(tile, endOf(treeOf(deal), arm)).length > 0)
      .map((arm): Event => ({ seat, do: 'play', tile, arm })),
  );
}

/** 1.7, *draw 1*: the seat lays; else it draws one tile; else it passes. */
export function layDrawOnePass(deal: Deal, able: Event[]): Event[] {
  if (able.length > 0) return able;
  const hasDrawn = turnSoFar(deal).at(-1)?.do === 'draw';
  return [{ seat: mover(deal), do: !hasDrawn && mayDraw(deal, 0) ? 'draw' : 'pass' }];
}

/** The arms as places, each with the number at its end. */
export function placesOn(deal: Deal, arms: readonly number[]): Place[] {
  return arms.map((arm) => {
    const shown = endOf(treeOf(deal), arm);
    return { arm, shows: shown, takes: shown };
  });
}

/** A tile leaves the hand for the end of an arm, and its other half is the new end. */
export function layOnArm(deal: Deal, event: Event): void {
  const tile = event.tile ?? '';
  const tree = treeOf(deal);
  const arm = Number(event.arm);
  fromHand(deal, event.seat, tile);
  const outward = at(equal(tile, endOf(tree, arm)), 0);
  at(tree.arms, arm).tiles.push({ tile, outward });
  deal.events.push(event);
}

/** 1.9: the deal is blocked once every seat has passed in a row and nothing may be drawn. */
export function passAtTree(deal: Deal, event: Event): void {
  deal.events.push(event);
  turnOver(deal, true);
  if (deal.row >= deal.seats && !mayDraw(deal, 0)) dealOver(deal, 'blocked');
}
