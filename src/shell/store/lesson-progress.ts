/** The progress in the lessons begun on this device. */
import * as v from 'valibot';
import type { Move } from '../../rules/game.ts';
import { keptJson } from './kept-json.ts';
import { moves } from './save-shapes.ts';
import type { KeyValue } from './storage.ts';

const KEY = 'cyprus/lessons';

const schema = v.record(v.pipe(v.string(), v.maxLength(40)), v.strictObject({ isDone: v.boolean(), played: moves }));

/** For the file of all stored data. */
export const keptLessonProgress = [KEY, schema] as const;

type Kept = v.InferOutput<typeof schema>;

export interface LessonProgress {
  /** Returns the state of a lesson. `begun`: unfinished. `done`: completed once, even if begun again. */
  of(lesson: string): 'new' | 'begun' | 'done';
  /** Returns the moves of an unfinished lesson; otherwise empty. */
  played(lesson: string): readonly Move[];
  keep(lesson: string, played: readonly Move[]): void;
  /** Marks the lesson as completed. */
  finish(lesson: string): void;
}

export function openLessonProgress(store: KeyValue): LessonProgress {
  // Read each time, since another tab may have written.
  const all = () => keptJson<Kept>(store, KEY, schema, {});
  const write = (lesson: string, kept: { readonly isDone: boolean; readonly played: readonly Move[] }) =>
    void store.set(KEY, JSON.stringify({ ...all(), [lesson]: { isDone: kept.isDone, played: [kept.played] } }));
  // `exactOptionalPropertyTypes`: a property missing in JSON is missing here too, never undefined.
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
