/** Where every tile is, and how it looks: a pure function of the situation, so that showing is the end of playing. */
import type { Situation } from '../../match/ports.ts';
import type { Position, Seat, Seen, Tile } from '../../rules/game.ts';
import { halves } from '../../rules/tiles.ts';
import { pileRoom, restingLayout } from '../../ui/boneyard-layout.ts';
import type { Rect } from '../../ui/rect.ts';
import { turnedUpLayout } from '../../ui/turned-up-layout.ts';
import type { Layout } from '../layout/layout.ts';
import type { Look } from '../renderer/table-meshes.ts';
import { type Pose, UPRIGHT } from '../space/vectors.ts';
import { type BoardView, lyingAt, viewOf } from './board.ts';
import { pileIn, stackIn } from './boneyard.ts';
import { byNumber, type Order } from './order.ts';
import { AVERTED, FACING, heightFor, RISE, SINK, standingIn } from './standing.ts';
import type { Surface } from './surface.ts';

export type Where = 'own' | 'hand' | 'laid' | 'boneyard' | 'dead';

/** One tile, known by its place in the heap. */
export interface Placed extends Pose, Look {
  readonly where: Where;
}

export interface Placement {
  readonly tiles: readonly Placed[];
  readonly view: BoardView;
}

/** A tile of which nothing is to be said: face down, or blank. */
export const PLAIN: Look = { above: 0, below: 0, glow: 0, dim: 0, marked: 0, focused: 0 };

/** The largest a half-tile is drawn, CSS pixels: on the rack, in others' hands, turned up after the deal, in the boneyard. */
const LARGEST_OWN = 46;
const LARGEST_BACKS = 24;
const LARGEST_TURNED_UP = 28;
const LARGEST_BONEYARD = 22;
/** The light in which tiles stand: the own ones on their rack, the others' before them. */
const RACK_LIGHT = 0.3;
const BACKS_LIGHT = 0.4;

/** The face of a tile with its low half above, as it stands in a hand. */
const faced = (tile: Tile | null | undefined): Look => {
  if (!tile) return PLAIN;
  const [above, below] = halves(tile);
  return { ...PLAIN, above, below };
};

/**
 * Places every tile of the heap. `own` is the seat at the bottom of the screen; its hand stands face to the player
 * where the eye sees it, else turned away; its tiles stand in the order `ownOrder`. `kept`: how the star has to be seen;
 * else all of it is.
 */
export function placeOf(
  now: Situation,
  own: Seat,
  surface: Surface,
  layout: Layout,
  ownOrder: Order = byNumber,
  kept: BoardView | null = null,
): Placement {
  const { seen } = now;
  const { regions } = surface;
  const tiles: Placed[] = seen.heap.map(() => ({ at: [0, 0, 0], turn: UPRIGHT, scale: 0, ...PLAIN, where: 'dead' }));
  const open = (positions: readonly Position[]) => positions.every((at) => seen.heap[at]);
  const turnedUp = turnedUpLayout(
    regions,
    turnedUpOf(seen, own).map((count, k) => (regions.backs[k] ? 0 : count)),
  );
  const board = surface.boardBeside(turnedUp.band ? [turnedUp.band] : []);
  // While anybody is to choose, the places where a tile could go are in view too.
  const view = kept ?? viewOf({ ...surface, board }, seen.turn ? layout.reach : layout.bounds, layout.bounds);
  const stand = (positions: readonly Position[], rect: Rect, largest: number, where: Where) => {
    const poses = standingIn(
      surface,
      rect,
      positions.length,
      largest * regions.unit,
      open(positions) ? FACING : AVERTED,
      where === 'own' ? RISE + SINK : 0,
    );
    for (const [i, at] of positions.entries()) {
      const pose = poses[i];
      if (pose)
        tiles[at] = { ...pose, ...faced(seen.heap[at]), glow: where === 'own' ? RACK_LIGHT : BACKS_LIGHT, where };
    }
  };
  for (const [seat, hand] of seen.hands.entries()) {
    const k = (seat - own + seen.seats) % seen.seats;
    if (k === 0) {
      stand(ownOrder(hand, seen.heap), aboveLip(regions.rack), LARGEST_OWN, 'own');
      continue;
    }
    const backs = regions.backs[k];
    const shown = turnedUp.seats[k]?.hand;
    if (backs)
      stand(
        byNumber(hand, seen.heap),
        upperPart(backs, hand.length, LARGEST_BACKS * regions.unit),
        LARGEST_BACKS,
        'hand',
      );
    else if (shown) stand(byNumber(hand, seen.heap), shown, LARGEST_TURNED_UP, 'hand');
    else hide(hand, regions.plates[k], surface, tiles);
  }

  // A tile keeps its place in the pile until the deal is over.
  const taken = seen.log.flatMap((event) => ('from' in event && event.from !== undefined ? [event.from] : []));
  const whole = [...seen.boneyard, ...taken].sort((a, b) => a - b);
  const pile = pileIn(surface, pileRoom(regions.boneyard, regions.unit), whole.length, LARGEST_BONEYARD * regions.unit);
  const rest = stackIn(
    surface,
    restingLayout(regions.boneyard, regions.unit).stack,
    seen.dead.length,
    LARGEST_BONEYARD * regions.unit,
  );
  const lie = (at: Position, pose: Pose | undefined, where: Where) => {
    // What nobody held stays unseen, also after the deal.
    if (pose) tiles[at] = { ...pose, ...PLAIN, where };
  };
  for (const at of seen.boneyard) lie(at, pile[whole.indexOf(at)], 'boneyard');
  for (const [i, at] of seen.dead.entries()) lie(at, rest[i], 'dead');

  const last = new Map<Seat | null, number>();
  for (const [i, laid] of seen.laid.entries()) last.set(laid.seat, i);
  for (const [i, laid] of seen.laid.entries()) {
    const flat = layout.poses[i];
    if (!flat) continue;
    const marked = seen.outcome || last.get(laid.seat) !== i ? 0 : i === seen.laid.length - 1 ? 1 : 0.55;
    const look = { ...PLAIN, above: laid.outer, below: laid.inner, marked };
    tiles[laid.at] = { ...lyingAt(view, flat, laid.closed), ...look, where: 'laid' };
  }
  return { tiles, view };
}

/** Where the own tiles stand: up to the frame above the rack, and clear of the lip before it. CSS pixels. */
const aboveLip = (rack: Rect): Rect => ({ ...rack, y: rack.y - 3, height: rack.height - 1 });

/** As much of a room as so many tiles need that stand near its upper edge, however few are left. */
const upperPart = (room: Rect, count: number, largest: number): Rect => ({
  ...room,
  height: heightFor(count, room, largest),
});

/** How many tiles each seat has turned up after the deal, by its place at the table; the own ones stand on the rack. */
export const turnedUpOf = ({ outcome, seats, hands, heap }: Seen, own: Seat): number[] =>
  Array.from({ length: seats }, (_, k) => {
    const hand = hands[(own + k) % seats] ?? [];
    return outcome && k > 0 && hand.every((at) => heap[at]) ? hand.length : 0;
  });

/** Tiles of a seat that shows only a count wait, too small to be seen, under its plate. */
function hide(hand: readonly Position[], plate: Rect | undefined, surface: Surface, tiles: Placed[]) {
  if (!plate) return;
  const at = surface.camera.ground(plate.x + plate.width / 2, plate.y + plate.height / 2, 0.3);
  for (const position of hand) tiles[position] = { at, turn: AVERTED, scale: 0.001, ...PLAIN, where: 'hand' };
}
