/** What the scene has before its eyes: the situation, who looks, how the screen is shared out, and what follows. */
import type { Situation } from '../match/ports.ts';
import type { Game, Place, Position, Seat, Tile } from '../rules/game.ts';
import { tilesAt } from '../rules/moves.ts';
import type { Desk } from '../seats/desk.ts';
import type { Rack } from '../seats/rack.ts';
import { type Board, boardAfter, classOf, type Layout } from './layout/layout.ts';
import { type Asked, dressed, type LitPlace, litPlaces, type ShutEnd, shutEnds } from './places/asked.ts';
import { type BoardView, EMPTY, lyingAt, viewOf } from './places/board.ts';
import { createLaidOut } from './places/laid-out.ts';
import { standingAs } from './places/order.ts';
import { type Placement, placeOf } from './places/place.ts';
import { type Surface, surfaceOf } from './places/surface.ts';
import { regionsOf, type SafeArea, settingOf } from './regions/regions.ts';
import type { Inlay } from './renderer/table-meshes.ts';
import type { Pose } from './space/vectors.ts';

/** A point of the canvas, CSS pixels. */
interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** A tile of the rack that would stand as number `index`, from 0. */
interface Moved {
  readonly tile: Tile;
  readonly index: number;
}

export interface Sight {
  readonly now: Situation | null;
  /** The seat at the bottom of the screen. */
  readonly own: Seat;
  readonly surface: Surface;
  readonly shape: Game['shape'];
  /** What is inlaid in the cloth. */
  readonly inlay: Inlay;
  /** Keyboard focus. */
  focus: { tile: Tile | null; place: Place | null };
  asked(): Asked;
  /** Takes a situation in; true when the screen has to be shared out anew. */
  meet(situation: Situation): boolean;
  /** Shares out a screen of that size, CSS pixels; true when the star has to lie otherwise. */
  share(width: number, height: number, safe: SafeArea): boolean;
  /** Where everything belongs in that situation, with what the desk asks. */
  arrange(situation: Situation): Placement;
  /** How the star lies on the cloth while nothing is laid. */
  emptyView(): BoardView;
  /** The places that are lit now, while the board is seen like that. */
  lit(view: BoardView): readonly LitPlace[];
  /** The same, were that tile held. */
  litFor(tile: Tile, view: BoardView): readonly LitPlace[];
  /** The own tiles in the order in which they stand, and the middles of their slots, CSS pixels. */
  rack(situation: Situation): { readonly order: readonly Position[]; readonly slots: readonly Pixel[] };
  /** Lets the rack stand as if a tile of it had been moved; true when that is something else than before. */
  makeRoom(moved: Moved | null): boolean;
  /** Whether the star is seen as it was: its size never changes under a finger. True when it now has to be seen otherwise. */
  keepView(isKept: boolean): boolean;
  /** Whether touching the end of that arm lays a tile: the one that is held, or the only one that fits. */
  plays(arm: Place): boolean;
  /** Where the end of an arm is, or its next tile would be; `null` when there is no such arm. */
  end(arm: Place, view: BoardView): Pose | null;
  /** Where an arm leaves the middle: radians clockwise from the top. */
  bearing(arm: Place): number | undefined;
  /** Where arms are shut. */
  shut(view: BoardView): readonly ShutEnd[];
  /** Whether there is a star and every blade is laid. */
  isStarComplete(): boolean;
}

const STAR: Game['shape'] = { arms: 8, doubles: 'in line' };
/** A table before anything is known of it. */
const UNSET = { seats: 4, handSize: 9, arms: STAR.arms };

