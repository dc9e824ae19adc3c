/** What the log says of a tile that was led or laid, by the kind of table. */
import type { Texts, Who } from '../i18n/index.ts';
import type { Beat, Seen, Table, TableKind, Tile } from '../rules/game.ts';
import { isUpper } from '../rules/level.ts';

type Words = Texts['beats'];

interface Play {
  readonly beat: Beat & { beat: 'laid' };
  readonly seen: Seen;
  readonly who: Who;
  readonly place: ReturnType<Texts['place']>;
  readonly words: Words;
}

interface KindWords {
  readonly led: (who: Who, face: Tile, words: Words) => string;
  readonly laid: (play: Play) => string;
}

function laid({ beat, seen, who, place, words }: Play): string {
  const { shows, accepts } = openedBy(seen, beat.index);
  return words.laid(who, beat.tile, place, shows, accepts);
}

/** What the tile opened: its end, as the layout has it now. */
function openedBy({ ends, laid }: Seen, index: number): { shows: number; accepts: readonly number[] } {
  const shows = laid[index]?.outer ?? 0;
  return ends.find(({ to }) => to === index) ?? { shows, accepts: [shows] };
}

/** Arms around a first tile in the middle. */
const star: KindWords = {
  led: (who, face, words) => words.led(who, face),
  laid(play) {
    const { beat, seen, who, place, words } = play;
    return seen.laid[beat.index]?.to === 0 ? words.started(who, beat.tile, place) : laid(play);
  },
};

const line: KindWords = { led: (who, face, words) => words.leads(who, face), laid };

const stack: KindWords = {
  ...line,
  laid({ beat, seen, who, place, words }) {
    const { shows } = openedBy(seen, beat.index);
    return words.laidOver(who, beat.tile, place, shows, isUpper(seen, beat.index));
  },
};

const KINDS: Readonly<Record<TableKind, KindWords>> = { star, cross: star, line, stack, grid: line };

export const wordsOf = ({ kind }: Pick<Table, 'kind'>): KindWords => KINDS[kind];
