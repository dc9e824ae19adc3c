/** The place and look of every tile: a pure function of the situation, so that showing is the end of playing. */

import type { Situation } from '../../match/ports.ts';
import type { Position, Seat, Seen, Table, Tile } from '../../rules/game.ts';
import { inOrderOfPlay } from '../../rules/order-of-play.ts';
import { seatsByPlace } from '../../rules/players.ts';
import { halves } from '../../rules/tiles.ts';
import { pileRooms, restingLayout } from '../../ui/boneyard-layout.ts';
import type { Point, Rect } from '../../ui/rect.ts';
import { turnedUpLayout } from '../../ui/turned-up-layout.ts';
import type { Layout } from '../layout/layout.ts';
import { aboveLip, ownRows, rowsFor } from '../regions/own-size.ts';
import type { RegionsInput } from '../regions/screen-frame.ts';
import { type Pose, UPRIGHT } from '../space/vectors.ts';
import { type BoardView, lyingAt, viewOf } from './board-view.ts';
import { pileCornerOf, pileIn, spreadIn, stackIn } from './boneyard.ts';
import { byNumber, type Order } from './hand-order.ts';
import { BACKS_LIGHT, type Light, type Look, PLAIN, RACK_LIGHT } from './look.ts';
import type { Outlook } from './outlook.ts';
import type { TableSurface } from './surface.ts';
import { AVERTED, FACING, heightFor, standingIn } from './tile-rows.ts';

export type Where = 'own' | 'hand' | 'laid' | 'boneyard' | 'dead';

/** One tile, identified by its place in the heap. */
export interface Placed extends Pose, Look {
  readonly where: Where;
  /** 21.3: the remembered numbers of a tile that lies face down again, as light before its back. */
  readonly recalled?: Pose & Light;
  /** True if it lies in an open row, and is not its free end. */
  readonly isBehind?: boolean;
}

export interface Placement {
  readonly tiles: readonly Placed[];
  readonly view: BoardView;
}

/** The layout of tiles for a kind of table. */
export interface PlacementKind {
  readonly outlook: Outlook;
  readonly layHand: LayHand;
  readonly ownSide: OwnSide;
}

/** Returns the side of an own half-tile in a hand as it is dealt, CSS pixels. */
export type OwnSide = (surface: TableSurface, table: Pick<RegionsInput, 'handSize' | 'rows'>) => number;

/** Places the tiles of a hand; `k` is the number of seats after the own one. */
export type LayHand = (placing: Placing, hand: readonly Position[], k: number) => void;

export interface PlacementOptions {
  /** The order of the own tiles; by their numbers by default. */
  readonly ownOrder?: Order;
  /** The view to keep; by default the whole layout is in view. */
  readonly keptView?: BoardView | null;
  /** The tiles that fit any end (10.2); own ones are marked. */
  readonly jokers?: readonly Tile[];
}

/** The placement in progress; `tiles` is written. */
export interface Placing extends Pick<Situation, 'seen' | 'eye' | 'sitters' | 'isTaking'> {
  readonly table: Pick<Table, 'rows'>;
  readonly surface: TableSurface;
  readonly ownOrder: Order;
  readonly jokers: readonly Tile[];
  /** Areas of hands that are turned up on the board, by the number of seats after the own one. */
  readonly shown: readonly (Rect | undefined)[];
  readonly tiles: Placed[];
}

/** The largest half-tiles in others' hands, turned up after the deal, and in the boneyard; CSS pixels at unit 1. */
const LARGEST_BACKS = 24;
const LARGEST_TURNED_UP = 28;
const LARGEST_BONEYARD = 22;
/** The same of tiles that lie spread to be taken. */
const LARGEST_SPREAD = 30;
/** The factor by which the tiles of a mosaic may be larger: it never grows. */
const LARGER = 1.25;
/** Strengths of the marks on the last tile of the table, and on the last tile of each other seat. */
const LAST_MARK = 1;
const SEAT_MARK = 0.55;
/** Strength of the mark on a joker on the rack. */
const JOKER_MARK = 0.7;

/** A tile without a place, too small to be seen. */
const NOWHERE: Placed = { at: [0, 0, 0], turn: UPRIGHT, scale: 0, ...PLAIN, where: 'dead' };

/**
 * Places every tile of the heap. `own` is the seat at the bottom of the screen. Its hand faces the player if the eye
 * sees it, else it is turned away.
 */
