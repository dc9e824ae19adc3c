/** Drags from random tiles to random points, interrupted at random; after each everything must be where it belongs. */
import type { Page } from 'playwright-core';
import type { Move } from '../../src/rules/game.ts';
import { type Dice, dice } from './dice.ts';
import { type Fingers, fingersOf, rackOf } from './drag.ts';
import { HEIGHT, INTERRUPTIONS, type Interruption, interrupt, type Met, WIDTH } from './drag-interruptions.ts';
import { pressScreen } from './player.ts';
import { type Look, look, type Point, twoFrames, until } from './probe.ts';
import type { Site } from './site.ts';
import { comeHome } from './time.ts';

export interface Figures {
  readonly drags: number;
  readonly interrupted: number;
  readonly by: Readonly<Record<string, number>>;
  /** Tiles that were played, by drag or between; drawn from the boneyard; and drags that changed nothing. */
  readonly played: number;
  readonly drawn: number;
  readonly home: number;
  /** Milliseconds of script in each frame and each pointer event while a finger was down. */
  readonly script: { readonly runs: number; readonly median: number; readonly most: number; readonly over50: number };
  /** Tasks over 50 ms meanwhile, as the browser counts them: with software drawing and whatever else the machine does. */
  readonly longTasks: { readonly count: number; readonly longest: number };
  /** What was not as it should be. */
  readonly faults: readonly string[];
}

/** As in `table.md`: how near a place catches a tile; and how far above a finger the tile is shown at most. */
const CATCH = 44;
/** Over a corner of its picture a place may catch it a little farther from its middle. */
const MAY_CATCH = 54;
const ABOVE = 58;

/** Drags `count` times in matches against bots at instant speed and low quality. */
export async function dragAround(
  site: Site,
  count: number,
  seed = 1,
  onDrag: (drag: number, fault: string | null) => void = () => {},
): Promise<Figures> {
  const visit = await site.open('about:blank', { viewport: { width: WIDTH, height: HEIGHT }, hasTouch: true });
  const { page } = visit;
  // Where tsx runs this file, it names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name ??= (named) => named;');
  await page.addInitScript(() => {
    const spent = { script: [] as number[], tasks: [] as number[] };
    Object.assign(window, { spent });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) spent.tasks.push(duration);
    }).observe({ type: 'longtask' });
    const timed =
      <T extends unknown[]>(run: (...args: T) => void) =>
      (...args: T) => {
        const start = performance.now();
        run(...args);
        spent.script.push(performance.now() - start);
      };
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => frame(timed(callback));
    const listen = HTMLCanvasElement.prototype.addEventListener;
    HTMLCanvasElement.prototype.addEventListener = function (
      this: HTMLCanvasElement,
      type: string,
      ...rest: unknown[]
    ) {
      const [listener, ...options] = rest;
      const heard = /^pointer/.test(type) && typeof listener === 'function' ? timed(listener.bind(this)) : listener;
      Reflect.apply(listen, this, [type, heard, ...options]);
    };
  });
  await page.goto(`${site.address}?probe&game=cyprus&seats=4&target=200`);
  const fingers = await fingersOf(page);
  const random = dice(seed);
  const by: Record<string, number> = {};
  const script: number[] = [];
  const tasks: number[] = [];
  const faults: string[] = [];
  const outcomes = { played: 0, drawn: 0, home: 0 };
  let interrupted = 0;

  for (let drag = 1; drag <= count; drag++) {
    const now = await asked(page);
    await spentSoFar(page);
    const done = await dragOnce(page, fingers, random, now);
    const label = done.by ?? 'nothing';
    by[label] = (by[label] ?? 0) + 1;
    if (done.by) interrupted++;
    const spent = await spentSoFar(page);
    // Another size paints the buttons anew, and a menu is another screen: those are no part of a drag.
    if (done.by !== 'turned' && done.by !== 'menu opened') {
      script.push(...spent.script);
      tasks.push(...spent.tasks);
    }
    const { made, fault } = await after(page, now, done);
    outcomes[made?.do === 'play' ? 'played' : made?.do === 'draw' ? 'drawn' : 'home']++;
    const wrong = done.fault ?? fault;
    const told = wrong ? `drag ${drag} (${label}): ${wrong}; ${done.story}` : null;
    if (told) faults.push(told);
    onDrag(drag, told);
  }
  faults.push(...visit.complaints);
  await visit.close();
  script.sort((a, b) => a - b);
  const rounded = (ms = 0) => Math.round(ms * 10) / 10;
  return {
    drags: count,
    interrupted,
    by,
    ...outcomes,
    script: {
      runs: script.length,
      median: rounded(script[Math.floor(script.length / 2)]),
      most: rounded(script.at(-1)),
      over50: script.filter((ms) => ms > 50).length,
    },
    longTasks: { count: tasks.length, longest: rounded(Math.max(0, ...tasks)) },
    faults,
  };
}

