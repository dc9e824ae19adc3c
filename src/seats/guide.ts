/**
 * The line that names the task at a person's turn. It is shown until this person has done that task three times, and at
 * the first of its kind in a game that is new to them. After that it only appears after a long silence.
 */

import type { Clock } from '../motion/clock.ts';
import type { Table } from '../rules/game.ts';
import { type Task, taskFor, taskOf } from '../rules/task.ts';
import type { Desk, Question } from './desk.ts';
import type { DoneTasks, Guidance } from './habits.ts';

export interface GuideOptions {
  readonly desk: Pick<Desk, 'question' | 'picked' | 'asks' | 'guide' | 'subscribe'>;
  readonly done: DoneTasks;
  /** The table of the game that is played. */
  readonly table: Table;
  readonly later: Clock['later'];
  readonly wanted: () => Guidance;
  /** True if the person has not finished a match of this game. */
  readonly isNewGame: boolean;
}

/** The count from which a task is learned. */
const UNDERSTOOD = 3;
/** Milliseconds of silence after which the line appears again. */
const SILENCE = 20_000;

/** Keeps the desk's task line up to date. Returns a function that ends it. */
export function createGuide({ desk, done, table, later, wanted, isNewGame }: GuideOptions): () => void {
  let question: Question | null = null;
  let task: Task | null = null;
  let forget = () => {};
  /** The tasks done at this table. */
  const doneHere = new Set<Task>();

  const taskNow = (asked: Question) => taskOf(asked, table);
  const taskHere = () => {
    const { question: asked, picked } = desk;
    return asked && (picked ? taskFor(asked.moves, picked) : taskNow(asked));
  };
  const say = (now: Task | null) => {
    if (desk.asks !== now) desk.guide(now);
  };
  const isUnknown = (now: Task) => done.of(now) < UNDERSTOOD || (isNewGame && !doneHere.has(now));
  const isNeeded = (now: Task) => wanted() === 'always' || (wanted() === 'useful' && isUnknown(now));
  const count = (was: Task) => {
    doneHere.add(was);
    done.count(was);
  };
  const look = () => {
    // The question was answered.
    if (question && question !== desk.question) {
      const first = taskNow(question);
      count(first);
      // If a tile was picked up, placing it is another task.
      if (task && task !== first) count(task);
    }
    question = desk.question;
    forget();
    task = taskHere();
    const asked = task;
    if (!asked || wanted() === 'never') return say(null);
    if (isNeeded(asked)) return say(asked);
    say(null);
    forget = later(SILENCE, () => say(asked));
  };
  const stop = desk.subscribe(() => {
    if (question !== desk.question || task !== taskHere()) look();
  });
  look();
  return () => {
    stop();
    forget();
  };
}
