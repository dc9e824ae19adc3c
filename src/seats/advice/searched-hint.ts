/** The hint in a game for one: says if the deal can still be solved. A second press shows the next move. */
import type { MosaicStep, Solution } from '../../bots/solo/solution.ts';
import type { Dead } from '../../bots/squares/dead.ts';
import type { BotTexts } from '../../i18n/index.ts';
import { moveWords } from '../../i18n/move-words.ts';
import { byTimer, type Later } from '../../motion/later.ts';
import type { Game, Move } from '../../rules/game.ts';
import { filledBy } from '../../rules/outline/filled.ts';
import { outlineOf } from '../../rules/outline/outline-of.ts';
import { isOpenSolo } from '../../rules/seen.ts';
import type { Advised, Desk, Question } from '../desk.ts';
import type { Adviser } from '../thinker/adviser.ts';

/** Milliseconds after which a search shows its progress. */
export const LONG = 1000;

export interface SearchedHint {
  readonly desk: Pick<Desk, 'advise' | 'advised' | 'question' | 'subscribe'>;
  readonly texts: BotTexts;
  readonly game: Pick<Game, 'table' | 'chainRules'>;
  readonly solve: Adviser['solve'];
  readonly later?: Later;
}

/** Searches until there is a result, the question changes, or a second press stops the search. */
export async function searchedHint(question: Question, o: SearchedHint): Promise<void> {
  const { desk, texts, solve, later = byTimer } = o;
  const words = texts.bots.hint;
  const over = new AbortController();
  const stopped: Advised = { moves: [], words: words.stopped };
  const follow = () => {
    if (desk.question !== question || desk.advised === stopped) over.abort();
  };
  const leave = desk.subscribe(follow);
  follow();
  let isLong = false;
  const stop = later(LONG, () => {
    isLong = true;
  });
  try {
    const solution = await solve(question.seen, over.signal, (done) => {
      if (!isLong || over.signal.aborted) return;
      desk.advise(question, {
        moves: [],
        words: words.searching(Math.round(100 * done)),
        done,
        next: stopped,
        ask: words.stop,
      });
    });
    desk.advise(question, told(solution, question, o));
  } catch {
    if (desk.advised !== stopped) desk.advise(question, { moves: [], words: words.none });
  } finally {
    stop();
    leave();
  }
}

/** The most tiles without a place that are named. */
const MOST = 3;

/** Returns the clearest reason why the outline can't be filled; empty if no single part is the cause. */
function deadWords(
  { numbers: [number], tiles, squares }: Dead,
  { bots: { hint: words }, tile }: BotTexts,
): readonly string[] {
  if (number !== undefined) return [words.deadNumber(number)];
  if (tiles.length > 0) return [words.deadTiles(tiles.slice(0, MOST).map(tile))];
  return squares.length > 0 ? [words.deadSquares(squares.length)] : [];
}

/** Returns the free half-places of the parts that can't be filled. */
function shutBy({ places, squares }: Dead, seen: Question['seen']): readonly string[] {
  const { tiles } = filledBy(seen);
  return outlineOf(seen).places.flatMap(({ name, area }, place) =>
    tiles[place] === null && (places.includes(place) || squares.includes(area)) ? [name] : [],
  );
}

/** Returns the steps to the next tile of a mosaic, one after the other; then a press shows that tile (32.5). */
function stepByStep(
  [step, ...later]: readonly MosaicStep[],
  last: Advised,
  say: (move: Move) => string,
  texts: BotTexts,
): Advised {
  if (!step) return last;
  const words = texts.bots.hint;
  const move = say(step.move);
  if (step.kind === 1) return { ...last, words: step.because === 'tile' ? words.byTile(move) : words.byPlace(move) };
  const far = step.kind === 3;
  return {
    moves: [],
    words: step.because === 'tile' ? words.strikeTile(move, step.tile, far) : words.strikePlace(move, far),
    shut: step.because === 'tile' ? `${step.move.arm}`.split(' ') : [step.place],
    next: stepByStep(later, last, say, texts),
  };
}

function told(solution: Solution, { seen }: Question, { game, texts }: SearchedHint): Advised {
  const words = texts.bots.hint;
  const showing = (move: Move, say: (move: string) => string): Advised => ({
    moves: [move],
    words: say(moveWords(move, game, seen, texts, 'hint')),
  });
  switch (solution.is) {
    case 'none': {
      const { lifts: [lift] = [], dead } = solution.instead ?? {};
      if (lift && dead) {
        // A single cause is said briefly: the next press shows what to lift.
        const why = deadWords(dead, texts);
        const said = why.length > 0 ? [words.no, ...why].join(' ') : words.unsolvable(true);
        const shut = shutBy(dead, seen);
        return { moves: [], words: said, shut, next: { ...showing(lift, words.step), shut } };
      }
      // 32.2: nothing of a mosaic is dead by itself.
      if (lift) return { moves: [], words: words.unsolvable(true), next: showing(lift, words.step) };
      const hidden = seen.heap.filter((tile) => tile === null).length;
      const none = isOpenSolo(seen) ? words.unsolvable(seen.laid.length > 0) : words.hopeless(hidden);
      return { moves: [], words: none };
    }
    case 'found': {
      const [step] = solution.moves;
      if (!step) return { moves: [], words: words.none };
      const say = (move: Move) => moveWords(move, game, seen, texts, 'hint');
      const next = stepByStep(solution.steps ?? [], showing(step, words.step), say, texts);
      return { moves: [], words: words.solvable, next };
    }
    case 'open': {
      const { best, chance, tried } = solution;
      const said = tried === null ? words.chance(chance) : words.sampled(Math.round(chance * tried), tried);
      return { moves: [], words: said, next: showing(best, chance > 0 ? words.bestChance : words.noChance) };
    }
    case 'unknown':
      return { moves: [], words: words.none };
  }
}
