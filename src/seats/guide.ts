/**
 * The line that names the task at a person's turn. It is shown until this person has done that task three times. After
 * that it only appears after a long silence.
 */
import type { Clock } from '../motion/clock.ts';
import { type Task, taskOf } from '../rules/task.ts';
import type { Desk, Question } from './desk.ts';

/** When the line is shown: at every question, until the task is learned, or never. */
export type Guidance = 'always' | 'useful' | 'never';

/** The count of each task done on this device. */
interface DoneTasks {
  of(task: Task): number;
  count(task: Task): void;
}

export interface GuideOptions {
  readonly desk: Pick<Desk, 'question' | 'picked' | 'asks' | 'guide' | 'subscribe'>;
  readonly done: DoneTasks;
  readonly later: Clock['later'];
  readonly wanted: () => Guidance;
}

/** The count from which a task is learned. */
const UNDERSTOOD = 3;
/** Milliseconds of silence after which the line appears again. */
const SILENCE = 20_000;

/** Keeps the desk's task line up to date. Returns a function that ends it. */
export function createGuide({ desk, done, later, wanted }: GuideOptions): () => void {
  let question: Question | null = null;
  let task: Task | null = null;
  let forget = () => {};

  const say = (now: Task | null) => {
    if (desk.asks !== now) desk.guide(now);
  };
  const isNeeded = (now: Task) => wanted() === 'always' || (wanted() === 'useful' && done.of(now) < UNDERSTOOD);
  const look = () => {
    // The question was answered.
    if (question && question !== desk.question) for (const each of doneBy(question, task)) done.count(each);
    question = desk.question;
    forget();
    task = question && (desk.picked ? 'place' : taskOf(question));
    const asked = task;
    if (!asked || wanted() === 'never') return say(null);
    if (isNeeded(asked)) return say(asked);
    say(null);
    forget = later(SILENCE, () => say(asked));
  };
  const stop = desk.subscribe(() => {
    if (question !== desk.question || task !== (question && (desk.picked ? 'place' : taskOf(question)))) look();
  });
  look();
  return () => {
    stop();
    forget();
  };
}

/** Returns the tasks done by an answer; if a tile was picked up, placing it is one of them. */
const doneBy = (question: Question, last: Task | null): readonly Task[] =>
  last === 'place' ? [taskOf(question), 'place'] : [taskOf(question)];
