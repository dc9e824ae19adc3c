/**
 * The duration of everything in a match. All figures are milliseconds at normal speed; `createPace` converts them to
 * the chosen speed. The thinking times of characters are in `src/seats/tempo.ts`. Lights and other ornaments of the
 * scene have their own figures.
 */

export const DURATIONS = {
  /** The shortest thought of a bot. */
  glance: 60,
  /** A medium thought of the slowest character, and the average of all thoughts. */
  thought: 400,
  averageThought: 270,
  /** The shortest time before a bot's move ends a person's chance to take a move back. */
  takeBack: 900,
  /** The same where several persons share the device, who may look at each other before they look at the button. */
  takeBackShared: 2500,
  /** Until a tile is drawn automatically for a person with no other move. */
  selfDraw: 450,

  /** All beats of a move together; a draw. */
  move: 380,
  /** A tile that is drawn after another was played, in the same turn. */
  drawAfter: 280,
  /** A tile that the person drew is shown this long before play goes on. */
  drawnSeen: 700,
  /** A tile that is played, until it has settled. */
  lay: 361,
  pass: 230,
  /** The pass of a person with no other move, who did nothing to see it coming. */
  ownPass: 1100,
  /**
   * 21.2, 21.7: a row's tile is turned up, or goes back to its left end. `cutTile`: each tile that is cut off; `cut`:
   * the least for all.
   */
  turnUp: 420,
  turnedUpSeen: 240,
  putBack: 520,
  cutTile: 230,
  cut: 900,
  /** A double laid closed lies open first (4.2), then turns. */
  closedSeen: 260,
  closedTurn: 300,

  /** 1.13: the tiles are spread; a bot's choice of one of its own, and the way of a tile that is taken to its hand. */
  spread: 600,
  taking: 40,
  taken: 200,
  /** 7.4: a tile drawn for partners, which everybody sees, and the last one before the teams are told. */
  drawnForTeams: 340,
  lastForTeams: 900,

  deal: 1400,
  /** A deal that is thrown in is swept together while its tiles still turn: 2 s in all (1.2). */
  thrownIn: 200,
  dealAgain: 800,
  starred: 260,
  shut: 120,
  /** The hands turn up at the end of a deal, then the result stays to be read. */
  reveal: 1100,
  read: 800,

  /** In a watched match: the pause after a move, and at the end of a deal. */
  watched: 650,
  dealWatched: 2600,

  /** A tile that was let go returns home; the same at every speed. */
  home: 200,
} as const;

/**
 * Milliseconds, at every speed. A press this soon after a button or a key has changed its meaning is for the old
 * meaning.
 */
export const LATE = 400;

/**
 * The most time that all bots together, and each of a few, may take between two turns of a person. It limits their
 * thinking, not the showing of their moves. So rounds in which many draw and pass take longer. Still 19 of 20 rounds of
 * nine stay under 6 s, and under 2 s at fast, frame rounding included.
 */
export const ROUND = { most: 4600, each: 1150 } as const;

/**
 * The part of its time after which a played tile hits the cloth; then it settles. A tile put down by hand hits almost
 * at once.
 */
export const HITS = { flying: 0.7, atHand: 0.2 } as const;

/** Milliseconds until a bot speaks about an event: the table's own words are read first. */
export const SPEAKS_AFTER = { starred: 500, passed: 250, won: 1500, lost: 1200 } as const;

/** If the DOM table is the only view: the reading time after a beat, or for a shuffle. */
const LINGER: Readonly<Record<string, number>> = {
  shuffling: 700,
  dealt: 300,
  spread: 300,
  took: 20,
  threwIn: 700,
  led: 250,
  laid: 200,
  drew: 150,
  passed: 230,
  scored: 450,
  ended: 700,
};

/** @param what a beat, or `shuffling`. Returns 0 if there is nothing to read. */
export const lingerOf = (what: string): number => LINGER[what] ?? 0;

/** Above this number of bots at a table, each further one speeds up the showing of their moves. */
const CROWD = { from: 4, brisker: 0.08 } as const;

/** Returns the part of the usual time for showing a move among this many bots: 1 with up to four, less with more. */
export function showingAmong(bots: number): number {
  return 1 / (1 + CROWD.brisker * Math.max(0, bots - CROWD.from));
}

/** The speed of a match: the player's setting. */
export type Speed = 'relaxed' | 'normal' | 'fast' | 'instant';

const FACTOR: Readonly<Record<Speed, number>> = { relaxed: 1.6, normal: 1, fast: 0.27, instant: 0 };

/** Returns a function that converts milliseconds at normal speed to the speed set at the time of its call. */
export function createPace(speed: () => Speed): (ms: number) => number {
  return (ms) => ms * FACTOR[speed()];
}
