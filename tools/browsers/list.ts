/**
 * The browsers that the game supports: those of spring 2022 and later. This is the only place that lists them. All
 * builds are compiled for them, and the contents of the builds are checked against them (`main.ts`).
 */
export const BROWSERS = { chrome: '100', edge: '100', firefox: '100', safari: '15.4' } as const;

const asTarget = (browsers: Readonly<Record<string, string>>) =>
  Object.entries(browsers).map(([name, version]) => name + version);

/** The same as a build target; Safari on phones too. */
export const TARGET = asTarget({ ...BROWSERS, ios: BROWSERS.safari });

/**
 * The target of scripts. Safari 15 misreads parentheses in the fields of classes (webkit.org/b/236843). For it the
 * compiler would put all fields into maps, which are slow. The check looks for such parentheses instead.
 */
export const SCRIPT_TARGET = asTarget({ ...BROWSERS, safari: '16', ios: '16' });
