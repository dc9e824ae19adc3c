/** The two hands that stir, seen from above. All lengths in tile widths, all times in seconds. */

export interface Palm {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** The pressure of the hand on the tiles, 0…1; at 0 it is in the air. */
  pressure: number;
}

/** Seconds that a hand takes to come down, and to lift. */
export const SETTLING = 0.22;
/** Rounds a hand makes in a second. */
const PACE = 1.5;

/** The differences between one shuffle and another. */
export interface Stirring {
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** The direction away from whoever stirs, a unit vector along one of the axes. */
  readonly away: { readonly x: number; readonly y: number };
  /** Start of the first hand on its round, radians. */
  readonly phase: number;
  /** 1: clockwise on the screen, -1: the other way. */
  readonly sense: 1 | -1;
}

/**
 * Returns the place of hand 0 (the right one) or 1 at a moment. Each goes round its own half of the heap and some way
 * into the other, in opposite directions. So every tile is swept, the halves mix, and no arms cross.
 */
function place(stirring: Stirring, hand: 0 | 1, time: number): { readonly x: number; readonly y: number } {
  const { halfWidth, halfHeight, away, phase, sense } = stirring;
  const side = hand === 0 ? 1 : -1;
  const own = sense * 2 * Math.PI * PACE * time + phase;
  const drift = sense * Math.PI * 0.9 * time + phase;
  // The rounds breathe, wide to the rim and narrow to the middle.
  const reach = 0.58 + 0.12 * Math.sin(2 * Math.PI * 0.8 * time + phase);
  const x = side * 0.44 + 0.1 * Math.sin(drift) + reach * Math.cos(own);
  const y = side * (0.36 * Math.cos(drift) + reach * Math.sin(own));
  // A round in a rectangle misses the corners, so it bulges into them.
  const right = Math.max(-0.9, Math.min(0.9, x * (1 + 0.5 * y * y)));
  const far = Math.max(-0.9, Math.min(0.9, y * (1 + 0.5 * x * x)));
  return {
    x: halfWidth * (right * away.y + far * away.x),
    y: halfHeight * (far * away.y - right * away.x),
  };
}

/**
 * Moves the palm to the hand's place at that moment. `step` is the time over which its velocity is taken, `end` the
 * moment when the hand has lifted.
 */
export function movePalm(
  palm: Palm,
  stirring: Stirring,
  hand: 0 | 1,
  time: number,
  { step, end }: { readonly step: number; readonly end: number },
): void {
  const now = place(stirring, hand, time);
  const next = place(stirring, hand, time + step);
  palm.x = now.x;
  palm.y = now.y;
  palm.vx = (next.x - now.x) / step;
  palm.vy = (next.y - now.y) / step;
  palm.pressure = Math.max(0, Math.min(1, time / SETTLING, (end - time) / SETTLING));
}
