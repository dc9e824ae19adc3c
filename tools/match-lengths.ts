/**
 * Measures the lengths of matches. `npm run times [GAME…]` lets bots of level rules play every game, or the games
 * named. They play at each number of seats, and with each option value that deals otherwise, to the longest length
 * offered. It notes when they passed the shorter ones. It writes `src/shell/setup/usual-times.json` (1.12) and, from
 * it, `src/shell/setup/usual-targets.json`. Figures of other games stay. Takes a quarter of an hour for all.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { argv, platform } from 'node:process';
import { winnersAt } from '../src/rules/chain/scores.ts';
import type { Game, Options } from '../src/rules/game.ts';
import { gameById, games } from '../src/rules/games.ts';
import { isTileMove } from '../src/rules/moves.ts';
import type { RecordEvent } from '../src/rules/record.ts';
import { type Given, tableKey } from '../src/shell/setup/usual-options.ts';
import { LENGTHS, type UsualLength } from '../src/shell/setup/usual-time.ts';
import { playMatch, seedOfMatch } from './cli/bot-match.ts';
import { targetsOf as usualTargets, variantsOf } from './usual-targets.ts';

const MATCHES = 100;
/** The smallest multiple of the usual length at which a setup screen warns of a long match. */
const FAR = 2.5;
/** Matches with fewer deals need no warning. */
const MANY = 10;

/** One match: the turns of all its deals together, and the totals after each deal. */
interface Match {
  readonly turns: number;
  readonly totals: readonly (readonly number[])[];
}

/** True for a tile or a pass that ends a turn; draws, and tiles that go on, do not. */
const endsTurn = (event: RecordEvent) => event.do !== 'draw' && !(isTileMove(event) && event.goesOn);

function play(game: Game, seats: number, given: Given): readonly Match[] {
  const options = game.options(given, seats);
  if (!options.ok) throw new Error(`no table of ${game.id}: ${JSON.stringify(given)}`);
  const table = { game, seats, options: options.value };
  return Array.from({ length: MATCHES }, (_, n) => {
    const seed = seedOfMatch('usual times', n + 1);
    const { deals } = playMatch(table, ['rules'], seed, Number.POSITIVE_INFINITY);
    return {
      turns: sum(deals.map(({ events }) => events.filter(endsTurn).length)),
      totals: deals.flatMap(({ totals }) => (totals ? [totals] : [])),
    };
  });
}

/** Returns the number that the share `part` of all numbers does not exceed. */
const quantile = (numbers: readonly number[], part: number) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(part * (numbers.length - 1))] ?? Number.NaN;
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** Returns the lengths in points that a setup screen offers; empty if a match is counted in deals. */
function targetsOf(game: Game, seats: number, options: Given): readonly number[] {
  const spec = game.optionSpecs.find(({ id }) => id === 'target');
  if (spec?.kind === 'number') return spec.offered;
  if (spec?.kind !== 'choice') return [];
  // 15.6: not every target goes with every other option.
  return spec.values.map(Number).filter((target) => game.options({ ...options, target }, seats).ok);
}

function lengthOf(game: Game, seats: number, options: Given): UsualLength {
  const targets = targetsOf(game, seats, options);
  // 5.8: a single target may be the losses that end a match.
  const isTarget = targets.length > 1;
  const given = isTarget ? { ...options, target: Math.max(...targets) } : options;
  const matches = play(game, seats, given);
  const whole = game.options(given, seats);
  const sides = whole.ok ? game.sides(whole.value, seats) : [];
  const turns = Math.round(sum(matches.map((match) => match.turns)) / sum(matches.map(({ totals }) => totals.length)));
  const deals = targets.map((target) => {
    const until = matches.map(({ totals }) =>
      isTarget ? totals.findIndex((each) => winnersAt(target, each, sides)) + 1 : totals.length,
    );
    const most = quantile(until, 0.95);
    const isFar = most >= MANY && most >= FAR * quantile(until, 0.5);
    return { target, low: quantile(until, 0.25), high: quantile(until, 0.75), ...(isFar && { most }) };
  });
  return { turns, deals, ...playedFor(matches, whole.ok ? whole.value : {}) };
}

/** 20.2: returns the deals played for each of the agreed ones, if some do not count. */
function playedFor(matches: readonly Match[], { deals }: Options): Pick<UsualLength, 'played'> {
  if (deals === undefined) return {};
  const played = sum(matches.map(({ totals }) => totals.length)) / (matches.length * Number(deals));
  return played === 1 ? {} : { played: Math.round(10 * played) / 10 };
}

const asked = argv.slice(2);
for (const id of asked) if (!gameById(id)) throw new Error(`there is no game ${id}`);
const lengths: Record<string, Record<number, UsualLength>> = {};
// 22.3: if moves can be taken back, a deal lasts as long as its player tries.
for (const game of games.filter(({ table }) => !table.rows && table.kind !== 'outline')) {
  for (const options of variantsOf(game)) {
    const key = tableKey(game, options);
    const isAsked = asked.length === 0 || asked.includes(game.id);
    if (isAsked) console.log(key);
    // 16.1: not every option goes with every number of seats.
    const rows = game.seats.flatMap((seats) => {
      if (!game.options(options, seats).ok) return [];
      const length = isAsked ? lengthOf(game, seats, options) : LENGTHS[key]?.[seats];
      return length ? [[seats, length] as const] : [];
    });
    if (rows.length > 0) lengths[key] = Object.fromEntries(rows);
  }
}

/** Writes data as JSON, formatted like all other files. */
function write(file: string, data: unknown): void {
  writeFileSync(file, JSON.stringify(data));
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'inherit', shell: platform === 'win32' });
}

write('src/shell/setup/usual-times.json', lengths);
write('src/shell/setup/usual-targets.json', usualTargets(games, lengths));
