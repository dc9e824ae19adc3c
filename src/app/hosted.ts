/** The hosted build: files beside the page, loaded when they are needed. */
import { served } from '../audio/served-source.ts';
import startBots from '../bots/worker.ts?page-worker';
import { fetchMessages } from '../i18n/compiled/fetch.ts';
import { shuffleHere } from '../table/shuffle/local-shuffle.ts';
import { oneAhead } from '../table/shuffle/worker/one-ahead.ts';
import { shuffleIn } from '../table/shuffle/worker/shuffle-client.ts';
import startShuffle from '../table/shuffle/worker/shuffle-worker.ts?page-worker';
import type { Platform } from './platform.ts';
import '../shell/fonts/fonts.css';
import '../shell/fonts/alphabets.css';

const shuffleWorkers = oneAhead(startShuffle);

export const hosted: Platform = {
  // All files of a build are in one folder; in development they are all over the site.
  scripts: new URL(import.meta.env.DEV ? '/' : '.', import.meta.url).href,
  workers: [{ kind: 'worker', start: startBots }],
  shuffles: [shuffleIn(shuffleWorkers.start), shuffleHere],
  prepareShuffle: shuffleWorkers.prepare,
  sounds: [served('', 'ogg'), served('', 'mp3')],
  languages: fetchMessages,
};
