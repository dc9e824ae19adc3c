/**
 * The order of a person's own tiles. All views use it, so they show the same order. It is not part of the record, and
 * holds only faces that the view has seen.
 */

import { faceUpIn } from '../rules/face-up.ts';
import type { Move, Seat, Seen, Table, Tile } from '../rules/game.ts';
import { isPlayable } from '../rules/moves.ts';
import { rankOf } from '../rules/tiles.ts';
import { RACK_MODES, type RackMode } from './habits.ts';

export interface Rack {
  readonly mode: RackMode;
  /**
   * Returns the visible faces of a seat's hand in their order. `moves`: the legal moves of the seat in turn; null while
   * it is not in turn. Tiles sorted by playability then keep their order. `table`: that of the game.
   */
  order(seen: Seen, seat: Seat, moves: readonly Move[] | null, table: Pick<Table, 'rows' | 'hands'>): readonly Tile[];
  setMode(mode: RackMode): void;
  /** Sets the next mode, in the order of `RACK_MODES`. */
  cycle(): void;
  /**
   * Moves a tile to position `index` (from 0, clamped) of that seat's last shown order. Sets the mode to `hand`.
   * Returns false, with no change, if the seat does not hold the tile.
   */
  move(seat: Seat, tile: Tile, index: number): boolean;
  /** Calls `listener` after every change of `mode` and every `move`; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

/** The order of a seat's rack in one deal. */
interface Standing {
  readonly deal: number;
  /** The order last shown. */
  shown: readonly Tile[];
  /** The order arranged by the person, with played tiles: a tile that is taken back returns to its place. */
  arranged: readonly Tile[] | null;
}

/** Creates a rack for all seats of one match. */
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
    order(seen, seat, moves, table) {
      // 22.1: the position of a tile is part of the game.
      if (table.rows) return dealtFaces(seen, seat);
      // 21.2: of a face-down row only the tile that is turned up is shown.
      if (table.hands) return seen.turn?.seat === seat ? [seen.heap[faceUpIn(table, seen) ?? -1] ?? []].flat() : [];
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

/** Returns the visible faces of a hand in the order of the deal. */
const dealtFaces = ({ hands, heap }: Seen, seat: Seat): readonly Tile[] =>
  [...(hands[seat] ?? [])].sort((a, b) => a - b).flatMap((at) => heap[at] ?? []);

/** Returns the visible faces of a hand by their numbers. */
function facesOf(seen: Seen, seat: Seat): Tile[] {
  const faces = (seen.hands[seat] ?? []).flatMap((at) => seen.heap[at] ?? []);
  return faces.sort((a, b) => rankOf(a) - rankOf(b));
}

/** Adds new tiles at the end. */
const withNew = (before: readonly Tile[], tiles: readonly Tile[]): Tile[] => [
  ...before,
  ...tiles.filter((tile) => !before.includes(tile)),
];

function playableFirst(tiles: readonly Tile[], moves: readonly Move[]): Tile[] {
  const fits = (tile: Tile) => isPlayable(moves, tile);
  return [...tiles.filter(fits), ...tiles.filter((tile) => !fits(tile))];
}
