/** In an open solo: whether the deal can still be solved, and to whoever asks once more a step of a solution. */
import type { Solution } from '../../bots/solo/solution.ts';
import type { BotTexts } from '../../i18n/index.ts';
import { moveWords } from '../../i18n/move-words.ts';
import type { Table } from '../../rules/game.ts';
import type { Advised, Desk, Question } from '../desk.ts';
import type { Adviser } from '../thinker/adviser.ts';
import { realTimers, type Timers } from '../thinker/timers.ts';

/** Milliseconds after which a search says how far it has come. */
export const LONG = 1000;

export interface SearchedHint {
  readonly desk: Pick<Desk, 'advise' | 'question' | 'subscribe'>;
  readonly texts: BotTexts;
  readonly table: Table;
  readonly solve: Adviser['solve'];
  readonly timers?: Timers;
}

/** Searches until it is known, or the question is another one. */
export async function searchedHint(question: Question, o: SearchedHint): Promise<void> {
  const { desk, texts, solve, timers = realTimers } = o;
  const words = texts.bots.hint;
  const over = new AbortController();
  const follow = () => {
    if (desk.question !== question) over.abort();
  };
  const leave = desk.subscribe(follow);
  follow();
  let isLong = false;
  const stop = timers.after(LONG, () => {
    isLong = true;
  });
  try {
    const solution = await solve(question.seen, over.signal, (done) => {
      if (isLong) desk.advise(question, { moves: [], words: words.searching(Math.round(100 * done)), done });
    });
    desk.advise(question, told(solution, question, o));
  } catch {
    desk.advise(question, { moves: [], words: words.none });
  } finally {
    stop();
    leave();
  }
}

function told(solution: Solution, { seen }: Question, { table, texts }: SearchedHint): Advised {
  const words = texts.bots.hint;
  if (solution.is === 'none') return { moves: [], words: words.unsolvable(seen.laid.length > 0) };
  const [step] = solution.is === 'found' ? solution.moves : [];
  if (!step) return { moves: [], words: words.none };
  const next = { moves: [step], words: words.step(moveWords(step, table, seen, texts)) };
  return { moves: [], words: words.solvable, next };
}
