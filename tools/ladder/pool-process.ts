/** The entry of a child process of the pool. */
import { playSlice, type Slice } from './slice.ts';

process.on('message', (slice: Slice) => {
  process.send?.(playSlice(slice, () => performance.now()));
});
