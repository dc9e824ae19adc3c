/** The deal of the tiles, and the use of those left over. */
import type { RulesTexts } from '../../i18n/index.ts';
import type { Body, DealtRow } from './section.ts';

interface DealtTiles {
  /** The highest number of the set. */
  readonly highest: number;
  readonly seats: readonly number[];
  /** The number of seats at the table that is described. */
  readonly here: number;
  /** The number of tiles dealt to each seat, parallel to `seats`. */
  readonly hands: readonly number[];
  /** The use of the tiles left over. `taken`: described in the section on the lead. */
  readonly rest: 'boneyard' | 'dead' | 'taken';
  /** The number of tiles in the boneyard that may not be drawn. */
  readonly reserve: number;
}

export function dealBody({ highest, seats, here, hands, rest, reserve }: DealtTiles, { rules }: RulesTexts): Body {
  const words = rules.deal;
  const tiles = ((highest + 1) * (highest + 2)) / 2;
  const dealt = seats.flatMap((count, n) => {
    const each = hands[n];
    return each === undefined ? [] : [{ seats: count, each, left: Math.max(0, tiles - count * each) }];
  });
  const said = {
    boneyard: [words.boneyard, ...(reserve > 0 ? [words.reserve(reserve)] : [])],
    dead: [words.dead],
    taken: [],
  };
  const isLeft = ({ left }: DealtRow) => left > 0;
  const allDealt = dealt.some(isLeft) ? words.allDealtWith(here) : words.allDealt;
  const isLeftHere = dealt.some((row) => row.seats === here && isLeft(row));
  return { paragraphs: [words.set(highest, tiles), ...(isLeftHere ? said[rest] : [allDealt])], dealt };
}
