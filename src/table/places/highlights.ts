/** The highlights of a question at the desk: tiles that may be played, the picked one, and the places where it fits. */
import { doublesDue } from '../../rules/duty.ts';
import type { End, Move, Place, Position, Seen, Tile } from '../../rules/game.ts';
import {
  isLayable,
  isPlayable,
  mayDo,
  outerHalf,
  type TileMove,
  tileOfMove,
  tilesAt,
  waysAt,
} from '../../rules/moves.ts';
import { halves, isDouble } from '../../rules/tiles.ts';
import type { Question } from '../../seats/desk.ts';
import type { FlatPose, Layout, Stop, Thread, Zone } from '../layout/layout.ts';
import type { TileLevel } from '../layout/pose.ts';
import { RISE, SINK } from '../regions/own-size.ts';
import { HALF_THICK } from '../space/tile-size.ts';
import { type Pose, turnAbout } from '../space/vectors.ts';
import { keptApart, type MarkRoom } from './apart.ts';
import { type BoardView, footOf, lyingAt, ON_CLOTH } from './board-view.ts';
import { BLADE, GHOST, type Light, PLATE } from './look.ts';
import type { Placed, Placement } from './placement.ts';
import type { TableSurface } from './surface.ts';
import { raised } from './tile-rows.ts';

/** The question to the person at the screen, and the choices made so far. */
export interface Highlights {
  readonly question: Question | null;
  readonly picked: Tile | null;
  /** Turn of a tile that lies on two places, in quarters. */
  readonly turned?: number;
  /** The move that the person was advised to make. */
  readonly advised: Move | null;
  /** Keyboard focus. */
  readonly focusTile: Tile | null;
  readonly focusPlace: Place | null;
  /** 1.13: the tile that lies spread to be taken, by its place in the heap. */
  readonly focusLying?: Position | null;
}

/** A highlighted place on the cloth: a blade that waits, or the tile as it would lie there. */
export interface HighlightedPlace extends Pose, Light {
  /** `null`: the middle, where the first tile is played. */
  readonly arm: Place | null;
  /** True if a tap here plays the picked tile. */
  readonly waits: boolean;
  /** The storey on which the tile would lie; absent if all lie on the cloth. */
  readonly level?: TileLevel;
  /** Present only if the mark stands aside, over all tiles, to keep apart from another. */
  readonly aside?: Aside;
}

interface Aside {
  /** The pose of the tile itself. */
  readonly home: Pose;
  /** The line from the end that the tile would join; its length is twice its `scale`. */
  readonly thread: Pose;
}

/**
 * Distance of the mark's middle from the arm's end, in half-tile sides. Then the mark's size as a share of a tile. The
 * mark is a bar a little longer than a tile is wide, or a stud.
 */
const MARK_AWAY: Readonly<Record<Stop['why'], number>> = { dead: 0.17, closed: 0.28 };
const MARK_SIZE: Readonly<Record<Stop['why'], number>> = { dead: 0.58, closed: 0.66 };
/** Rises of an own tile: of a picked one, of an advised one, and of one that was drawn just now; half-tile sides. */
const PICKED = 0.4;
const ADVISED = 0.24;
const DRAWN = 0.24;
/** Amount of dimness of an own tile that may not be played: it keeps its colours and most of its light. */
export const IDLE = 0.5;
/** The same for a tile behind a free one. Most tiles of the rows lie so: darker, the whole table would look grey. */
const BEHIND = 0.3;
/** Height of a mark that stands aside, in half the thickness of a tile: over two storeys. */
const ABOVE_TILES = 4.2;
/** Distance of the thread's end from the middle of such a mark, just beyond its edge, in half-tile sides. */
const NEAR = 0.98;
/** The faces of a place without numbers. */
const BLANK = { above: -99, below: -99 } as const;

/**
 * Raises tiles that may be played, and the picked one higher. Tiles that may not be played stand back and are a little
 * darker, unless they can bar (9.2). A hand of which none may be played stays as it is. The boneyard glows if a tile may
 * be drawn. A tile that was just drawn stands out until something else is done.
 */
