/**
 * Measures how long the bots of the built game take to decide, and how much they are told.
 *
 *   npm run bench bots [GAME [SEATS…]]     Cyprus with 4, 6 and 10 seats unless given; needs a build
 *
 * Some deals are played by trusted input at each table, all levels at it; then some more at the first where no worker
 * can live. Prints a line for each level and number of seats: milliseconds from the question until the answer is heard,
 * bytes of the questions; and how long the page was busy with each slice of thinking.
 */
import { argv } from 'node:process';
import { type BotWatch, type Decision, watchedBots } from '../play/bot-watch.ts';
import { byDomTable, playMatch } from '../play/player.ts';
import { openRealSite, type Site, type Visit } from '../play/site.ts';
import { quantile } from './measures/quantile.ts';
import { type TimerTask, tracedTimers } from './measures/timer-tasks.ts';

const [, , game = 'cyprus', ...asked] = argv;
const seatCounts = asked.length > 0 ? asked.map(Number) : [4, 6, 10];
/** Who sits with the player: at each table all levels, for four seats one company after the other. */
const COMPANIES = ['novice,club,expert', 'casual,strong,expert'];
const ALL = ['novice,casual,club,strong,expert'];
/** Deals at a table. */
const DEALS = 4;
const LONG = game.startsWith('cyprus') ? '&target=500' : '';

const round = (ms: number) => ms.toFixed(1).padStart(6);

/** A page that shows nothing yet. The picture takes time of its own: at the DOM table the bots are all that happens. */
async function emptyPage(site: Site, settings: object): Promise<Visit> {
  const visit = await site.open('about:blank', { viewport: { width: 640, height: 360 }, settings });
  await visit.page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  return visit;
}

async function playDeals({ page }: Visit, site: Site, seats: number, levels: string, deals: number): Promise<void> {
  await page.goto(`${site.address}?probe&game=${game}&seats=${seats}${LONG}&level=${levels}`);
  await playMatch(page, byDomTable, { enough: (now) => now.deals >= deals });
}

async function end(visit: Visit): Promise<void> {
  for (const complaint of visit.complaints) console.log(`  ${complaint}`);
  if (visit.complaints.length > 0) process.exitCode = 1;
  await visit.close();
}

async function playWithWorker(site: Site, seats: number, levels: string): Promise<BotWatch> {
  const visit = await emptyPage(site, {});
  const watched = await watchedBots(visit.page, 'sound');
  await playDeals(visit, site, seats, levels, DEALS);
  const watch = await watched();
  await end(visit);
  return watch;
}

/** Not at instant speed: there a move is played, and the next bot asked, in the task in which the answer comes. */
async function playWithout(site: Site, seats: number, levels: string): Promise<readonly TimerTask[]> {
  const visit = await emptyPage(site, { speed: 'fast' });
  await watchedBots(visit.page, 'none');
  const traced = await tracedTimers(visit.page);
  await playDeals(visit, site, seats, levels, 2);
  const tasks = await traced();
  await end(visit);
  return tasks;
}

function report(decisions: readonly Decision[], workers: number): void {
  for (const level of new Set(decisions.map((each) => each.level))) {
    const own = decisions.filter((each) => each.level === level);
    const times = own.flatMap(({ took }) => took ?? []);
    const bytes = own.map((each) => each.bytes);
    console.log(
      [
        `${game} ${own[0]?.seats} seats, ${level.padEnd(7)}`,
        `${String(times.length).padStart(3)} decisions`,
        `first ${round(times[0] ?? Number.NaN)} ms, median ${round(quantile(times, 0.5))}, p95 ${round(quantile(times, 0.95))}`,
        `unanswered ${own.length - times.length}`,
        `bytes ${quantile(bytes, 0.5)} median, ${Math.max(...bytes)} most`,
      ].join('; '),
    );
  }
  console.log(`  workers started: ${workers}`);
}

const site = await openRealSite();
try {
  for (const seats of seatCounts) {
    for (const levels of seats <= 4 ? COMPANIES : ALL) {
      const { decisions, workers } = await playWithWorker(site, seats, levels);
      report(decisions, workers);
    }
  }
  const tasks = await playWithout(site, seatCounts[0] ?? 4, 'club,strong,expert');
  console.log(`without a worker: ${tasks.length} slices of thinking on the page's thread`);
  for (const clock of ['thread', 'wall'] as const) {
    const times = tasks.map((task) => task[clock]);
    const figures = `median ${round(quantile(times, 0.5))} ms, p95 ${round(quantile(times, 0.95))}, longest ${round(Math.max(...times))}`;
    console.log(`  ${clock} time: first ${round(times[0] ?? Number.NaN)} ms, ${figures}`);
  }
} finally {
  await site.close();
}
