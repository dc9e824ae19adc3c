/** A match as a file: write, read, replay. The format is the records page. */
export {
  type DealEnd,
  type DealRecord,
  type Dealt,
  hasEnded,
  type MatchRecord,
  type RecordEvent,
  type RecordHeader,
  type RecordSeat,
  type Seal,
  type ThrownIn,
} from './record/format.ts';
export { type ReadMatch, type ReadReason, type RecordFault, readRecords } from './record/read.ts';
export { type ReplayReason, type ReplayStep, replay } from './record/replay.ts';
export { dealRecord, recordHeader, thrownInRecord, writeRecord } from './record/write.ts';
