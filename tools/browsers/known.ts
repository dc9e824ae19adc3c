/** Features of the browsers of the list, from MDN's compatibility data (`@mdn/browser-compat-data`). */
import bcd, { type CompatStatement, type Identifier, type SimpleSupportStatement } from '@mdn/browser-compat-data';
import { BROWSERS } from './list.ts';

/** The same browsers, on phones too, by their names in the data. */
const LISTED = {
  ...BROWSERS,
  chrome_android: BROWSERS.chrome,
  firefox_android: BROWSERS.firefox,
  safari_ios: BROWSERS.safari,
} as const;
type Listed = keyof typeof LISTED;

/** True if any version has it. A style that a browser never had does no harm; a script may fail there. */
const ever = (said: readonly SimpleSupportStatement[]) => said.some(({ version_added }) => version_added !== false);

const numberOf = (version: string | false | null | undefined): number =>
  version ? Number.parseFloat(version.replace('≤', '')) : Number.NaN;

/** True if a version has the feature under its own name and without a setting. `preview` is not a number. */
const holds = (said: SimpleSupportStatement, version: number): boolean =>
  !said.flags &&
  !said.prefix &&
  !said.alternative_name &&
  numberOf(said.version_added) <= version &&
  !(numberOf(said.version_removed) <= version);

/** Returns the browsers of the list that do not have it. Of styles: those that got it in a later version. */
function without({ support }: CompatStatement, isStyle = false): readonly Listed[] {
  return (Object.keys(LISTED) as Listed[]).filter((browser) => {
    const said = [support[browser] ?? []].flat();
    if (said.length === 0 || (isStyle && !ever(said))) return false;
    return !said.some((each) => holds(each, numberOf(LISTED[browser])));
  });
}

/** For each name, the shortest list of browsers that lack one of its meanings. */
type Lacking = Map<string, readonly Listed[]>;

function note(names: Lacking, name: string, data: Identifier, isStyle = false): void {
  if (!data.__compat) return;
  const lacking = without(data.__compat, isStyle);
  const before = names.get(name);
  if (!before || lacking.length < before.length) names.set(name, lacking);
}

const partsOf = (data: Identifier): readonly (readonly [string, Identifier])[] =>
  Object.entries(data).flatMap(([name, part]) => (name === '__compat' ? [] : [[name, part as Identifier] as const]));

/** Members of these are global names of the page or of a worker. */
const SCOPES = /^(Window|WorkerGlobalScope|DedicatedWorkerGlobalScope|ServiceWorkerGlobalScope|globals)$/;

export interface Scripting {
  /** Constructors, namespaces and functions by their names, and their own members: `URL.canParse`. */
  readonly globals: Lacking;
  /** Members of objects: `toSorted`. A name that several kinds share counts as known if one of them is. */
  readonly members: Lacking;
}

function readScripting(): Scripting {
  const globals: Lacking = new Map();
  const members: Lacking = new Map();
  const { Intl: intl = {}, ...builtins } = bcd.javascript.builtins ?? {};
  const readAll = (data: Identifier, before: string) => {
    for (const [owner, parts] of partsOf(data)) {
      note(globals, before + owner, parts);
      // An object of a kind that is too new comes from something too new, so its members need no entry.
      const isKnown = parts.__compat !== undefined && without(parts.__compat).length === 0;
      for (const [key, part] of partsOf(parts)) {
        if (key.endsWith('_event')) continue;
        const name = key.replace(/_static$/, '');
        note(globals, `${before}${owner}.${name}`, part);
        if (SCOPES.test(owner)) note(globals, name, part);
        if (!key.endsWith('_static') && (isKnown || SCOPES.test(owner))) note(members, name, part);
      }
    }
  };
  readAll(bcd.api, '');
  readAll(builtins as Identifier, '');
  readAll(intl, 'Intl.');
  return { globals, members };
}

export interface Styling {
  readonly properties: Lacking;
  /** A property with a keyword: `display: flow-root`. */
  readonly keywords: Lacking;
  readonly atRules: Lacking;
  readonly selectors: Lacking;
  /** Functions and units: `color-mix`, `cqw`. */
  readonly values: Lacking;
}

function readStyling(): Styling {
  const {
    'at-rules': atRules = {},
    properties = {},
    selectors = {},
    types = {},
  } = bcd.css as Record<string, Identifier>;
  const named = (data: Identifier, names: Lacking = new Map()) => {
    for (const [name, part] of partsOf(data)) note(names, name, part, true);
    return names;
  };
  const keywords: Lacking = new Map();
  for (const [property, data] of partsOf(properties))
    for (const [keyword, part] of partsOf(data))
      note(keywords, `${property}: ${keyword.replaceAll('_', '-')}`, part, true);
  const values: Lacking = new Map();
  for (const [, type] of [...partsOf(types), ...partsOf({ types } as Identifier)]) named(type, values);
  return { properties: named(properties), keywords, atRules: named(atRules), selectors: named(selectors), values };
}

/**
 * Returns parts of the language that are too new: `Intl.Segmenter`, `Array.toSorted`. Members are of a kind or its
 * objects.
 */
export function newBuiltins(): string[] {
  const { Intl: intl = {}, ...builtins } = bcd.javascript.builtins ?? {};
  const named = (data: Identifier, before: string): string[] =>
    partsOf(data).flatMap(([name, part]) => [
      ...(part.__compat && without(part.__compat).length > 0 ? [before + name] : []),
      ...partsOf(part).flatMap(([member, { __compat }]) =>
        __compat && without(__compat).length > 0 ? [`${before}${name}.${member}`] : [],
      ),
    ]);
  return [...named(builtins, ''), ...named(intl, 'Intl.')];
}

export const scripting = readScripting();
export const styling = readStyling();
