/**
 * Measures how long matches last: `npx tsx scripts/usual-times.ts` lets rules bots play, by `simulate`, each length that
 * is offered at each number of seats, and writes `src/shell/usual-times.ts` (1.12). Takes about two minutes.
 */
import { writeFileSync } from 'node:fs';
import type { Io } from '../src/cli/io.ts';
import { run } from '../src/cli/run.ts';
import type { Game } from '../src/rules/game.ts';
import { games } from '../src/rules/games.ts';

const MATCHES = 200;

interface Match {
  deals: number;
  turns: number;
}

/** Whole matches, as their records tell them. */
function play(game: Game, seats: number, target: number): readonly Match[] {
  let text = '';
  const io: Io = {
    out: (more) => {
      text += more;
    },
    err: () => {},
    terminal: false,
    read: () => '',
    write: () => () => {},
    now: () => performance.now(),
    surprise: () => '',
  };
  const call = { game: game.id, seats, target, matches: MATCHES, bots: 'rules', seed: 'usual times' };
  const code = run(['simulate', ...Object.entries(call).flatMap(([name, value]) => [`--${name}`, `${value}`])], io);
  if (code !== 0) throw new Error(`simulate failed: ${JSON.stringify(call)}`);
  const matches: Match[] = [];
  for (const line of text.trim().split('\n')) {
    const { events } = JSON.parse(line) as { events?: readonly { do: string }[] };
    if (!events) matches.push({ deals: 0, turns: 0 });
    const match = matches.at(-1);
    if (!events || !match) continue;
    match.deals++;
    // A turn ends with a play or a pass, whatever was drawn before it.
    match.turns += events.filter((event) => event.do !== 'draw').length;
  }
  return matches;
}

/** The number that the share `part` of all numbers does not exceed. */
const quantile = (numbers: readonly number[], part: number) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(part * (numbers.length - 1))] ?? Number.NaN;
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

function row(game: Game, seats: number): string {
  const spec = game.optionSpecs.find(({ id }) => id === 'target');
  const targets = spec?.kind === 'number' ? spec.offered : [];
  const measured = targets.map((target) => ({ target, matches: play(game, seats, target) }));
  const all = measured.flatMap(({ matches }) => matches);
  const turns = Math.round(sum(all.map((match) => match.turns)) / sum(all.map((match) => match.deals)));
  const lengths = measured.map(({ target, matches }) => {
    const deals = matches.map((match) => match.deals);
    return `{ target: ${target}, low: ${quantile(deals, 0.25)}, high: ${quantile(deals, 0.75)} }`;
  });
  return `    ${seats}: {\n      turns: ${turns},\n      deals: [\n${lengths.map((each) => `        ${each},\n`).join('')}      ],\n    },\n`;
}

const tables = games.map((game) => `  ${game.id}: {\n${game.seats.map((seats) => row(game, seats)).join('')}  },\n`);
writeFileSync(
  'src/shell/usual-times.ts',
  `/** How long matches last among rules bots: made by \`npx tsx scripts/usual-times.ts\`, ${MATCHES} matches a length. */

export interface Length {
  /** Turns of one deal, on average. */
  readonly turns: number;
  /** Deals by target, the middle half of all matches: from … to. */
  readonly deals: readonly { readonly target: number; readonly low: number; readonly high: number }[];
}

/** By game and number of seats. */
export const LENGTHS: Readonly<Record<string, Readonly<Record<number, Length>>>> = {
${tables.join('')}};
`,
);
