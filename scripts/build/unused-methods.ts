/** Finds the methods of classes that nothing calls: a bundler drops what no module imports, but never a part of a class. */
import type { ESTree } from 'vite';

/** Names by which the language or the browser calls without being told by the program. */
const CALLED = new Set([
  'constructor',
  'toString',
  'toJSON',
  'valueOf',
  'then',
  'handleEvent',
  'next',
  'return',
  'throw',
]);

interface Method {
  readonly script: string;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The scripts without the methods, getters and setters whose names stand nowhere but where they are defined, neither
 * in code nor in a text: whoever puts names together out of parts must not name methods so.
 * @param scripts all scripts that run in one page, by name.
 * @param parse reads a script; positions count from its start.
 */
export function withoutUnused(
  scripts: ReadonlyMap<string, string>,
  parse: (code: string) => ESTree.Program,
): ReadonlyMap<string, string> {
  let now = scripts;
  // What only an unused method calls is unused in the next round.
  for (;;) {
    const said = new Map<string, number>();
    const defined = new Map<string, number>();
    const methods: Method[] = [];
    for (const [script, code] of now) {
      for (const [word] of code.matchAll(/[\w$]+/g)) count(said, word);
      for (const method of methodsOf(parse(code))) {
        count(defined, method.name);
        methods.push({ script, ...method });
      }
    }
    const unused = methods.filter(({ name }) => !CALLED.has(name) && said.get(name) === defined.get(name));
    if (unused.length === 0) return now;
    now = new Map(
      [...now].map(([script, code]) => [
        script,
        without(
          code,
          unused.filter((one) => one.script === script),
        ),
      ]),
    );
  }
}

const count = (words: Map<string, number>, word: string) => words.set(word, (words.get(word) ?? 0) + 1);

/** `cuts` as they follow each other; a method inside another one is gone with it. */
function without(code: string, cuts: readonly Method[]): string {
  let kept = '';
  let at = 0;
  for (const { start, end } of cuts.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    kept += code.slice(at, start);
    at = end;
  }
  return kept + code.slice(at);
}

function* methodsOf(node: unknown): Generator<Omit<Method, 'script'>> {
  if (typeof node !== 'object' || node === null) return;
  if (isNamedMethod(node)) yield { name: node.key.name, start: node.start, end: node.end };
  for (const part of Object.values(node)) yield* methodsOf(part);
}

function isNamedMethod(node: object): node is ESTree.MethodDefinition & { key: ESTree.IdentifierName } {
  const { type, computed, key } = node as Partial<ESTree.MethodDefinition>;
  return type === 'MethodDefinition' && computed === false && key?.type === 'Identifier';
}
