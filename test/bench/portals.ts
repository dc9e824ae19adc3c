/**
 * Prints what each portal is told in a whole evening, beside what it is to be told.
 *
 *   npm run bench portals [PORTAL…]     all unless given
 */
import { argv } from 'node:process';
import { toldOf, wantedOf } from '../play/portal-calls.ts';
import { spendEvening } from '../play/portal-evening.ts';
import { callsOf, openPortals, SCRIPTS, violationsOf } from '../play/portal-visit.ts';
import type { PortalName } from '../portals/pages.ts';

const isName = (text: string): text is PortalName => text in SCRIPTS;
const asked = argv.slice(2).filter(isName);
const names = asked.length > 0 ? asked : Object.keys(SCRIPTS).filter(isName);
const portals = await openPortals();
let faults = 0;
for (const name of names) {
  const there = await portals.visit(name, { wishes: { launchAd: false } });
  const steps = await spendEvening(there);
  const calls = await callsOf(there.page);
  const told = toldOf(calls.map((call) => call.name));
  const at = calls.filter((call) => toldOf([call.name]).length > 0).map((call) => call.at);
  const wanted = wantedOf(name, steps, told.includes('game.happytime'));
  console.log(`\n${name}\n  ${'step'.padEnd(14)} ${'to be told'.padEnd(32)} ${'told'.padEnd(32)} at, s`);
  let next = 0;
  for (const [k, step] of steps.entries()) {
    const here = wanted[k]?.length ? wanted[k] : ['–'];
    for (const [nth, call] of here.entries()) {
      const isCall = call !== '–';
      const got = isCall ? (told[next] ?? 'nothing') : '–';
      const seconds = isCall && at[next] !== undefined ? ((at[next] ?? 0) / 1000).toFixed(1) : '';
      if (isCall) next++;
      if (got !== call) faults++;
      const mark = got === call ? ' ' : '!';
      console.log(`${mark} ${(nth === 0 ? step : '').padEnd(14)} ${call.padEnd(32)} ${got.padEnd(32)} ${seconds}`);
    }
  }
  for (const call of told.slice(next)) console.log(`! ${''.padEnd(14)} ${'nothing'.padEnd(32)} ${call}`);
  faults += told.length - next;
  const kept = calls.length - told.length;
  const broken = await violationsOf(there.page);
  faults += broken.length + there.complaints.length;
  console.log(`  beside them ${kept} of saves and of the portal itself; breaches: ${broken.length}`);
  for (const { rule, text } of broken) console.log(`! ${rule}: ${text}`);
  for (const complaint of there.complaints) console.log(`! ${complaint}`);
  await there.context.close();
}
await portals.close();
console.log(`\n${names.length} portals, ${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;
