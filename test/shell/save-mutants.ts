/** Spoils the text of a save: as a bad disk would, as an older program would, as somebody with bad intent would. */
import { type FastChance, fastChance } from '../../src/rules/chance.ts';

type Tree = unknown;
type Branch = { [key: string]: Tree } | Tree[];

const NUMBERS = ['-1', '0', '1', '8', '54', '55', '3.5', '-0', '1e999', '-1e999', '9007199254740993', '4294967296'];
const HOSTILE: readonly Tree[] = [
  null,
  true,
  false,
  '',
  '0',
  'NaN',
  '__proto__',
  'constructor',
  '9-9',
  '0-99',
  '\u0000',
  '\ud800',
  '<img src=x onerror=alert(1)>',
  [],
  {},
  [[]],
  [[[]]],
  -1,
  0,
  0.5,
  7,
  54,
  1e21,
  Number.MAX_SAFE_INTEGER,
];
const KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'from',
  'turnedUp',
  'closed',
  'goesOn',
  'out',
  'version',
  'at',
  '',
];
const MOVES: readonly Tree[] = [
  { do: 'pass' },
  { do: 'draw' },
  { do: 'draw', from: 54 },
  { do: 'lead', tile: '9-9' },
  { do: 'play', tile: '4-9', arm: 0 },
  { do: 'play', tile: '0-0', arm: '0' },
  { do: 'resign' },
];

const oneOf = <T>(chance: FastChance, from: readonly T[]): T => from[chance.below(from.length)] as T;

/** Edits of the bytes; what comes out is hardly ever JSON. */
const ofText: readonly ((text: string, chance: FastChance) => string)[] = [
  (text, c) => text.slice(0, c.below(text.length + 1)),
  (text, c) => text.slice(c.below(text.length + 1)),
  (text, c) => {
    const at = c.below(text.length);
    const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << c.below(7)));
    return text.slice(0, at) + flipped + text.slice(at + 1);
  },
  (text, c) => {
    const at = c.below(text.length);
    return text.slice(0, at) + text.slice(at + 1 + c.below(8));
  },
  (text, c) => {
    const [a = 0, b = 0] = [c.below(text.length), c.below(text.length)].sort((x, y) => x - y);
    return text.slice(0, b) + text.slice(a, b) + text.slice(b);
  },
  (text, c) => {
    const at = c.below(text.length);
    const end = at + c.below(20);
    return text.slice(0, at) + [...text.slice(at, end)].reverse().join('') + text.slice(end);
  },
  // One of the numbers, wherever it stands.
  (text, c) => {
    const numbers = [...text.matchAll(/\d+/g)];
    if (numbers.length === 0) return text;
    const { index, 0: digits } = oneOf(c, numbers);
    return text.slice(0, index) + oneOf(c, NUMBERS) + text.slice(index + digits.length);
  },
];

/** Every place in a tree that something else can be put at. */
function branches(tree: Tree, found: { readonly of: Branch; readonly key: string }[] = []) {
  if (typeof tree !== 'object' || tree === null) return found;
  for (const [key, value] of Object.entries(tree)) {
    found.push({ of: tree as Branch, key });
    branches(value, found);
  }
  return found;
}

const put = (of: Branch, key: string, value: Tree) =>
  Object.defineProperty(of, key, { value, enumerable: true, configurable: true, writable: true });

