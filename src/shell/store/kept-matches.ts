/** The matches that are kept, new ones and older ones: each is opened by one tab at a time, and kept while it is played. */
import type { Texts } from '../../i18n/index.ts';
import type { MatchContext } from '../../match/match.machine.ts';
import type { Sitter } from '../../match/ports.ts';
import { isDeadEnd, type MatchProgress } from '../../match/progress.ts';
import { resume } from '../../match/resume.ts';
import { areAllThere, gameById } from '../../rules/catalogue.ts';
import { fromHex, toHex } from '../../rules/chance.ts';
import { fetchGame } from '../../rules/fetch-game.ts';
import type { Game, Options } from '../../rules/game.ts';
import { teamsOf } from '../../rules/sealed.ts';
import type { KeptMatch } from '../app.ts';
import { anyDeal, gameOfSeed, seedOfDeal } from '../deal-number.ts';
import type { MatchSetup } from '../table.machine.ts';
import type { Toasts } from '../toasts.ts';
import { claimMatch, type Release } from './claim.ts';
import { withKeptNames, withShownNames } from './kept-names.ts';
import type { KeptSave } from './save.ts';
import { ROOM, type Saves } from './saves.ts';

export interface KeptMatchesOptions {
  readonly texts: Texts;
  readonly saves: Saves;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly say: (...said: Parameters<Toasts['say']>) => void;
  /** Hands a text out as a file. */
  readonly handOut: (name: string, text: string) => void;
}

/** Keeps one match while it is played. */
export interface Keeper {
  /** Keeps what has been played. */
  keep(log: MatchContext['log']): void;
  /** Gives the match back to other tabs. */
  close(): void;
}

const random = (bytes: number) => toHex(crypto.getRandomValues(new Uint8Array(bytes)));

export const newId = () => random(8);

/** @param deal the number of the deal, if it has one; where one plays alone any of them unless told otherwise. */
export function newSetup(game: Game, options: Options, sitters: readonly Sitter[], deal?: number): MatchSetup {
  const number = deal ?? (sitters.length === 1 ? anyDeal(Math.random()) : null);
  const seed = number === null ? random(32) : seedOfDeal(number);
  return {
    version: 1,
    id: newId(),
    game: game.id,
    options,
    sitters: seated(game, options, sitters, seed),
    seed,
    log: [],
  };
}

/** 7.4: where partners are drawn for, everybody sits down as they drew. */
function seated(game: Game, options: Options, sitters: readonly Sitter[], seed: string): readonly Sitter[] {
  const teams = teamsOf(game, fromHex(seed), options);
  return teams ? teams.players.flatMap((player) => sitters[player] ?? []) : sitters;
}

