/** The saves as matches, if the rules can replay them, and messages about the others. */

import type { Texts } from '../../i18n/index.ts';
import { onlyPerson, personsOf } from '../../match/persons.ts';
import type { Sitter } from '../../match/ports.ts';
import { isDeadEnd, type MatchProgress } from '../../match/progress.ts';
import { resume } from '../../match/resume.ts';
import type { Catalogue } from '../../rules/catalogue.ts';
import { fromHex } from '../../rules/chance.ts';
import type { Game } from '../../rules/game.ts';
import { keptOptions } from '../../rules/options.ts';
import type { KeptMatch } from '../app.ts';
import { gameOfSeed } from '../deal-number.ts';
import type { Toasts } from '../toasts.ts';
import { withShownNames } from './kept-names.ts';
import type { KeptSave } from './save.ts';
import type { Saves } from './saves.ts';

export interface PlayableSavesOptions {
  readonly games: Catalogue;
  readonly texts: Texts;
  readonly saves: Saves;
  readonly say: (...said: Parameters<Toasts['say']>) => void;
  /** Offers a text as a file. */
  readonly handOut: (name: string, text: string) => void;
}

export function createPlayableSaves({ games, texts, saves, say, handOut }: PlayableSavesOptions) {
  /** The results by save: saves are listed at every redraw, but replayed only after a change. */
  const judged = new WeakMap<KeptSave, Judgement>();
  const broken = new Set<string>();
  let isForeignTold = false;

  const judgementOf = (save: KeptSave): Judgement => {
    const before = judged.get(save);
    if (before !== undefined) return before;
    const judgement = judgementBy(games.byId(save.game), { ...save, sitters: withShownNames(save.sitters, texts) });
    judged.set(save, judgement);
    return judgement;
  };
  /** Returns the match of a save of a loaded game; `null` if the rules refuse it, or fail. */
  const judge = (save: KeptSave): KeptMatch | null => {
    const judgement = judgementOf(save);
    return typeof judgement === 'string' ? null : judgement;
  };
  const tellBroken = (text: string | null) => {
    if (text === null || broken.has(text)) return;
    broken.add(text);
    say(texts.toast.badSave, {
      text: texts.toast.keepBadSave,
      onPress: () => handOut('damaged-match.txt', [...broken].join('\n')),
    });
  };

  /** Returns the match of a save; null if the rules cannot replay it, or its game is not loaded. */
  const matchOf = (save: KeptSave) => (games.byId(save.game) ? judge(save) : null);

  /** True if a match may be deleted without asking: no person has played in it, and no result is waiting. */
  const mayGo = (save: KeptSave): boolean => {
    const match = matchOf(save);
    return match !== null && !match.isPlayed && !match.isOver;
  };

  /**
   * Returns the matches that the rules can replay, the latest first. A refused one is put aside with a message. Matches
   * of games not loaded, and those on which the rules fail, are left alone.
   */
  function* playables(): Generator<KeptMatch, undefined> {
    const found = saves.list();
    for (const text of found.broken) tellBroken(text);
    if (found.isForeign && !isForeignTold) {
      isForeignTold = true;
      say(texts.toast.foreignSave);
    }
    for (const save of found.saves) {
      if (!games.byId(save.game) && !games.isWhole()) continue;
      const judgement = judgementOf(save);
      if (judgement === 'refused') tellBroken(saves.putAside(save.id));
      else if (judgement !== 'failed') yield judgement;
    }
  }

  const find = (id: string): KeptMatch | null => {
    const save = saves.list().saves.find((each) => each.id === id);
    return save ? matchOf(save) : null;
  };

  return { judge, mayGo, playables, find };
}

/**
 * The match of a save with complete options. `refused`: the rules cannot replay it. `failed`: the rules threw, so that
 * the save may be good.
 */
type Judgement = KeptMatch | 'refused' | 'failed';

/** Never throws: one save must not block the title. */
function judgementBy(game: Game | undefined, save: KeptSave): Judgement {
  try {
    const seats = save.sitters.length;
    const options = game?.seats.includes(seats) ? keptOptions(game, save.options, seats) : null;
    if (!game || !options?.ok) return 'refused';
    const played = gameOfSeed(game, save.seed);
    const { seed, log, given, taken, lastDeal } = save;
    const progress = resume(played, options.value, seats, fromHex(seed), log, given, taken, lastDeal);
    if (!progress.ok) return 'refused';
    const { settlement, standing } = progress.value;
    const { totals, winners } = settlement?.standing ?? standing;
    return {
      setup: { ...save, options: options.value },
      isOver: winners !== null && settlement !== null && !isDeadEnd(progress.value, onlyPerson(save.sitters)),
      isPlayed: isPlayed(progress.value, save.sitters),
      totals,
      at: save.at,
    };
  } catch (error) {
    // Saves are judged while a screen is drawn, which the report may replace.
    queueMicrotask(() => reportError(error));
    return 'failed';
  }
}

/** True if a person has made a move in the match. Moves given with the first deal do not count. */
function isPlayed({ log, deal, given }: MatchProgress, sitters: readonly Sitter[]): boolean {
  const persons = personsOf(sitters);
  if (log.length > 1) return persons.length > 0;
  return deal.log.slice(given[0]?.fixed ?? 0).some(({ seat }) => persons.includes(seat));
}
