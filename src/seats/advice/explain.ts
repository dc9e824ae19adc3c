/** The expert's opinion of a move that was played; loaded with the first one that is asked for. */
import { costOf, leadOf } from '../../bots/opinion.ts';
import { type Texts, withBots } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';
import type { Game, Move, Seen, Standing } from '../../rules/game.ts';
import type { Adviser } from '../thinker/adviser.ts';
import { besidePlayed, reasonWords } from './reason-words.ts';

/**
 * Returns an expert's opinion of a played move, in points of a deal: the best moves, their lead over all others, the
 * reasons, and the cost of the played one.
 */
export type Explain = (
  game: Game,
  seen: Seen,
  moves: readonly Move[],
  standing: Standing,
  sitters: readonly Sitter[],
  played: Move,
) => Promise<{ readonly best: readonly Move[]; readonly why: string; readonly cost: number; readonly ahead: number }>;

/** `advise` gives the expert's moves. */
export async function explain(
  advise: Adviser['advise'],
  texts: Texts,
  ...[game, seen, moves, standing, sitters, played]: Parameters<Explain>
): ReturnType<Explain> {
  const [all, { opinions, why }] = await Promise.all([withBots(texts), advise(seen, moves, standing)]);
  const cost = costOf(opinions, played);
  const ahead = leadOf(opinions);
  const words = reasonWords(besidePlayed(why, cost > 0 ? cost : ahead), { game, seen, standing, sitters }, all);
  return { best: opinions[0]?.moves ?? [], why: words, cost, ahead };
}
