/** The kept matches. Each can be open in only one tab, and is stored while it is played. */
import type { Sitter } from '../../match/ports.ts';
import { fromHex, toHex } from '../../rules/chance.ts';
import type { Game, Options } from '../../rules/game.ts';
import { minutesOf } from '../../rules/match-length.ts';
import { teamsOf } from '../../rules/sealed.ts';
import type { KeptMatch } from '../app.ts';
import { anyDeal, seedOfDeal } from '../deal-number.ts';
import type { MatchSetup } from '../table.machine.ts';
import { claimMatch, type Release } from './claim.ts';
import { withKeptNames } from './kept-names.ts';
import { createPlayableSaves, type PlayableSavesOptions } from './playable-saves.ts';
import type { KeptCourse, KeptSave } from './save.ts';
import { ROOM } from './saves.ts';

export interface KeptMatchesOptions extends PlayableSavesOptions {
  readonly locks: Pick<LockManager, 'request'> | undefined;
}

/** Stores one match while it is played. */
export interface Keeper {
  /** Stores the moves, the tiles that were taken, and the time of a match by time. */
  keep(match: KeptCourse): void;
  /** Releases the match for other tabs. */
  close(): void;
}

const random = (bytes: number) => toHex(crypto.getRandomValues(new Uint8Array(bytes)));

export const newId = () => random(8);

/**
 * Returns the set-up of a new match.
 * @param deal the number of the deal, if any; a game for one gets a random number by default.
 */
export function newSetup(game: Game, options: Options, sitters: readonly Sitter[], deal?: number): MatchSetup {
  const number = deal ?? (sitters.length === 1 ? anyDeal(Math.random()) : null);
  const seed = number === null ? random(32) : seedOfDeal(number);
  return {
    version: 1,
    id: newId(),
    game: game.id,
    options: number === null ? options : untimed(game, options, sitters.length),
    sitters: seated(game, options, sitters, seed),
    seed,
    log: [],
  };
}

/** 20.7: a numbered deal is the whole match, so that it needs no time. */
function untimed(game: Game, options: Options, seats: number): Options {
  if (minutesOf(options) === null) return options;
  const { by: _by, minutes: _minutes, ...others } = options;
  const plain = game.options(others, seats);
  return plain.ok ? plain.value : options;
}

/** 7.4: returns the sitters in the order of the draw, if partners are drawn by lot. */
function seated(game: Game, options: Options, sitters: readonly Sitter[], seed: string): readonly Sitter[] {
  const teams = teamsOf(game, fromHex(seed), options);
  return teams ? teams.players.flatMap((player) => sitters[player] ?? []) : sitters;
}

export function createKeptMatches({ games, texts, saves, locks, say, handOut }: KeptMatchesOptions) {
  const hold = createHold(locks, () => void say(texts.title.elsewhere));
  const { judge, mayGo, playables, find } = createPlayableSaves({ games, texts, saves, say, handOut });
  return {
    /** Claims a new match, which no other tab has yet. */
    claimNew: ({ id }: MatchSetup): Promise<void> => hold.take(id),
    /** Claims and opens a match, unless another tab has it open. */
    open: hold.open,
    /** Takes over the current save for playing; returns null if the rules cannot replay it. */
    adopt(id: string): MatchSetup | null {
      const save = saves.adopt(id);
      return save && (judge(save)?.setup ?? null);
    },
    /** Loads the games of all kept matches. Failed downloads are retried the next time. */
    async fetchGames(): Promise<void> {
      await Promise.all(saves.list().saves.map(({ game }) => games.fetch(game)));
    },
    /** Returns the latest match that the rules can replay. */
    latest: (): KeptMatch | null => playables().next().value ?? null,
    /** Returns all playable matches, the latest first. */
    list: (): readonly KeptMatch[] => [...playables()],
    /** Returns a match; `null` if it is not kept or the rules refuse it. */
    find,
    /** Returns the number of kept matches, without replaying them. */
    count: (): number => saves.list().saves.length,
    /** True if a match is over and only its result remains to be seen. */
    isOver: (id: string): boolean => find(id)?.isOver ?? false,
    /**
     * True if a match can be opened without asking the player to delete another one.
     * @param leaving a match that is deleted automatically when this one opens.
     */
    hasRoomFor(id: string, leaving: string | null): boolean {
      const others = saves.list().saves.filter((save) => save.id !== leaving);
      if (others.length < ROOM || others.some((save) => save.id === id)) return true;
      const staying = [...playables()].filter(
        ({ setup, isPlayed, isOver }) => setup.id !== leaving && (isPlayed || isOver),
      );
      return staying.length < ROOM;
    },
    /** Deletes a match, unless another tab has it open. */
    async drop(id: string): Promise<void> {
      const claim = await claimMatch(id, locks);
      if (!claim) return void say(texts.title.elsewhere);
      saves.adopt(id);
      saves.remove(id);
      claim();
    },
    /** Deletes a match after its result has been seen. */
    forget: saves.remove,
    /**
     * Starts storing the match of `setup`. `forked` is called if another tab plays it: this one then becomes a separate
     * match.
     */
    keep: (setup: MatchSetup, forked: (id: string) => void): Keeper =>
      createKeeper(setup, { texts, saves, say, mayGo, hold, forked }),
  };
}