export function createKeptMatches({ texts, saves, locks, say, handOut }: KeptMatchesOptions) {
  /** The match that no other tab may open. */
  let held: { readonly id: string; readonly release: Release } | null = null;
  /** A match is being claimed. */
  let isClaiming = false;
  /** Saves are looked through at every redraw, and a match is played again only when its save has changed. */
  const judged = new WeakMap<KeptSave, KeptMatch | null>();
  const broken = new Set<string>();
  let isForeignTold = false;

  const judge = (save: KeptSave): KeptMatch | null => {
    const before = judged.get(save);
    if (before !== undefined) return before;
    const match = playable({ ...save, sitters: withShownNames(save.sitters, texts) });
    judged.set(save, match);
    return match;
  };
  const tellBroken = (text: string | null) => {
    if (text === null || broken.has(text)) return;
    broken.add(text);
    say(texts.toast.badSave, {
      text: texts.toast.keepBadSave,
      onPress: () => handOut('damaged-match.txt', [...broken].join('\n')),
    });
  };

  /** True if nothing is lost with a match: nobody has played in it, and no result waits to be seen. */
  const mayGo = (save: KeptSave): boolean => {
    const match = gameById(save.game) ? judge(save) : null;
    return match !== null && !match.isPlayed && !match.isOver;
  };

  /**
   * The matches that the rules can play again, the latest first; one that they refuse is put aside with a word. Matches
   * of games that have not come are left alone.
   */
  function* playables(): Generator<KeptMatch, undefined> {
    const found = saves.list();
    for (const text of found.broken) tellBroken(text);
    if (found.isForeign && !isForeignTold) {
      isForeignTold = true;
      say(texts.toast.foreignSave);
    }
    for (const save of found.saves) {
      if (!gameById(save.game) && !areAllThere()) continue;
      const match = judge(save);
      if (match) yield match;
      else tellBroken(saves.putAside(save.id));
    }
  }

  const find = (id: string): KeptMatch | null => {
    const save = saves.list().saves.find((each) => each.id === id);
    return save && gameById(save.game) ? judge(save) : null;
  };

  /** Holds the match `id` in place of the one held so far, unless its table is closed before it is claimed. */
  const holdInstead = async (id: string, isClosed: () => boolean): Promise<void> => {
    const claim = await claimMatch(id, locks);
    if (!claim) return;
    if (isClosed()) {
      claim();
      return;
    }
    held?.release();
    held = { id, release: claim };
  };

  return {
    /** Claims a match that nobody else can know of. */
    async claimNew(setup: MatchSetup): Promise<void> {
      const claim = await claimMatch(setup.id, locks);
      if (claim) held = { id: setup.id, release: claim };
    },
    /** Claims a match and plays it, unless another tab has it open. A second tap comes while the first is claimed. */
    async open(id: string, setupOf: () => MatchSetup | null, play: (setup: MatchSetup) => boolean): Promise<void> {
      if (isClaiming) return;
      isClaiming = true;
      // Ours still, where its table could not be opened.
      if (held?.id === id) held.release();
      const claim = await claimMatch(id, locks);
      isClaiming = false;
      if (!claim) {
        say(texts.title.elsewhere);
        return;
      }
      const setup = setupOf();
      const before = held;
      held = { id, release: claim };
      if (setup && play(setup)) {
        before?.release();
        return;
      }
      held = before;
      claim();
    },
    /** The match as its save stands now, for playing on, if the rules can play it. */
    adopt(id: string): MatchSetup | null {
      const save = saves.adopt(id);
      return save && (judge(save)?.setup ?? null);
    },
    /** Fetches the games of all matches that are kept. What cannot be had now is there the next time. */
    async fetchGames(): Promise<void> {
      const ids = new Set(saves.list().saves.map(({ game }) => game));
      await Promise.allSettled([...ids].map(fetchGame));
    },
    /** The latest match that the rules can play again. */
    latest: (): KeptMatch | null => playables().next().value ?? null,
    /** All of them, the latest first. */
    list: (): readonly KeptMatch[] => [...playables()],
    /** One of them; `null` where it is not kept, or the rules refuse it. */
    find,
    /** How many are kept. None of them is played again to count them. */
    count: (): number => saves.list().saves.length,
    /** Whether a match has been played to its end, and nothing is left of it but its result. */
    isOver: (id: string): boolean => find(id)?.isOver ?? false,
    /**
     * Whether a match may be opened, or somebody must be asked first which other one goes.
     * @param leaving a match that goes by itself as this one is opened.
     */
    hasRoomFor(id: string, leaving: string | null): boolean {
      const others = saves.list().saves.filter((save) => save.id !== leaving);
      if (others.length < ROOM || others.some((save) => save.id === id)) return true;
      const staying = [...playables()].filter(
        ({ setup, isPlayed, isOver }) => setup.id !== leaving && (isPlayed || isOver),
      );
      return staying.length < ROOM;
    },
    /** Throws a match away, unless another tab has it open. */
    async drop(id: string): Promise<void> {
      const claim = await claimMatch(id, locks);
      if (!claim) return void say(texts.title.elsewhere);
      saves.adopt(id);
      saves.remove(id);
      claim();
    },
    /** The result of a match has been seen: there is nothing to come back to. */
    forget: saves.remove,
    /** Keeps the match of `setup` from now on. `forked` hears that another tab plays it: this one is a match of its own. */
    keep(setup: MatchSetup, forked: (id: string) => void): Keeper {
      let { id } = setup;
      const sitters = withKeptNames(setup.sitters, texts);
      let written: MatchContext['log'] | null = null;
      let isWarned = false;
      let isClosed = false;
      const keep = (log: MatchContext['log']) => {
        if (log === written) return;
        written = log;
        let outcome = saves.write({ ...setup, sitters, id, log }, mayGo);
        if (outcome === 'taken') {
          id = newId();
          say(texts.toast.forked);
          outcome = saves.write({ ...setup, sitters, id, log }, mayGo);
          forked(id);
          holdInstead(id, () => isClosed).catch(reportError);
        }
        if (isWarned || (outcome !== 'full' && outcome !== 'blocked')) return;
        isWarned = true;
        say(outcome === 'full' ? texts.toast.noRoom : texts.toast.noStorage);
      };
      // From the first moment: whoever closes the page while the table is laid out comes back to it.
      keep(setup.log);
      return {
        keep,
        close() {
          isClosed = true;
          held?.release();
          held = null;
        },
      };
    },
  };
}

export type KeptMatches = ReturnType<typeof createKeptMatches>;

/** The match of a save, its options complete, if the rules can play it again. */
function playable(save: KeptSave): KeptMatch | null {
  const game = gameById(save.game);
  const seats = save.sitters.length;
  const options = game?.seats.includes(seats) ? game.options(save.options, seats) : null;
  if (!game || !options?.ok) return null;
  try {
    const played = gameOfSeed(game, save.seed);
    const progress = resume(played, options.value, seats, fromHex(save.seed), save.log, save.given);
    if (!progress.ok) return null;
    const { settlement, standing } = progress.value;
    const { totals, winners } = settlement?.standing ?? standing;
    return {
      setup: { ...save, options: options.value },
      isOver: winners !== null && settlement !== null && !isDeadEnd(progress.value),
      isPlayed: isPlayed(progress.value, save.sitters),
      totals,
      at: save.at,
    };
  } catch {
    // A fault of ours; but one save must not keep anybody from the title.
    return null;
  }
}

/** True if a person has made a move in the match. Moves that were given with the first deal are nobody's. */
function isPlayed({ log, deal, given }: MatchProgress, sitters: readonly Sitter[]): boolean {
  const isPerson = (seat: number) => sitters[seat]?.kind === 'person';
  if (log.length > 1) return sitters.some(({ kind }) => kind === 'person');
  return deal.log.slice(given[0]?.fixed ?? 0).some(({ seat }) => isPerson(seat));
}
