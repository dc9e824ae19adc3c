/**
 * The browsers that the game is for: those of spring 2022 and later. The one place that says so. All builds are compiled
 * for them (`TARGET`), and what the builds contain is checked against them (`main.ts`).
 */
export const BROWSERS = { chrome: '100', edge: '100', firefox: '100', safari: '15.4' } as const;

/** The same as a target of the compiler; Safari on phones too. */
export const TARGET = Object.entries({ ...BROWSERS, ios: BROWSERS.safari }).map(([name, version]) => name + version);
