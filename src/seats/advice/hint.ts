/** A hint: what an expert would do now, and why, from what the seat that is asked may know. Fetched with the first. */
import type { Advice } from '../../bots/advice.ts';
import { type Texts, withBots } from '../../i18n/index.ts';
import { moveWords } from '../../i18n/move-words.ts';
import type { Sitter } from '../../match/ports.ts';
import type { Seen, Standing, Table } from '../../rules/game.ts';
import type { Desk, Question } from '../desk.ts';
import { reasonWords } from './reason-words.ts';

export interface HintOptions {
  readonly desk: Pick<Desk, 'advise'>;
  readonly texts: Texts;
  readonly sitters: readonly Sitter[];
  readonly table: Table;
  /** How the match stood before the deal. */
  readonly standing: Standing;
  advise(seen: Seen, standing: Standing): Promise<Advice>;
}

/** Puts the advice on a question on the desk, unless another question is asked by then; or words that there is none. */
export async function giveHint(question: Question, { desk, texts, sitters, table, standing, advise }: HintOptions) {
  const all = await withBots(texts);
  const { seen } = question;
  try {
    const { opinions, why } = await advise(seen, standing);
    const moves = opinions[0]?.moves ?? [];
    const [move] = moves;
    if (!move) return;
    const reason = reasonWords(why, { seen, standing, sitters }, all);
    desk.advise(question, { moves, words: all.bots.hint.say(moveWords(move, table, seen, all), reason) });
  } catch {
    desk.advise(question, { moves: [], words: all.bots.hint.none });
  }
}
