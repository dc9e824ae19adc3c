/**
 * A hint: an expert's move for the seat in turn and the reasons for it, from that seat's view. In a game for one it
 * says if the deal can still be solved. Loaded with the first hint.
 */
import { type Texts, withBots } from '../../i18n/index.ts';
import { moveWords } from '../../i18n/move-words.ts';
import type { Sitter } from '../../match/ports.ts';
import type { Game, Seat, Standing } from '../../rules/game.ts';
import type { Desk, Question } from '../desk.ts';
import type { Adviser } from '../thinker/adviser.ts';
import { nameIn, reasonWords } from './reason-words.ts';
import { searchedHint } from './searched-hint.ts';

export interface HintOptions {
  readonly desk: Pick<Desk, 'advise' | 'question' | 'advised' | 'subscribe'>;
  readonly texts: Texts;
  readonly sitters: readonly Sitter[];
  readonly game: Pick<Game, 'table' | 'chainRules' | 'points' | 'facts'>;
  /** The match before the deal. */
  readonly standing: Standing;
  readonly expert: Pick<Adviser, 'advise' | 'solve'>;
}

/**
 * Puts the advice for a question on the desk, or words that there is none. Does nothing if the question has changed by
 * then.
 */
export async function giveHint(question: Question, { desk, texts, sitters, game, standing, expert }: HintOptions) {
  const more = desk.advised?.next;
  if (more) return desk.advise(question, more);
  // Without words there is no advice.
  const all = await withBots(texts).catch(() => null);
  if (all === null) return;
  const { seen } = question;
  if (seen.seats === 1) return searchedHint(question, { desk, texts: all, game, solve: expert.solve });
  try {
    const { opinions, why } = await expert.advise(seen, question.moves, standing);
    const moves = opinions[0]?.moves ?? [];
    const [move] = moves;
    if (!move) return;
    const reason = reasonWords(why, { game, seen, standing, sitters }, all);
    const whose = (seat: Seat) => ({ name: nameIn(sitters, seat), you: seat === question.seat });
    desk.advise(question, { moves, words: all.bots.hint.say(moveWords(move, game, seen, all, 'hint', whose), reason) });
  } catch {
    desk.advise(question, { moves: [], words: all.bots.hint.none });
  }
}
