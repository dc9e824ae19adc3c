import type { Texts, Who } from '../i18n/index.ts';
import type { Situation } from '../match/ports.ts';
import type { Beat, Place, Seat, Seen, Table } from '../rules/game.ts';
import { viewOf } from './kind-views.ts';

/** A seat as the texts speak of it; `viewer`: whose eyes read. */
export function whoIs(now: Situation, seat: Seat, viewer: Seat | null): Who {
  return { name: now.sitters[seat]?.name ?? `${seat + 1}`, you: viewer === seat };
}

/** Whether the last event went on with a turn that the one before it had begun. */
export const isSameTurn = ({ log }: Seen): boolean => log.length > 1 && log.at(-1)?.seat === log.at(-2)?.seat;

/** Whether the last event ended a turn in which something was laid (3.4, 7.1). */
const isAfterPlay = (seen: Seen): boolean => isSameTurn(seen) && ['play', 'lead'].includes(seen.log.at(-2)?.do ?? '');

/** Who reads the log, in which words, at which table. */
export interface LogReader {
  readonly viewer: Seat | null;
  readonly texts: Texts;
  readonly table: Table;
}

/**
 * A beat as the log keeps it; one sentence per entry. Where several persons share the device they read the same log: then
 * nobody is `you`, and no drawn tile is named (1.7).
 */
export function logWords(beat: Beat, after: Situation, reader: LogReader): readonly string[] {
  const viewer = readerOf(after, reader.viewer);
  const told = beat.beat === 'drew' && viewer === null ? { ...beat, tile: null } : beat;
  return beatWords(told, after, { ...reader, viewer });
}

/** That a seat took back what it did. */
export function tookBackWords(seat: Seat, now: Situation, viewer: Seat | null, texts: Texts): string {
  return texts.beats.tookBack(whoIs(now, seat, readerOf(now, viewer)));
}

/** Who is `you`: nobody where several persons read the same log. */
function readerOf({ sitters }: Situation, viewer: Seat | null): Seat | null {
  return sitters.filter(({ kind }) => kind === 'person').length < 2 ? viewer : null;
}

/** A beat in words, as the `viewer` reads it. */
function beatWords(beat: Beat, after: Situation, { viewer, texts, table }: LogReader): readonly string[] {
  const words = texts.beats;
  const who = (seat: Seat) => whoIs(after, seat, viewer);
  const { seen } = after;
  const at = (place: Place) => texts.place(place, table, seen.laid);
  switch (beat.beat) {
    case 'dealt':
      return [words.dealt(seen.hands[0]?.length ?? 0, seen.boneyard.length)];
    case 'led':
      if (beat.seat === null) return [words.turnedUp(beat.tile, who(seen.turn?.seat ?? 0))];
      return [viewOf(table).words.led(who(beat.seat), beat.tile, words)];
    case 'laid':
      if (beat.closed) return [words.laidClosed(who(beat.seat), beat.tile, at(beat.arm))];
      return [viewOf(table).words.laid({ beat, seen, who: who(beat.seat), place: at(beat.arm), words })];
    case 'drew':
      return [words.drew(who(beat.seat), beat.suits, beat.tile, isAfterPlay(seen))];
    case 'passed':
      return [words.passed(who(beat.seat), beat.suits)];
    case 'shut':
      return [beat.why === 'closed' ? words.shutClosed(at(beat.arm)) : words.shutDead(at(beat.arm))];
    case 'starred':
      return [words.starred];
    case 'scored':
      return [words.scored(who(beat.seat), beat.points, beat.sum)];
    case 'threwIn':
      return [words.threwIn(beat.missing)];
    case 'ended':
      return endWords(beat, after, who, texts);
  }
}

function endWords(
  beat: Beat & { beat: 'ended' },
  after: Situation,
  who: (seat: Seat) => Who,
  { beats: words }: Texts,
): readonly string[] {
  // 22.3: who plays alone has solved it or not, and nothing is counted.
  if (after.seen.seats === 1) return [beat.how === 'domino' ? words.solved : words.stuck];
  const how = words.endings[beat.how]?.(who(beat.seat));
  const hands = beat.left.flatMap((tiles, seat) => (tiles.length ? [words.holds(who(seat), tiles)] : []));
  return [...(how ? [how] : []), ...hands, ...settlementWords(after, who, words)];
}

function settlementWords(after: Situation, who: (seat: Seat) => Who, words: Texts['beats']): readonly string[] {
  const { settlement } = after;
  if (!settlement) return [];
  const { points, standing, remembered, made } = settlement;
  const write = remembered ? words.lost : words.settled;
  const scores = points.flatMap((n, seat) =>
    n > 0 ? [write(who(seat), n, standing.totals[seat] ?? n, made?.[seat] ?? 0)] : [],
  );
  const waiting = (remembered ?? []).flatMap((n, seat) => (n > 0 ? [words.remembered(who(seat), n)] : []));
  if (scores.length + waiting.length > 0) return [...scores, ...waiting];
  return [remembered ? words.nobodyLost : words.nobody];
}
