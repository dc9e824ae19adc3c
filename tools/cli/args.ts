import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Game, OptionSpec, Options } from '../../src/rules/game.ts';
import { gameById, games } from '../../src/rules/games.ts';
import { WrongCall } from './io.ts';

type NamedOptions = NonNullable<ParseArgsConfig['options']>;

/** Option values of the call by name, and its other words. */
export interface Call {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly files: readonly string[];
}

/** Reads a call strictly. `files`: true if words that belong to no option are allowed. */
export function parseCall(args: readonly string[], options: NamedOptions, files: boolean): Call {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: files, strict: true });
    return { values: values as Call['values'], files: positionals };
  } catch (error) {
    throw new WrongCall(error instanceof Error ? error.message : String(error));
  }
}

/** Returns the text of an option; `undefined` if it was not given. */
export function textOf(call: Call, name: string): string | undefined {
  const value = call.values[name];
  return typeof value === 'string' ? value : undefined;
}

/** Returns the whole number given for an option; `undefined` if it was not given. */
export function wholeOf(call: Call, name: string, least: number): number | undefined {
  const text = textOf(call, name);
  if (text === undefined) return undefined;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least) return number;
  throw new WrongCall(`--${name} takes a whole number from ${least} up, not '${text}'`);
}

/** A game with the seats and options of a call. */
export interface Table {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
}

/** Returns the game that the call names, or `usual`. */
function gameOf(args: readonly string[], usual: string): Game {
  const { values } = parseArgs({ args: [...args], options: { game: { type: 'string' } }, strict: false });
  const id = values.game ?? usual;
  const game = typeof id === 'string' ? gameById(id) : undefined;
  if (game) return game;
  throw new WrongCall(`--game takes one of ${games.map((each) => each.id).join(', ')}, not '${id}'`);
}

function readValue(spec: OptionSpec, text: string): string | number | boolean {
  if (spec.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  if (spec.kind === 'choice') return spec.values.find((value) => String(value) === text) ?? text;
  return /^\d+$/.test(text) ? Number(text) : text;
}

/**
 * Returns the spelling of a game's option: as in a record's header, with `match-` in front if the command has an option
 * of that name.
 */
function flagOf(id: string, own: NamedOptions): string {
  return Object.hasOwn(own, id) ? `match-${id}` : id;
}

/**
 * Reads a call of a command that sets up a table: its own options, `--game`, `--seats`, and the options of that game.
 */
export function parseTable(
  args: readonly string[],
  own: NamedOptions,
  usual = 'cyprus',
): { readonly call: Call; readonly table: Table } {
  const game = gameOf(args, usual);
  const ofGame = game.optionSpecs.map(({ id }) => [flagOf(id, own), { type: 'string' }] as const);
  const names = { game: { type: 'string' }, seats: { type: 'string' } } as const;
  const call = parseCall(args, { ...Object.fromEntries(ofGame), ...names, ...own }, false);
  const seats = wholeOf(call, 'seats', 1) ?? game.seats[0] ?? 0;
  if (!game.seats.includes(seats)) {
    throw new WrongCall(`${game.id} is played with ${game.seats.join(', ')} seats, not ${seats}`);
  }
  const given = game.optionSpecs.flatMap((spec) => {
    const text = textOf(call, flagOf(spec.id, own));
    return text === undefined ? [] : [[spec.id, readValue(spec, text)] as const];
  });
  const options = game.options(Object.fromEntries(given), seats);
  if (!options.ok)
    throw new WrongCall(`${options.reason}${options.detail === undefined ? '' : `: --${options.detail}`}`);
  return { call, table: { game, seats, options: options.value } };
}

/** Reads a call of a command that takes all games if none is named, if `--seats` allows them. */
export function parseTables(
  args: readonly string[],
  own: NamedOptions,
): { readonly call: Call; readonly tables: readonly Table[] } {
  const { values } = parseArgs({
    args: [...args],
    options: { game: { type: 'string' }, seats: { type: 'string' } },
    strict: false,
  });
  const ids = games
    .filter(({ seats }) => values.seats === undefined || seats.includes(Number(values.seats)))
    .map(({ id }) => id);
  if (values.game !== undefined || ids.length === 0) {
    const { call, table } = parseTable(args, own);
    return { call, tables: [table] };
  }
  const parsed = ids.map((id) => parseTable(args, own, id));
  return { call: parsed[0]?.call ?? { values: {}, files: [] }, tables: parsed.map(({ table }) => table) };
}

/** Returns the options of every game, for the `--help` of a command with options of its `own`. */
export function optionsHelp(own: NamedOptions = {}): string {
  const values = (spec: OptionSpec) => {
    if (spec.kind === 'flag') return 'true|false';
    return spec.kind === 'choice' ? spec.values.join('|') : `${spec.min}…${spec.max} by ${spec.step}`;
  };
  return games
    .map((game) => {
      const options = game.optionSpecs
        .map((spec) => `      --${flagOf(spec.id, own)} ${values(spec)} (${defaultsOf(game, spec).join('; ')})\n`)
        .join('');
      return `    ${game.id}, seats ${game.seats.join(' ')}\n${options}`;
    })
    .join('');
}

/**
 * Returns an option's defaults: the usual one, and those with other choices that change it (14: a larger set, a higher
 * target).
 */
function defaultsOf({ optionSpecs, options, seats }: Game, spec: OptionSpec): readonly string[] {
  const others = optionSpecs.flatMap((other) => {
    if (other === spec || other.kind !== 'choice') return [];
    return other.values.flatMap((value) => {
      const chosen = options({ [other.id]: value }, seats[0] ?? 0);
      const given = chosen.ok ? chosen.value[spec.id] : spec.default;
      return given === undefined || given === spec.default ? [] : [`${given} with --${other.id} ${value}`];
    });
  });
  return [`${spec.default}`, ...others];
}
