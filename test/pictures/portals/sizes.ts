/** Which pictures the portals ask for: `docs/portals.md` says who asks for which. */

/** The name of the game on a cover. */
export const NAME_IN_TWO = ['Star', 'Dominoes'] as const;

/** Width and height, pixels. */
export const COVERS: readonly (readonly [number, number])[] = [
  [1920, 1080],
  [800, 1200],
  [800, 800],
  [512, 512],
  [512, 384],
  [200, 120],
  [800, 470],
  [628, 628],
  [630, 500],
];

/** Stages of the table that show different kinds of games. */
export const SCREENSHOTS = ['starred', 'late', 'summed', 'stack', 'total'] as const;

export const SCREENS: readonly (readonly [number, number])[] = [
  [1920, 1080],
  [1080, 1920],
];
