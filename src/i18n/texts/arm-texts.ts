/** The names of the arms of a star. Those of other places come with the texts of their tables (`places-texts.ts`). */

import type { Laid, Place, Seat, Table } from '../../rules/game.ts';
import { bearingOf } from '../../rules/kinds.ts';
import type { Messages } from '../phrases.ts';
import type { Who } from '../who.ts';

/** The words for a place in sentences. */
export interface PlaceWords {
  /** On a button of the DOM table, which shows a line from left to right: `left end`. */
  readonly name: string;
  /** After a verb of playing: `at the end that shows a four`. */
  readonly at: string;
  /** As subject or object: `the end that shows a four`. */
  readonly arm: string;
}

/**
 * Returns the words for a place with these tiles on the table. `who`: the player on a seat, for places that belong to
 * one; by default its number.
 */
export type NamePlace = (
  where: Place,
  table: Pick<Table, 'kind' | 'arms'>,
  laid: readonly Laid[],
  who?: (seat: Seat) => Who,
) => PlaceWords;

const DIRECTIONS = ['top', 'upperRight', 'right', 'lowerRight', 'bottom', 'lowerLeft', 'left', 'other'] as const;

/** Returns the three messages for the same argument. */
export const each = <Of>(
  { name, at, arm }: Readonly<Record<keyof PlaceWords, (of: Of) => string>>,
  of: Of,
): PlaceWords => ({
  name: name(of),
  at: at(of),
  arm: arm(of),
});

/**
 * Returns the words for an arm by its direction, degrees clockwise from the top. Of six arms, four point between two
 * directions (30.3): they are named like diagonals.
 */
export const armTowards = ({ arm }: Messages['places'], bearing: number): PlaceWords =>
  each(arm, DIRECTIONS[2 * Math.floor(bearing / 90) + (bearing % 90 === 0 ? 0 : 1)] ?? 'other');

/** Names the arms of a star. */
export const armTexts =
  (m: Messages['places']): NamePlace =>
  (where, table, laid) =>
    armTowards(m, bearingOf(where, table, laid) ?? 0);
