/** What the game has outside its own script, and how it gets there: different for each build. */
import type { Source } from '../audio/howler.ts';
import type { FetchMessages } from '../i18n/fetch-texts.ts';
import type { WorkerSource } from '../seats/thinker/worker.machine.ts';
import type { MakeShuffle } from '../table/shuffle/physics/shuffle.ts';

export interface Platform {
  /** How the address of every script of the game begins. */
  readonly scripts: string;
  /** How a worker for the bots can be started, the best way first. */
  readonly workers: readonly WorkerSource[];
  /** What can shuffle, the best first. */
  readonly shuffles: readonly MakeShuffle[];
  /** Begins to fetch what the next shuffle needs; what nobody has taken ends when `signal` aborts. May throw. */
  prepareShuffle(signal: AbortSignal): void;
  /** The forms of the sounds, the best first. */
  readonly sounds: readonly Source[];
  /** The languages that it has. */
  readonly languages: FetchMessages;
}
