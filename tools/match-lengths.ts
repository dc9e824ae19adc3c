/**
 * Measures how long matches last: `npm run times` lets bots of level rules play every game at each
 * number of seats, and with each value of an option that deals otherwise, to the longest length that is offered, notes
 * when they passed the shorter ones, and writes `src/shell/usual-times.ts` (1.12). Takes a quarter of an hour.
 */
import { writeFileSync } from 'node:fs';
import { winnersAt } from '../src/rules/chain/scores.ts';
import type { Game, OptionSpec } from '../src/rules/game.ts';
import { games } from '../src/rules/games.ts';
import type { RecordEvent } from '../src/rules/record.ts';
import { type Given, tableKey } from '../src/shell/usual-time.ts';
import { playMatch, seedOfMatch } from './cli/bot-match.ts';

const MATCHES = 100;

/** One match: the turns of all its deals, and the totals after each. */
interface Match {
  readonly turns: number;
  readonly totals: readonly (readonly number[])[];
}

/** A turn ends with a play or a pass, whatever was drawn or laid before it. */
const endsTurn = (event: RecordEvent) => event.do !== 'draw' && !(event.do === 'play' && event.goesOn);

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

/** The number that the share `part` of all numbers does not exceed. */
const quantile = (numbers: readonly number[], part: number) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(part * (numbers.length - 1))] ?? Number.NaN;
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** The lengths in points that a set-up screen offers; none where a match is counted in deals. */
function targetsOf(specs: readonly OptionSpec[]): readonly number[] {
  const spec = specs.find(({ id }) => id === 'target');
  if (spec?.kind === 'number') return spec.offered;
  return spec?.kind === 'choice' ? spec.values.map(Number) : [];
}

function row(game: Game, seats: number, options: Given): string {
  const targets = targetsOf(game.optionSpecs);
  const isTarget = game.optionSpecs.some(({ id, kind }) => id === 'target' && kind === 'number');
  const matches = play(game, seats, isTarget ? { ...options, target: Math.max(...targets) } : options);
  const turns = Math.round(sum(matches.map((match) => match.turns)) / sum(matches.map(({ totals }) => totals.length)));
  const lengths = targets.map((target) => {
    const deals = matches.map(({ totals }) =>
      isTarget ? totals.findIndex((each) => winnersAt(target, each)) + 1 : totals.length,
    );
    return `{ target: ${target}, low: ${quantile(deals, 0.25)}, high: ${quantile(deals, 0.75)} }`;
  });
  const list = lengths.length > 0 ? `[\n${lengths.map((each) => `        ${each},\n`).join('')}      ]` : '[]';
  return `    ${seats}: {\n      turns: ${turns},\n      deals: ${list},\n    },\n`;
}

/** The usual options, and each other value of an option with several. */
function variantsOf({ optionSpecs }: Game): readonly Given[] {
  const others = optionSpecs.flatMap((spec) =>
    spec.kind === 'choice'
      ? spec.values.filter((value) => value !== spec.default).map((value) => ({ [spec.id]: value }))
      : [],
  );
  return [{}, ...others];
}

const tables = games.flatMap((game) =>
  variantsOf(game).map((options) => {
    console.log(tableKey(game, options));
    const rows = game.seats.map((seats) => row(game, seats, options));
    return `  '${tableKey(game, options)}': {\n${rows.join('')}  },\n`;
  }),
);
writeFileSync(
  'src/shell/usual-times.ts',
  `/** How long matches last among rules bots: made by \`npm run times\`, ${MATCHES} matches a table. */

export interface Length {
  /** Turns of one deal, on average. */
  readonly turns: number;
  /** Deals by target, the middle half of all matches: from … to. None where a match is counted in deals. */
  readonly deals: readonly { readonly target: number; readonly low: number; readonly high: number }[];
}

/** By table (\`tableKey\`) and number of seats. */
export const LENGTHS: Readonly<Record<string, Readonly<Record<number, Length>>>> = {
${tables.join('')}};
`.replaceAll(/'([a-z]+)': \{/g, '$1: {'),
);
