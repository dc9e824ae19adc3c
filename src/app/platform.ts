/** The surroundings of the game: the parts outside its own script, which differ by build, and its elements in the page. */
import type { Source } from '../audio/howler.ts';
import type { FetchMessages } from '../i18n/fetch-texts.ts';
import type { WorkerSource } from '../seats/thinker/worker.machine.ts';
import type { TableParts } from '../sitting/table-services.ts';
import type { MakeShuffle } from '../table/shuffle/physics/shuffle.ts';

/** The parts of the game outside its own script, and the ways to load them; different for each build. */
export interface Platform {
  /** The common beginning of the addresses of all the game's scripts. */
  readonly scripts: string;
  /** The sources of a worker for the bots, best first. */
  readonly workers: readonly WorkerSource[];
  /** The shuffles, best first. */
  readonly shuffles: readonly MakeShuffle[];
  /** Begins to load the next shuffle; if unused it ends when `signal` aborts. May throw. */
  prepareShuffle(signal: AbortSignal): void;
  /** The formats of the sounds, best first. */
  readonly sounds: readonly Source[];
  /** The available languages. */
  readonly languages: FetchMessages;
}

/** The elements of the page that hold the game. */
export interface PageParts extends TableParts {
  readonly screens: HTMLElement;
  readonly toasts: HTMLElement;
}
