/**
 * The physics of the shuffle: the whole set face down, flat on the cloth, stirred by two hands or a finger. It decides
 * nothing: body k is heap position k before and after. The tile there was decided before the first push.
 */
import { type Body, Box, World } from 'planck';
import { drag, listen, raiseWalls, slow } from './friction.ts';
import { loosen } from './loosen.ts';
import { neatHeap, type Resting } from './neat-heap.ts';
import { movePalm, type Palm, SETTLING, type Stirring } from './palms.ts';
import { seeded } from './seeded-random.ts';

export interface ShuffleOptions {
  /** Number of tiles: 28, 55, 91 … */
  readonly count: number;
  /** Half the size of the region that no tile leaves, in world units; its middle is 0, 0. */
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** The seed; the same seed gives the same shuffle. */
  readonly seed: number;
  /** Seconds that the hands stir if no finger takes over. */
  readonly stirring: number;
  /** The direction away from whoever stirs, a unit vector along one of the axes. */
  readonly away: Stirring['away'];
  /** The footprint of a tile, world units: width and length. */
  readonly tile: { readonly w: number; readonly h: number };
}

/**
 * A collision of two bodies: its place in world units, and its force in tile masses × tile widths a second (a clack is
 * 3…40).
 */
export interface Collision {
  readonly x: number;
  readonly y: number;
  readonly impulse: number;
}

export interface StirringHand {
  readonly x: number;
  readonly y: number;
  /** 0: in the air, 1: pressing on the tiles. */
  readonly pressure: number;
}

export interface Shuffle {
  /** Advances by `ms` milliseconds, at most 250 at once. The outcome is the same for any division into frames. */
  step(ms: number): void;
  /** Body k at 3k: x, y in world units, angle in radians. The same array every time. */
  readonly bodies: Float32Array;
  readonly hands: readonly StirringHand[];
  /** Collisions during the last call of `step`. */
  readonly clatter: readonly Collision[];
  /** True while the hands stir; they leave the tiles to the first finger that comes. */
  readonly hasHands: boolean;
  /** True if hands and finger have lifted, the finger for a while, and every tile lies still. */
  readonly done: boolean;
  /** Moves a finger at x, y (world units) with vx, vy (world units a second). It stays there until `lift`. */
  stir(x: number, y: number, vx: number, vy: number): void;
  /** Lifts the finger. */
  lift(): void;
}

/**
 * One way to get a shuffle. Rejects if it has none. `signal` ends the shuffle: its worker stops, and it must not be
 * used any more.
 */
export type MakeShuffle = (options: ShuffleOptions, signal: AbortSignal) => Promise<Shuffle>;

/** Seconds of one step of the physics. */
const STEP = 1 / 60;
/** Reach of a palm, and of a fingertip, in tile widths. */
const PALM = 2.7;
const FINGER = 1.5;
/** Seconds that a finger keeps pushing after its last move; then it rests on the tiles. */
const LINGER = 0.06;
/** Seconds that a lifted finger may take to return. */
const AWAITED = 1.2;
/** Steps that all must lie still before the shuffle is done. */
const STILL = 12;
/** The radius of a tile's corners, in tile widths. */
const CORNER = 0.06;

/**
 * Pours the heap out, in one go: it takes some 60 steps of the physics. Throws a RangeError if the region is too small.
 */
export const createShuffle = (options: ShuffleOptions): Shuffle => new PhysicsShuffle(options);

class PhysicsShuffle implements Shuffle {
  readonly bodies: Float32Array;
  readonly hands: StirringHand[];
  readonly clatter: Collision[] = [];
  readonly #world = new World({ gravity: { x: 0, y: 0 }, allowSleep: false, continuousPhysics: false });
  /** World units of one tile width. Inside, a tile is one wide: the physics is tuned for lengths about 1. */
  readonly #unit: number;
  /** The length of a tile, in tile widths. */
  readonly #length: number;
  readonly #tiles: readonly Body[];
  readonly #stirring: Stirring;
  readonly #palms: readonly Palm[] = [0, 1].map(() => ({ x: 0, y: 0, vx: 0, vy: 0, pressure: 0 }));
  readonly #finger: Palm = { x: 0, y: 0, vx: 0, vy: 0, pressure: 0 };
  /** The pose of each tile before and after the last step; the shown pose lies between, at the moment of the frame. */
  readonly #poses: Float64Array;
  #time = 0;
  /** Seconds that no step has taken up yet. */
  #left = 0;
  #lingering = 0;
  #still = 0;
  /** The moment when the hands have lifted. */
  #end: number;
  /** Seconds that a finger may still take to return; infinite while it is down. */
  #awaited = 0;

