/** Texts on the shelf of all games; no deal needs them. */
import type { Phrases } from '../phrases.ts';
import type { SetUpMessages } from './set-up-messages.ts';

export const shelfTexts = ({ shelf: m }: SetUpMessages, { suit, all }: Phrases) => ({
  ...m,
  /** The other names of a game. */
  alsoKnown: (names: readonly string[]) => m.alsoKnown(all(names)),
  together: (people: number) => m.together({ people, inWords: suit(people) }),
  bots: (people: number) => m.bots({ people, inWords: suit(people) }),
  withBots: (people: number, bots: number) => m.withBots({ people, bots }),
});
