/** The scene with a staged situation: `?game=&seats=&seed=&moves=&q=low&num=1&pick=&play=1`. */

import { sceneTexts } from '../i18n/index.ts';
import { createClock } from '../motion/clock.ts';
import { browserFrames } from '../motion/frames.ts';
import { createPace, type Speed } from '../motion/pace.ts';
import { gameById } from '../rules/games.ts';
import { createDesk } from '../seats/desk.ts';
import { createScene } from '../table/scene.ts';
import { dealOf, type StageSpec, situationAt } from './stages.ts';

const query = new URLSearchParams(location.search);
const spec: StageSpec = {
  game: query.get('game') ?? 'cyprus',
  seats: Number(query.get('seats') ?? 4),
  seed: query.get('seed') ?? 'a',
  moves: Number(query.get('moves') ?? 20),
  eye: 0,
  ask: query.has('ask'),
  options: Object.fromEntries([...query].filter(([key]) => ['handSizes', 'drawForLead', 'set'].includes(key))),
};
const speed = (query.get('speed') ?? 'normal') as Speed;
const clock = createClock(browserFrames(window));
const desk = createDesk();
const scene = await createScene({
  parent: document.body,
  desk,
  clock,
  pace: createPace(() => speed),
  texts: { ...sceneTexts, pass: 'Pass' },
  quality: query.get('q') === 'low' ? 'low' : 'full',
  numerals: query.has('num'),
  reducedMotion: () => query.has('still'),
  gameById,
  onMenu: () => console.log('menu'),
  onLog: () => console.log('log'),
  onHurry: () => clock.hurry(),
  onExplain: (reason) => console.log('explain', reason),
});
const never = new AbortController().signal;

if (query.has('play')) {
  let count = 0;
  for (const step of dealOf(spec)) {
    if (count === 0) await scene.shuffle(step.now, never);
    for (const beat of step.beats) await scene.play(beat, step.now, never);
    if (count++ >= spec.moves) break;
  }
} else {
  const now = situationAt(spec);
  scene.show(now);
  const game = gameById(spec.game);
  if (query.has('ask') && game && now.seen.turn) {
    const moves = game.moves(now.seen);
    void desk.ask({ seat: now.seen.turn.seat, seen: now.seen, moves }, never).then((move) => {
      console.log('answer', JSON.stringify(move));
    });
    const first = moves.find((move) => 'tile' in move);
    if (query.has('pick') && first && 'tile' in first) desk.pick(first.tile);
  }
}
Object.assign(window, { scene, desk, clock });
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => (document.title = 'ready'), 400)));
