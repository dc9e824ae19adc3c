/**
 * The browsers that the game is for: those of spring 2022 and later. The one place that says so. All builds are compiled
 * for them, and what the builds contain is checked against them (`main.ts`).
 */
export const BROWSERS = { chrome: '100', edge: '100', firefox: '100', safari: '15.4' } as const;

const asTarget = (browsers: Readonly<Record<string, string>>) =>
  Object.entries(browsers).map(([name, version]) => name + version);

/** The same as a target; Safari on phones too. */
export const TARGET = asTarget({ ...BROWSERS, ios: BROWSERS.safari });

/**
 * The target of scripts. For Safari 15 the compiler would put all fields of classes into maps, which are slow, because of
 * parentheses that it misreads in them (webkit.org/b/236843): the check looks for those instead.
 */
export const SCRIPT_TARGET = asTarget({ ...BROWSERS, safari: '16', ios: '16' });
