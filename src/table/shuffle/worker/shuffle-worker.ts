/** The entry of the Web Worker in which the tiles of one shuffle move. */

import type { ToShuffler } from './shuffle-messages.ts';
import { createAnswering } from './shuffle-server.ts';

const answer = createAnswering();

self.addEventListener('message', ({ data }: MessageEvent<ToShuffler>) => {
  const said = answer(data);
  self.postMessage(said, { transfer: said ? [said.poses.buffer] : [] });
});
