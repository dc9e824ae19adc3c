/** A whole record: its header, and its text. The lines of its deals are in `write.ts`. */
import type { Game, Options, Seat, TeamDraw } from '../game.ts';
import type { MatchRecord, RecordHeader, RecordSeat } from './format.ts';

/**
 * Returns the header of a match. Give `seed` (64 hex digits) only when the match is over. Give `teamDraw` in every
 * match of a game with a draw for partners (7.4).
 */
export function recordHeader(
  game: Pick<Game, 'id' | 'sides'>,
  options: Options,
  sitters: readonly { readonly name: string; readonly kind: 'person' | 'bot'; readonly level?: string }[],
  seed?: string,
  teamDraw?: TeamDraw,
): RecordHeader {
  const seats = sitters.map(
    ({ name, kind, level }): RecordSeat =>
      kind === 'person' ? { name, kind: 'human' } : { name, kind, level: level ?? 'unknown' },
  );
  const sides = seatsOfSides(game, options, seats.length);
  return {
    format: 'star-dominoes',
    version: 1,
    game: game.id,
    options,
    seats,
    ...(sides && { sides }),
    ...(teamDraw && { teamDraw }),
    ...(seed === undefined ? {} : { seed }),
  };
}

/** 25.2: returns the seats of each side; `null` if each seat plays for itself. */
export function seatsOfSides(
  game: Pick<Game, 'sides'>,
  options: Options,
  seats: number,
): readonly (readonly Seat[])[] | null {
  const sideOf = game.sides(options, seats);
  const sides = [...new Set(sideOf)].map((side) => sideOf.flatMap((each, seat) => (each === side ? [seat] : [])));
  return sides.length === seats ? null : sides;
}

/** Returns a match as JSON Lines, each line ended by a newline. */
export function writeRecord(record: MatchRecord): string {
  return [record.header, ...record.deals].map((line) => `${JSON.stringify(line)}\n`).join('');
}
