/**
 * Connects gesture and table: finds the things under a finger for the gesture, and shows the tile that the finger
 * drags.
 */
import { DURATIONS } from '../../motion/durations.ts';
import type { Place, Position, Tile } from '../../rules/game.ts';
import type { Gesture } from '../../seats/gesture.ts';
import type { About, FingerPoint, Under } from '../../seats/gesture-events.ts';
import type { TableModel } from '../model/table-model.ts';
import type { HighlightedPlace } from '../places/highlights.ts';
import type { Placed } from '../places/placement.ts';
import type { MovingTiles } from '../tiles/moving-tiles.ts';
import { draggedBy, hanging, inPlace, middleOf, type Shown } from './drag-pose.ts';
import type { DraggedTile } from './dragged-tile.ts';
import type { columnAt, meantPlace } from './generous.ts';
import { missBy, topOf } from './hit-test.ts';
import { aboutAt } from './touched-about.ts';
import { type HeldTile, isOnRack, ownAt, slotAt, type Touchable } from './under-finger.ts';

export interface DragOptions {
  readonly gesture: Gesture;
  readonly model: TableModel;
  readonly tiles: MovingTiles;
  readonly dragged: DraggedTile;
  /** True if the wood hides the cloth at that CSS pixel. */
  hides(x: number, y: number): boolean;
  /** Moves everything to its place; milliseconds at every speed. */
  settle(ms: number): void;
}

/** Milliseconds that a tile takes to answer the finger, and the rack to make a gap. */
const ANSWER = 60;
const GAP = 130;
/** The states with a finger on the table. */
const TOUCHING = ['pressed', 'dragging', 'drawing', 'looking'] as const;

type OnOwn = Extract<Under, { on: 'own' }>;

/** The functions that find the target of a finger that misses. */
export interface Generous {
  readonly columnAt: typeof columnAt;
  readonly meantPlace: typeof meantPlace;
}

export class Drag {
  /** `null` before it has loaded; until then a finger that misses has no effect. */
  generous: Generous | null = null;
  /** Stops showing the gesture. */
  readonly end: () => void;
  readonly #o: DragOptions;
  /** The finger's point on the pressed tile, from the tile's middle. */
  #grip: FingerPoint = { x: 0, y: 0 };
  #gripped: unknown;
  #wasDown = false;

