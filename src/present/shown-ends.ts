/** The places to play, and the score or number that a play there would give. */
import type { Texts } from '../i18n/index.ts';
import { doublesDue } from '../rules/duty.ts';
import type { End, Game, Move, Place, Seen, Tile } from '../rules/game.ts';
import { tilesAt, waysAt } from '../rules/moves.ts';
import { lastPlayed } from '../rules/order-of-play.ts';
import type { Presented } from './presented.ts';

export interface ShownEnd {
  readonly end: End;
  /** False if any tile fits (15.1). */
  readonly isChoosy: boolean;
  /** True if a tile can be played here now; if one is picked, that tile. */
  readonly isPlayable: boolean;
  /** True if the last tile was played here. */
  readonly isLast: boolean;
}

/** Returns the places. `picked`: the tile that is picked. */
export function shownEnds(
  { now, question }: Pick<Presented, 'now' | 'question'>,
  picked: Tile | null,
): readonly ShownEnd[] {
  const last = lastPlayed(now.seen)?.arm;
  return now.seen.ends.map((end) => ({
    end,
    isChoosy: end.accepts.length <= 1,
    isPlayable: isPlayableAt(end, question?.moves ?? [], picked),
    isLast: last === end.place,
  }));
}

/** True if a tile can be played at that end; if one is picked, that tile. */
export const isPlayableAt = ({ place }: End, moves: readonly Move[], picked: Tile | null): boolean =>
  (picked ? waysAt(moves, picked, place) : tilesAt(moves, place)).length > 0;

/** Returns the effect of a move (6.9, 6.10): its points, or else the new table number. Null: neither. */
export function makesOf({ worth, tableNumber }: Game, seen: Seen, move: Extract<Move, { do: 'lead' | 'play' }>) {
  const points = worth?.scoresOf?.(seen, move) ?? 0;
  const number = tableNumber?.(seen, move)?.value;
  const value = points > 0 ? points : number;
  return value === undefined ? null : { value, number, points };
}

/** 28.3: true if the arm waits for the double of its number. */
export const isDue = (seen: Seen, arm: Place): boolean => doublesDue(seen).some(({ place }) => place === arm);

/** Returns an end in words. */
export function endWords(
  seen: Seen,
  { place: arm, state, shows, accepts }: End,
  place: Parameters<Texts['table']['closed']>[0],
  words: Texts['table'],
): string {
  if (isDue(seen, arm)) return words.awaits(place, shows);
  switch (state) {
    case 'free':
      return seen.phase === 'cover' ? words.end(place, shows, accepts) : words.free(place, shows);
    case 'open':
      return accepts.length > 1 ? words.any(place) : words.end(place, shows, accepts);
    case 'dead':
      return words.dead(place, accepts);
    case 'shut':
      return words.shut(place, shows);
    case 'closed':
      return words.closed(place);
  }
}
