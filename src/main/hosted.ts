/** The hosted build: files beside the page, fetched when they are needed. */
import { served } from '../audio/served.ts';
import type { Outside } from './outside.ts';
import '../shell/fonts/alphabets.css';

export const hosted: Outside = {
  ways: [
    {
      kind: 'worker',
      start: () => new Worker(new URL('../bots/worker.ts', import.meta.url), { type: 'module' }),
    },
  ],
  fetchThink: async () => (await import('../bots/in-slices.ts')).thinkInSlices,
  sounds: [served('', 'ogg'), served('', 'mp3')],
};
