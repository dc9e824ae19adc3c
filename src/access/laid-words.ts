/** What the log says of a tile that was led or laid: at any table, and around the middle of a star. */
import type { LogTexts, Who } from '../i18n/index.ts';
import type { Beat, Seen, Tile } from '../rules/game.ts';

type Words = LogTexts['beats'];

interface Play {
  readonly beat: Beat & { beat: 'laid' };
  readonly seen: Seen;
  readonly who: Who;
  readonly place: ReturnType<LogTexts['place']>;
  readonly words: Words;
}

export interface KindWords {
  readonly led: (who: Who, face: Tile, words: Words) => string;
  readonly laid: (play: Play) => string;
  readonly scored: (who: Who, points: number, sum: number, words: Words) => string;
}

export const scored: KindWords['scored'] = (who, points, sum, words) => words.scored(who, points, sum);

export function laid({ beat, seen, who, place, words }: Play): string {
  const { shows, accepts } = openedBy(seen, beat.index);
  return words.laid(who, beat.tile, place, shows, accepts);
}

/** What the tile opened: its end, as the layout has it now. */
export function openedBy({ ends, laid }: Seen, index: number): { shows: number; accepts: readonly number[] } {
  const shows = laid[index]?.outer ?? 0;
  return ends.find(({ to }) => to === index) ?? { shows, accepts: [shows] };
}

/** Arms around a first tile in the middle. */
export const starWords: KindWords = {
  led: (who, face, words) => words.led(who, face),
  scored,
  laid(play) {
    const { beat, seen, who, place, words } = play;
    return seen.laid[beat.index]?.to === 0 ? words.started(who, beat.tile, place) : laid(play);
  },
};
