/**
 * The scene with a staged situation (`dev.html`).
 *
 * `?stage=` names one of `stages/`, which stops at its own millisecond or at `&at=`; Space lets it run for a moment.
 * Without it, `?game=&seats=&seed=&deal=&moves=` and any option of the game set the situation:
 * - `ask` continues until the player's turn, `pick` picks the first tile that fits;
 * - `play` shows the deal from the shuffle on, `crowd` with 91 tiles;
 * - `film=` stops where that motion begins, after `moves` moves.
 *
 * Both take:
 * - `tiles=`, `cloth=`, `sort=`, `speed=`, `q=low`, `num` (numerals), `still` (reduced motion), `muted`;
 * - `makes` (the number that each place would give), `memory` (numbers on backs);
 * - `back` (a move can be taken back);
 * - `worker` (a worker shuffles the tiles, as in the game).
 *
 * `window.stage` holds the measurements, and `step(ms)` advances a stopped clock.
 */

import { createActor } from 'xstate';
import type { ClothName, TileSetName } from '../art/materials.ts';
import type { RackMode } from '../seats/habits.ts';
import '../shell/fonts/fonts.css';
import '../shell/fonts/stand-in.css';
import { textsFor } from '../i18n/english.ts';
import { kindOf } from '../kinds/kinds.ts';
import { createClock, type Frames } from '../motion/clock.ts';
import { createPace, type Speed } from '../motion/durations.ts';
import { browserFrames } from '../motion/frames.ts';
import { hearHeldKeys } from '../page/keys.ts';
import { gameById } from '../rules/games.ts';
import { portraitOf } from '../seats/characters.ts';
import { createDesk } from '../seats/desk.ts';
import { provideGesture } from '../seats/gesture.ts';
import { createRack } from '../seats/rack.ts';
import { fetchPictures, symbolsFor } from '../shell/late-symbols.ts';
import { handPictures } from '../table/hands/hand-picture.ts';
import { createScene, fetchSums } from '../table/scene.ts';
import { createShuffle } from '../table/shuffle/physics/shuffle.ts';
import { shuffleIn } from '../table/shuffle/worker/shuffle-client.ts';
import { carry, perform, stand } from './acting.ts';
import { createReel, type FilmName, stageFilm } from './film-page.ts';
import { specIn } from './query.ts';
import { STAGES } from './stages/all-stages.ts';
import type { Stage } from './stages/stage-spec.ts';

/** Milliseconds of a frame on the way to the stop: nobody watches. */
const COARSE = 50;

const query = new URLSearchParams(location.search);
const named = STAGES.get(query.get('stage') ?? '');
if (query.has('stage') && !named) throw new Error(`no such stage: ${query.get('stage')}`);
const spec = specIn(query, named?.spec);
const film = (query.get('film') ?? named?.film ?? null) as FilmName | null;
const stage: Stage = named ?? { shows: '', spec, ...(query.has('pick') ? { does: 'pick' } : {}) };
const dress = stage.dress ?? {};
const speed = (query.get('speed') ?? 'normal') as Speed;

/** Script time of every frame in milliseconds, by the part shown. */
const times: Record<string, number[]> = {};
let showing = 'rest';
const reel = createReel();
const browser = named || film ? reel : browserFrames(window);
const frames: Frames = {
  cancel: (handle) => browser.cancel(handle),
  request: (callback) =>
    browser.request((time) => {
      const start = performance.now();
      callback(time);
      const took = performance.now() - start;
      const list = times[showing];
      if (list) list.push(took);
      else times[showing] = [took];
    }),
};
// Late parts would change a picture after its clock has stopped.
await Promise.all([400, 700].map((weight) => document.fonts.load(`${weight} 16px "Gentium Book Plus"`)));
const sides = film === 'shuffle' ? ([0, 1, 2, 3] as const) : ([0] as const);
await Promise.all([...sides.map(handPictures), import('../table/award/award-chunk.ts')]);
const clock = named || film ? createClock(frames, reel.later) : createClock(frames);
const desk = createDesk();
const rack = createRack((query.get('sort') ?? dress.sort ?? 'number') as RackMode);
const quality = query.get('q') === 'low' || dress.low ? 'low' : 'full';
const startShuffler = () =>
  new Worker(new URL('../table/shuffle/worker/shuffle-worker.ts', import.meta.url), { type: 'module' });
