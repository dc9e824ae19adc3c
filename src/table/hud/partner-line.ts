/**
 * Tells players about their partner when they first see their own hand in a match (6.7). In each deal it also explains
 * a signal (20.5).
 */
import type { Texts } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import { partnerWords } from '../../present/shown-seats.ts';
import type { Game } from '../../rules/game.ts';
import type { MessageLine } from './message-line.ts';

export interface PartnerLine {
  /** Called with every situation that is shown. */
  tell(now: Situation): void;
  /** True if the line was said for this deal and eye. */
  isSaid(now: Situation): boolean;
}

export function createPartnerLine(
  texts: Pick<Texts, 'scene'>,
  game: Game,
  line: Pick<MessageLine, 'tell'>,
): PartnerLine {
  let said = '';
  const keyOf = ({ seen, thrownIn, eye }: Situation) => [seen.deal, thrownIn, eye].join();
  return {
    tell(now) {
      const words = keyOf(now) === said ? null : partnerWords(now, game, texts);
      if (words === null) return;
      said = keyOf(now);
      line.tell(words);
    },
    isSaid: (now) => keyOf(now) === said,
  };
}
