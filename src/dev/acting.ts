/** The actions of the stages page: it plays a deal, shows a situation, or acts for a person in it. */
import type { Tile } from '../rules/game.ts';
import type { createDesk } from '../seats/desk.ts';
import type { Scene } from '../table/scene.ts';
import { targetsOf } from '../table/touch/targets.ts';
import type { Stage } from './stages/stage-spec.ts';
import { crowd, dealOf, type StageSpec, situationAt } from './stages.ts';

const never = new AbortController().signal;

/**
 * Plays a deal from the shuffle on. `isCrowd`: true to stop after dealing, with 91 tiles. `show` is called with the
 * name of each part shown.
 */
export async function perform(
  scene: Scene,
  spec: StageSpec,
  isCrowd: boolean,
  show: (what: string) => void,
): Promise<void> {
  if (isCrowd) {
    const now = crowd(spec);
    show('shuffle');
    await scene.shuffle(now, never);
    show('dealt');
    await scene.play({ beat: 'dealt' }, now, never);
    return show('rest');
  }
  let count = 0;
  for (const step of dealOf(spec)) {
    show('shuffle');
    if (count === 0) await scene.shuffle(step.now, never);
    for (const beat of step.beats) {
      show(beat.beat);
      await scene.play(beat, step.now, never);
    }
    if (count++ >= spec.moves) break;
  }
  show('rest');
}

/** Shows the situation of the stage; if it is the person's turn, puts the question to them. */
export function stand(
  scene: Scene,
  desk: ReturnType<typeof createDesk>,
  spec: StageSpec,
  { does, hint }: Stage,
  mayTakeBack: boolean,
): void {
  const now = situationAt(spec);
  scene.show({ ...now, takeBack: now.takeBack || mayTakeBack });
  const { seen, moves } = now;
  if (seen.turn?.seat !== 0) return;
  const question = { seat: 0, seen, moves };
  desk
    .ask(question, never)
    .then((move) => console.log('answer', JSON.stringify(move)))
    .catch(reportError);
  const plays = question.moves.filter((move) => move.do === 'play');
  const [first] = plays;
  if (does && first) desk.pick(first.tile);
  if (hint) desk.advise(question, { moves: plays.slice(-1), words: 'Sheds the most points, and keeps a nine' });
}

/** Drags the tile most of the way to a place that takes it. */
export function carry(scene: Scene, tile: Tile | null): void {
  const touched = scene.touched();
  const targets = touched && targetsOf(touched);
  const from = targets?.hand.find((each) => each.tile === tile);
  const to = targets?.places[0];
  if (!from || !to) throw new Error('nothing can be carried here');
  const point = (type: string, part: number) => {
    const [clientX, clientY] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    const init = { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1, bubbles: true };
    scene.element.dispatchEvent(new PointerEvent(type, { ...init, clientX, clientY }));
  };
  point('pointerdown', 0);
  for (const part of [0.1, 0.3, 0.55]) point('pointermove', part);
}
