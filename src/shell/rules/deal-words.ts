/** How the tiles are dealt, and what becomes of those that are left over. */
import type { RulesTexts } from '../../i18n/index.ts';
import type { Body } from './section.ts';

interface DealtTiles {
  /** The highest number of the set. */
  readonly highest: number;
  readonly seats: readonly number[];
  /** How many tiles each seat is dealt, in parallel to `seats`. */
  readonly hands: readonly number[];
  /** What becomes of what is left over; `taken`: the section of the lead tells it. */
  readonly rest: 'boneyard' | 'dead' | 'taken';
  /** Tiles of the boneyard that may not be drawn. */
  readonly reserve: number;
}

export function dealBody({ highest, seats, hands, rest, reserve }: DealtTiles, { rules }: RulesTexts): Body {
  const words = rules.deal;
  const tiles = ((highest + 1) * (highest + 2)) / 2;
  const dealt = seats.flatMap((count, n) => {
    const each = hands[n];
    return each === undefined ? [] : [{ seats: count, each, left: tiles - count * each }];
  });
  const said = {
    boneyard: [words.boneyard, ...(reserve > 0 ? [words.reserve(reserve)] : [])],
    dead: [words.dead],
    taken: [],
  };
  const isLeft = dealt.some(({ left }) => left > 0);
  return { paragraphs: [words.set(highest, tiles), ...(isLeft ? said[rest] : [words.allDealt])], dealt };
}
