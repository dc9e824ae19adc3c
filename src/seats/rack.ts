/**
 * The order in which a person's own tiles stand. Every view asks here, so that all show the same order. It is no part of
 * the record, and knows only faces that the asking view has seen.
 */

import { gameById } from '../rules/catalogue.ts';
import { faceUpIn } from '../rules/face-up.ts';
import type { Move, Seat, Seen, Tile } from '../rules/game.ts';
import { isPlayable } from '../rules/moves.ts';
import { rankOf } from '../rules/tiles.ts';

/** By number; playable tiles before the rest; as the person arranged them. `cycle` goes in this order. */
export const RACK_MODES = ['number', 'playable', 'hand'] as const;
export type RackMode = (typeof RACK_MODES)[number];

export interface Rack {
  readonly mode: RackMode;
  /**
   * The faces that are seen of a seat's hand, in the order in which they stand. `moves`: the legal moves of the seat that
   * is asked; `null` while it is not asked: tiles sorted by what is playable then keep their order.
   */
  order(seen: Seen, seat: Seat, moves: readonly Move[] | null): readonly Tile[];
  setMode(mode: RackMode): void;
  /** The next mode. */
  cycle(): void;
  /**
   * Moves a tile to number `index` (from 0, clamped) of the order last shown for that seat, and sets the mode to `hand`.
   * False, and nothing changes, when the seat holds no such tile.
   */
  move(seat: Seat, tile: Tile, index: number): boolean;
  /** Calls back after every change of `mode` and after every `move`; returns the end of it. */
  subscribe(listener: () => void): () => void;
}

/** What is known of a seat's rack in one deal. */
interface Standing {
  readonly deal: number;
  /** As it was last ordered. */
  shown: readonly Tile[];
  /** As the person arranged them, with tiles that were laid: one that is taken back returns to its place. */
  arranged: readonly Tile[] | null;
}

/** A rack for all seats of one match. */
export function createRack(first: RackMode = 'number'): Rack {
  let mode = first;
  const standings = new Map<Seat, Standing>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of [...listeners]) listener();
  };
  const setMode = (next: RackMode) => {
    if (next === mode) return;
    mode = next;
    changed();
  };
  return {
    get mode() {
      return mode;
    },
    order(seen, seat, moves) {
      const table = gameById(seen.game)?.table;
      // 22.1: where a tile lies is part of the game.
      if (table?.rows) return dealtFaces(seen, seat);
      // 21.2: of a row that nobody sees, the tile that is turned up.
      if (table?.hands) return seen.turn?.seat === seat ? [seen.heap[faceUpIn(table, seen) ?? -1] ?? []].flat() : [];
      const tiles = facesOf(seen, seat);
      const before = standings.get(seat);
      const standing = before?.deal === seen.deal ? before : { deal: seen.deal, shown: [], arranged: null };
      standings.set(seat, standing);
      if (mode === 'hand') {
        const arranged = withNew(standing.arranged ?? standing.shown, tiles);
        standing.arranged = arranged;
        standing.shown = arranged.filter((tile) => tiles.includes(tile));
      } else if (mode === 'playable' && !moves) {
        standing.shown = withNew(standing.shown, tiles).filter((tile) => tiles.includes(tile));
      } else {
        standing.shown = mode === 'playable' && moves ? playableFirst(tiles, moves) : tiles;
      }
      return standing.shown;
    },
    setMode,
    cycle() {
      setMode(RACK_MODES[(RACK_MODES.indexOf(mode) + 1) % RACK_MODES.length] ?? 'number');
    },
    move(seat, tile, index) {
      const standing = standings.get(seat);
      if (!standing?.shown.includes(tile)) return false;
      const others = standing.shown.filter((one) => one !== tile);
      const next = others[Math.max(0, index)];
      const base = (mode === 'hand' ? (standing.arranged ?? standing.shown) : standing.shown).filter(
        (one) => one !== tile,
      );
      const at = next === undefined ? base.length : base.indexOf(next);
      standing.arranged = [...base.slice(0, at), tile, ...base.slice(at)];
      mode = 'hand';
      changed();
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The faces of a hand that are seen, in the order in which they were dealt. */
const dealtFaces = ({ hands, heap }: Seen, seat: Seat): readonly Tile[] =>
  [...(hands[seat] ?? [])].sort((a, b) => a - b).flatMap((at) => heap[at] ?? []);

/** The faces of a hand that are seen, by their numbers. */
function facesOf(seen: Seen, seat: Seat): Tile[] {
  const faces = (seen.hands[seat] ?? []).flatMap((at) => seen.heap[at] ?? []);
  return faces.sort((a, b) => rankOf(a) - rankOf(b));
}

/** New tiles go to the end. */
const withNew = (before: readonly Tile[], tiles: readonly Tile[]): Tile[] => [
  ...before,
  ...tiles.filter((tile) => !before.includes(tile)),
];

function playableFirst(tiles: readonly Tile[], moves: readonly Move[]): Tile[] {
  const fits = (tile: Tile) => isPlayable(moves, tile);
  return [...tiles.filter(fits), ...tiles.filter((tile) => !fits(tile))];
}
