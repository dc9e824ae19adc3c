/**
 * Measures what a match feels like: how long bots take, how long a round is, what they say.
 *
 *   npm run bench feel [GAME [SEATS [LEVELS [SPEEDS [DEALS]]]]]     needs a build; `LIST=1`: every move
 *
 * Plays so many deals by trusted input at each level and each speed, with nothing drawn: drawing in software would be
 * all that is measured. Prints a line for each: how long bots took to decide, and from move to move (milliseconds); how
 * long from one move of the person to their next question; words a deal; and the longest task of the page, of all and
 * of those after the first move (wall time: on a busy machine half of it is waiting for a core).
 */

import { argv, env } from 'node:process';
import { lastIndexWhere } from '../../src/rules/last-where.ts';
import { type Feel, watchedFeel } from '../play/feel-watch.ts';
import { byDomTable, playMatch } from '../play/player.ts';
import { openRealSite, type Site } from '../play/site.ts';
import { quantile } from './measures/quantile.ts';

const [, , game = 'cyprus', seats = '4', levels = 'novice,casual,club,strong,expert', speeds, deals = '1'] = argv;
const SPEEDS = speeds ?? 'relaxed,normal,fast,instant';

interface Made {
  readonly at: number;
  readonly seat: number;
  readonly do: string;
  /** From being asked until the move was there. */
  readonly thought: number;
  /** From the move before in the deal; nothing for the first. */
  readonly took: number | null;
}

const both = (values: readonly number[]) =>
  values.length === 0
    ? 'none'.padStart(24)
    : [0.5, 0.95]
        .map((share) => quantile(values, share).toFixed(0).padStart(5))
        .join(' median,')
        .concat(' p95');

async function play(site: Site, level: string, speed: string) {
  const visit = await site.open('about:blank', { viewport: { width: 640, height: 360 }, settings: { speed } });
  const { page } = visit;
  const watched = await watchedFeel(page);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(`${site.address}?probe&game=${game}&seats=${seats}&level=${level}`);
  const { record } = await playMatch(page, byDomTable, { enough: (now) => now.deals >= Number(deals) });
  const feel = await watched();
  for (const complaint of visit.complaints) console.log(`  ${complaint}`);
  if (visit.complaints.length > 0) process.exitCode = 1;
  await visit.close();
  return { feel, record };
}

type Event = Pick<Made, 'seat' | 'do'> & { readonly isFirst: boolean };

const eventsOf = (record: string): Event[] =>
  record
    .split('\n')
    .flatMap((line) => (line ? [JSON.parse(line) as { events?: Omit<Event, 'isFirst'>[] }] : []))
    .flatMap(({ events = [] }) => events.map((event, nth) => ({ ...event, isFirst: nth === 0 })));

function movesOf({ ticks }: Feel, record: string): Made[] {
  const events = eventsOf(record);
  const made: Made[] = [];
  let asked: number | null = null;
  let count = 0;
  for (const { at, moves, state } of ticks) {
    const event = events[moves - 1];
    if (moves > count && event) {
      const took = event.isFirst ? null : at - (made.at(-1)?.at ?? at);
      // What was over between two looks counts as nothing.
      made.push({ at, seat: event.seat, do: event.do, thought: asked === null ? 0 : at - asked, took });
      asked = null;
    }
    count = moves;
    if (state?.endsWith('choosing')) asked = at;
  }
  return made;
}

/** From a move of the person to their next question, where all bots moved in between. */
function roundsOf({ ticks }: Feel, made: readonly Made[]): number[] {
  const questions = ticks.filter(({ asks }, nth) => asks && !ticks[nth - 1]?.asks);
  return questions.flatMap(({ at }) => {
    const before = made.filter((each) => each.at < at);
    const own = lastIndexWhere(before, ({ seat }) => seat === 0);
    const round = before.slice(own + 1);
    const isWhole = new Set(round.map(({ seat }) => seat)).size === Number(seats) - 1;
    return isWhole && round.every(({ took }) => took !== null) ? [at - (before[own]?.at ?? at)] : [];
  });
}

const site = await openRealSite();
try {
  for (const level of levels.split(',')) {
    for (const speed of SPEEDS.split(',')) {
      const { feel, record } = await play(site, level, speed);
      const made = movesOf(feel, record);
      const bots = made.filter(({ seat }) => seat > 0);
      const longest = (since: number) =>
        Math.max(0, ...feel.longTasks.flatMap(({ at, ms }) => (at >= since ? ms : []))).toFixed(0);
      if (env.LIST) {
        for (const { seat, thought, ...each } of made)
          console.log(`  seat ${seat} ${each.do.padEnd(5)} ${thought.toFixed(0).padStart(5)} ms`);
        for (const { text } of feel.words) console.log(`  ${text}`);
      }
      console.log(
        [
          `${game} ${seats}, ${level.padEnd(6)} ${speed.padEnd(7)} ${String(bots.length).padStart(3)} moves of bots`,
          `decide ${both(bots.map(({ thought }) => thought))}`,
          `move to move ${both(bots.flatMap(({ took }) => took ?? []))}`,
          // At instant speed questions follow one another faster than the watch looks.
          `round ${both(speed === 'instant' ? [] : roundsOf(feel, made))}`,
          `${(feel.words.length / Number(deals)).toFixed(1)} words a deal`,
          `longest task ${longest(0)}, in play ${longest(made[0]?.at ?? 0)}`,
        ].join('; '),
      );
    }
  }
} finally {
  await site.close();
}
