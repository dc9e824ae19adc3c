/** Texts of the score pads, for matches that people play with real tiles. */
import type { Ending } from '../../rules/game.ts';
import type { Phrases } from '../phrases.ts';
import type { BookMessages } from './set-up-messages.ts';

export const padTexts = ({ pad: { by, fisher, needs, ...m } }: BookMessages, { all, by: person }: Phrases) => {
  const named = (name: string) => person({ name, you: false });
  const ways: Readonly<Record<string, string>> = m.ends;
  const questions: Readonly<Record<string, string>> = by;
  const ofGames: Readonly<Record<string, string>> = fisher;
  return {
    ...m,
    /** The way a deal ended, as a choice. */
    ends: (how: Ending) => ways[how] ?? how,
    /** The question for the seat that ended a deal. 17.10: some games count the last tile that is no double. */
    who: (game: string, how: Ending) => (how === 'blocked' ? ofGames[game] : undefined) ?? questions[how] ?? by.domino,
    leftOf: (name: string) => m.leftOf(named(name)),
    tilesOf: (name: string) => m.tilesOf(named(name)),
    madeOf: (name: string) => m.madeOf(named(name)),
    /** The hands that do not count their pips, such as `0-0`, with their counts. */
    special: (hands: readonly (readonly [tiles: string, count: number])[]) =>
      m.special(all(hands.map(([tiles, count]) => m.specialHand({ tiles, count })))),
    needs: {
      ...needs,
      left: (name: string, most: number) => needs.left({ ...named(name), most }),
      tiles: (name: string) => needs.tiles(named(name)),
      made: (name: string, most: number) => needs.made({ ...named(name), most }),
    },
  };
};
