/** Tells whoever looks at the own hand for the first time in a match who plays with them (6.7), and in each deal what a signal tells (20.5). */
import type { Texts } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import { partnerWords } from '../../present/shown-seats.ts';
import type { Game } from '../../rules/game.ts';
import type { MessageLine } from './message-line.ts';

export interface PartnerLine {
  /** To be told every situation that is shown. */
  tell(now: Situation): void;
  /** Whether that was said last in the deal that is shown. */
  isSaid(now: Situation): boolean;
}

export function createPartnerLine(
  texts: Pick<Texts, 'scene'>,
  gameOf: () => Game | undefined,
  { say }: Pick<MessageLine, 'say'>,
): PartnerLine {
  let said = '';
  const keyOf = ({ seen, thrownIn, eye }: Situation) => [seen.deal, thrownIn, eye].join();
  return {
    tell(now) {
      const game = gameOf();
      const words = keyOf(now) === said || !game ? null : partnerWords(now, game, texts);
      if (words === null) return;
      said = keyOf(now);
      say(words);
    },
    isSaid: (now) => keyOf(now) === said,
  };
}