export function placementOf(
  { seen, eye, sitters, isTaking }: Situation,
  own: Seat,
  {
    surface,
    layout,
    table,
  }: { readonly surface: TableSurface; readonly layout: Layout; readonly table: Placing['table'] },
  { outlook, layHand, ownSide }: PlacementKind,
  { ownOrder = byNumber, keptView = null, jokers = [] }: PlacementOptions = {},
): Placement {
  const { regions } = surface;
  const turnedUp = turnedUpLayout(
    regions,
    turnedUpOf(seen, own).map((count, k) => (regions.backs[k] ? 0 : count)),
  );
  const board = surface.boardBeside(turnedUp.band ? [turnedUp.band] : []);
  // While somebody has to choose, the possible places of a tile are in view too.
  const reach = seen.turn ? layout.reach : layout.bounds;
  const { least } = layout;
  const seenFrom = least ? { ...outlook, least: () => least } : outlook;
  const hand = seen.puzzle?.tiles.length;
  const side = hand === undefined ? 0 : ownSide(surface, { handSize: hand }) / surface.pixelsAt([0, board.y, 0]);
  const largest = hand === undefined ? surface.largest : Math.min(side, surface.largest * LARGER);
  const view = keptView ?? viewOf({ ...surface, board, largest }, seenFrom, reach, layout.bounds);
  const tiles = seen.heap.map(() => NOWHERE);
  const shown = turnedUp.seats.map((seat) => seat?.hand);
  const placing = { seen, eye, sitters, isTaking, table, surface, ownOrder, jokers, shown, tiles };
  for (const [k, seat] of seatsByPlace(seen, own).entries()) layHand(placing, seen.hands[seat] ?? [], k);
  placeRest(placing);
  placeLaid(placing, layout, view);
  return { tiles, view };
}

/** Stands the own hand on the rack, and every other one before its seat. */
export const standingHand: LayHand = (placing, hand, k) => {
  const { seen, ownOrder } = placing;
  if (k === 0) standOnRack(placing, ownOrder(hand, seen.heap));
  else standBefore(placing, byNumber(hand, seen.heap), k);
};

/** Returns the side of the own tiles as they are dealt, CSS pixels. */
export const standingSide: OwnSide = ({ regions }, { handSize }) => ownRows(regions, handSize).side;

/** Returns the face of a tile with its low half above, as it stands in a hand. */
const faced = (tile: Tile | null | undefined): Look => {
  if (!tile) return PLAIN;
  const [above, below] = halves(tile);
  return { ...PLAIN, above, below };
};

/** Returns the poses of `count` own tiles on the rack, from left to right. */
export const slotsOnRack = (surface: TableSurface, count: number, turn: Pose['turn'] = FACING): readonly Pose[] =>
  standingIn(surface, aboveLip(surface.regions.rack), { count, turn, rows: ownRows(surface.regions, count) });

function standOnRack(placing: Placing, hand: readonly Position[]): void {
  const { surface, seen, jokers, tiles } = placing;
  stand(placing, hand, (turn) => slotsOnRack(surface, hand.length, turn), 'own');
  for (const at of hand) {
    const tile = seen.heap[at];
    const placed = tiles[at];
    if (placed && tile && jokers.includes(tile)) tiles[at] = { ...placed, marked: JOKER_MARK };
  }
}

/** Places the hand of another seat: its backs, its tiles turned up on the board after the deal, or only its count. */
function standBefore(placing: Placing, hand: readonly Position[], k: number): void {
  const { surface } = placing;
  const { regions } = surface;
  const [backs, shown] = [regions.backs[k], placing.shown[k]];
  const largest = LARGEST_BACKS * regions.unit;
  if (backs) standIn(placing, hand, upperPart(backs, hand.length, largest), largest);
  else if (shown) standIn(placing, hand, shown, LARGEST_TURNED_UP * regions.unit);
  else hide(placing, hand, regions.plates[k]);
}

/** Stands tiles of another seat in a rectangle of the screen, halves at most `largest` CSS pixels. */
const standIn = (placing: Placing, hand: readonly Position[], room: Rect, largest: number): void =>
  stand(
    placing,
    hand,
    (turn) =>
      standingIn(placing.surface, room, { count: hand.length, turn, rows: rowsFor(hand.length, room, { largest }) }),
    'hand',
  );

/** Stands tiles in poses, facing the player if all faces are visible. */
function stand(
  { seen, tiles }: Placing,
  hand: readonly Position[],
  posesOf: (turn: Pose['turn']) => readonly Pose[],
  where: 'own' | 'hand',
) {
  const poses = posesOf(hand.every((at) => seen.heap[at]) ? FACING : AVERTED);
  for (const [i, at] of hand.entries()) {
    const pose = poses[i];
    const glow = where === 'own' ? RACK_LIGHT : BACKS_LIGHT;
    if (pose) tiles[at] = { ...pose, ...faced(seen.heap[at]), glow, where };
  }
}