const reducedMotion = () => query.has('still') || dress.still === true;
/** Advises the last of the plays. */
const hint = () => {
  const { question } = desk;
  const plays = question?.moves.filter((move) => move.do === 'play') ?? [];
  if (question)
    desk.advise(question, { moves: plays.slice(-1), words: 'Four-nine: sheds 13 points and is rid of more' });
};
const told = (what: string) => () => console.log(what);
const game = gameById(spec.game);
if (!game) throw new Error(`no such game: ${spec.game}`);
const given = game.options(spec.options ?? {}, spec.seats);
if (!given.ok) throw new Error(`no such table: ${given.reason}`);
const tiles = (query.get('tiles') ?? dress.tiles ?? 'ivory') as TileSetName;
const loaded = tiles === 'pictures' ? await fetchPictures(textsFor([])) : null;
const look = {
  quality,
  theme: { tiles, cloth: (query.get('cloth') ?? dress.cloth ?? 'sea') as ClothName },
  symbols: symbolsFor({ tiles, numerals: query.has('num') || dress.numerals === true }, loaded, game, given.value),
  muted: query.has('muted'),
  hints: true,
  makes: query.has('makes') || dress.makes === true,
  memory: query.has('memory') || dress.memory === true,
  wishes: { letters: Number(query.get('letters') ?? 1), isLeftHanded: query.has('left') },
} as const;
const kind = await (await kindOf(game)).table();
const scene = await createScene(document.body, {
  kind,
  sums: await fetchSums(kind),
  person: {
    desk,
    gesture: createActor(provideGesture({ desk, rack, reducedMotion, oneTap: () => false })).start(),
    rack,
  },
  timing: { clock, pace: createPace(() => speed), reducedMotion },
  look,
  texts: textsFor([]),
  lookup: { portraitOf, game },
  about: async (what) => JSON.stringify(what),
  shuffle: {
    // A clock stepped by hand does not wait for a worker or a script. Only without either is the picture the same each
    // time.
    sources: [query.has('worker') ? shuffleIn(startShuffler) : async (options) => createShuffle(options)],
    hear: () => {},
  },
  commands: {
    menu: told('menu'),
    log: told('log'),
    rules: told('rules'),
    hurry: () => clock.hurry(),
    mute: told('mute'),
    player: { takeBack: told('take back'), next: told('next'), hint },
  },
  onFault: (error) => console.error(error),
});
const page = { scene, desk, clock, times, quality, step: reel.step, isDone: false };
Object.assign(window, { stage: page });
export interface StagePage {
  readonly stage: typeof page;
}
hearHeldKeys(window, (key) => {
  if (key === ' ') reel.step(50).catch(reportError);
});

// An observer reports the scene's size once more; that must not interrupt a hand in motion.
await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
if (film) {
  const run = await stageFilm(scene, spec, film);
  await reel.step(50);
  run().catch(reportError);
} else if (query.has('play')) await perform(scene, spec, query.has('crowd'), (beat) => (showing = beat));
else stand(scene, desk, spec, stage, query.has('back'));
if (named) {
  let isOnItsWay = true;
  // A clock that pauses between two motions starts again with a short frame, and would stop elsewhere.
  clock.onFrame(() => isOnItsWay);
  if (stage.does === 'carry') carry(scene, await reel.step(50).then(() => desk.picked));
  await reel.step(Number(query.get('at') ?? stage.ms ?? 400), COARSE);
  isOnItsWay = false;
}
page.isDone = true;
