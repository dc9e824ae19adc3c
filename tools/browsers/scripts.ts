/**
 * Finds features in scripts that the browsers of the list do not have. Names are read without their types. A member
 * counts as the browser's unless a script defines one of that name itself. Newer members of lists, maps and the like
 * may share a name with our own. Those are type errors (`lib` in `tsconfig.json`).
 */
import { transformSync } from 'esbuild';
import { type ESTree, parseSync, Visitor } from 'vite';
import { around, type Finding } from './finding.ts';
import { scripting } from './known.ts';
import { TARGET } from './list.ts';

export interface Script {
  readonly file: string;
  readonly code: string;
}

interface Use {
  /** The plain name of the object that it is a member of; `null` if there is none. */
  readonly of: string | null;
  readonly name: string;
  readonly isMember: boolean;
  readonly at: number;
}

interface Names {
  readonly uses: readonly Use[];
  /** Names of the script's variables, functions, parameters and imports. */
  readonly declared: ReadonlySet<string>;
  /** Names of the members that it defines. */
  readonly own: ReadonlySet<string>;
  /** Positions of parentheses in the values of class fields, outside functions: Safari 15 misreads them. */
  readonly misread: readonly number[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const holds = (outer: Span, inner: Span) => outer.start <= inner.start && inner.end <= outer.end;

/** True if a span lies in the value of a class field, but in no function there. */
const isInField = (span: Span, fields: readonly Span[], functions: readonly Span[]) =>
  fields.some((field) => holds(field, span) && !functions.some((inner) => holds(field, inner) && holds(inner, span)));

type Pattern = ESTree.BindingPattern | ESTree.ParamPattern | null | undefined;

function addPattern(names: Set<string>, pattern: Pattern): void {
  if (!pattern) return;
  if (pattern.type === 'Identifier') names.add(pattern.name);
  else if (pattern.type === 'AssignmentPattern') addPattern(names, pattern.left);
  else if (pattern.type === 'RestElement') addPattern(names, pattern.argument);
  else if (pattern.type === 'ArrayPattern') for (const each of pattern.elements) addPattern(names, each);
  else if (pattern.type === 'ObjectPattern')
    for (const each of pattern.properties) addPattern(names, each.type === 'Property' ? each.value : each.argument);
}

/** Returns the name of a key or a member that is an identifier; `null` for others. */
const keyOf = (key: ESTree.Node): string | null => (key.type === 'Identifier' ? key.name : null);

const isFunction = ({ type }: ESTree.Expression) => type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

function namesIn({ file, code }: Script): Names {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const uses: Use[] = [];
  const declared = new Set<string>();
  const own = new Set<string>();
  const fields: Span[] = [];
  const functions: Span[] = [];
  const parentheses: Span[] = [];
  /** Identifiers that are not variables, by their start. */
  const keys = new Set<number>();
  const define = (key: ESTree.Node, isComputed: boolean) => {
    const name = isComputed ? null : keyOf(key);
    if (name === null) return;
    keys.add(key.start);
    own.add(name);
  };
  const readFunction = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    if (node.type !== 'ArrowFunctionExpression') addPattern(declared, node.id);
    functions.push(node);
    for (const each of node.params) addPattern(declared, each.type === 'TSParameterProperty' ? null : each);
  };
  const readClass = ({ id }: ESTree.Class) => addPattern(declared, id);
  const readImport = ({ local }: { readonly local: ESTree.BindingIdentifier }) => declared.add(local.name);
  new Visitor({
    VariableDeclarator: ({ id }) => addPattern(declared, id),
    FunctionDeclaration: readFunction,
    FunctionExpression: readFunction,
    ArrowFunctionExpression: readFunction,
    ClassDeclaration: readClass,
    ClassExpression: readClass,
    CatchClause: ({ param }) => addPattern(declared, param),
    ImportSpecifier: readImport,
    ImportDefaultSpecifier: readImport,
    ImportNamespaceSpecifier: readImport,
    MethodDefinition: ({ key, computed }) => define(key, computed),
    PropertyDefinition({ key, computed, value }) {
      define(key, computed);
      if (value) fields.push(value);
    },
    ParenthesizedExpression: (node) => void parentheses.push(node),
    ObjectExpression({ properties }) {
      for (const each of properties) if (each.type === 'Property') define(each.key, each.computed && !each.shorthand);
    },
    ObjectPattern({ properties }) {
      for (const each of properties) {
        if (each.type !== 'Property' || each.computed) continue;
        const name = keyOf(each.key);
        keys.add(each.key.start);
        if (name !== null) uses.push({ of: null, name, isMember: true, at: each.start });
      }
    },
    MemberExpression(node) {
      const name = node.computed ? null : keyOf(node.property);
      if (name === null) return;
      keys.add(node.property.start);
      uses.push({ of: keyOf(node.object), name, isMember: true, at: node.property.start });
    },
    // `this.name = …` and `Kind.prototype.name = function …`
    AssignmentExpression({ left, right }) {
      if (left.type === 'MemberExpression' && (left.object.type === 'ThisExpression' || isFunction(right)))
        define(left.property, left.computed);
    },
    Identifier: ({ name, start }) => void uses.push({ of: null, name, isMember: false, at: start }),
  }).visit(program);
  return {
    uses: uses.filter(({ isMember, at }) => isMember || !keys.has(at)),
    declared,
    own,
    misread: parentheses.filter((each) => isInField(each, fields, functions)).map(({ start }) => start),
  };
}

/** Returns the name under which it is too new; `null` if it is not. */
function newName(use: Use, declared: ReadonlySet<string>, own: ReadonlySet<string>): string | null {
  const { globals, members } = scripting;
  const isNew = (lacking: readonly string[] | undefined) => (lacking?.length ?? 0) > 0;
  if (!use.isMember) return !declared.has(use.name) && isNew(globals.get(use.name)) ? use.name : null;
  const path = `${use.of}.${use.name}`;
  if (use.of !== null && !declared.has(use.of) && globals.has(path)) return isNew(globals.get(path)) ? path : null;
  return !own.has(use.name) && isNew(members.get(use.name)) ? `.${use.name}` : null;
}

/** Returns the compiler's output: for the browsers of the list, or for the newest ones. */
const compiled = (code: string, target: string | string[]): readonly string[] =>
  transformSync(code, {
    target,
    supported: {
      // The compiler goes by the newest property names; we use those of old alphabets.
      'regexp-unicode-property-escapes': true,
      // Safari misreads them only in places where a minifier puts them.
      'function-or-class-property-access': true,
    },
    legalComments: 'none',
  }).code.split('\n');

/** Returns syntax that a compiler would still change into an older form for these browsers. */
function syntaxIn({ file, code }: Script): Finding[] {
  const older = compiled(code, TARGET);
  const line = compiled(code, 'esnext').find((each, at) => each !== older[at]);
  return line === undefined ? [] : [{ name: 'syntax', file, code: line.trim().slice(0, 200) }];
}

/** Returns the features in these scripts that are too new. The scripts belong together. */
export function newInScripts(scripts: readonly Script[]): Finding[] {
  const read = scripts.map((script) => ({ ...script, ...namesIn(script) }));
  const own = new Set(read.flatMap((each) => [...each.own]));
  return read.flatMap(({ file, code, uses, declared, misread }) => [
    ...syntaxIn({ file, code }),
    ...misread.map((at) => ({ name: 'parentheses in a field', file, code: around(code, at) })),
    ...uses.flatMap((use) => {
      const name = newName(use, declared, own);
      return name === null ? [] : [{ name, file, code: around(code, use.at) }];
    }),
  ]);
}
