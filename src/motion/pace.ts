/** How fast a match goes. */
export type Speed = 'relaxed' | 'normal' | 'fast' | 'instant';

/**
 * What one turn may take at normal speed, in milliseconds, so that a round of nine bots stays under 6 s (and under 2 s
 * at fast) although every wait rounds up to a frame: a bot's thinking, that of a bot whose move takes from a person the
 * chance to take theirs back, and all the beats of a turn together. And what it takes until a tile draws itself.
 */
export const TURN = { thinking: 150, takeBack: 900, beats: 380, drawing: 450 } as const;

const FACTOR: Readonly<Record<Speed, number>> = { relaxed: 1.6, normal: 1, fast: 0.27, instant: 0 };

/** Turns milliseconds at normal speed into milliseconds at the speed that is set when it is asked. */
export function createPace(speed: () => Speed): (ms: number) => number {
  return (ms) => ms * FACTOR[speed()];
}

/**
 * A tile that is laid: how long it takes, milliseconds at normal speed, and after which part of that it hits the cloth;
 * the rest is its settling. One that was put down by hand falls a hair, and hits almost at once.
 */
export const LAYING = { ms: TURN.beats * 0.95, hits: 0.7, hitsAtHand: 0.2 } as const;
