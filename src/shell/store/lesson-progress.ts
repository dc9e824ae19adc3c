/** How far the lessons have come that the player of this device has begun. */
import * as v from 'valibot';
import type { Move } from '../../rules/game.ts';
import { keptJson } from './kept-json.ts';
import { moves } from './save-shapes.ts';
import type { KeyValue } from './storage.ts';

const KEY = 'cyprus/lessons';

const schema = v.record(v.pipe(v.string(), v.maxLength(40)), v.strictObject({ isDone: v.boolean(), played: moves }));

/** For the file of everything that is kept. */
export const keptLessonProgress = [KEY, schema] as const;

type Kept = v.InferOutput<typeof schema>;

export interface LessonProgress {
  /** `begun`: it was left half-way; `done`: it was played to its end once, whatever was begun since. */
  of(lesson: string): 'new' | 'begun' | 'done';
  /** The moves of one that was left half-way; none of one that was not. */
  played(lesson: string): readonly Move[];
  keep(lesson: string, played: readonly Move[]): void;
  /** It was played to its end. */
  finish(lesson: string): void;
}

export function openLessonProgress(store: KeyValue): LessonProgress {
  // Read each time: another tab may have written meanwhile.
  const all = () => keptJson<Kept>(store, KEY, schema, {});
  const write = (lesson: string, kept: { readonly isDone: boolean; readonly played: readonly Move[] }) =>
    void store.set(KEY, JSON.stringify({ ...all(), [lesson]: { isDone: kept.isDone, played: [kept.played] } }));
  // `exactOptionalPropertyTypes`: what is absent from JSON is absent here too, never undefined.
  const played = (lesson: string) => (all()[lesson]?.played[0] ?? []) as readonly Move[];
  return {
    of(lesson) {
      if (all()[lesson]?.isDone) return 'done';
      return played(lesson).length > 0 ? 'begun' : 'new';
    },
    played,
    keep: (lesson, moved) => write(lesson, { isDone: all()[lesson]?.isDone ?? false, played: moved }),
    finish: (lesson) => write(lesson, { isDone: true, played: [] }),
  };
}
