/** Writes, reads and replays a match as a file. The records page describes the format. */
export {
  type DealRecord,
  type Dealt,
  hasEnded,
  type MatchRecord,
  type RecordEvent,
  type RecordHeader,
  type Seal,
  type ThrownIn,
} from './record/format.ts';
export { type ReadMatch, readRecords } from './record/read.ts';
export { type ReplayStep, replay } from './record/replay.ts';
export { recordHeader, writeRecord } from './record/whole.ts';
export { dealRecord, thrownInRecord } from './record/write.ts';
