/**
 * How long anything takes in a match. All figures are milliseconds at normal speed; `createPace` turns them into
 * milliseconds at the speed that is set. What bots do with their time, by character, is in `src/seats/tempo.ts`;
 * lights and other ornaments of the scene have figures of their own.
 */

export const DURATIONS = {
  /** The shortest thought of a bot. */
  glance: 60,
  /** A thought of middling length of the slowest character, and what thoughts come to on average. */
  thought: 400,
  averageThought: 270,
  /** What a bot at least leaves a person whose chance to take a move back ends with the bot's move. */
  takeBack: 900,
  /** Until a tile draws itself for a person who can do nothing else. */
  selfDraw: 450,

  /** All beats of a move together; a draw. */
  move: 380,
  /** A tile that is drawn after another was laid, in the same turn. */
  drawAfter: 280,
  /** An own tile that was drawn is shown so long before play goes on. */
  drawnSeen: 700,
  /** A tile that is laid, until it has settled. */
  lay: 361,
  pass: 230,
  /** 21.2, 21.7: a tile of a row is turned up, or goes back to its left end; each of those that are cut off, and the least for all. */
  turnUp: 420,
  turnedUpSeen: 240,
  putBack: 520,
  cutTile: 230,
  cut: 900,
  /** A double that is laid closed lies open so long (4.2), then turns. */
  closedSeen: 260,
  closedTurn: 300,

  deal: 1400,
  /** The tiles of a deal that is thrown in are still turning when hands sweep them together: 2 s in all (1.2). */
  thrownIn: 200,
  dealAgain: 800,
  starred: 260,
  shut: 120,
  /** The hands turn up at the end of a deal, then the result stays to be read. */
  reveal: 1100,
  read: 800,

  /** Where a match is watched: how long a move stays before the next one, and the end of a deal. */
  watched: 650,
  dealWatched: 2600,

  /** A tile that was let go goes home; at every speed. */
  home: 200,
} as const;

/**
 * So long after a button or a key has come to mean something else a press of it was meant for what it meant before;
 * milliseconds, at every speed.
 */
export const LATE = 400;

/**
 * What the bots between two turns of a person may take together, and each of a few: it shares out what they think. What
 * they do is seen however much it is, so it comes to more where many draw and pass; still 19 of 20 rounds of nine stay
 * under 6 s, and under 2 s at fast, with the frames to which waits round up.
 */
export const ROUND = { most: 4600, each: 1150 } as const;

/**
 * The part of its time after which a tile that is laid hits the cloth; the rest is its settling. One that was put down by
 * hand falls a hair, and hits almost at once.
 */
export const HITS = { flying: 0.7, atHand: 0.2 } as const;

/** Until a bot speaks about what happened: what the table says about it is read first. */
export const SPEAKS_AFTER = { starred: 500, passed: 250, won: 1500, lost: 1200 } as const;

/** Where the DOM table is the only view: how long it stays as it is after a beat, or for a shuffle, to be read. */
const LINGER: Readonly<Record<string, number>> = {
  shuffling: 700,
  dealt: 300,
  threwIn: 700,
  led: 250,
  laid: 200,
  drew: 150,
  passed: 230,
  scored: 450,
  ended: 700,
};

/** @param what a beat, or `shuffling`; 0 for what nobody has to read. */
export const lingerOf = (what: string): number => LINGER[what] ?? 0;

/** With more bots than this at a table, each one more makes the showing of their moves that much brisker. */
const CROWD = { from: 4, brisker: 0.08 } as const;

/** How much of the usual time the showing of a move takes at a table of so many bots: 1 with up to four, less with more. */
export function showingAmong(bots: number): number {
  return 1 / (1 + CROWD.brisker * Math.max(0, bots - CROWD.from));
}

/** How fast a match goes: the player's setting. */
export type Speed = 'relaxed' | 'normal' | 'fast' | 'instant';

const FACTOR: Readonly<Record<Speed, number>> = { relaxed: 1.6, normal: 1, fast: 0.27, instant: 0 };

/** Turns milliseconds at normal speed into milliseconds at the speed that is set when it is called. */
export function createPace(speed: () => Speed): (ms: number) => number {
  return (ms) => ms * FACTOR[speed()];
}