/** Edits of the tree; what comes out is JSON, and often looks like a save. */
const ofTree: readonly ((tree: Record<string, Tree>, chance: FastChance, other: Record<string, Tree>) => void)[] = [
  (tree, c) => {
    const { of, key } = oneOf(c, branches(tree));
    put(of, key, oneOf(c, HOSTILE));
  },
  (tree, c) => {
    const { of, key } = oneOf(c, branches(tree));
    if (Array.isArray(of)) of.splice(Number(key), 1);
    else delete of[key];
  },
  (tree, c) => {
    const { of } = oneOf(c, branches(tree));
    if (Array.isArray(of)) of.splice(c.below(of.length + 1), 0, oneOf(c, [...HOSTILE, ...of]));
    else put(of, oneOf(c, KEYS), oneOf(c, HOSTILE));
  },
  // Two things of a list change places: moves, deals, sitters.
  (tree, c) => {
    const lists = branches(tree).flatMap(({ of }) => (Array.isArray(of) && of.length > 1 ? [of] : []));
    if (lists.length === 0) return;
    const list = oneOf(c, lists);
    const [a, b] = [c.below(list.length), c.below(list.length)];
    [list[a], list[b]] = [list[b], list[a]];
  },
  // The moves are cut short, or go on with what they should not.
  (tree, c) => {
    const deals = tree.log;
    if (!Array.isArray(deals) || deals.length === 0) return;
    const deal = oneOf(c, deals);
    if (!Array.isArray(deal)) return;
    if (c.below(2) === 0) deal.splice(c.below(deal.length + 1));
    else deal.splice(c.below(deal.length + 1), c.below(2), oneOf(c, MOVES));
  },
  (tree, c) => {
    const deals = tree.log;
    if (Array.isArray(deals)) deals.splice(c.below(deals.length + 1));
  },
  // A move that could be: another tile, arm, or place in the boneyard.
  (tree, c) => {
    const moves = (Array.isArray(tree.log) ? tree.log.flat() : []).filter((move) => typeof move === 'object' && move);
    if (moves.length === 0) return;
    const move = oneOf(c, moves);
    const low = c.below(10);
    if (move.do === 'draw') move.from = c.below(60);
    else Object.assign(move, oneOf(c, [{ tile: `${low}-${low + c.below(10 - low)}` }, { arm: c.below(9) }]));
  },
  (tree, c) => {
    if (Array.isArray(tree.log)) tree.log.push(...(c.below(2) === 0 ? [[]] : structuredClone(tree.log)));
  },
  // A part of another save, whole.
  (tree, c, other) => {
    const key = oneOf(c, Object.keys(other));
    put(tree, key, other[key]);
  },
  (tree, c) => {
    const seed = String(tree.seed);
    const at = c.below(seed.length + 1);
    tree.seed = seed.slice(0, at) + c.below(16).toString(16) + seed.slice(at + 1);
  },
  (tree, c) => {
    tree.options = { ...Object(tree.options), target: oneOf(c, [25, 60, 500, 501, 24, '60', 61, null, 1e300]) };
  },
  (tree, c) => {
    const sitters = Array.isArray(tree.sitters) ? tree.sitters : [];
    tree.sitters = Array.from({ length: c.below(18) }, (_, i) => sitters[i] ?? { name: `${i}`, kind: 'bot' });
  },
  (tree, c) => {
    const sitters = Array.isArray(tree.sitters) ? tree.sitters : [];
    tree.sitters = sitters.map((sitter) => ({
      ...Object(sitter),
      ...oneOf(c, [{ level: 'x' }, { name: '' }, { kind: 'bot' }]),
    }));
  },
];

/**
 * A mutant: a save with one to three things changed. The same seed gives the same mutant.
 * @param saves texts of real saves.
 */
export function mutant(saves: readonly string[], seed: number): string {
  const chance = fastChance(seed);
  let text = oneOf(chance, saves);
  for (let edits = 1 + chance.below(3); edits > 0; edits--) {
    if (chance.below(4) === 0 && text.length > 0) text = oneOf(chance, ofText)(text, chance);
    else text = edited(text, chance, saves);
  }
  return text;
}

function edited(text: string, chance: FastChance, saves: readonly string[]): string {
  let tree: Tree;
  try {
    tree = JSON.parse(text);
  } catch {
    return text;
  }
  if (typeof tree !== 'object' || tree === null || Object.keys(tree).length === 0) return text;
  oneOf(chance, ofTree)(tree as Record<string, Tree>, chance, JSON.parse(oneOf(chance, saves)));
  return JSON.stringify(tree);
}
