/** Reads one message in ICU MessageFormat, with texts, `select`, `plural` and `number`. */
import { type Octothorpe, type PluralCategory, parse, type Select } from '@messageformat/parser';

export type Token = ReturnType<typeof parse>[number] | Octothorpe;

/** The type of an argument: a text, a number, a boolean, or the words of a `select`. */
export type Kind = 'string' | 'number' | 'boolean' | ReadonlySet<string>;

export interface Message {
  readonly tokens: readonly Token[];
  /** The types of the arguments by name; empty for a plain text. */
  readonly wants: ReadonlyMap<string, Kind>;
}

/** The plural forms of a language. */
export const formsOf = (locale: string): readonly PluralCategory[] =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

/** @throws an error that describes the fault of the message. */
export function readMessage(text: string, locale: string): Message {
  const tokens = parse(text, { cardinal: [...formsOf(locale)], strict: true, strictPluralKeys: true });
  const wants = new Map<string, Kind>();
  for (const [name, kind] of wantsOf(tokens)) wants.set(name, both(name, wants.get(name), kind));
  for (const name of wants.keys()) {
    if (!/^[a-z][A-Za-z]*$/.test(name)) throw new Error(`"${name}" is no name of an argument`);
  }
  return { tokens, wants };
}

function* wantsOf(tokens: readonly Token[]): Generator<readonly [string, Kind]> {
  for (const token of tokens) {
    if (token.type === 'argument') yield [token.arg, 'string'];
    if (token.type === 'function') {
      if (token.key !== 'number' || token.param) throw new Error(`{${token.arg}, ${token.key}} is not used here`);
      yield [token.arg, 'number'];
    }
    if ('cases' in token) {
      yield [token.arg, kindOf(token)];
      for (const each of token.cases) yield* wantsOf(each.tokens);
    }
  }
}

function kindOf({ type, arg, cases, pluralOffset }: Select): Kind {
  if (type === 'selectordinal' || pluralOffset) throw new Error(`{${arg}, ${type}} is not used here with such a form`);
  if (!cases.some(({ key }) => key === 'other')) throw new Error(`{${arg}, ${type}} has no "other"`);
  if (type === 'plural') return 'number';
  const keys = cases.map(({ key }) => key).filter((key) => key !== 'other');
  if (keys.length === 0) throw new Error(`{${arg}, select} chooses among nothing`);
  if (keys.every((key) => key === 'true' || key === 'false')) return 'boolean';
  return keys.every((key) => /^\d+$/.test(key)) ? 'number' : new Set(keys);
}

/** Returns the type of an argument that is used twice. */
function both(name: string, one: Kind | undefined, other: Kind): Kind {
  if (one === undefined || one === other) return other;
  if (typeof one === 'object' && typeof other === 'object') return new Set([...one, ...other]);
  throw new Error(`"${name}" is used in two ways: a number is written {${name}, number}`);
}
