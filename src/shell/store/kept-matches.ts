/** The matches that are kept, new ones and older ones: each is opened by one tab at a time, and kept while it is played. */
import type { MatchContext } from '../../match/match.machine.ts';
import type { Sitter } from '../../match/ports.ts';
import { fromHex, toHex } from '../../rules/chance.ts';
import { fetchGame } from '../../rules/fetch-game.ts';
import type { Game, Options } from '../../rules/game.ts';
import { teamsOf } from '../../rules/sealed.ts';
import type { KeptMatch } from '../app.ts';
import { anyDeal, seedOfDeal } from '../deal-number.ts';
import type { MatchSetup } from '../table.machine.ts';
import { claimMatch, type Release } from './claim.ts';
import { withKeptNames } from './kept-names.ts';
import { createPlayableSaves, type PlayableSavesOptions } from './playable-saves.ts';
import type { KeptSave } from './save.ts';
import { ROOM } from './saves.ts';

export interface KeptMatchesOptions extends PlayableSavesOptions {
  readonly locks: Pick<LockManager, 'request'> | undefined;
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
  const hold = createHold(locks, () => void say(texts.title.elsewhere));
  const { judge, mayGo, playables, find } = createPlayableSaves({ texts, saves, say, handOut });
  return {
    /** Claims a match that nobody else can know of. */
    claimNew: ({ id }: MatchSetup): Promise<void> => hold.take(id),
    /** Claims a match and plays it, unless another tab has it open. */
    open: hold.open,
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
    keep: (setup: MatchSetup, forked: (id: string) => void): Keeper =>
      createKeeper(setup, { texts, saves, say, mayGo, hold, forked }),
  };
}

export type KeptMatches = ReturnType<typeof createKeptMatches>;

/** The match that this tab holds: no other tab may open it. `elsewhere` hears that another tab has one open. */
function createHold(locks: KeptMatchesOptions['locks'], elsewhere: () => void) {
  let held: { readonly id: string; readonly release: Release } | null = null;
  let isClaiming = false;
  return {
    async take(id: string): Promise<void> {
      const claim = await claimMatch(id, locks);
      if (claim) held = { id, release: claim };
    },
    /** Opens a match unless another tab has it open. A second tap comes while the first is claimed. */
    async open(id: string, setupOf: () => MatchSetup | null, play: (setup: MatchSetup) => boolean): Promise<void> {
      if (isClaiming) return;
      isClaiming = true;
      // Ours still, where its table could not be opened.
      if (held?.id === id) held.release();
      const claim = await claimMatch(id, locks);
      isClaiming = false;
      if (!claim) return elsewhere();
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
    /** Holds the match `id` in place of the one held so far, unless its table is closed before it is claimed. */
    async takeInstead(id: string, isClosed: () => boolean): Promise<void> {
      const claim = await claimMatch(id, locks);
      if (!claim) return;
      if (isClosed()) {
        claim();
        return;
      }
      held?.release();
      held = { id, release: claim };
    },
    release(): void {
      held?.release();
      held = null;
    },
  };
}

interface Keeping extends Pick<KeptMatchesOptions, 'texts' | 'saves' | 'say'> {
  readonly mayGo: (save: KeptSave) => boolean;
  readonly hold: ReturnType<typeof createHold>;
  readonly forked: (id: string) => void;
}

function createKeeper(setup: MatchSetup, { texts, saves, say, mayGo, hold, forked }: Keeping): Keeper {
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
      hold.takeInstead(id, () => isClosed).catch(reportError);
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
      hold.release();
    },
  };
}
