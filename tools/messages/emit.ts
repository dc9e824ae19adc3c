/** Writes messages as TypeScript: a plain text as a string, any other as a function of its arguments. */
import { besides } from './arguments.ts';
import type { Kind, Message, Token } from './parse.ts';

/** Messages of one area by their keys, or lists of them by index; groups may be nested. */
export interface Tree {
  readonly [key: string]: Message | Tree;
}

const isMessage = (value: Message | Tree): value is Message => Array.isArray(value.tokens);

const escaped = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/** Returns the expression for an argument in a script: an argument that stands alone is the parameter itself. */
type Named = (argument: string) => string;

const isAlone = ({ wants }: Message) => wants.size === 1 && [...wants.keys()].every((name) => besides(name) === null);

/** Returns a template literal without its backticks. @param counted the argument that `#` stands for */
const inner = (tokens: readonly Token[], named: Named, counted: string): string =>
  tokens.map((token) => part(token, named, counted)).join('');

function part(token: Token, named: Named, counted: string): string {
  if (token.type === 'content') return escaped(token.value);
  if (token.type === 'octothorpe') return `\${number(${named(counted)})}`;
  if (token.type === 'argument') return `\${${named(token.arg)}}`;
  if (token.type === 'function') return `\${number(${named(token.arg)})}`;
  const isPlural = token.type === 'plural';
  const cases = token.cases.map(
    ({ key, tokens }) => `${JSON.stringify(key)}: \`${inner(tokens, named, isPlural ? token.arg : counted)}\``,
  );
  return `\${${isPlural ? 'plural' : 'select'}(${named(token.arg)}, { ${cases.join(', ')} })}`;
}

const typeOf = (kind: Kind) =>
  typeof kind === 'string' ? kind : [...kind, 'other'].map((key) => JSON.stringify(key)).join(' | ');

/** Returns the type of the parameter: the only argument, or all by name, with those of their groups. */
function parameterOf(message: Message): string {
  const { wants } = message;
  if (isAlone(message)) return [...wants.values()].map(typeOf).join();
  const types = new Map<string, string>();
  for (const [name, kind] of wants) {
    for (const [each, type] of Object.entries(besides(name) ?? { [name]: typeOf(kind) })) types.set(each, type);
  }
  return `{ ${[...types].map(([name, type]) => `${name}: ${type}`).join('; ')} }`;
}

interface Style {
  /** True if arguments get types here; others take them from English. */
  readonly isTyped: boolean;
  /** True if the text of a function passes through `joined`, which knows the neighbours of an argument. */
  readonly isJoined: boolean;
}

function value(each: Message | Tree, style: Style, indent: string): string {
  if (!isMessage(each)) return group(each, style, indent);
  const text = inner(each.tokens, isAlone(each) ? () => 'a' : (name) => `a.${name}`, '');
  if (each.wants.size === 0) return `\`${text}\``;
  const filled = style.isJoined ? `joined(\`${text}\`)` : `\`${text}\``;
  return `(a${style.isTyped ? `: ${parameterOf(each)}` : ''}) => ${filled}`;
}

function group(tree: Tree, style: Style, indent: string): string {
  const deeper = `${indent}  `;
  const entries = Object.entries(tree);
  // A list: its keys are its indexes.
  const isList = entries.every(([key], at) => key === `${at}`);
  const lines = entries.map(
    ([key, each]) => `${deeper}${isList ? '' : `${JSON.stringify(key)}: `}${value(each, style, deeper)},`,
  );
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${lines.join('\n')}\n${indent}${close}`;
}

/** Returns the messages of an area as an expression. */
export const emit = (tree: Tree, style: Style): string => group(tree, style, '');
