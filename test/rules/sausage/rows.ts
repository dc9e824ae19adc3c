/** Deals of sausage arranged by hand: what lies at the right ends of the rows, and what is done with it. */
import type { Beat, Deal, Seat, Tile } from '../../../src/rules/game.ts';
import { isTileMove, placeOfMove } from '../../../src/rules/moves.ts';
import { sausage } from '../../../src/rules/sausage/sausage.ts';
import { optionsOf, tiles } from '../arranged.ts';

export const begun = (given = {}) => sausage.begin(optionsOf(sausage, given, 2), 2);

/** A heap whose rows end, on the right, with these tiles; all others lie left of them, in canonical order. */
export function heapEnding(rows: readonly [string, string]): readonly Tile[] {
  const named = rows.map(tiles);
  const others = sausage.set({}).filter((tile) => !named.flat().includes(tile));
  return named.flatMap((row) => [...others.splice(0, 14 - row.length), ...row]);
}

export function opened(rows: readonly [string, string], given = {}, leader: Seat = 0): Deal {
  return sausage.open(begun(given), optionsOf(sausage, given, 2), 2, heapEnding(rows), leader);
}

/** What is legal, in short: `!2-5` leads, `2-3@0` lays at an end, `3-3@0 1` at a joint, `0-5@across 2` cuts, `pass`. */
export function listed(deal: Deal): readonly string[] {
  return sausage.moves(deal).map((move) => {
    if (!isTileMove(move)) return move.do;
    return move.do === 'lead' ? `!${move.tile}` : `${move.tile}@${placeOfMove(move)}`;
  });
}

export function played(
  start: Deal,
  ...steps: readonly string[]
): { readonly deal: Deal; readonly beats: readonly Beat[] } {
  let deal = start;
  let beats: readonly Beat[] = [];
  for (const step of steps) {
    const move = sausage.moves(deal)[listed(deal).indexOf(step)];
    if (!move) throw new Error(`${step} is not among ${listed(deal).join(', ')}`);
    ({ deal, beats } = sausage.play(deal, move));
  }
  return { deal, beats };
}

/** A row from left to right. */
export const rowOf = (deal: Deal, seat: Seat): readonly Tile[] =>
  (deal.hands[seat] ?? []).flatMap((at) => deal.heap[at] ?? []);

/** The page's example: start 2-5, line 0 2-3 and 3-5, line 1 1-5 and 0-1. Seat 1 has the next turn, with this tile. */
export function example(tile: string, ...next: readonly string[]): Deal {
  const rows: [string, string] = [`${next.join(' ')} 0-1 3-5 2-5`, `${tile} 1-5 2-3`];
  return played(opened(rows), '!2-5', '2-3@0', '3-5@0', '1-5@1', '0-1@1').deal;
}
