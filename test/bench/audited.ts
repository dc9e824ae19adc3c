/**
 * Plays deals of every game, with all seat counts and options, and has each record judged by the audit: `npm run
 * bench:audit`, or `npx tsx test/bench/audited.ts [DEALS] [PART/PARTS] [SEED]`. Prints a line a table; the deals are shared
 * out evenly among the tables. Fails at the first fault.
 */

import { type AuditCounts, audit } from '../../src/rules/audit.ts';
import { games } from '../../src/rules/games.ts';
import { writeRecord } from '../../src/rules/record.ts';
import { playMatch, seedOfMatch } from '../../tools/cli/bot-match.ts';
import { variants } from '../rules/conformance.ts';

const DEALS = Number(process.argv[2] ?? 1_000_000);
const SEED = process.argv[4] ?? 'audited';
const [part = 1, parts = 1] = (process.argv[3] ?? '1/1').split('/').map(Number);

const tables = games.flatMap((game) =>
  game.seats.flatMap((seats) => variants(game, seats).map((options) => ({ game, seats, options }))),
);
const each = Math.ceil(DEALS / tables.length);

const sums = new Map<string, number[]>();
const names = ['matches', 'deals', 'turns', 'passes', 'blocked', 'thrownIn'] as const;
let all = 0;
for (const table of tables.filter((_, index) => index % parts === part - 1)) {
  const { game, seats, options } = table;
  const { target: _, deals: __, ...asked } = options;
  const name = `${game.id} ${seats} ${JSON.stringify(asked)}`;
  const sum = names.map(() => 0);
  for (let match = 1; (sum[1] ?? 0) < each; match++) {
    const record = playMatch(table, ['random'], seedOfMatch(`${SEED} ${name}`, match), Number.POSITIVE_INFINITY);
    const text = writeRecord(record);
    const judged = audit(text);
    if (!judged.ok) {
      console.log(`${name}, match ${match}, line ${judged.line}: rule ${judged.rule}: ${judged.reason}\n${text}`);
      process.exit(1);
    }
    for (const [at, count] of names.entries()) sum[at] = (sum[at] ?? 0) + (judged as AuditCounts)[count];
  }
  const [matches = 1, deals = 1, ...others] = sum;
  all += deals;
  const perDeal = others.map((count, at) => `${names[at + 2]} ${(count / deals).toFixed(3)}`).join(', ');
  console.log(`${name}: ${deals} deals good, ${(deals / matches).toFixed(2)} a match; a deal: ${perDeal}`);
  sums.set(name, sum);
}
console.log(`${all} deals at ${sums.size} tables: no fault`);
