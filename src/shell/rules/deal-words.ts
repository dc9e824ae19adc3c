/** The deal of the tiles, and the use of those left over. */
import type { RulesTexts } from '../../i18n/index.ts';
import type { Body } from './section.ts';

interface DealtTiles {
  /** The highest number of the set. */
  readonly highest: number;
  readonly seats: readonly number[];
  /** The number of tiles dealt to each seat, parallel to `seats`. */
  readonly hands: readonly number[];
  /** The use of the tiles left over. `taken`: described in the section on the lead. */
  readonly rest: 'boneyard' | 'dead' | 'taken';
  /** The number of tiles in the boneyard that may not be drawn. */
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