export function createSight(desk: Desk, rack: Rack, gameById: (id: string) => Game | undefined): Sight {
  const laidOut = createLaidOut();
  let now: Situation | null = null;
  let own: Seat = 0;
  let layout: Layout | null = null;
  let surface = surfaceOf(regionsOf({ width: 800, height: 600, ...UNSET }));
  /** The board that counts in this deal: a bar of the browser that comes and goes must not move what lies. */
  let board: Board | null = null;
  let room: Moved | null = null;
  /** How the star was last seen. */
  let view: BoardView | null = null;
  let isKept = false;
  /** The faces of the own hand as they stand. */
  const facesOf = ({ seen }: Situation): readonly Tile[] =>
    rack.order(seen, own, desk.question?.seat === own ? desk.question.moves : null);
  const boardNow = (): Board => ({ aspect: surface.board.width / surface.board.height });
  const gameOf = (situation: Situation | null) => (situation ? gameById(situation.seen.game) : undefined);
  const shapeOf = (situation: Situation | null) => gameOf(situation)?.shape ?? STAR;
  const sight: Sight = {
    get now() {
      return now;
    },
    get own() {
      return own;
    },
    get surface() {
      return surface;
    },
    get shape() {
      return shapeOf(now);
    },
    get inlay() {
      const { arms, mayBeLine } = shapeOf(now);
      return mayBeLine ? 0 : arms > 4 ? 8 : 4;
    },
    focus: { tile: null, place: null },
    asked: () => ({
      question: desk.question,
      picked: desk.picked,
      advised: desk.advised?.moves[0] ?? null,
      focusTile: sight.focus.tile,
      focusPlace: sight.focus.place,
    }),
    meet(situation) {
      const before = now;
      now = situation;
      if (!before || situation.seen.laid.length === 0) {
        board = null;
        view = null;
      }
      const firstPerson = situation.sitters.findIndex(({ kind }) => kind === 'person');
      if (typeof situation.eye === 'number') own = situation.eye;
      else if (!before) own = Math.max(0, firstPerson);
      const [a, b] = [before?.seen, situation.seen];
      return a?.game !== b.game || a.seats !== b.seats || a.options !== b.options;
    },
    share(width, height, safe) {
      const game = gameOf(now);
      const setting = now && game ? settingOf(game, now.seen.options, now.seen.seats) : UNSET;
      view = null;
      surface = surfaceOf(regionsOf({ width, height, safe, ...setting }));
      if (!board) return false;
      const before = board;
      board = boardAfter(before, boardNow());
      return classOf(board) !== classOf(before);
    },
    arrange(situation) {
      const { seen } = situation;
      board ??= boardNow();
      layout = laidOut(seen, shapeOf(situation), board.aspect);
      const order = standingAs(withRoom(facesOf(situation), room));
      const placement = placeOf(situation, own, surface, layout, order, isKept ? view : null);
      view = placement.view;
      return dressed(placement, seen, sight.asked());
    },
    emptyView: () => viewOf(surface, EMPTY),
    lit: (view) => (now && layout ? litPlaces(now.seen, layout, view, sight.asked()) : []),
    litFor: (tile, view) =>
      now && layout ? litPlaces(now.seen, layout, view, { ...sight.asked(), picked: tile }) : [],
    rack(situation) {
      const { hands, heap } = situation.seen;
      const { tiles } = sight.arrange(situation);
      const standing = (faces: readonly Tile[]) => standingAs(faces)(hands[own] ?? [], heap);
      const faces = facesOf(situation);
      const slots = standing(withRoom(faces, room)).flatMap((at) => {
        const tile = tiles[at];
        return tile ? [surface.camera.project(tile.at)] : [];
      });
      return { order: standing(faces), slots };
    },
    makeRoom(moved) {
      const isOther = room?.tile !== moved?.tile || room?.index !== moved?.index;
      room = moved;
      return isOther;
    },
    keepView(wanted) {
      const before = view;
      isKept = wanted;
      if (wanted || !now || !before) return false;
      const { x, y, scale } = sight.arrange(now).view;
      return x !== before.x || y !== before.y || scale !== before.scale;
    },
    plays(arm) {
      const { question, picked } = desk;
      const there = tilesAt(question?.moves ?? [], arm);
      return picked ? there.includes(picked) : there.length === 1;
    },
    end(arm, view) {
      const to = now?.seen.ends.find((end) => end.arm === arm)?.to;
      const zone = layout?.zones.find((one) => one.arm === arm)?.pose;
      const flat = zone ?? (to === undefined ? undefined : layout?.poses[to]);
      return flat ? lyingAt(view, flat) : null;
    },
    bearing: (arm) => (now && board ? laidOut(now.seen, shapeOf(now), board.aspect).bearings.get(arm) : undefined),
    shut: (view) => (layout ? shutEnds(layout, view) : []),
    isStarComplete: () =>
      now !== null &&
      now.seen.laid.length > 1 &&
      now.seen.ends.length === shapeOf(now).arms &&
      !now.seen.ends.some(({ state }) => state === 'free'),
  };
  return sight;
}

function withRoom(faces: readonly Tile[], room: Moved | null): readonly Tile[] {
  if (!room || !faces.includes(room.tile)) return faces;
  const others = faces.filter((tile) => tile !== room.tile);
  return [...others.slice(0, room.index), room.tile, ...others.slice(room.index)];
}