interface Spent {
  readonly script: number[];
  readonly tasks: number[];
}

/** What was spent since it was last asked. */
const spentSoFar = (page: Page): Promise<Spent> =>
  page.evaluate(() => {
    const { spent } = window as unknown as { spent: Spent };
    return { script: spent.script.splice(0), tasks: spent.tasks.splice(0) };
  });

/** Waits until the person is asked and everything lies still, through sheets and results. */
async function asked(page: Page): Promise<Look> {
  await comeHome(page);
  for (;;) {
    const now = await until(
      page,
      ({ question, screen, match, gesture, astray }) =>
        screen === 'result' ||
        match === 'sheet' ||
        (question !== null && gesture === 'resting' && astray?.length === 0),
      'a question',
    );
    if (now.screen === 'result') {
      await page.getByRole('button', { name: 'Rematch' }).click();
      await until(page, ({ screen }) => screen !== 'result', 'the next match');
    } else if (now.match === 'sheet') {
      await page.waitForSelector('#screens .button.is-main');
      await pressScreen(page, '#screens .button.is-main');
      await until(page, ({ match }) => match !== 'sheet', 'the next deal');
    } else return now;
  }
}

interface Done {
  readonly by: Interruption | null;
  /** What may have been added to the record: one of these, and if it `must` be, not nothing. */
  readonly moves: readonly Move[];
  readonly must: boolean;
  /** What was done, for a fault to be understood. */
  readonly story: string;
  /** What went wrong already. */
  readonly fault?: string;
}

/** One drag of a tile that can be touched now. */
async function dragOnce(page: Page, fingers: Fingers, random: Dice, now: Look): Promise<Done> {
  const { targets, question } = now;
  if (!targets || !question) throw new Error('Nobody is asked.');
  const mustDraw = question.moves.some(({ do: what }) => what === 'draw');
  const pile = mustDraw && targets.boneyard.length > 0 && random.chance(0.6) ? random.of(targets.boneyard) : null;
  const playable = targets.hand.filter(({ tile: one }) =>
    question.moves.some((move) => move.do === 'play' && move.tile === one),
  );
  const tile = pile ? null : random.of(playable.length > 0 && random.chance(0.7) ? playable : targets.hand);
  const from: Point = pile ?? tile ?? { x: 0, y: 0 };
  const grip = { x: random.below(15) - 7, y: random.below(21) - 10 };
  const start = { x: from.x + (pile ? 0 : grip.x), y: from.y + (pile ? 0 : grip.y) };

  await fingers.down(1, start);
  await fingers.move(1, { x: start.x + random.below(9) - 4, y: start.y - 12 });
  await twoFrames(page);
  const lifted = await look(page);
  if (lifted.gesture === 'resting' || lifted.gesture === 'pressed') {
    await fingers.up(1);
    const story = JSON.stringify({ pile, tile, start });
    return { by: null, moves: [], must: false, story, fault: 'nothing was lifted' };
  }
  const places = lifted.targets?.places ?? [];
  const end = endOf(random, now, places);
  const steps = 1 + random.below(4);
  const kind = random.chance(0.5) ? random.of(INTERRUPTIONS) : null;
  const when = random.below(steps);
  let met: Met = { by: null, moves: [], after: async () => {} };
  for (let step = 1; step <= steps; step++) {
    const t = step / steps;
    await fingers.move(1, { x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t });
    if (kind && step === when + 1) met = await interrupt(page, fingers, random, now, kind);
  }
  await fingers.up(1);
  await fingers.up(2);
  await met.after();
  const story = JSON.stringify({ pile, tile, start, end, steps, places });
  if (met.by) return { by: met.by, moves: met.moves, must: met.moves.length > 0, story };
  if (pile) {
    return { by: null, moves: end.isRack ? [{ do: 'draw', from: pile.at }] : [], must: end.isRack === true, story };
  }
  const fitting = question.moves.filter((move) => move.do === 'play' && move.tile === tile?.tile);
  const away = (move: Move, of: (place: Point) => number) => {
    const place = places.find(({ arm }) => move.do === 'play' && move.arm === arm);
    return place ? of(place) : Number.POSITIVE_INFINITY;
  };
  const must = fitting.some((move) => away(move, (place) => Math.hypot(place.x - end.x, place.y - end.y)) < CATCH - 1);
  const near = fitting.filter((move) => away(move, (place) => nearness(place, end, grip)) <= MAY_CATCH);
  // What is not caught goes to the place that it is meant for, if there is one.
  return { by: null, moves: must || end.isRack ? near : fitting, must, story };
}

