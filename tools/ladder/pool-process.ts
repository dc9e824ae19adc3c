/** The entry of the processes that play a ladder beside the first one. */
import { playSlice, type Slice } from './slice.ts';

process.on('message', (slice: Slice) => {
  process.send?.(playSlice(slice, () => performance.now()));
});
