/** A hint: what an expert would do now, and why, from what the seat that is asked may know. Fetched with the first. */
import type { Advice } from '../bots/advice.ts';
import { type Texts, withBots } from '../i18n/index.ts';
import type { Sitter } from '../match/ports.ts';
import type { Seen, Standing } from '../rules/game.ts';
import type { Desk, Question } from '../seats/desk.ts';
import { moveWords } from '../shell/move-words.ts';
import { whyWords } from './hint-words.ts';

export interface HintOptions {
  readonly desk: Desk;
  readonly texts: Texts;
  readonly sitters: readonly Sitter[];
  /** How the match stood before the deal. */
  readonly standing: Standing;
  advise(seen: Seen, standing: Standing): Promise<Advice>;
}

/** Gives advice at the desk on that question, unless another is asked by then; says so where none can be had. */
export async function giveHint(question: Question, { desk, texts, sitters, standing, advise }: HintOptions) {
  const all = await withBots(texts);
  try {
    const { opinions, why } = await advise(question.seen, standing);
    const moves = opinions[0]?.moves ?? [];
    const [move] = moves;
    if (!move) return;
    const name = moveWords(move, question.seen.ends.length, all);
    desk.advise(question, {
      moves,
      words: all.bots.hint.say(name, whyWords(why, { seen: question.seen, standing, sitters }, all)),
    });
  } catch {
    desk.advise(question, { moves: [], words: all.bots.hint.none });
  }
}
