/** How fast a match goes. */
export type Speed = 'relaxed' | 'normal' | 'fast' | 'instant';

/**
 * Milliseconds at normal speed: the shortest thought of a bot, what one whose move takes from a person the chance to take
 * theirs back leaves them at least, all the beats of a move together, a pass, and what it takes until a tile draws itself.
 */
export const TURN = { glance: 60, takeBack: 900, beats: 380, pass: 230, drawing: 450 } as const;

/**
 * What the bots between two turns of a person may take together, and each of a few, in milliseconds at normal speed: it
 * shares out what they think. What they do is seen however much it is, so it comes to more where many draw and pass; still
 * 19 of 20 rounds of nine stay under 6 s, and under 2 s at fast, with the frames to which waits round up.
 */
export const ROUND = { most: 4600, each: 1150 } as const;

/** So many bots take their time with the tiles; with each one more all of them are this much brisker. */
const CROWD = { from: 4, brisker: 0.08 } as const;

/** How much of the usual time the showing of a move takes at a table of so many bots: 1 with up to four, less with more. */
export function showingAmong(bots: number): number {
  return 1 / (1 + CROWD.brisker * Math.max(0, bots - CROWD.from));
}

/**
 * How long a beat, or the shuffle, stays readable at the DOM table when it is the only view; milliseconds at normal speed.
 * Nobody has to read the others: 0.
 */
const LINGER: Readonly<Record<string, number>> = {
  shuffling: 700,
  dealt: 300,
  threwIn: 700,
  led: 250,
  laid: 200,
  drew: 150,
  passed: 230,
  ended: 700,
};

export const lingerOf = (what: string): number => LINGER[what] ?? 0;

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
