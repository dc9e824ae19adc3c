/** Finds features in style sheets that the browsers of the list do not have. */
import postcss, { type ChildNode, type Declaration } from 'postcss';
import type { Finding } from './finding.ts';
import { styling } from './known.ts';

/** Units that the data groups, by the name of their group. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^cq(w|h|i|b|min|max)$/, 'container_query_length_units'],
  [/^dv(w|h|i|b|min|max)$/, 'viewport_percentage_units_dynamic'],
  [/^lv(w|h|i|b|min|max)$/, 'viewport_percentage_units_large'],
  [/^sv(w|h|i|b|min|max)$/, 'viewport_percentage_units_small'],
];

const isNew = (names: ReadonlyMap<string, readonly string[]>, name: string) => (names.get(name)?.length ?? 0) > 0;

/** True inside `@supports`, which older browsers skip. */
function isAsked(node: ChildNode): boolean {
  for (let at: ChildNode['parent'] | undefined = node.parent; at; at = at.parent as ChildNode['parent'])
    if (at.type === 'atrule' && 'name' in at && at.name === 'supports') return true;
  return false;
}

function newInDeclaration(decl: Declaration): string[] {
  const { prop, value, parent } = decl;
  if (prop.startsWith('-') && !prop.startsWith('--')) return [];
  const text = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  const twins = parent?.nodes?.filter((each): each is Declaration => each.type === 'decl' && each !== decl) ?? [];
  const isSaidBefore = twins.some((each) => each.prop === prop || each.prop === `-webkit-${prop}`);
  const found: string[] = [];
  // A browser that cannot read this declaration keeps the one before.
  if (!prop.startsWith('--')) {
    if (isSaidBefore) return [];
    if (isNew(styling.properties, prop)) return [prop];
    for (const [word] of text.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g))
      if (isNew(styling.keywords, `${prop}: ${word}`)) found.push(`${prop}: ${word}`);
  }
  for (const [, name = ''] of text.matchAll(/([a-z][\w-]*)\(/g))
    if (isNew(styling.values, name)) found.push(`${name}()`);
  for (const [, unit = ''] of text.matchAll(/(?<![\w#-])[\d.]+([a-z]+)/g)) {
    const name = UNITS.find(([units]) => units.test(unit))?.[1] ?? unit;
    if (isNew(styling.values, name)) found.push(unit);
  }
  return found;
}

/** Returns the features in a style sheet that are too new, outside `@supports`. */
export function newInStyles(file: string, text: string): Finding[] {
  const found: Finding[] = [];
  const note = (node: ChildNode, name: string) => {
    if (!isAsked(node)) found.push({ name, file, code: `${node}`.replace(/\s+/g, ' ').slice(0, 120) });
  };
  const root = postcss.parse(text);
  root.walkAtRules((rule) => {
    if (isNew(styling.atRules, rule.name)) note(rule, `@${rule.name}`);
  });
  root.walkRules((rule) => {
    for (const [, name = ''] of rule.selector.matchAll(/::?([a-z][\w-]*)/g))
      if (isNew(styling.selectors, name)) note(rule, `:${name}`);
  });
  root.walkDecls((decl) => {
    for (const name of newInDeclaration(decl)) note(decl, name);
  });
  return found;
}
