/**
 * Plays a whole match of every game in the built game, and of double-twelve Cyprus with ten seats and Osel with two:
 * `npm run matches` (needs a build), or `npm run matches osel ural` for those games alone. Each is as short as is offered.
 * Prints a line a match; fails on any complaint of a page, and on any record that is not clean.
 */

import { games } from '../../src/rules/games.ts';
import { usualSeats } from '../../src/shell/address.ts';
import { openSite } from '../play/site.ts';
import { type Sitting, wholeMatch } from '../play/whole-match.ts';
import { judge } from '../second/judgement.ts';

const asked = process.argv.slice(2);
const sittings = games.flatMap((game, seed): readonly Sitting[] => {
  if (asked.length > 0 && !asked.includes(game.id)) return [];
  const given: Record<string, number> = {};
  for (const spec of game.optionSpecs) if (spec.kind === 'number') given[spec.id] = Math.min(...spec.offered);
  const usual = { game, seats: usualSeats(game), given, seed };
  // Osel has a boneyard only where fewer than four sit down.
  if (game.id === 'osel') return [usual, { ...usual, seats: 2 }];
  return game.id === 'cyprus' ? [usual, { ...usual, seats: 10, given: { ...given, set: 12 } }] : [usual];
});

const site = await openSite();
try {
  for (const sitting of sittings) {
    const begun = performance.now();
    const { record, deals, moves, choosers, complaints } = await wholeMatch(site, sitting);
    const seconds = Math.round((performance.now() - begun) / 1000);
    const verdict = judge(record);
    const { game, seats, given } = sitting;
    const title = [game.id, `${seats} seats`, ...Object.entries(given).map(([id, value]) => `${id} ${value}`)];
    const hands = Object.entries(moves).map(([hand, count]) => `${count} by ${hand}`);
    const drawn = verdict.ok ? `${verdict.draws} draws` : `line ${verdict.line}, ${verdict.rule}: ${verdict.reason}`;
    console.log(
      `${title.join(', ')}: ${deals} deals; ${hands.join(', ')}; ${choosers} choosers; ${drawn}; ${seconds} s`,
    );
    for (const complaint of complaints) console.log(`  ${complaint}`);
    if (!verdict.ok || complaints.length > 0) process.exitCode = 1;
  }
} finally {
  await site.close();
}