/** Hides tiles of a seat that shows only a count: they wait, too small to be seen, under its plate. */
function hide({ surface, tiles }: Placing, hand: readonly Position[], plate: Rect | undefined): void {
  if (!plate) return;
  const at = surface.camera.ground(plate.x + plate.width / 2, plate.y + plate.height / 2, 0.3);
  for (const position of hand) tiles[position] = { at, turn: AVERTED, scale: 0.001, ...PLAIN, where: 'hand' };
}

/** Places the boneyard and the dead tiles. Tiles that nobody held stay unseen, even after the deal. */
function placeRest({ seen, isTaking, surface, tiles }: Placing): void {
  const { regions } = surface;
  const largest = LARGEST_BONEYARD * regions.unit;
  const rest = stackIn(surface, restingLayout(regions.boneyard, regions.unit).stack, seen.dead.length, largest);
  const lay = (at: Position, pose: Pose | undefined, where: Where) => {
    if (pose) tiles[at] = { ...pose, ...PLAIN, where };
  };
  for (const [at, pose] of isTaking ? spreadOf(seen, surface) : pileOf(seen, surface)) lay(at, pose, 'boneyard');
  for (const [i, at] of seen.dead.entries()) lay(at, rest[i], 'dead');
}

/** 1.13: returns the tiles that lie on the cloth to be taken; each keeps its place however many are gone. */
function spreadOf({ heap, boneyard }: Seen, surface: TableSurface): readonly (readonly [Position, Pose | undefined])[] {
  const spread = spreadIn(surface, heap.length, LARGEST_SPREAD * surface.regions.unit);
  return boneyard.map((at) => [at, spread[at]]);
}

/** Returns the tiles in the boneyard: each keeps its place in the pile until the deal is over. */
function pileOf(seen: Seen, surface: TableSurface): readonly (readonly [Position, Pose | undefined])[] {
  const { boneyard, unit } = surface.regions;
  const taken = seen.log.flatMap((event) => ('from' in event && event.from !== undefined ? [event.from] : []));
  const whole = [...seen.boneyard, ...taken].sort((a, b) => a - b);
  const pile = pileIn(surface, pileRooms(boneyard, unit), whole.length, LARGEST_BONEYARD * unit);
  return seen.boneyard.map((at) => [at, pile[whole.indexOf(at)]]);
}

/** Returns the upper left corner of the tiles in the boneyard, CSS pixels; `null` if it is empty. */
export const pileCorner = (seen: Seen, surface: TableSurface): Point | null =>
  pileCornerOf(
    surface,
    pileOf(seen, surface).flatMap(([, pose]) => pose ?? []),
  );

function placeLaid({ seen, tiles }: Placing, layout: Layout, view: BoardView): void {
  const played = inOrderOfPlay(seen);
  const last = new Map(played.map((laid) => [laid.seat, laid]));
  for (const [i, laid] of seen.laid.entries()) {
    const flat = layout.poses[i];
    if (!flat) continue;
    const mark = laid === played.at(-1) ? LAST_MARK : SEAT_MARK;
    const marked = !seen.outcome && last.get(laid.seat) === laid ? mark : 0;
    const look = { ...PLAIN, above: laid.outer, below: laid.inner, marked, ...over(seen.laid, layout, i) };
    tiles[laid.at] = { ...lyingAt(view, flat, laid.closed), ...look, where: 'laid' };
  }
}

/** Returns the parts of a tile over others or under them (13.1): the halves that join are on one another. */
function over(laid: Seen['laid'], { poses }: Layout, i: number): Pick<Look, 'upper' | 'coveredAbove' | 'coveredBelow'> {
  const isUpper = (k: number) => poses[k]?.level === 1;
  const covers = laid.flatMap(({ to, arm }, k) => (to === i && isUpper(k) ? [arm] : []));
  // The first tile joins by its low half on arm 0; every other one has joined by its inner half.
  const isFirst = laid[i]?.to === null;
  const atInner = isFirst ? covers.includes(0) : isUpper(laid[i]?.to ?? -1);
  const atOuter = isFirst ? covers.includes(1) : covers.length > 0;
  return { upper: isUpper(i) ? 1 : 0, coveredAbove: atOuter ? 1 : 0, coveredBelow: atInner ? 1 : 0 };
}

/** Returns the upper part of an area that so many tiles need, however few are left. */
const upperPart = (area: Rect, count: number, largest: number): Rect => ({
  ...area,
  height: heightFor(count, area, largest),
});

/**
 * Returns the number of tiles that each seat has turned up, by its place at the table: after the deal, or for a viewer
 * who sees all hands. Own tiles stand on the rack and count 0.
 */
export const turnedUpOf = (seen: Seen, own: Seat): number[] =>
  seatsByPlace(seen, own).map((seat, k) => {
    const hand = seen.hands[seat] ?? [];
    return k > 0 && hand.every((at) => seen.heap[at]) ? hand.length : 0;
  });
