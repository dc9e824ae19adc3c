/** A clock that is stepped by hand, and the films that it can run. */
import type { Frames } from '../motion/clock.ts';
import type { Later } from '../motion/later.ts';
import type { Beat } from '../rules/game.ts';
import type { Scene } from '../table/scene.ts';
import { dealOf, type StageSpec, type StageStep, situationAt, thrownInAt } from './stages.ts';

export interface Reel extends Frames {
  /** Advances by `ms` milliseconds, in frames of `frame`, a 60th of a second by default. */
  step(ms: number, frame?: number): Promise<void>;
  /** In the reel's own time: words stay for that time, however long a frame takes here. */
  readonly later: Later;
}

export function createReel(): Reel {
  let waiting: ((time: number) => void) | null = null;
  let time = 0;
  let left = 0;
  let due: readonly { readonly at: number; callback(): void }[] = [];
  return {
    later(ms, callback) {
      const one = { at: time + ms, callback };
      due = [...due, one];
      return () => {
        due = due.filter((other) => other !== one);
      };
    },
    request(callback) {
      waiting = callback;
      return 1;
    },
    cancel() {
      waiting = null;
    },
    async step(ms, frame = 1000 / 60) {
      for (left += ms; left > 0; left -= frame) {
        time += frame;
        const now = due.filter(({ at }) => at <= time);
        due = due.filter(({ at }) => at > time);
        for (const { callback } of now) callback();
        const callback = waiting;
        waiting = null;
        callback?.(time);
        // Code that waited for the end of a motion continues before the next frame.
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
}

type Begins = (step: StageStep) => boolean;

const has =
  (name: Beat['beat']): Begins =>
  ({ beats }) =>
    beats.some(({ beat }) => beat === name);
const draws =
  (isOwn: boolean): Begins =>
  (step) =>
    step.beats.some((beat) => beat.beat === 'drew' && (beat.seat === 0) === isOwn);

/** The films of a deal; each function returns true for the step at which its film begins. */
const BEGINS = {
  lay: has('laid'),
  draw: draws(true),
  botDraws: draws(false),
  passed: has('passed'),
  cut: has('cut'),
  scored: has('scored'),
  star: has('starred'),
  turnedUp: ({ beats }: StageStep) => beats.some((beat) => beat.beat === 'led' && beat.seat === null),
  end: has('ended'),
} as const;

export type FilmName = keyof typeof BEGINS | 'shuffle' | 'deal' | 'thrownIn';

const never = new AbortController().signal;

/** Returns the step of a film and the one before it. Throws if the deal has no such step. */
export function filmedIn(spec: StageSpec, film: keyof typeof BEGINS): readonly [before: StageStep, filmed: StageStep] {
  let before: StageStep | null = null;
  let k = 0;
  for (const step of dealOf(spec)) {
    if (before && k++ >= spec.moves && BEGINS[film](step)) return [before, step];
    before = step;
  }
  throw new Error(`nothing of ${film} in this deal`);
}

/** Puts the scene at the beginning of the film; the returned function runs it. Throws if the deal has no such film. */
export async function stageFilm(scene: Scene, spec: StageSpec, film: FilmName): Promise<() => Promise<void>> {
  if (film === 'shuffle' || film === 'deal') {
    // In its first shuffle, even if that deal was dealt again.
    const now = { ...situationAt({ ...spec, deal: (spec.deal ?? 1) + 1, moves: 0 }), thrownIn: 0 };
    scene.show(situationAt({ ...spec, moves: 999 }));
    return async () => {
      await scene.shuffle(now, never);
      await scene.play({ beat: 'dealt' }, now, never);
    };
  }
  if (film === 'thrownIn') {
    const { before, beat, after } = thrownInAt(spec);
    scene.show(before);
    return async () => {
      await scene.play(beat, before, never);
      await scene.shuffle(after, never);
      await scene.play({ beat: 'dealt' }, after, never);
    };
  }
  const [before, filmed] = filmedIn(spec, film);
  scene.show(before.now);
  return async () => {
    for (const beat of filmed.beats) await scene.play(beat, filmed.now, never);
  };
}
