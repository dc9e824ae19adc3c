/**
 * The form of a hand that lies on the tiles, seen from above. Lengths are in palms. The hand points up, y goes down,
 * and the thumb is on the left.
 */

type Point = readonly [x: number, y: number];
/** A limb between two points, with its half-width at each. */
type Limb = readonly [from: Point, fromWidth: number, to: Point, toWidth: number];

interface Finger {
  readonly root: Point;
  /** The direction of the finger, radians from straight up, and the further turn at each joint. */
  readonly turn: number;
  readonly bend: number;
  readonly length: number;
  readonly width: number;
}

export interface HandForm {
  readonly limbs: readonly Limb[];
  /** The middles of nails, their half-widths, and the directions of their fingers. */
  readonly nails: readonly { readonly at: Point; readonly half: number; readonly turn: number }[];
  /** Bumps of the skin over bones: their middles, widths and heights. */
  readonly bones: readonly { readonly at: Point; readonly wide: number; readonly high: number }[];
  /** Wrinkles over joints: their middles, the directions of their fingers, and their half-widths. */
  readonly wrinkles: readonly { readonly at: Point; readonly turn: number; readonly half: number }[];
  /** Sinews from the wrist to the roots of the fingers. */
  readonly sinews: readonly (readonly [Point, Point])[];
  /** The middle of a ring, the direction of its finger, and the finger's half-width. */
  readonly ring: { readonly at: Point; readonly turn: number; readonly half: number } | null;
}

/** Width of the soft join between two limbs. */
const BLEND = 0.06;
/** The greatest height of any part of a hand. */
const HIGHEST = 0.17;
/** The parts of a finger between its joints. */
const PARTS = [0.44, 0.31, 0.25] as const;
const WRIST: Point = [0.02, 0.85];

const PALM: readonly Limb[] = [
  [[-0.16, -0.02], 0.29, [-0.1, 0.42], 0.29],
  [[0.17, 0.02], 0.28, [0.1, 0.42], 0.28],
  [[0, 0.45], 0.31, [0, 1.02], 0.235],
  [[0, 1.02], 0.235, [0, 1.5], 0.26],
];

/** A hand that is spread on the tiles, with a ring; and a slack hand with its fingers together. */
export const SPREAD: HandForm = handOf(
  [
    { root: [-0.3, -0.2], turn: -0.19, bend: 0.07, length: 0.84, width: 0.126 },
    { root: [-0.1, -0.27], turn: -0.04, bend: 0.03, length: 0.93, width: 0.129 },
    { root: [0.12, -0.24], turn: 0.11, bend: -0.01, length: 0.87, width: 0.122 },
    { root: [0.32, -0.12], turn: 0.27, bend: -0.03, length: 0.68, width: 0.106 },
  ],
  { root: [-0.3, 0.3], turn: -0.86, bend: 0.42, length: 0.78, width: 0.15 },
  2,
);
export const SLACK: HandForm = handOf(
  [
    { root: [-0.3, -0.19], turn: -0.05, bend: 0.08, length: 0.77, width: 0.127 },
    { root: [-0.1, -0.26], turn: 0.03, bend: 0.06, length: 0.88, width: 0.13 },
    { root: [0.12, -0.23], turn: 0.13, bend: 0.04, length: 0.8, width: 0.123 },
    { root: [0.31, -0.11], turn: 0.32, bend: -0.07, length: 0.62, width: 0.107 },
  ],
  { root: [-0.28, 0.32], turn: -0.66, bend: 0.5, length: 0.74, width: 0.15 },
  null,
);

