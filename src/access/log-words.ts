/** The words of the log. They load late, with its texts. */

import type { LogTexts, Who } from '../i18n/index.ts';
import { areSeveral } from '../match/persons.ts';
import type { Situation } from '../match/ports.ts';
import { isSameTurn, whoIs, whoseSide } from '../present/people.ts';
import type { Beat, Game, Place, Seat, Seen, Side } from '../rules/game.ts';
import { allSides, bySide } from '../rules/sides.ts';
import type { WordKind } from './kind.ts';
import { aftermathIn, remindersIn } from './memory-told.ts';

/** True if the last event ended a turn in which a tile was played (3.4, 7.1). */
const isAfterPlay = (seen: Seen): boolean => isSameTurn(seen) && ['play', 'lead'].includes(seen.log.at(-2)?.do ?? '');

/** The table of a log. */
export interface LogTable {
  readonly game: Game;
  readonly kind: Pick<WordKind, 'log'>;
}

/** The reader of a log, and the words for it. */
interface LogReader extends LogTable {
  readonly viewer: Seat | null;
  readonly texts: LogTexts;
}

/**
 * Returns a beat as log entries, one sentence each. Several persons at one device share the log: then nobody is `you`,
 * and no drawn tile is named (1.7).
 */
export function logWords(beat: Beat, after: Situation, reader: LogReader): readonly string[] {
  const viewer = readerOf(after, reader.viewer);
  const told = beat.beat === 'drew' && viewer === null ? { ...beat, tile: null } : beat;
  return beatWords(told, after, { ...reader, viewer });
}

/** Returns the words for a seat's taking back its move. */
export function tookBackWords(seat: Seat, now: Situation, viewer: Seat | null, texts: LogTexts): string {
  return texts.beats.tookBack(whoIs(now, seat, readerOf(now, viewer)));
}

/** Returns the seat that is `you`; null if several persons share the log. */
function readerOf({ sitters }: Situation, viewer: Seat | null): Seat | null {
  return areSeveral(sitters) ? null : viewer;
}

/** Returns a beat in words for the `viewer`. */
function beatWords(beat: Beat, after: Situation, reader: LogReader): readonly string[] {
  const { viewer, texts, game } = reader;
  const { table } = game;
  const { log } = reader.kind;
  const words = texts.beats;
  const who = (seat: Seat) => whoIs(after, seat, viewer);
  const { seen } = after;
  /** `before`: the number of tiles there at that time; all by default. */
  const at = (place: Place, before?: number) => texts.run.place(place, table, seen.laid.slice(0, before), who);
  switch (beat.beat) {
    case 'dealt':
      return [...log.dealt(after, who, words), ...remindersIn(after, game, viewer, texts.run)];
    // 1.13: so many tiles in a row would drown all else.
    case 'spread':
    case 'took':
      return [];
    case 'staked':
      return [words.staked(who(beat.seat))];
    case 'led':
      if (beat.seat === null) return [words.turnedUp(beat.tile, who(seen.turn?.seat ?? 0))];
      return [log.led(who(beat.seat), beat.tile, words)];
    case 'laid':
      if (beat.closed) return [words.laidClosed(who(beat.seat), beat.tile, at(beat.arm, beat.index))];
      return [log.laid({ beat, seen, who: who(beat.seat), place: whereLaid(beat, seen, reader, who), words })];
    case 'drew':
      return [words.drew(who(beat.seat), beat, beat.tile, isAfterPlay(seen))];
    case 'passed':
      return [words.passed(who(beat.seat), beat)];
    case 'lifted':
    case 'putBack':
    case 'cut':
    case 'turnedUp':
    case 'marked':
    case 'unmarked':
      return log.own(beat, who(beat.seat), words);
    case 'shut':
      return [beat.why === 'closed' ? words.shutClosed(at(beat.arm)) : words.shutDead(at(beat.arm))];
    case 'armed':
      return [words.armed];
    case 'starred':
      return [beat.doubles ? words.crossed : words.starred];
    case 'scored':
      return [
        beat.sum === null
          ? words.made(who(beat.seat), beat.points)
          : log.scored(who(beat.seat), beat.points, beat.sum, words),
      ];
    case 'threwIn':
      return [words.threwIn(beat.missing, beat.why, 1)];
    case 'ended':
      return [...endWords(beat, after, viewer, texts), ...aftermathIn(after, viewer, texts.run)];
  }
}

/** Returns the place of a tile as it was named before the play: an end, or a joint (21.6). */
function whereLaid(
  { arm, joint, index }: Beat & { beat: 'laid' },
  { laid }: Seen,
  { texts, game: { table } }: LogReader,
  who: (seat: Seat) => Who,
) {
  if (joint === undefined) return texts.run.place(arm, table, laid.slice(0, index), who);
  return texts.run.place(
    `${arm} ${joint}`,
    table,
    laid.filter((_, k) => k !== index),
  );
}

function endWords(
  beat: Beat & { beat: 'ended' },
  after: Situation,
  viewer: Seat | null,
  { beats: words }: LogTexts,
): readonly string[] {
  const who = (seat: Seat) => whoIs(after, seat, viewer);
  // 22.3: a player alone has solved it or not, and nothing is counted.
  if (after.seen.seats === 1) {
    const gaveUp = beat.how === 'givenUp' ? words.endings.givenUp?.(who(beat.seat)) : undefined;
    return [gaveUp ?? (beat.how === 'domino' ? words.solved : words.stuck)];
  }
  const how = words.endings[beat.how]?.(who(beat.seat));
  const hands = beat.left.flatMap((tiles, seat) => (tiles.length ? [words.holds(who(seat), tiles)] : []));
  return [...(how ? [how] : []), ...hands, ...settlementWords(after, (side) => whoseSide(after, side, viewer), words)];
}

function settlementWords(
  { settlement, isSecret, remembered: before, seen: { sides } }: Situation,
  who: (side: Side) => Who,
  words: LogTexts['beats'],
): readonly string[] {
  if (!settlement || isSecret) return [];
  const { points, standing, remembered, made, lines, counts } = settlement;
  const isLoss = before !== null;
  const of = (numbers: readonly number[] | undefined, side: Side) => numbers?.[sides.indexOf(side)] ?? 0;
  // Points and totals are those of the side; what was made on the way is told of each seat (6.10).
  const madeBy = bySide(sides, made ?? []);
  const scores = allSides(sides).flatMap((side) => {
    const [n, total] = [of(points, side), of(standing.totals, side)];
    const own = lines.flatMap((line) => (line.side === side ? (words.settledFor[line.why] ?? []) : []));
    if (own[0]) return [own[0](who(side), total)];
    if (n < 0 || (n > 0 && isLoss)) return [words.lost(who(side), Math.abs(n), total)];
    return n > 0 ? [words.settled(who(side), n, total, madeBy[side] ?? 0)] : [];
  });
  const waiting = allSides(sides).flatMap((side) => {
    const n = of(remembered, side);
    return n > 0 ? [words.remembered(who(side), n)] : [];
  });
  const closed = lines.flatMap(({ side, why }) => {
    const left = bySide(sides, counts)[side] ?? 0;
    if (why === 'small') return [words.tooSmall(who(side), left)];
    return isLoss && why === 'closed' ? [words.forgotten(who(side), left)] : [];
  });
  const capicua = lines.flatMap(({ why, points: n }) => (why === 'capicua' ? [words.capicua(n)] : []));
  const told = [...capicua, ...scores, ...waiting, ...closed];
  return told.length > 0 ? told : [isLoss ? words.nobodyLost : words.nobody];
}
