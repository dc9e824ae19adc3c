/** The names of places, by the facts that their kind of table gives. */

import type { Seat } from '../../rules/game.ts';
import { spotOf } from '../../rules/spots.ts';
import type { run } from '../compiled/en/run.ts';
import type { Messages, Phrases } from '../phrases.ts';
import type { Who } from '../who.ts';
import { armTowards, each, type NamePlace, type PlaceWords } from './arm-texts.ts';

const nameless = (seat: Seat): Who => ({ name: `${seat + 1}`, you: false });

/** The directions of ends. */
const STRAIGHT: Readonly<Record<number, 'top' | 'right' | 'bottom'>> = { 0: 'top', 90: 'right', 180: 'bottom' };
const lineName = (line: number) => (line === 0 ? 'first' : 'other');
const everywhere = (words: string): PlaceWords => ({ name: words, at: words, arm: words });

/**
 * Returns the words for a place with these tiles on the table. Arms of a star are named by direction, ends of a line by
 * their number, trains by their owners, others by their own names.
 */
export const placeTexts =
  (
    { end, exit, toe, train, row, twoLines, outline, named }: (typeof run)['spots'],
    arms: Messages['places'],
    { pips, the, tile, by }: Phrases,
  ): NamePlace =>
  (where, table, laid, who = nameless) => {
    const spot = spotOf(where, table, laid);
    switch (spot.is) {
      case 'arm':
        return armTowards(arms, spot.bearing);
      case 'end': {
        const shown = pips(spot.shows);
        return { name: end.name(STRAIGHT[spot.bearing] ?? 'other'), at: end.at(shown), arm: end.arm(shown) };
      }
      case 'row':
        return row;
      case 'line':
        return each(twoLines.end, lineName(spot.line));
      case 'joint': {
        const [before, after] = [spot.before, spot.after].map((face) => (face ? tile(face) : '')) as [string, string];
        return everywhere(twoLines.between({ line: lineName(spot.line), isStart: before === '', before, after }));
      }
      case 'across':
        return { ...everywhere(twoLines.across.at(spot.joint)), name: twoLines.across.name(spot.joint) };
      case 'halves':
        return { ...everywhere(outline.name(spot)), at: outline.at(spot) };
      case 'exit': {
        const on = { on: spot.at, ...pips(spot.shows), ...the(spot.tile) };
        return { ...everywhere(exit.arm(on)), at: exit.at(on) };
      }
      case 'toe':
        return each(toe, { toe: spot.at === 'right' ? ('other' as const) : spot.at, ...the(spot.tile) });
      case 'train': {
        const of = by(who(spot.of ?? 0));
        const whose = { ...of, whose: spot.of === null ? 'all' : of.who === 'you' ? 'you' : 'other' } as const;
        return { ...everywhere(train.arm(whose)), at: train.at(whose) };
      }
      case 'named':
        return { name: spot.name, at: named.at(spot.name), arm: spot.name };
    }
  };
