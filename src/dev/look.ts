/**
 * The scene with a staged situation: `?game=&seats=&seed=&deal=&moves=`, any option of the game, `q=low`, `num` (numerals),
 * `tiles=` and `cloth=` (a theme), `still` (reduced motion), `speed=`; `ask` goes on until the player is asked, `pick` takes up the first tile that
 * plays; `sort=`, `muted` and `back` (something can be taken back) for the buttons; `play` shows the deal from the shuffle on, with
 * `crowd` one of 91 tiles; `film=shuffle|lay|draw|star|end` stands where that begins, after so many moves, and goes on as
 * `window.stage.step(ms)` says. `window.stage` tells what was measured.
 */
import { sceneTexts } from '../i18n/index.ts';
import { bustOf } from '../main/portraits.ts';
import { createClock, type Frames } from '../motion/clock.ts';
import { browserFrames } from '../motion/frames.ts';
import { createPace, type Speed } from '../motion/pace.ts';
import { gameById } from '../rules/games.ts';
import { createDesk } from '../seats/desk.ts';
import { createGesture } from '../seats/gesture.machine.ts';
import { createRack, type RackMode } from '../seats/rack.ts';
import { createScene } from '../table/scene.ts';
import type { TableName } from '../table/themes/tables.ts';
import type { TileSetName } from '../table/themes/tile-sets.ts';
import { createReel, stageFilm } from './film.ts';
import { crowd, dealOf, type StageSpec, situationAt } from './stages.ts';

const query = new URLSearchParams(location.search);
const OWN = [
  'game',
  'seats',
  'seed',
  'moves',
  'deal',
  'q',
  'num',
  'tiles',
  'cloth',
  'still',
  'speed',
  'ask',
  'pick',
  'play',
  'crowd',
  'sort',
  'muted',
  'back',
  'film',
];
const plain = (text: string) => (text === 'true' ? true : text === 'false' ? false : Number(text) || text);
const spec: StageSpec = {
  game: query.get('game') ?? 'cyprus',
  seats: Number(query.get('seats') ?? 4),
  seed: query.get('seed') ?? 'a',
  moves: Number(query.get('moves') ?? 20),
  deal: Number(query.get('deal') ?? 1),
  eye: 0,
  ask: query.has('ask'),
  options: Object.fromEntries(
    [...query].filter(([key]) => !OWN.includes(key)).map(([key, text]) => [key, plain(text)]),
  ),
};
const speed = (query.get('speed') ?? 'normal') as Speed;

/** Script time of every frame, milliseconds, by what was being shown. */
const times: Record<string, number[]> = {};
let showing = 'rest';
const film = query.get('film');
const reel = createReel();
const browser = film ? reel : browserFrames(window);
const frames: Frames = {
  cancel: (handle) => browser.cancel(handle),
  request: (callback) =>
    browser.request((time) => {
      const start = performance.now();
      callback(time);
      times[showing] = [...(times[showing] ?? []), performance.now() - start];
    }),
};
const clock = createClock(frames);
const desk = createDesk();
const rack = createRack((query.get('sort') ?? 'number') as RackMode);
const reducedMotion = () => query.has('still');
const scene = await createScene({
  parent: document.body,
  desk,
  gesture: createGesture({ desk, rack, reducedMotion }),
  rack,
  clock,
  pace: createPace(() => speed),
  texts: { ...sceneTexts, pass: 'Pass' },
  quality: query.get('q') === 'low' ? 'low' : 'full',
  theme: {
    tiles: (query.get('tiles') ?? 'ivory') as TileSetName,
    cloth: (query.get('cloth') ?? 'sea') as TableName,
  },
  numerals: query.has('num'),
  muted: query.has('muted'),
  hints: true,
  reducedMotion,
  bustOf,
  gameById,
  onMenu: () => console.log('menu'),
  onLog: () => console.log('log'),
  onRules: () => console.log('rules'),
  onClatter: () => {},
  onHurry: () => clock.hurry(),
  onTakeBack: () => console.log('take back'),
  onHint() {
    const { question } = desk;
    const plays = question?.moves.filter((move) => move.do === 'play') ?? [];
    if (question)
      desk.advise(question, { moves: plays.slice(-1), words: 'Four-nine: sheds 13 points and is rid of more' });
  },
  onMute: () => console.log('mute'),
  onFault: (error) => console.error(error),
});
const stage = { scene, desk, clock, times, step: reel.step, isDone: false };
Object.assign(window, { stage });
const never = new AbortController().signal;

async function playThrough() {
  let count = 0;
  if (query.has('crowd')) {
    const now = crowd(spec);
    showing = 'shuffle';
    await scene.shuffle(now, never);
    showing = 'dealt';
    await scene.play({ beat: 'dealt' }, now, never);
    showing = 'rest';
    return;
  }
  for (const step of dealOf(spec)) {
    showing = 'shuffle';
    if (count === 0) await scene.shuffle(step.now, never);
    for (const beat of step.beats) {
      showing = beat.beat;
      await scene.play(beat, step.now, never);
    }
    if (count++ >= spec.moves) break;
  }
  showing = 'rest';
}

function stand() {
  const now = situationAt(spec);
  scene.show({ ...now, takeBack: now.takeBack || query.has('back') });
  const game = gameById(spec.game);
  if (!query.has('ask') || !game || !now.seen.turn) return;
  const moves = game.moves(now.seen);
  void desk.ask({ seat: now.seen.turn.seat, seen: now.seen, moves }, never).then((move) => {
    console.log('answer', JSON.stringify(move));
  });
  const first = moves.find((move) => 'tile' in move);
  if (query.has('pick') && first && 'tile' in first) desk.pick(first.tile);
}

if (film) {
  const run = await stageFilm(scene, spec, film);
  await reel.step(50);
  void run();
} else if (query.has('play')) await playThrough();
else stand();
stage.isDone = true;
