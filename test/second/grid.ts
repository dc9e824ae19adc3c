/** What Squares (23.2, 23.3) and Mosaic (32.2, 32.3) have in common: tiles are laid on half-places, and lifted. */
import type { Deal, Event, Reading } from './reading.ts';
import { copyOf, dealOver, fromHand, handOf, legal } from './table.ts';
import { at, high, low } from './tiles.ts';

const SEAT = 0;

export function gridOf(deal: Deal): NonNullable<Deal['grid']> {
  if (deal.grid === null) throw new Error('no grid');
  return deal.grid;
}

/** @param placesFor the half-places of a tile's low half and of its high half, of every way to lay it. */
export function movesOnGrid(deal: Deal, placesFor: (deal: Deal, tile: string) => string[]): Event[] {
  if (deal.turn === null) return [];
  const lying = new Set(Object.values(gridOf(deal)).map(({ tile }) => tile));
  return [
    ...handOf(deal, SEAT).flatMap((tile) =>
      placesFor(deal, tile).map((arm): Event => ({ seat: SEAT, do: 'play', tile, arm })),
    ),
    ...[...lying].map((tile): Event => ({ seat: SEAT, do: 'lift', tile })),
    { seat: SEAT, do: 'giveUp' },
  ];
}

export function playOnGrid(reading: Reading, before: Deal, event: Event, isSolved: (deal: Deal) => boolean): Deal {
  const move = legal(reading, before, event);
  const deal = copyOf(before);
  const tile = move.tile ?? '';
  const grid = gridOf(deal);
  deal.events.push(move);
  deal.since = deal.events.length;
  if (move.do === 'giveUp') dealOver(deal, 'givenUp');
  if (move.do === 'lift') {
    for (const [name, there] of Object.entries(grid)) if (there.tile === tile) delete grid[name];
    at(deal.hands, SEAT).push(deal.heap.indexOf(tile));
  }
  if (move.do === 'play') {
    fromHand(deal, SEAT, tile);
    const [first = '', second = ''] = String(move.arm).split(' ');
    grid[first] = { tile, half: low(tile) };
    grid[second] = { tile, half: high(tile) };
    if (isSolved(deal)) dealOver(deal, 'domino');
  }
  return deal;
}
