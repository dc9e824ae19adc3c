/** The hosted build: files beside the page, loaded when they are needed. */
import { served } from '../audio/served-source.ts';
import startBots from '../bots/worker.ts?page-worker';
import { fetchMessages } from '../i18n/compiled/fetch.ts';
import { shuffleHere } from '../table/shuffle/local-shuffle.ts';
import { oneAhead } from '../table/shuffle/worker/one-ahead.ts';
import { shuffleIn } from '../table/shuffle/worker/shuffle-client.ts';
import ShuffleThread from '../table/shuffle/worker/shuffle-worker.ts?worker';
import type { Platform } from './platform.ts';
import '../shell/fonts/fonts.css';
import '../shell/fonts/alphabets.css';

// One file, which has nothing of the page: another file of its own would come a round trip later.
const shuffleWorkers = oneAhead(() => new ShuffleThread());

export const hosted: Platform = {
  // All files of a build are in one folder; in development they are all over the site.
  scripts: new URL(import.meta.env.DEV ? '/' : '.', import.meta.url).href,
  workers: [{ kind: 'worker', start: startBots }],
  shuffles: [shuffleIn(shuffleWorkers.start), shuffleHere],
  prepareShuffle: shuffleWorkers.prepare,
  sounds: [served('', 'ogg'), served('', 'mp3')],
  languages: fetchMessages,
};