export type KeptMatches = ReturnType<typeof createKeptMatches>;

/** Holds the match open in this tab. `elsewhere` is called if another tab has the wanted match open. */
function createHold(locks: KeptMatchesOptions['locks'], elsewhere: () => void) {
  let held: { readonly id: string; readonly release: Release } | null = null;
  let isClaiming = false;
  return {
    async take(id: string): Promise<void> {
      const claim = await claimMatch(id, locks);
      if (claim) held = { id, release: claim };
    },
    /** Opens a match unless another tab has it open. A second tap during the claim is ignored. */
    async open(id: string, setupOf: () => MatchSetup | null, play: (setup: MatchSetup) => boolean): Promise<void> {
      if (isClaiming) return;
      isClaiming = true;
      // This tab may still hold it, if its table could not be opened before.
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
    /** Holds the match `id` instead of the current one, unless its table is closed before the claim succeeds. */
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

/** 20.7: returns the time of a match by time; nothing of any other. */
const timeOf = ({ options }: MatchSetup, { played = 0, lastDeal }: KeptCourse) =>
  minutesOf(options) === null ? {} : { played, ...(lastDeal != null && { lastDeal }) };

interface Keeping extends Pick<KeptMatchesOptions, 'texts' | 'saves' | 'say'> {
  readonly mayGo: (save: KeptSave) => boolean;
  readonly hold: ReturnType<typeof createHold>;
  readonly forked: (id: string) => void;
}

function createKeeper(setup: MatchSetup, { texts, saves, say, mayGo, hold, forked }: Keeping): Keeper {
  let { id } = setup;
  const sitters = withKeptNames(setup.sitters, texts);
  let written: KeptCourse | null = null;
  let isWarned = false;
  let isClosed = false;
  const keep = (match: KeptCourse) => {
    const { log, taken } = match;
    if (log === written?.log && taken === written.taken && match.played === written.played) return;
    written = match;
    const save = () =>
      saves.write({ ...setup, sitters, id, log, ...(taken && { taken }), ...timeOf(setup, match) }, mayGo);
    let outcome = save();
    if (outcome === 'taken') {
      id = newId();
      say(texts.toast.forked);
      outcome = save();
      forked(id);
      hold.takeInstead(id, () => isClosed).catch(reportError);
    }
    if (isWarned || (outcome !== 'full' && outcome !== 'blocked')) return;
    isWarned = true;
    say(outcome === 'full' ? texts.toast.noRoom : texts.toast.noStorage);
  };
  // Stored from the beginning, so that the match survives if the page is closed during the layout.
  keep({ ...setup, taken: setup.taken ?? null });
  return {
    keep,
    close() {
      isClosed = true;
      hold.release();
    },
  };
}