/** How near the finger, or the tile that it shows above itself, comes to a place. */
function nearness(place: Point, finger: Point, grip: Point): number {
  const x = finger.x - grip.x;
  const bottom = finger.y - grip.y;
  const y = Math.max(bottom - ABOVE, Math.min(bottom, place.y));
  return Math.min(Math.hypot(place.x - finger.x, place.y - finger.y), Math.hypot(place.x - x, place.y - y));
}

/** Anywhere; at a place; near one; or back at the rack. */
function endOf(random: Dice, now: Look, places: readonly Point[]): Point & { readonly isRack?: true } {
  const spread = (at: Point, by: number) => ({
    x: at.x + random.below(2 * by) - by,
    y: at.y + random.below(2 * by) - by,
  });
  const kind = random.below(10);
  if (kind < 3 && places.length > 0) return spread(random.of(places), 8);
  if (kind < 5 && places.length > 0) return spread(random.of(places), 70);
  if (kind < 7) return { x: rackOf(now).x + random.below(200) - 20, y: rackOf(now).y, isRack: true };
  return { x: random.below(WIDTH), y: random.below(HEIGHT - 80) };
}

interface After {
  readonly made: Move | null;
  readonly fault: string | null;
}

/** What has become of a drag, when everything lies still. */
async function after(page: Page, before: Look, { moves, must }: Done): Promise<After> {
  const played = before.log.at(-1)?.length ?? 0;
  const deal = before.log.length - 1;
  const madeIn = (now: Look): Move | null => now.log[deal]?.[played] ?? null;
  const isStill = (now: Look) =>
    now.gesture === 'resting' &&
    now.astray?.length === 0 &&
    (!must || madeIn(now) !== null) &&
    (now.question !== null || now.match === 'sheet' || now.screen === 'result');
  await comeHome(page);
  const now = await until(page, isStill, 'everything to lie still').catch(() => null);
  if (!now) {
    const { gesture, astray, picked, state } = await look(page);
    return { made: null, fault: `no rest: ${JSON.stringify({ gesture, astray, picked, state, moves })}` };
  }
  const made = madeIn(now);
  const wrong = (fault: string) => ({ made, fault });
  if (made) {
    const isWanted = moves.some((move) => JSON.stringify(move) === JSON.stringify(made));
    return isWanted ? { made, fault: null } : wrong(`${JSON.stringify(made)} was made, not ${JSON.stringify(moves)}`);
  }
  if (now.picked !== before.picked) return wrong(`${now.picked} is taken up, before it was ${before.picked}`);
  const [is, was] = [handOf(now), handOf(before)];
  return is === was ? { made, fault: null } : wrong(`the hand was ${was} and is ${is}`);
}

const handOf = ({ targets }: Look) =>
  targets?.hand
    .map(({ tile }) => tile)
    .sort()
    .join(' ');
