/**
 * Plays whole matches in Firefox and WebKit, wherever the builds are put. By tap, by drag and by keys in turns, and at
 * the plain table by its buttons. Pictures go to `test/output/`. Storage that throws is tried in the sandboxes.
 *
 *   npm run bench browsers [BROWSER [WORD]]     as `firefox sandbox`: in the rounds with that word in the title
 *
 * Needs both builds, `firefox-esr` and `WebKitWebDriver`; without a screen, `Xvfb`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { readRecords } from '../../src/rules/record/read.ts';
import { byDrag, mouseOf } from '../play/drag.ts';
import { sitDown } from '../play/embedded.ts';
import { PLACES, type Place, servePlaces } from '../play/places.ts';
import { byDomTable, byKeyboard, byTap, type Hand, playMatch } from '../play/player.ts';
import { type PlainPage, twoFrames } from '../play/probe.ts';
import { judge } from '../second/judgement.ts';
import type { Browser, Driver } from './other-browsers/driver.ts';
import { EARS } from './other-browsers/ears.ts';
import { FIREFOX } from './other-browsers/firefox.ts';
import { ivoryAround } from './other-browsers/ivory.ts';
import { type DrivenPage, pageOf } from './other-browsers/page.ts';
import { eventually, isInstalled, openScreen } from './other-browsers/process.ts';
import { WEBKIT } from './other-browsers/webkit.ts';

type Hands = Readonly<Record<string, Hand<PlainPage>>>;

/** A match: where, of which game, how large, and how one plays. */
interface Round {
  readonly place: Place;
  readonly title: string;
  /** Sebastopol unless another is named. */
  readonly wanted?: 'cyprus';
  /** As fine as the browser can. */
  readonly isFine?: true;
  readonly size?: { readonly width: number; readonly height: number };
  /** Without WebGL. */
  readonly isPlain?: true;
  readonly hands: Hands;
}

const drawn: Hands = { tap: byTap, drag: byDrag(mouseOf), keys: byKeyboard };
const hosted: Place = { title: 'its folder, hosted', alone: true, hosted: true, thinker: 'worker' };
const DESK = { width: 1024, height: 640 };
const rounds: readonly Round[] = [
  { place: hosted, title: hosted.title, hands: drawn },
  { place: hosted, title: 'hosted, Cyprus', wanted: 'cyprus', isFine: true, size: DESK, hands: drawn },
  { place: hosted, title: 'hosted, without WebGL', isPlain: true, size: DESK, hands: { buttons: byDomTable } },
  ...PLACES.filter(({ noStorage }) => !noStorage).map((place) => ({ place, title: place.title, hands: drawn })),
];

const browsers: Readonly<Record<string, Browser>> = { firefox: FIREFOX, webkit: WEBKIT };
const [wanted = Object.keys(browsers).join(), word = ''] = process.argv.slice(2);
const folder = 'test/output';
mkdirSync(folder, { recursive: true });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const served = await servePlaces({ first: EARS });
const screen = await openScreen();
try {
  for (const [name, browser] of Object.entries(browsers)) {
    if (!wanted.split(',').includes(name)) continue;
    if (isInstalled(browser.program)) await playIn(name, browser);
    else console.log(`${name} is left out: there is no ${browser.program}.`);
  }
} finally {
  await screen.end();
  await served.close();
}

async function playIn(name: string, browser: Browser): Promise<void> {
  const chosen = rounds.map((round, number) => ({ round, number })).filter(({ round }) => round.title.includes(word));
  for (const [count, { round, number }] of chosen.entries()) {
    // Each in a browser of its own: what one match left in the storage would decide what the next begins with.
    const driver = await browser.open(screen.env);
    try {
      const game = pageOf(driver);
      if (count === 0) {
        console.log(`${driver.name} ${driver.version}`);
        await proveEars(game, driver);
      }
      const faults = await tryRound(game, driver, round, browser, `${folder}/${name}-${number}`);
      for (const fault of faults) console.log(`    ${fault}`);
      if (faults.length > 0) process.exitCode = 1;
    } finally {
      await driver.close();
    }
  }
}

/** Plays a round if the browser can, and answers what was wrong with it. */
async function tryRound(
  game: DrivenPage,
  driver: Driver,
  round: Round,
  browser: Browser,
  picture: string,
): Promise<readonly string[]> {
  const reason = browser.unable?.(round.place);
  if (reason) {
    console.log(`  ${round.title.padEnd(38)} left out: ${reason}.`);
    return [];
  }
  return play(game, driver, round, round.isFine ? browser.quality : 'low', picture).catch(async (error: unknown) => {
    writeFileSync(`${picture}-stopped.png`, await game.picture());
    return [`${round.title}: ${error}`, `the page: ${await game.pulse()}`, ...(await driver.complaints())];
  });
}

