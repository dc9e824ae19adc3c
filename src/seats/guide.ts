/**
 * The line that says what is asked. It stands at one's own turn as long as this person has not done that kind of thing
 * three times; then it goes, and comes back after a while of silence.
 */
import type { Clock } from '../motion/clock.ts';
import { type Task, taskOf } from '../rules/task.ts';
import type { Desk, Question } from './desk.ts';

/** When the line is wanted: at every question, until it has been understood, or not at all. */
export type Guidance = 'always' | 'useful' | 'never';

/** How often each kind of thing has been done on this device. */
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

/** So often a thing is done until it is understood. */
const UNDERSTOOD = 3;
/** Milliseconds of silence after which the line comes back. */
const SILENCE = 20_000;

/** Tells the desk what is to be said, until the returned end is called. */
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

/** What somebody has done who answered: of a tile that was taken up, also that it was put somewhere. */
const doneBy = (question: Question, last: Task | null): readonly Task[] =>
  last === 'place' ? [taskOf(question), 'place'] : [taskOf(question)];
