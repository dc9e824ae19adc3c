/** Texts about watching a match; play does not need them. */
import type { watching } from '../compiled/en/watching.ts';
import type { Phrases } from '../phrases.ts';

export const watchingTexts = (m: typeof watching, { by, sentence }: Phrases) => {
  const named = (name: string) => by({ name, you: false });
  return {
    ...m,
    /** The present position, in short. */
    deal: (deal: number, deals: number) => m.deal({ deal, deals }),
    move: (move: number, moves: number) => m.move({ move, moves }),
    told: (where: string, what: string) => (what ? m.told({ where, what }) : where),
    seatEyes: (name: string) => sentence(m.seatEyes(named(name))),
    /** The name of the seat that the player takes. */
    playOnAs: (name: string) => m.playOnAs(named(name)),
    hand: (name: string, tiles: string) => m.hand({ ...named(name), tiles }),
    /** The reasons why a file can't be watched. */
    faults: {
      ...m.faults,
      game: (game: string) => m.faults.game(sentence(game)),
      illegal: (line: number, words: string) => m.faults.illegal({ line, words }),
    },
  };
};
