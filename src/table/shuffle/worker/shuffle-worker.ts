/** The entry of the Web Worker in which the tiles of one shuffle move. */

import type { ToShuffler } from './shuffle-messages.ts';
import { createAnswering } from './shuffle-server.ts';

/** A small heap that nobody sees. */
const WARM_UP = {
  count: 14,
  halfWidth: 3,
  halfHeight: 3,
  seed: 1,
  stirring: 0,
  away: { x: 0, y: 1 },
  tile: { w: 0.6, h: 1.2 },
};

// Code that has run once runs faster: the first time is over before anybody waits for a shuffle.
createAnswering()({ type: 'begin', options: WARM_UP });

const answer = createAnswering();

self.addEventListener('message', ({ data }: MessageEvent<ToShuffler>) => {
  const said = answer(data);
  self.postMessage(said, { transfer: said ? [said.poses.buffer] : [] });
});
