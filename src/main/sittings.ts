/** Sitting down at matches: new ones and kept ones, one at a time, each claimed so that no other tab plays it too. */
import type { Texts } from '../i18n/index.ts';
import type { MatchContext } from '../match/match.machine.ts';
import type { Sitter } from '../match/ports.ts';
import { resume } from '../match/resume.ts';
import { fromHex, toHex } from '../rules/chance.ts';
import type { Game, Options } from '../rules/game.ts';
import { gameById } from '../rules/games.ts';
import type { Plan } from '../shell/app.machine.ts';
import { claimMatch, type Release } from '../shell/store/claim.ts';
import type { KeptSave } from '../shell/store/save.ts';
import type { Saves } from '../shell/store/saves.ts';

export interface SittingsOptions {
  readonly texts: Texts;
  readonly saves: Saves;
  /** Whether what is kept outlasts the page. */
  readonly isDurable: boolean;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  say(text: string): void;
}

/** Keeps one match while it is played. */
export interface Keeper {
  /** Keeps what has been played. */
  keep(log: MatchContext['log']): void;
  /** The match is over: there is nothing to go on with. */
  forget(): void;
  /** Gives the match back to other tabs. */
  close(): void;
}

export type Sittings = ReturnType<typeof createSittings>;

const random = (bytes: number) => toHex(crypto.getRandomValues(new Uint8Array(bytes)));

export const newId = () => random(8);

export function newPlan(game: Game, options: Options, sitters: readonly Sitter[]): Plan {
  return { version: 1, id: newId(), game: game.id, options, sitters, seed: random(32), log: [] };
}

export function createSittings({ texts, saves, isDurable, locks, say }: SittingsOptions) {
  /** Gives the match under way back to other tabs. */
  let release: Release = () => {};
  /** A match is being claimed. */
  let isClaiming = false;

  /** Holds the match `id` in place of the one held so far, unless its table is closed before it is claimed. */
  const holdInstead = async (id: string, isClosed: () => boolean): Promise<void> => {
    const claim = await claimMatch(id, locks);
    if (!claim) return;
    if (isClosed()) {
      claim();
      return;
    }
    release();
    release = claim;
  };

  return {
    /** Claims a match that nobody else can know of. */
    async claimNew(plan: Plan): Promise<void> {
      release = (await claimMatch(plan.id, locks)) ?? release;
    },
    /** Claims a match and plays it, unless another tab has it open. A second tap comes while the first is claimed. */
    async sitDown(id: string, planOf: () => Plan | null, play: (plan: Plan) => boolean): Promise<void> {
      if (isClaiming) return;
      isClaiming = true;
      const claim = await claimMatch(id, locks);
      isClaiming = false;
      if (!claim) {
        say(texts.title.elsewhere);
        return;
      }
      const plan = planOf();
      const before = release;
      release = claim;
      if (plan && play(plan)) return;
      release = before;
      claim();
    },
    /** The save as it stands now, for playing on, if the rules can play it. */
    adopt(id: string): KeptSave | null {
      const save = saves.adopt(id);
      return save && isPlayable(save) ? save : null;
    },
    /** The latest save that the rules can play again; one that they refuse is put aside with a word. */
    latest(): KeptSave | null {
      const { saves: found, trouble } = saves.list();
      if (trouble) say(trouble === 'broken' ? texts.toast.badSave : texts.toast.foreignSave);
      for (const save of found) {
        if (isPlayable(save)) return save;
        saves.putAside(save.id);
        say(texts.toast.badSave);
      }
      return null;
    },
    /** Keeps the match of `plan` from now on. `forked` hears that another tab plays it: this one is a match of its own. */
    keeper(plan: Plan, forked: (id: string) => void): Keeper {
      let { id } = plan;
      let written: MatchContext['log'] | null = null;
      let isWarned = false;
      let isClosed = false;
      return {
        keep(log) {
          if (log === written) return;
          written = log;
          let outcome = saves.write({ ...plan, id, log });
          if (outcome === 'taken') {
            id = newId();
            say(texts.toast.forked);
            outcome = saves.write({ ...plan, id, log });
            forked(id);
            void holdInstead(id, () => isClosed);
          }
          if (!isWarned && (outcome === 'full' || !isDurable)) {
            isWarned = true;
            say(texts.toast.noStorage);
          }
        },
        forget: () => saves.remove(id),
        close() {
          isClosed = true;
          release();
          release = () => {};
        },
      };
    },
  };
}

/** Whether the rules can play a save again. */
function isPlayable(save: KeptSave): boolean {
  const game = gameById(save.game);
  const seats = save.sitters.length;
  const options = game?.seats.includes(seats) ? game.options(save.options, seats) : null;
  if (!game || !options?.ok) return false;
  return resume(game, options.value, seats, fromHex(save.seed), save.log).ok;
}
