import type { Texts } from '../i18n/index.ts';
import type { Situation } from '../match/ports.ts';
import { badgeOf } from '../present/beat-words.ts';
import { whoIs } from '../present/people.ts';
import type { Beat, Seat } from '../rules/game.ts';
import type { LogTable } from './log-words.ts';
import type { LogWriter, ThrewIn } from './log-writer.ts';
import type { LogLine, SeatBadge } from './table-state.ts';

/** The most lines kept; older ones are dropped. */
const MOST_LINES = 400;

/** A pending entry. */
type Task = (writer: LogWriter) => void;

/** The events at the table in words, written at once or when the writer is loaded. */
export interface TableLog {
  readonly lines: readonly LogLine[];
  /** The last action of each seat that no tile on the table shows; kept until the seat plays one. */
  readonly badges: ReadonlyMap<Seat, SeatBadge>;
  /** The seat whose badge is the latest event. */
  readonly latestBadge: Seat | null;
  /** The last action of each seat in this deal. */
  readonly latest: ReadonlyMap<Seat, string>;
  /** True if the writer is loaded. */
  readonly isWritten: boolean;
  /** Sets the writer, which writes the pending entries. */
  writeBy(writer: LogWriter): void;
  /** @param recalled true if it has happened before, so that it is not read aloud. */
  happened(beat: Beat, after: Situation, viewer: Seat | null, table: LogTable, recalled?: boolean): void;
  /** Removes all entries. */
  clear(): void;
  /** Adds a comment of a seat. */
  spoke(seat: Seat, words: string, now: Situation): void;
  /** Begins a new deal: the seats' actions in the last one are removed. */
  shuffled(now: Situation, viewer: Seat | null, recalled?: boolean): void;
  /** 20.7: says once in a deal that it is the last. */
  timeIsUp(deal: number): void;
  /** Called if the situation changes without a beat. Missing moves were taken back. */
  moved(before: Situation, now: Situation, viewer: Seat | null): void;
}

/** Creates the lines of a log. Each has a number of its own; the oldest are dropped. */
function createLines() {
  let lines: readonly LogLine[] = [];
  let written = 0;
  return {
    now: () => lines,
    /** Returns the numbers of the new lines. */
    write(sentences: readonly string[], { head = false, recalled = false } = {}): readonly number[] {
      const added = sentences.map((text, i) => ({ id: written + i, text, head: head && i === 0, recalled }));
      written += added.length;
      lines = [...lines, ...added].slice(-MOST_LINES);
      return added.map(({ id }) => id);
    },
    remove(ids: readonly number[]) {
      lines = lines.filter(({ id }) => !ids.includes(id));
    },
    clear() {
      lines = [];
    },
  };
}

/** Writes one line for the deals that are thrown in one after another (1.2), which says how often. */
function createThrows({ write, remove }: ReturnType<typeof createLines>) {
  let run: { readonly reason: string; readonly times: number; readonly line: readonly number[] } | null = null;
  const threwIn = (beat: ThrewIn, by: LogWriter, recalled?: boolean) => {
    const reason = `${beat.missing} ${beat.why}`;
    const before = run?.reason === reason ? run : null;
    const times = (before?.times ?? 0) + 1;
    if (before) remove(before.line);
    run = { reason, times, line: write([by.threwIn(beat, times)], { recalled }) };
  };
  return {
    /** Called when tiles are shuffled. True if it is the same deal again, whose head stands already. */
    isGoingOn({ thrownIn }: Situation): boolean {
      if (thrownIn === 0) run = null;
      return run !== null;
    },
    /** True for a beat of a deal that is thrown in: only the reason matters. */
    takes(beat: Beat, { seen }: Situation, by: LogWriter, recalled?: boolean): boolean {
      if (beat.beat === 'threwIn') threwIn(beat, by, recalled);
      return beat.beat === 'threwIn' || seen.phase === 'thrownIn';
    },
    end() {
      run = null;
    },
  };
}

/** Holds the entries until the writer takes the pen. */
function createPen() {
  let writer: LogWriter | null = null;
  let waiting: Task[] = [];
  return {
    isTaken: () => writer !== null,
    tell(task: Task) {
      if (writer) task(writer);
      else waiting.push(task);
    },
    take(by: LogWriter) {
      writer = by;
      for (const task of waiting) task(by);
      waiting = [];
    },
    clear() {
      waiting = [];
    },
  };
}

export function createTableLog(texts: Texts): TableLog {
  const lines = createLines();
  const { write } = lines;
  const throws = createThrows(lines);
  let latestBadge: Seat | null = null;
  const badges = new Map<Seat, SeatBadge>();
  const latest = new Map<Seat, string>();
  const pen = createPen();
  const { tell } = pen;
  /** The deal that was said to be the last. */
  let last: number | null = null;
  const timeIsUp = (deal: number) => {
    if (deal === last) return;
    last = deal;
    tell((by) => write([by.timeUp]));
  };
  return {
    get lines() {
      return lines.now();
    },
    badges,
    get latestBadge() {
      return latestBadge;
    },
    latest,
    get isWritten() {
      return pen.isTaken();
    },
    writeBy: pen.take,
    happened(beat, after, viewer, table, recalled) {
      tell((by) => {
        if (throws.takes(beat, after, by, recalled)) return;
        const words = by.happened(beat, after, viewer, table);
        write(words, { recalled });
        if ('seat' in beat && beat.seat !== null && beat.beat !== 'scored') latest.set(beat.seat, words.join(' '));
      });
      if (after.seen.timeUp) timeIsUp(after.seen.deal);
      const badge = badgeOf(beat, after, texts);
      if (badge === null || badge.full === null) return;
      if (badge.full) badges.set(badge.seat, { seen: badge.full, heard: badge.heard ?? badge.full });
      else badges.delete(badge.seat);
      latestBadge = badge.full ? badge.seat : null;
    },
    spoke(seat, words, now) {
      tell((by) => write([by.spoke(whoIs(now, seat, null).name, words)]));
      badges.set(seat, { seen: words, heard: words });
      latestBadge = seat;
    },
    shuffled(now, viewer, recalled) {
      badges.clear();
      tell((by) => {
        latest.clear();
        if (!throws.isGoingOn(now)) write(by.shuffled(now, viewer), { head: true, recalled });
      });
    },
    timeIsUp,
    clear() {
      last = null;
      throws.end();
      lines.clear();
      pen.clear();
      badges.clear();
      latest.clear();
      latestBadge = null;
    },
    moved(before, now, viewer) {
      const gone = before.seen.deal === now.seen.deal ? before.seen.log[now.seen.log.length] : undefined;
      if (!gone) return;
      tell((by) => {
        latest.delete(gone.seat);
        write([by.tookBack(gone.seat, now, viewer)]);
      });
    },
  };
}
