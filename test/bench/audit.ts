/**
 * Plays deals of every game, and judges each record by the audit and from the rules pages alone. All seat counts and
 * options have their turn. Games that were read a second time are also played beside that reading, which has to list
 * the same moves at every step. Prints a line a table; fails at the first fault.
 *
 *   npm run bench audit -- [--games ID,…] [--deals N] [--bots random,rules,club] [--seed TEXT] [--part 1/2]
 *   npm run bench audit FILE …
 *
 * With files, it judges these instead. `--deals` are those of each game (75,000 unless given), shared out evenly among
 * its tables; `--part 1/2` is the first half of the tables.
 */
import { deepStrictEqual } from 'node:assert';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type AuditCounts, audit } from '../../src/rules/audit.ts';
import type { Game, Options } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { writeRecord } from '../../src/rules/record.ts';
import { botNames, playMatch, seedOfMatch } from '../../tools/cli/bot-match.ts';
import { variants } from '../rules/conformance.ts';
import { playBeside } from '../rules/readings.ts';
import { all } from '../second/all.ts';
import { judge } from '../second/judgement.ts';

interface Table {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
}

const text = (value: string) => ({ type: 'string', default: value }) as const;
const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    games: text(games.map(({ id }) => id).join()),
    deals: text('75000'),
    bots: text('random'),
    seed: text('audited'),
    part: text('1/1'),
  },
});
const asked = values.games.split(',');
const unknown = asked.find((id) => !games.some((game) => game.id === id));
if (unknown !== undefined) throw new Error(`there is no game ${unknown}`);
const bots = botNames.filter((name) => values.bots.split(',').includes(name));
const [part = 1, parts = 1] = values.part.split('/').map(Number);

/** Every table of a game, and how many deals are to be played there. */
const tablesOf = (game: Game) => {
  const tables = game.seats.flatMap((seats) => variants(game, seats).map((options) => ({ game, seats, options })));
  return tables.map((table) => ({ table, deals: Math.ceil(Number(values.deals) / tables.length) }));
};

/** Deals of one match: with barricades by chance totals fall for ever (9.3). */
const MOST = 200;

const names = ['matches', 'deals', 'turns', 'draws', 'passes', 'thrownIn'] as const;
type Counts = Record<(typeof names)[number], number> & { ends: Record<string, number> };

/** What both find in a good record. Throws at a fault, and where they count otherwise. */
function judgedTwice(record: string, title: string): AuditCounts {
  const [audited, read] = [audit(record), judge(record)];
  if (!audited.ok || !read.ok) throw new Error(`${title}: ${JSON.stringify([audited, read])}\n${record}`);
  deepStrictEqual(audited, read, title);
  return audited;
}

/** Plays matches of bots until so many deals are played, and has every record judged twice. */
function judged(table: Table, deals: number, title: string): Counts {
  const sums: Counts = { matches: 0, deals: 0, turns: 0, draws: 0, passes: 0, thrownIn: 0, ends: {} };
  for (let match = 1; sums.deals < deals; match++) {
    const seed = seedOfMatch(`${values.seed} ${title}`, match);
    const record = writeRecord(playMatch(table, bots, seed, MOST));
    const found = judgedTwice(record, `${title}, match ${match}`);
    for (const name of names) sums[name] += found[name];
    for (const [end, count] of Object.entries(found.ends)) sums.ends[end] = (sums.ends[end] ?? 0) + count;
  }
  return sums;
}

for (const file of files) console.log(`${file}: ${JSON.stringify(judgedTwice(readFileSync(file, 'utf8'), file))}`);

let played = 0;
const tables = files.length > 0 ? [] : games.filter(({ id }) => asked.includes(id)).flatMap(tablesOf);
for (const [index, { table, deals }] of tables.entries()) {
  if (index % parts !== part - 1) continue;
  const { game, seats, options } = table;
  const { target: _, deals: __, ...chosen } = options;
  const title = `${game.id} ${seats} ${JSON.stringify(chosen)}`;
  const sums = judged(table, deals, title);
  const isRead = all.some(({ id }) => id === game.id);
  const beside = isRead ? playBeside(game, seats, options, deals, index).deals : 0;
  const each = Object.entries({ ...sums.ends, turns: sums.turns, draws: sums.draws, passes: sums.passes })
    .map(([name, count]) => `${name} ${(count / sums.deals).toFixed(3)}`)
    .join(', ');
  const thrownIn = sums.thrownIn > 0 ? `, ${sums.thrownIn} thrown in` : '';
  const aMatch = (sums.deals / sums.matches).toFixed(2);
  console.log(
    `${title}: ${sums.deals} deals good${thrownIn}, ${aMatch} a match; a deal: ${each}${isRead ? `; ${beside} beside the second reading` : ''}`,
  );
  played += sums.deals + beside;
}
if (files.length === 0) console.log(`${played} deals: no fault`);
