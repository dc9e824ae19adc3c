/**
 * The physics of the shuffle: the whole set face down, flat on the cloth, stirred by two hands or a finger. It decides
 * nothing: body k is heap position k before and after, and what lies there was decided before the first push.
 */
import { Box, World } from 'planck';
import { drag, listen, raiseWalls, slow } from './friction.ts';
import { loosen } from './loosen.ts';
import { neatHeap } from './neat-heap.ts';
import { movePalm, type Palm, SETTLING, STIRRING, type Stirring } from './palms.ts';
import { seeded } from './seeded-random.ts';

export interface ShuffleOptions {
  /** How many tiles: 28, 55, 91 … */
  readonly count: number;
  /** Half the size of the region that no tile leaves, in world units; its middle is 0, 0. */
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** The same seed, the same shuffle. */
  readonly seed: number;
  /** The footprint of a tile, world units: width and length. */
  readonly tile: { readonly w: number; readonly h: number };
}

/** Two bodies that met: where, in world units, and how hard, in tile masses × tile widths a second (a clack is 3…40). */
export interface Impact {
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
  /** Lets `ms` milliseconds go by, at most 250 at once. How they are cut into frames does not change the outcome. */
  step(ms: number): void;
  /** Body k at 3k: x, y in world units, angle in radians. The same array every time. */
  readonly bodies: Float32Array;
  readonly hands: readonly StirringHand[];
  /** What met during the last call of `step`. */
  readonly clatter: readonly Impact[];
  /** The hands still stir; they leave the tiles to the first finger that comes. */
  readonly hasHands: boolean;
  /** Hands and finger have lifted, the finger for a while, and every tile lies still. */
  readonly done: boolean;
  /** A finger at x, y (world units) that moves with vx, vy (world units a second). It stays there until `lift`. */
  stir(x: number, y: number, vx: number, vy: number): void;
  /** The finger is gone. */
  lift(): void;
}

/**
 * One way to have a shuffle. Rejects where this way there is none. `signal` ends it: what it ran on stops, and nothing
 * more is asked of it.
 */
export type MakeShuffle = (options: ShuffleOptions, signal: AbortSignal) => Promise<Shuffle>;

/** Seconds of one step of the physics. */
const STEP = 1 / 60;
/** How far a palm, and a fingertip, reach, in tile widths. */
const PALM = 2.7;
const FINGER = 1.5;
/** Seconds that a finger keeps pushing after the last word of it: then it rests on the tiles. */
const LINGER = 0.06;
/** Seconds that a finger which was lifted is waited for. */
const AWAITED = 1.2;
/** Steps that all must lie still before the shuffle is done. */
const STILL = 12;
/** The radius of a tile's corners, in tile widths. */
const CORNER = 0.06;