function handOf(fingers: readonly Finger[], thumb: Finger, ringed: number | null): HandForm {
  const all = [...fingers, thumb].map((finger) => ({ finger, joints: jointsOf(finger) }));
  const ringOn = ringed === null ? undefined : all[ringed];
  const [root, next] = ringOn?.joints ?? [];
  return {
    limbs: [
      ...PALM,
      ...all.flatMap(({ finger: { width }, joints }) =>
        joints.slice(1).map((to, k): Limb => {
          const from = joints[k] ?? to;
          return [from.at, width * (1.04 - 0.12 * k), to.at, width * (0.95 - 0.13 * k)];
        }),
      ),
    ],
    nails: all.flatMap(({ finger: { width }, joints: [, , , tip] }) =>
      tip ? [{ at: ahead(tip.at, tip.turn, width * 0.28), half: width * 0.46, turn: tip.turn }] : [],
    ),
    bones: all.flatMap(({ finger: { width }, joints: [first, second, third] }, k) => [
      ...(first && k < fingers.length ? [{ at: first.at, wide: width * 0.8, high: 0.034 }] : []),
      ...(second ? [{ at: second.at, wide: width * 0.62, high: 0.016 }] : []),
      ...(third ? [{ at: third.at, wide: width * 0.55, high: 0.009 }] : []),
    ]),
    wrinkles: all.flatMap(({ finger: { width }, joints: [, ...others] }) =>
      others.slice(0, 2).map(({ at, turn }, k) => ({ at, turn, half: width * (0.62 - 0.12 * k) })),
    ),
    sinews: fingers.map(({ root: at }, k) => [at, [WRIST[0] + (k - 1.5) * 0.055, WRIST[1]]]),
    ring:
      root && next && ringOn
        ? {
            at: ahead(root.at, root.turn, ringOn.finger.length * 0.2),
            turn: root.turn,
            half: ringOn.finger.width * 1.06,
          }
        : null,
  };
}

function jointsOf({
  root,
  turn,
  bend,
  length,
  width,
}: Finger): readonly { readonly at: Point; readonly turn: number }[] {
  const joints = [{ at: root, turn }];
  let at = root;
  for (const [k, part] of PARTS.entries()) {
    const way = turn + bend * k;
    // The last limb ends in a round tip.
    at = ahead(at, way, part * length - (k === PARTS.length - 1 ? width * 0.69 : 0));
    joints.push({ at, turn: turn + bend * Math.min(k + 1, PARTS.length - 1) });
  }
  return joints;
}

function ahead([x, y]: Point, turn: number, by: number): Point {
  return [x + Math.sin(turn) * by, y - Math.cos(turn) * by];
}

/** Returns a point's distance from the hand (negative inside), and the hand's height there without its bones. */
export function handAt({ limbs }: HandForm, x: number, y: number): { readonly away: number; readonly high: number } {
  let away = 9;
  let high = 0;
  for (const [[x0, y0], r0, [x1, y1], r1] of limbs) {
    // Most limbs are nowhere near.
    const reach = Math.max(r0, r1) + BLEND;
    if (y < Math.min(y0, y1) - reach || y > Math.max(y0, y1) + reach) continue;
    if (x < Math.min(x0, x1) - reach || x > Math.max(x0, x1) + reach) continue;
    const [ax, ay] = [x1 - x0, y1 - y0];
    const t = Math.max(0, Math.min(1, ((x - x0) * ax + (y - y0) * ay) / (ax * ax + ay * ay)));
    const r = r0 + (r1 - r0) * t;
    const far = Math.hypot(x - x0 - ax * t, y - y0 - ay * t);
    const next = far - r;
    const k = Math.max(0, BLEND - Math.abs(away - next)) / BLEND;
    away = Math.min(away, next) - (k * k * BLEND) / 4;
    if (far >= r) continue;
    // A finger is round, the back of a hand is flat.
    const part = (far / r) ** (r > 0.2 ? 3.5 : 2);
    const top = Math.min(r * 1.05, HIGHEST) * Math.sqrt(1 - part);
    const j = Math.max(0, BLEND - Math.abs(high - top)) / BLEND;
    high = Math.max(high, top) + (j * j * BLEND) / 4;
  }
  return { away, high };
}