/** Plays a match, tells how it went, and answers what was wrong with it. */
async function play(
  game: DrivenPage,
  driver: Driver,
  round: Round,
  quality: string,
  picture: string,
): Promise<readonly string[]> {
  const { place, title, hands, wanted = 'sebastopol', isPlain, size = { width: 640, height: 360 } } = round;
  const began = performance.now();
  const { page } = served.where(place);
  await game.open(`${page}${isPlain ? '#plain' : ''}`, size, !place.alone);
  await sitDown(game, wanted, quality);
  const thinkers = new Set<string | undefined>();
  const made: Record<string, number> = {};
  const names = Object.keys(hands);
  let moves = 0;
  let light = 0;
  const played = await playMatch<PlainPage>(
    game,
    async (at, now, move) => {
      const name = names[moves % names.length] ?? '';
      await hands[name]?.(at, now, move);
      made[name] = (made[name] ?? 0) + 1;
    },
    {
      async onQuestion({ thinker, targets, question }) {
        thinkers.add(thinker);
        // Behind the button of a message the keys would leave the frame.
        const message = await game.locator('#toasts button').boundingBox();
        if (message) await game.mouse.click(message.x + message.width / 2, message.y + message.height / 2);
        // Tiles that fit nowhere lie in shadow.
        const fitting = question?.moves.find((move) => move.do === 'play');
        const tile = targets?.hand.find((each) => each.tile === fitting?.tile);
        if (moves === 6) writeFileSync(`${picture}.png`, await game.picture());
        if (light > 0 || isPlain || !tile) return;
        // The question may be asked a frame before it is seen.
        for (let tries = 0; tries < 20 && light === 0; tries++) {
          await twoFrames(game);
          light = ivoryAround(await game.picture(), tile);
        }
      },
      async onMove() {
        moves++;
      },
    },
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const ways = names.map((name) => `${made[name] ?? 0} by ${name}`).join(', ');
  console.log(
    `  ${title.padEnd(38)} ${played.deals} deals, ${played.moves} moves (${ways}); bots in: ${[...thinkers].join(', ')}; ${seconds} s`,
  );
  const faults = await faultsAfter(game, driver, place);
  if (!judge(played.record).ok) faults.push('the judge refuses the record');
  const read = readRecords(played.record);
  const games = read.ok ? read.value.map(({ header }) => header.game).join() : 'nothing that can be read';
  if (games !== wanted) faults.push(`the record is of ${games}, not of ${wanted}`);
  const where = [...thinkers].join();
  if (where !== place.thinker) faults.push(`the bots think in ${where}, not in ${place.thinker}`);
  // A deal of Cyprus may end its match.
  if (played.deals < 2 && wanted !== 'cyprus') faults.push('fewer than two deals');
  if (light === 0 && !isPlain) faults.push('the picture shows no tile where the hand is');
  return faults;
}

/** The complaints of the browser in this place, and the addresses beyond the folder of the game that were asked for. */
async function faultsAfter(game: DrivenPage, driver: Driver, place: Place): Promise<string[]> {
  const { folder: ours } = served.where(place);
  // A worker that can come neither from a file nor from a text is tried all the same. The browser logs that attempt.
  const isTried = (each: string) => place.sandbox && place.policy && /worker-src\)? (at )?blob/.test(each);
  const complaints = (await driver.complaints()).filter((each) => !isTried(each));
  const strays = (await game.asked()).filter((address) => !address.startsWith(ours));
  return [...complaints.map((each) => `complaint: ${each}`), ...strays.map((address) => `stray: ${address}`)];
}

/** @throws when a complaint is not heard: what is silent then would prove nothing. */
async function proveEars(game: DrivenPage, driver: Driver): Promise<void> {
  // Not in the game, which goes to its crash screen when anything is thrown.
  await game.open(new URL('sibling.html', served.host).href, DESK, false);
  await game.evaluate(() => {
    console.error('Does anybody hear this?');
    setTimeout(() => {
      throw new Error('And this?');
    });
  });
  const heard: string[] = [];
  await eventually(async () => {
    heard.push(...(await driver.complaints()));
    const has = (text: string) => heard.some((each) => each.includes(text));
    if (!has('Does anybody hear this?') || !has('And this?'))
      throw new Error(`Complaints are not heard, but: ${heard.join('; ')}`);
  });
}