export function highlighted(placement: Placement, seen: Seen, highlights: Highlights): Placement {
  const { question, picked, advised, focusTile, focusLying = null } = highlights;
  const last = seen.log.at(-1);
  const drawn = last?.do === 'draw' ? last.from : undefined;
  if (!question && !focusTile && focusLying === null && drawn === undefined) return placement;
  const mayDraw = mayDo(question?.moves ?? [], 'draw');
  const asked = askedOf(placement, seen, question);
  const tiles = placement.tiles.map((placed, at): Placed => {
    if (placed.where === 'boneyard') {
      if (at === focusLying) return { ...placed, glow: 1, focused: 1 };
      return mayDraw ? { ...placed, glow: 0.7 } : placed;
    }
    if (placed.where !== 'own') return placed;
    const tile = seen.heap[at] ?? null;
    const isFit = isPlayable(question?.moves ?? [], tile);
    const isPicked = tile !== null && tile === picked;
    const look = { ...placed, focused: tile !== null && tile === focusTile ? 1 : 0 };
    if (isPicked) return { ...raised(look, PICKED), glow: 1 };
    if (advised && isPlayable([advised], tile)) return { ...raised(look, ADVISED), glow: 1 };
    // Tiles behind a free one are in view all the time.
    if (placed.isBehind) return { ...look, dim: BEHIND };
    const idle = { dim: !asked || isLayable(asked.moves, tile) ? 0 : IDLE };
    if (at === drawn) return { ...raised(look, DRAWN), ...(isFit || !question ? { glow: 1 } : idle) };
    if (!asked) return look;
    return isFit ? raised(look, RISE) : { ...raised(look, -SINK), ...idle };
  });
  return { ...placement, tiles };
}

/** Returns the question, unless none of the own tiles can be put anywhere. */
export function askedOf({ tiles }: Placement, { heap }: Seen, question: Question | null): Question | null {
  const isAsked = ({ where }: Placed, at: Position) =>
    where === 'own' && isLayable(question?.moves ?? [], heap[at] ?? null);
  return tiles.some(isAsked) ? question : null;
}

/** Shows the highlights of a question on the tiles. */
export type Highlight = (placement: Placement, seen: Seen, highlights: Highlights, surface: TableSurface) => Placement;

/** Returns the highlighted places; `room` limits marks that would be in each other's way. */
export type PlacesOf = (
  seen: Seen,
  layout: Layout,
  view: BoardView,
  highlights: Highlights,
  room: MarkRoom,
) => readonly HighlightedPlace[];

/** A lit place without the final place of its mark. */
type Lit = Omit<HighlightedPlace, keyof Pose | 'aside'> & { readonly zone: Zone | null; readonly flat: FlatPose };

/**
 * Returns the highlighted places. Free blades shine in copper, the next one brightest, unless a tile may be played at
 * any of them. An arm that waits for a double shows a ghost of it (28.3). A ghost stands where the picked tile fits, or
 * where the advised one would go. `room` limits marks that would be in each other's way.
 */
export function highlightedPlaces(
  seen: Seen,
  layout: Layout,
  view: BoardView,
  highlights: Highlights,
  room: MarkRoom,
): HighlightedPlace[] {
  const lit = litPlaces(seen, layout, highlights);
  const marks = keptApart(
    lit.map(({ zone, flat }) => zone?.mark ?? flat),
    layout.poses,
    room,
  );
  return lit.map(({ zone, flat, ...place }, k) => {
    const mark = marks[k] ?? flat;
    const home = onCloth(view, flat);
    if (!zone || (!zone.mark && mark.x === flat.x && mark.y === flat.y)) return { ...place, ...home };
    return { ...place, ...overTiles(view, mark), aside: { home, thread: threadTo(view, zone, mark) } };
  });
}