  constructor({ count, seed, tile, stirring, away, ...half }: ShuffleOptions) {
    this.#end = stirring;
    this.#unit = tile.w;
    this.#length = tile.h / tile.w;
    const region = { halfWidth: half.halfWidth / tile.w, halfHeight: half.halfHeight / tile.w };
    const chance = seeded(seed);
    raiseWalls(this.#world, region.halfWidth, region.halfHeight);
    this.#tiles = neatHeap({ count, ...region, tile: { w: 1, h: this.#length } }, chance).map((place) =>
      tileAt(this.#world, place, this.#length),
    );
    // In one go: with pauses, the shuffle would begin sooner or later depending on the speed of the machine.
    loosen(this.#world, this.#tiles, chance, STEP);
    this.#stirring = { ...region, away, phase: chance() * 2 * Math.PI, sense: chance() < 0.5 ? 1 : -1 };
    this.#poses = new Float64Array(count * 6);
    this.bodies = new Float32Array(count * 3);
    this.hands = this.#palms.map(() => ({ x: 0, y: 0, pressure: 0 }));
    const unit = this.#unit;
    listen(this.#world, (x, y, impulse) => this.clatter.push({ x: x * unit, y: y * unit, impulse }));
    this.#moveHands();
    this.#keep();
    this.#showAt(1);
  }

  get hasHands(): boolean {
    return this.#time < this.#end - SETTLING;
  }

  get done(): boolean {
    return this.#still >= STILL;
  }

  stir(x: number, y: number, vx: number, vy: number): void {
    const unit = this.#unit;
    Object.assign(this.#finger, { x: x / unit, y: y / unit, vx: vx / unit, vy: vy / unit, pressure: 1 });
    this.#lingering = LINGER;
    this.#awaited = Number.POSITIVE_INFINITY;
    this.#end = Math.min(this.#end, this.#time + SETTLING);
    this.#still = 0;
  }

  lift(): void {
    this.#awaited = Math.min(this.#awaited, AWAITED);
  }

  step(ms: number): void {
    this.clatter.length = 0;
    this.#left += Math.min(250, ms) / 1000;
    while (this.#left >= STEP && !this.done) {
      this.#left -= STEP;
      this.#advance();
    }
    if (this.done) this.#left = 0;
    this.#showAt(this.done ? 1 : this.#left / STEP);
  }

  /** Makes one step of the physics. */
  #advance(): void {
    const finger = this.#finger;
    this.#moveHands();
    if (this.#lingering <= 0) finger.pressure = 0;
    // Between two reports a finger moves on at its speed, so that a fast one passes over no tile.
    finger.x += finger.vx * STEP;
    finger.y += finger.vy * STEP;
    let fastest = 0;
    for (const body of this.#tiles) {
      for (const palm of this.#palms) drag(body, palm, PALM, this.#length, STEP);
      drag(body, finger, FINGER, this.#length, STEP);
      fastest = Math.max(fastest, slow(body, STEP));
    }
    // Once nothing stirs, overlapping tiles are pushed apart.
    this.#world.step(STEP, 8, this.#time > this.#end ? 45 : 4);
    this.#keep();
    this.#time += STEP;
    this.#lingering -= STEP;
    this.#awaited -= STEP;
    this.#still = this.#time > this.#end && this.#awaited <= 0 && fastest === 0 ? this.#still + 1 : 0;
  }

  #moveHands(): void {
    const end = this.#end;
    for (const [hand, palm] of this.#palms.entries())
      movePalm(palm, this.#stirring, hand === 0 ? 0 : 1, Math.min(this.#time, end), { step: STEP, end });
  }

  /** Keeps the poses after a step, and shifts the last ones to the step before. */
  #keep(): void {
    const poses = this.#poses;
    for (const [k, body] of this.#tiles.entries()) {
      const { x, y } = body.getPosition();
      poses.copyWithin(k * 6, k * 6 + 3, k * 6 + 6);
      poses[k * 6 + 3] = x;
      poses[k * 6 + 4] = y;
      poses[k * 6 + 5] = body.getAngle();
    }
  }

  /** Shows the poses between the last two steps; `share`: 0 before the last one … 1 after it. */
  #showAt(share: number): void {
    const unit = this.#unit;
    const poses = this.#poses;
    for (let k = 0; k < this.#tiles.length; k++) {
      for (let part = 0; part < 3; part++) {
        const before = poses[k * 6 + part] ?? 0;
        const after = poses[k * 6 + 3 + part] ?? 0;
        this.bodies[k * 3 + part] = (before + (after - before) * share) * (part < 2 ? unit : 1);
      }
    }
    for (const [hand, palm] of this.#palms.entries()) {
      const shown = this.hands[hand];
      if (shown) Object.assign(shown, { x: palm.x * unit, y: palm.y * unit, pressure: palm.pressure });
    }
  }
}

/** Returns a tile on the cloth, its corners rounded. */
function tileAt(world: World, { x, y, angle }: Resting, length: number): Body {
  const body = world.createBody({
    type: 'dynamic',
    position: { x, y },
    angle,
    linearDamping: 1.2,
    angularDamping: 1.8,
  });
  const shape = new Box(0.5 - CORNER, length / 2 - CORNER);
  shape.m_radius = CORNER;
  body.createFixture({ shape, density: 1 / length, friction: 0.2, restitution: 0.2 });
  return body;
}