  constructor(options: DragOptions) {
    this.#o = options;
    const { gesture } = options;
    this.#gripped = gesture.getSnapshot().context.press;
    const subscription = gesture.subscribe(() => this.#follow());
    this.end = () => subscription.unsubscribe();
  }

  /** Returns the thing under a finger, or under the tile that it drags. */
  under(finger: FingerPoint): Under {
    const { gesture, model, tiles } = this.#o;
    const state = gesture.getSnapshot();
    const { on } = state.context.press.under;
    const mayDrag = state.matches('pressed') && (on === 'own' || on === 'laid' || on === 'boneyard');
    if (mayDrag || state.matches('dragging') || state.matches('drawing')) return this.#underDragged(finger);
    const now = this.#touchable(model.places(tiles.view));
    if (!now) return { on: 'cloth' };
    const about = this.aboutAt(finger);
    if (about?.on === 'seat' || about?.on === 'account') return about;
    const { picked } = model.highlights();
    const { touch, isSorted } = model.kind;
    const turned = () => model.placesTurned(tiles.view);
    const under = touch.under(now, finger, { held: picked && this.#heldAs(picked), turned });
    if (under.on !== 'cloth') return under;
    // Between tiles that keep their places, only their slack belongs to them.
    const column = isSorted ? ownAt(this.generous?.columnAt(now, finger, topOf) ?? null, now) : null;
    return column ?? (about ? { on: 'count' } : under);
  }

  /** Returns the thing there that can explain itself. */
  aboutAt(point: FingerPoint): About | null {
    const { now, own, surface } = this.#o.model;
    return now && aboutAt(surface.regions, now.seen, own, point);
  }

  #heldAs(tile: Tile): HeldTile {
    return { tile, quarters: this.#o.model.highlights().turned ?? 0 };
  }

  #touchable(places: readonly HighlightedPlace[]): Touchable | null {
    const { model, tiles, hides } = this.#o;
    const { now, own, surface } = model;
    const { camera, regions } = surface;
    const parts = { tiles: tiles.tiles, places, view: tiles.view, chips: regions.chips };
    return now && { camera, seen: now.seen, own, ...parts, hides };
  }

  /** Returns the tile of the hand that the present gesture presses or drags; `null` if there is none. */
  #ownUnder(): OnOwn | null {
    const state = this.#o.gesture.getSnapshot();
    const { under } = state.context.press;
    return under.on === 'own' && (state.matches('pressed') || state.matches('dragging')) ? under : null;
  }

  #underDragged(finger: FingerPoint): Under {
    const { gesture, model, tiles } = this.#o;
    const { surface, now } = model;
    const own = this.#ownUnder();
    const { touch } = gesture.getSnapshot().context.press;
    const middle = middleOf(surface, { how: 'dragged', touch, finger }, this.#grip);
    const there = own && this.#touchable(model.placesFor(own.tile, tiles.view));
    const under = model.kind.touch.dragged(there, finger, middle, own && this.#heldAs(own.tile));
    if (under) return under;
    if (isOnRack(surface.regions.rack, finger)) {
      return { on: 'rack', index: own && now ? this.#slotUnder(own.at, finger) : null };
    }
    const meant = there && this.generous?.meantPlace(there, finger, middle, missBy);
    return meant ? { on: 'place', arm: meant.arm, isFar: true } : { on: 'cloth' };
  }

  /** Returns the slot of the rack that a tile would take there; `null` for its own. */
  #slotUnder(at: Position, finger: FingerPoint): number | null {
    const { model } = this.#o;
    if (!model.now || !model.kind.isSorted) return null;
    const { order, slots } = model.rackSlots(model.now);
    const index = slotAt(slots, finger);
    return index === order.indexOf(at) ? null : index;
  }

  #follow(): void {
    const { gesture, model } = this.#o;
    this.#takeHold();
    const state = gesture.getSnapshot();
    const shown = draggedBy(state);
    const isDown = TOUCHING.some((name) => state.matches(name));
    const isSeenOtherwise = isDown !== this.#wasDown && model.keepView(isDown);
    this.#wasDown = isDown;
    if (shown) {
      model.pressed = null;
      this.#show(shown);
    } else this.#letGo(isSeenOtherwise);
  }

  /** Keeps the finger's point on the tile, before the tile has moved. */
  #takeHold(): void {
    const { gesture, model, tiles } = this.#o;
    const { press } = gesture.getSnapshot().context;
    if (press === this.#gripped) return;
    this.#gripped = press;
    const { under, finger } = press;
    const tile = under.on === 'own' || under.on === 'laid' || under.on === 'boneyard' ? tiles.tiles[under.at] : null;
    if (!tile) return;
    const middle = model.surface.camera.project(tile.at);
    this.#grip = { x: finger.x - middle.x, y: finger.y - middle.y };
  }

  /** Shows the dragged tile, and lets the rack make a gap for it. */
  #show(shown: Shown): void {
    const { model, dragged, settle } = this.#o;
    // A dropped tile stays where it is until the move is shown.
    if (!model.now || shown.how === 'dropped') return;
    const { under } = shown;
    const own = this.#ownUnder();
    const hasSlot = own && under.on === 'rack' && under.index !== null;
    const isOther = model.makeGap(hasSlot ? { tile: own.tile, index: under.index ?? 0 } : null);
    // A tile that is only meant for a place stays in the hand, and the place stands out.
    const isFar = under.on === 'place' && under.isFar === true;
    const hadMeant = model.meant;
    model.meant = isFar ? under.arm : null;
    const home = model.restingPlacementOf(model.now).tiles[shown.at];
    if (home) {
      const place = own && under.on === 'place' && !isFar ? this.#poseAt(own, under.arm, home) : null;
      if (place) dragged.drag(shown.at, place, `place ${under.on === 'place' && under.arm}`);
      else
        dragged.drag(
          shown.at,
          hanging(model.surface, home, middleOf(model.surface, shown, this.#grip)),
          shown.how,
          true,
        );
    }
    if (isOther || hadMeant !== model.meant) settle(GAP);
  }

  /** Returns the tile as it would lie there; `null` if no move plays it there. */
  #poseAt(own: OnOwn, arm: Place | null, home: Placed): Placed | null {
    const { model, tiles } = this.#o;
    const place = model.placesFor(own.tile, tiles.view).find((one) => one.arm === arm);
    const move = model.moveTo(own.tile, arm);
    return place && move ? inPlace(place, home) : null;
  }

  /** Called while no tile is dragged: lets the last one go. */
  #letGo(isSeenOtherwise: boolean): void {
    const { gesture, model, dragged, settle } = this.#o;
    const state = gesture.getSnapshot();
    const own = state.matches('pressed') ? (this.#ownUnder()?.at ?? null) : null;
    const answers = own !== model.pressed;
    model.pressed = own;
    const wasHeld = model.held !== null;
    model.meant = null;
    dragged.leave();
    const hadGap = model.makeGap(null);
    // The beat that shows a move takes its tile from where it was dropped.
    if (state.matches('goingHome') && (wasHeld || hadGap)) settle(DURATIONS.home);
    else if (answers || isSeenOtherwise) settle(isSeenOtherwise ? GAP : ANSWER);
  }
}
