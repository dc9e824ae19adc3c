/** The gesture's side of the scene: tells it what lies under a finger, and shows what the finger holds. */
import type { Clock } from '../../motion/clock.ts';
import { DURATIONS } from '../../motion/durations.ts';
import type { Position } from '../../rules/game.ts';
import { waysAt } from '../../rules/moves.ts';
import type { Gesture } from '../../seats/gesture.ts';
import type { Point, Under } from '../../seats/gesture-events.ts';
import type { LitPlace } from '../places/asked.ts';
import type { Placed, Placement } from '../places/place.ts';
import { raised } from '../places/standing.ts';
import type { Sight } from '../sight.ts';
import type { Bodies } from '../tiles/moving-tiles.ts';
import { type Held, hanging, heldBy, inPlace, middleOf } from './drag-pose.ts';
import { createCarrier } from './dragged-tile.ts';
import { catching, isOnRack, slotAt, type Touchable, underFinger } from './under-finger.ts';

export interface GraspOptions {
  readonly gesture: Gesture;
  readonly sight: Sight;
  readonly bodies: Bodies;
  readonly clock: Clock;
  readonly reducedMotion: () => boolean;
  /** Whether the wood hides what lies on the cloth there. */
  hides(x: number, y: number): boolean;
  /** Moves everything to where it belongs; milliseconds at every pace. */
  settle(ms: number): void;
}

export interface Grasp {
  /** The tile that is in the air, or has just been put down. */
  readonly held: Position | null;
  /** What lies under a finger, with what it carries. */
  under(finger: Point): Under;
  /** Where everything belongs while the finger holds something. */
  dressed(placement: Placement): Placement;
  end(): void;
}

/** How long a tile takes to answer the finger, and the rack to make room; milliseconds. */
const ANSWER = 60;
const ROOM = 130;
/** The states with a finger on the table. */
const TOUCHING = ['pressed', 'dragging', 'drawing', 'looking'] as const;
/** How far a tile comes up under a finger, in half-tile sides. */
const UNDER_FINGER = 0.08;

export function createGrasp(o: GraspOptions): Grasp {
  const { gesture, sight, bodies } = o;
  const carrier = createCarrier(o.clock, bodies, o.reducedMotion);
  /** Where the finger took what it pressed, from the tile's middle. */
  let grip: Point = { x: 0, y: 0 };
  let gripped = gesture.getSnapshot().context.press;
  let pressed: Position | null = null;
  let wasDown = false;

  const touchable = (places: readonly LitPlace[]): Touchable | null =>
    sight.now && {
      camera: sight.surface.camera,
      seen: sight.now.seen,
      own: sight.own,
      tiles: bodies.tiles,
      places,
      hides: o.hides,
    };
  /** The tile of the hand that a finger is on, lifted or not, as the tile of a gesture that goes on. */
  const ownUnder = (): Extract<Under, { on: 'own' }> | null => {
    const state = gesture.getSnapshot();
    const { under } = state.context.press;
    return under.on === 'own' && (state.matches('pressed') || state.matches('dragging')) ? under : null;
  };
  /** Takes hold where the finger came down, before the tile has answered. */
  const takeHold = () => {
    const { press } = gesture.getSnapshot().context;
    if (press === gripped) return;
    gripped = press;
    const { under, finger } = press;
    const tile = under.on === 'own' || under.on === 'boneyard' ? bodies.tiles[under.at] : null;
    if (!tile) return;
    const middle = sight.surface.camera.project(tile.at);
    grip = { x: finger.x - middle.x, y: finger.y - middle.y };
  };

  const underCarried = (finger: Point): Under => {
    const own = ownUnder();
    const { surface, now } = sight;
    const { press } = gesture.getSnapshot().context;
    if (own && now) {
      const middle = middleOf(surface, { how: 'carried', touch: press.touch, finger }, grip);
      const there = touchable(sight.litFor(own.tile, bodies.view));
      const place = there && catching(there, finger, middle);
      if (place) return { on: 'place', arm: place.arm };
    }
    if (!isOnRack(surface.regions.rack, finger)) return { on: 'cloth' };
    return { on: 'rack', index: own && now ? slotUnder(own.at, finger) : null };
  };
  /** The number under which a tile of the rack would stand there; `null`: its own. */
  const slotUnder = (at: Position, finger: Point): number | null => {
    if (!sight.now) return null;
    const { order, slots } = sight.rack(sight.now);
    const index = slotAt(slots, finger);
    return index === order.indexOf(at) ? null : index;
  };

  /** Shows what is held, and lets the rack make room for it. */
  const hold = (held: Held) => {
    if (!sight.now) return;
    const { under } = held;
    // Where a tile was dropped it stays until the move is shown.
    if (held.how === 'dropped') return;
    const own = ownUnder();
    const isOther = sight.makeRoom(
      own && under.on === 'rack' && under.index !== null ? { tile: own.tile, index: under.index } : null,
    );
    const home = sight.arrange(sight.now).tiles[held.at];
    if (home) {
      const place = own && under.on === 'place' ? placeOf(own, under.arm) : null;
      if (place) carrier.carry(held.at, place(home), `place ${under.on === 'place' && under.arm}`);
      else carrier.carry(held.at, hanging(sight.surface, home, middleOf(sight.surface, held, grip)), held.how);
    }
    if (isOther) o.settle(ROOM);
  };
  const placeOf = (own: Extract<Under, { on: 'own' }>, arm: LitPlace['arm']) => {
    const place = sight.litFor(own.tile, bodies.view).find((one) => one.arm === arm);
    const [move] = waysAt(sight.asked().question?.moves ?? [], own.tile, arm);
    const seen = sight.now?.seen;
    return place && move && seen ? (home: Placed) => inPlace(place, home, move, seen) : null;
  };

  const follow = () => {
    takeHold();
    const held = heldBy(gesture);
    const isDown = TOUCHING.some((state) => gesture.getSnapshot().matches(state));
    const isSeenOtherwise = isDown !== wasDown && sight.keepView(isDown);
    wasDown = isDown;
    if (held) {
      pressed = null;
      return hold(held);
    }
    const state = gesture.getSnapshot();
    const own = state.matches('pressed') ? (ownUnder()?.at ?? null) : null;
    const answers = own !== pressed;
    pressed = own;
    const wasHeld = carrier.now !== null;
    carrier.leave();
    const hadRoom = sight.makeRoom(null);
    // What was dropped is moved by the beat that shows it.
    if (state.matches('goingHome') && (wasHeld || hadRoom)) o.settle(DURATIONS.home);
    else if (answers || isSeenOtherwise) o.settle(isSeenOtherwise ? ROOM : ANSWER);
  };
  const subscription = gesture.subscribe(follow);

  return {
    get held() {
      return carrier.now?.at ?? null;
    },
    under(finger) {
      const state = gesture.getSnapshot();
      const { on } = state.context.press.under;
      const mayCarry = state.matches('pressed') && (on === 'own' || on === 'boneyard');
      if (mayCarry || state.matches('dragging') || state.matches('drawing')) return underCarried(finger);
      const now = touchable(sight.lit(bodies.view));
      return now ? underFinger(now, finger, sight.asked().picked !== null) : { on: 'cloth' };
    },
    dressed(placement) {
      const held = carrier.now;
      const tiles = placement.tiles.map((placed, at) => {
        if (held?.at === at) return held.placed;
        return at === pressed ? { ...placed, ...raised(placed, UNDER_FINGER) } : placed;
      });
      return { ...placement, tiles };
    },
    end: () => subscription.unsubscribe(),
  };
}
