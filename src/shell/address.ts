/**
 * The table that the page's address opens. `?game=cyprus&seats=6&target=200` sets the table, `&level=expert` the level
 * of all bots. `&level=casual,club` alternates the two levels; `&deal=28` opens that deal.
 */

import * as v from 'valibot';
import type { LevelId } from '../bots/levels.ts';
import type { Game, OptionSpec, Options } from '../rules/game.ts';
import { isLegal } from '../rules/options.ts';
import { isDeal } from './deal-number.ts';
import { isLevel } from './setup/bot-levels.ts';

export interface Wanted {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  /** The levels of the bots, in turn; empty for the usual ones. */
  readonly levels: readonly LevelId[];
  /** The number of the deal; `null` for any deal. */
  readonly deal: number | null;
}

export interface Address {
  /** `null` if the address names no table. */
  readonly wanted: Wanted | null;
  /** The names of the ignored parameters. */
  readonly ignored: readonly string[];
}

const deals = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.check(isDeal));
const number = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number));

/** Returns the identifier of the game in an address; `null` if there is none. */
export const gameNamed = (search: string): string | null => new URLSearchParams(search).get('game');

/**
 * Reads an address. Invalid parameters are ignored one by one. Valid options that exclude each other are all ignored.
 * @param search the part of the address from the question mark on.
 */
export function readAddress(search: string, games: readonly Game[]): Address {
  const given = new Map(new URLSearchParams(search));
  const ignored: string[] = [];
  if (given.size === 0) return { wanted: null, ignored };
  const named = games.find((game) => game.id === given.get('game'));
  if (given.has('game') && !named) ignored.push('game');
  const game = named ?? games[0];
  if (!game) return { wanted: null, ignored: [...given.keys()] };

  let known = named !== undefined;
  let seats = usualSeats(game);
  let levels: readonly LevelId[] = [];
  let deal: number | null = null;
  const options: Record<string, string | number | boolean> = {};
  for (const [name, text] of given) {
    // A day is handled in `mount.ts`.
    if (name === 'game' || name === 'day') continue;
    if (name === 'level') {
      levels = text.split(',').filter(isLevel);
      if (levels.join(',') !== text) {
        levels = [];
        ignored.push(name);
      }
      known ||= levels.length > 0;
      continue;
    }
    if (name === 'deal') {
      const parsed = v.safeParse(deals, text);
      if (parsed.success) deal = parsed.output;
      else ignored.push(name);
      known ||= parsed.success;
      continue;
    }
    const spec = game.optionSpecs.find(({ id }) => id === name);
    const value = name === 'seats' ? seatsOf(text, game) : spec ? optionOf(text, spec) : null;
    if (value === null) ignored.push(name);
    else if (name === 'seats') seats = Number(value);
    else options[name] = value;
    known ||= value !== null;
  }
  if (!known) return { wanted: null, ignored };
  const whole = game.options(options, seats);
  if (whole.ok) return { wanted: { game, seats, options: whole.value, levels, deal }, ignored };
  const plain = game.options({}, seats);
  ignored.push(...Object.keys(options));
  return { wanted: plain.ok ? { game, seats, options: plain.value, levels, deal } : null, ignored };
}

/** True if the game is for one player. */
export const isForOne = ({ seats }: Game): boolean => seats.at(-1) === 1;

/** Returns the number of seats without a given one: four if the game allows it. */
export function usualSeats(game: Game): number {
  return game.seats.includes(4) ? 4 : (game.seats[0] ?? 2);
}

function seatsOf(text: string, game: Game): number | null {
  const parsed = v.safeParse(number, text);
  return parsed.success && game.seats.includes(parsed.output) ? parsed.output : null;
}

function optionOf(text: string, spec: OptionSpec): string | number | boolean | null {
  if (spec.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : null;
  if (spec.kind === 'choice') return spec.values.find((value) => `${value}` === text) ?? null;
  const parsed = v.safeParse(number, text);
  return parsed.success && isLegal(spec, parsed.output) ? parsed.output : null;
}

/**
 * Returns the game's address with this search part; null if the page's address is no use to others: in a frame, or on a
 * disk.
 */
export function leadingHere(page: Pick<Window, 'parent' | 'location'>, search: string): string | null {
  const { protocol, origin, pathname } = page.location;
  return page.parent === page && /^https?:$/.test(protocol) ? `${origin}${pathname}${search}` : null;
}