/** Pours the heap out, in one go: it takes some 60 steps of the physics. Throws a RangeError when the region is too small. */
export function createShuffle(options: ShuffleOptions): Shuffle {
  const { count, seed } = options;
  // Inside, a tile is one wide: the physics is tuned for lengths about 1.
  const unit = options.tile.w;
  const length = options.tile.h / unit;
  const halfWidth = options.halfWidth / unit;
  const halfHeight = options.halfHeight / unit;
  const chance = seeded(seed);
  const world = new World({ gravity: { x: 0, y: 0 }, allowSleep: false, continuousPhysics: false });
  raiseWalls(world, halfWidth, halfHeight);

  const box = () => {
    const shape = new Box(0.5 - CORNER, length / 2 - CORNER);
    shape.m_radius = CORNER;
    return shape;
  };
  const bodies = neatHeap({ count, halfWidth, halfHeight, tile: { w: 1, h: length } }, chance).map(
    ({ x, y, angle }) => {
      const body = world.createBody({
        type: 'dynamic',
        position: { x, y },
        angle,
        linearDamping: 1.2,
        angularDamping: 1.8,
      });
      body.createFixture({ shape: box(), density: 1 / length, friction: 0.2, restitution: 0.2 });
      return body;
    },
  );

  // In one go: were others to have their turn meanwhile, the shuffle would begin sooner or later by the speed of the machine.
  loosen(world, bodies, chance, STEP);
  const stirring: Stirring = {
    halfWidth,
    halfHeight,
    phase: chance() * 2 * Math.PI,
    sense: chance() < 0.5 ? 1 : -1,
  };
  const palms: Palm[] = [0, 1].map(() => ({ x: 0, y: 0, vx: 0, vy: 0, pressure: 0 }));
  const finger: Palm = { x: 0, y: 0, vx: 0, vy: 0, pressure: 0 };
  const hands = palms.map(() => ({ x: 0, y: 0, pressure: 0 }));
  const clatter: Impact[] = [];
  const poses = new Float64Array(count * 6);
  const out = new Float32Array(count * 3);
  let time = 0;
  let left = 0;
  let lingering = 0;
  let still = 0;
  /** When the hands have lifted. */
  let end = STIRRING;
  /** Seconds that a finger is still waited for; without end while it is down. */
  let awaited = 0;
  listen(world, (x, y, impulse) => clatter.push({ x: x * unit, y: y * unit, impulse }));

  const moveHands = () => {
    palms.forEach((palm, hand) => {
      movePalm(palm, stirring, hand === 0 ? 0 : 1, Math.min(time, end), { step: STEP, end });
    });
  };
  /** Keeps the pose before and after the last step: what is shown lies between, at the moment of the frame. */
  const keep = () => {
    bodies.forEach((body, k) => {
      const { x, y } = body.getPosition();
      poses.copyWithin(k * 6, k * 6 + 3, k * 6 + 6);
      poses[k * 6 + 3] = x;
      poses[k * 6 + 4] = y;
      poses[k * 6 + 5] = body.getAngle();
    });
  };
  const showAt = (share: number) => {
    for (let k = 0; k < count; k++) {
      for (let part = 0; part < 3; part++) {
        const before = poses[k * 6 + part] ?? 0;
        const after = poses[k * 6 + 3 + part] ?? 0;
        out[k * 3 + part] = (before + (after - before) * share) * (part < 2 ? unit : 1);
      }
    }
    palms.forEach((palm, hand) => {
      const shown = hands[hand];
      if (shown) Object.assign(shown, { x: palm.x * unit, y: palm.y * unit, pressure: palm.pressure });
    });
  };
  const advance = () => {
    moveHands();
    if (lingering <= 0) finger.pressure = 0;
    // Between two words of it a finger goes on as it went: a fast one passes over no tile.
    finger.x += finger.vx * STEP;
    finger.y += finger.vy * STEP;
    let fastest = 0;
    for (const body of bodies) {
      for (const palm of palms) drag(body, palm, PALM, length, STEP);
      drag(body, finger, FINGER, length, STEP);
      fastest = Math.max(fastest, slow(body, STEP));
    }
    // Once nothing stirs, what still lies inside one another is pushed apart.
    world.step(STEP, 8, time > end ? 45 : 4);
    keep();
    time += STEP;
    lingering -= STEP;
    awaited -= STEP;
    still = time > end && awaited <= 0 && fastest === 0 ? still + 1 : 0;
  };

  moveHands();
  keep();
  showAt(1);
  return {
    bodies: out,
    hands,
    clatter,
    get hasHands() {
      return time < end - SETTLING;
    },
    get done() {
      return still >= STILL;
    },
    stir(x, y, vx, vy) {
      Object.assign(finger, { x: x / unit, y: y / unit, vx: vx / unit, vy: vy / unit, pressure: 1 });
      lingering = LINGER;
      awaited = Number.POSITIVE_INFINITY;
      end = Math.min(end, time + SETTLING);
      still = 0;
    },
    lift() {
      awaited = Math.min(awaited, AWAITED);
    },
    step(ms) {
      clatter.length = 0;
      left += Math.min(250, ms) / 1000;
      while (left >= STEP && still < STILL) {
        left -= STEP;
        advance();
      }
      if (still >= STILL) left = 0;
      showAt(still >= STILL ? 1 : left / STEP);
    },
  };
}