function litPlaces(seen: Seen, layout: Layout, highlights: Highlights): Lit[] {
  const { question, picked, advised, focusPlace } = highlights;
  const moves = question?.moves ?? [];
  const due: readonly (End | undefined)[] = doublesDue(seen);
  const nextFree = seen.ends.find((end) => end.state === 'free')?.place ?? null;
  const found: Lit[] = [];
  for (const zone of layout.zones) {
    const end = seen.ends.find((one) => one.place === zone.arm);
    const [move] = waysAt(moves, picked, zone.arm);
    const [advice] = !picked && advised ? waysAt([advised], tileOfMove(advised), zone.arm) : [];
    const comes = move ?? advice;
    // If the player may choose among blades, none is brighter than the others.
    const isAlike = !advised && tilesAt(moves, zone.arm).length > 0;
    const isDue = due.includes(end);
    const isLit = isDue || end?.state === 'free';
    const glow = comes ? 1 : picked || !isLit ? 0 : restingGlow(isAlike || zone.arm === nextFree);
    const focused = focusPlace === zone.arm ? 1 : 0;
    if (glow === 0 && focused === 0) continue;
    const coming = picked ?? advice?.tile;
    const isAcross = coming ? isDouble(coming) : isDue;
    const flat = isAcross ? zone.doublePose : zone.pose;
    // A mark at the tile's own place lies on other tiles.
    const ghost = zone.mark === zone.pose ? PLATE : GHOST;
    const shape = comes || end?.state !== 'free' ? ghost : BLADE;
    const accepts = end?.accepts ?? (zone.takes === undefined ? null : [zone.takes]);
    const faces = comes && accepts ? facesOf(comes, accepts) : isDue && end ? doubled(end.shows) : BLANK;
    const { level = 0 } = flat;
    const place = { zone, flat, ...faces, arm: zone.arm, shape, glow, focused, waits: move !== undefined };
    found.push(level > 0 ? { ...place, level } : place);
  }
  if (waysAt(moves, picked, null).length > 0) {
    const flat = { x: layout.first.x, y: layout.first.y, angle: 0 };
    found.push({ zone: null, flat, ...BLANK, arm: null, shape: GHOST, glow: 1, focused: 0, waits: true });
  }
  return found;
}

/** Returns the halves of a tile as they would lie at an end that accepts these numbers: the fitting one inside. */
function facesOf(move: TileMove, accepts: readonly number[]) {
  const [low, high] = halves(move.tile);
  const outer = outerHalf(move, accepts);
  return { above: outer, below: outer === low ? high : low };
}

/** The mark at an end where nothing can ever be added. */
export interface ShutEnd extends Pose {
  readonly why: Stop['why'];
}

/** Returns the marks of shut arms, each just outside the arm's last edge. */
export function shutEnds(layout: Layout, view: BoardView): ShutEnd[] {
  return layout.stops.map(({ why, pose: { x, y, angle } }) => {
    const away = MARK_AWAY[why];
    const beyond = { x: x - Math.sin(angle) * away, y: y + Math.cos(angle) * away, angle: angle + Math.PI / 2 };
    return { ...onCloth(view, beyond), scale: view.scale * MARK_SIZE[why], why };
  });
}

const restingGlow = (isBright: boolean): number => (isBright ? 1 : 0.55);

/** Returns the halves of a double. */
const doubled = (n: number) => ({ above: n, below: n });

const onCloth = (view: BoardView, flat: FlatPose): Pose => {
  const pose = lyingAt(view, flat);
  return { ...pose, at: [pose.at[0], pose.at[1], footOf(view, flat) + ON_CLOTH] };
};

/** Returns the pose of a mark that stands aside, over any tiles there. */
function overTiles(view: BoardView, flat: FlatPose): Pose {
  const pose = lyingAt(view, flat);
  return { ...pose, at: [pose.at[0], pose.at[1], ABOVE_TILES * HALF_THICK * view.scale + ON_CLOTH] };
}

/** Returns the thread from the end that a tile would join to a mark that stands aside. */
function threadTo(view: BoardView, { pose, mark: usual, knot }: Zone, mark: FlatPose): Pose {
  const from = knot ?? (usual ? usual : innerOf(pose, 1));
  const to = usual ? mark : innerOf(mark, NEAR);
  return along(view, [from, to], overTiles);
}

/** Returns the lines on the cloth between the parts of broken lines. */
export const threadsOn = ({ threads = [] }: Layout, view: BoardView): readonly Pose[] =>
  threads.map((thread) => along(view, thread, onCloth));

/** Returns the pose of a thread; its length is twice its `scale`. */
function along(view: BoardView, [from, to]: Thread, lying: typeof onCloth): Pose {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const { at } = lying(view, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, angle: 0 });
  return { at, turn: turnAbout('z', Math.atan2(-dx, dy)), scale: (Math.hypot(dx, dy) / 2) * view.scale };
}

/** Returns a point of a tile's middle line, `away` from its middle towards its inner half. */
const innerOf = ({ x, y, angle }: FlatPose, away: number) => ({
  x: x + Math.sin(angle) * away,
  y: y - Math.cos(angle) * away,
});
