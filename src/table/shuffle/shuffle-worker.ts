/** The entry of the Web Worker in which the tiles of one shuffle move. */
import { createAnswering } from './answering.ts';
import type { ToShuffler } from './messages.ts';

const answer = createAnswering();

self.addEventListener('message', ({ data }: MessageEvent<ToShuffler>) => {
  const said = answer(data);
  self.postMessage(said, { transfer: said ? [said.poses.buffer] : [] });
});
