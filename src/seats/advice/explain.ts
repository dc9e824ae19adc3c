/** The expert's opinion of a move that was played; loaded with the first one that is asked for. */
import { costOf, marginOf } from '../../bots/opinion.ts';
import { type Texts, withBots } from '../../i18n/index.ts';
import type { AskExpert, Expertise } from '../../match/expertise.ts';
import type { Adviser } from '../thinker/adviser.ts';
import { besidePlayed, reasonWords } from './reason-words.ts';

/** `advise` gives the expert's moves. */
export async function explain(
  advise: Adviser['advise'],
  texts: Texts,
  ...[game, seen, moves, standing, sitters, played]: Parameters<AskExpert>
): Promise<Expertise> {
  const [all, { opinions, why }] = await Promise.all([withBots(texts), advise(seen, moves, standing)]);
  const cost = costOf(opinions, played);
  const ahead = marginOf(opinions);
  const words = reasonWords(besidePlayed(why, cost > 0 ? cost : ahead), { game, seen, standing, sitters }, all);
  return { best: opinions[0]?.moves ?? [], why: words, cost, ahead };
}
