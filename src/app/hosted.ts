/** The hosted build: files beside the page, fetched when they are needed. */
import { served } from '../audio/served-source.ts';
import { shuffleHere } from '../table/shuffle/local-shuffle.ts';
import { shuffleIn } from '../table/shuffle/worker/shuffle-client.ts';
import type { Platform } from './platform.ts';
import '../shell/fonts/fonts.css';
import '../shell/fonts/alphabets.css';

export const hosted: Platform = {
  workers: [
    {
      kind: 'worker',
      start: () => new Worker(new URL('../bots/worker.ts', import.meta.url), { type: 'module' }),
    },
  ],
  fetchThink: async () => (await import('../bots/in-slices.ts')).thinkInSlices,
  shuffles: [
    shuffleIn(
      () => new Worker(new URL('../table/shuffle/worker/shuffle-worker.ts', import.meta.url), { type: 'module' }),
    ),
    shuffleHere,
  ],
  sounds: [served('', 'ogg'), served('', 'mp3')],
};
