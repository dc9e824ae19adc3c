import type { Texts } from '../../src/i18n/index.ts';
import type { Game } from '../../src/rules/game.ts';
import { CHARACTERS } from '../../src/seats/characters.ts';
import { usualSeats } from '../../src/shell/address.ts';
import { type Draft, draftOf } from '../../src/shell/setup/draft.ts';
import { usualSitters } from '../../src/shell/setup/sitters.ts';
import { usualOptions } from '../../src/shell/setup/usual-options.ts';

/** The draft of a table as usual. */
export function usualDraft(game: Game, texts: Texts): Draft {
  const seats = usualSeats(game);
  const options = usualOptions(game, {}, seats);
  if (!options.ok) throw new Error(options.reason);
  return draftOf({ game, options: options.value, sitters: usualSitters(seats, texts) }, CHARACTERS);
}
