/** Places of lights, tags and scores at the end of a deal: plain geometry, CSS pixels. */

import type { Side } from '../../rules/game.ts';
import { allSides } from '../../rules/sides.ts';
import { roomsOfAccounts } from '../../ui/account-rooms.ts';
import { plateLayout } from '../../ui/plate-layout.ts';
import type { Point, Rect } from '../../ui/rect.ts';
import { around } from '../../ui/rect.ts';
import type { Regions } from '../../ui/screen-regions.ts';
import { turnedUpLayout } from '../../ui/turned-up-layout.ts';
import type { HandsSeen } from './hand-outlines.ts';
import { type Block, bodyOf, grown, type Sides, type Tag, tagAt } from './tag-place.ts';

export interface SeatForm {
  /** The middles of the seat's medallion and of its score. */
  readonly medallion: Point;
  readonly score: Point;
  /** The tag at the seat's hand; `null` if no tile of it is seen. */
  readonly tag: Tag | null;
}

/** Costs of the sides: on the rack a hand has most room at its right. */
const OWN: Sides = { right: 0, left: 4, above: 20, below: 30 };
const OTHERS: Sides = { below: 0, right: 3, left: 5, above: 9 };
/** The size of the boneyard's count, in the corner of its area, pixels at unit 1. */
const COUNT = { width: 46, height: 26 } as const;
/** Costs of covering a thing, and of lying on ground that belongs to something else, though nothing is covered. */
const WEIGHTS = { control: 30, tag: 30, tile: 3, medallion: 1 } as const;
const GROUNDS = { cloth: 12, rack: 60, neighbour: 100 } as const;
/** A tag this near to another hand might be taken for that hand's, pixels at unit 1. */
const NEAR = 6;

/** Returns the forms by place at the table, own seat first, in the same order as `sides`. */
export function awardForm(regions: Regions, seen: HandsSeen, sides: readonly Side[]): SeatForm[] {
  const { plates, unit, board, boneyard, rack, action } = regions;
  const fixed = blocksIn(regions, seen);
  const hands = seen.hands.map((tiles) => (tiles.length > 0 ? around(tiles) : null));
  const tags: Block[] = [];
  const within = { x: 0, y: 0, width: regions.width, height: regions.height };
  return plates.map((plate, k) => {
    const { medallion } = plateLayout(plate.width / unit, plate.height / unit);
    const hand = hands[k];
    const blocks = [...fixed, ...tags];
    const grounds = [
      ...weighed([board, action, boneyard], GROUNDS.cloth),
      ...weighed(k === 0 ? [] : [rack], GROUNDS.rack),
      ...weighed(
        hands.flatMap((other, of) => (other && of !== k ? [grown(other, NEAR * unit)] : [])),
        GROUNDS.neighbour,
      ),
    ];
    const tag = hand ? tagAt(hand, k === 0 ? OWN : OTHERS, { within, unit, blocks, grounds }) : null;
    if (tag) tags.push({ ...bodyOf(tag, unit), weight: WEIGHTS.tag });
    return {
      medallion: { x: plate.x + medallion.x * unit, y: plate.y + medallion.y * unit },
      score: scoreAt(regions, sides, k),
      tag,
    };
  });
}

/** Returns the middle of the score of place `k`: on its plate, or in the account of its side (6.7). */
export function scoreAt(
  regions: Pick<Regions, 'plates' | 'accounts' | 'boneyard' | 'unit'>,
  sides: readonly Side[],
  k: number,
): Point {
  const { plates, unit } = regions;
  const all = allSides(sides);
  // 20.8: whoever waits has no plate.
  const playing = allSides(sides.slice(0, plates.length)).length;
  const room = roomsOfAccounts(regions, all.length, playing)[all.indexOf(sides[k] ?? 0)];
  const plate = plates[k];
  if (room) return { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  return plate ? scoreOn(plate, unit) : { x: 0, y: 0 };
}

/** Returns the middle of the score on a plate. */
function scoreOn(plate: Rect, unit: number): Point {
  const { score, digits } = plateLayout(plate.width / unit, plate.height / unit);
  return { x: plate.x + (score.x + digits) * unit, y: plate.y + score.y * unit };
}

const weighed = (rects: readonly Rect[], weight: number): Block[] => rects.map((rect) => ({ ...rect, weight }));

/** Returns everything that a tag must leave free. */
function blocksIn(regions: Regions, seen: HandsSeen): Block[] {
  const { plates, backs, menu, log, rules, sort, mute, hint, boneyard, accounts, unit } = regions;
  const count = { ...boneyard, width: COUNT.width * unit, height: COUNT.height * unit };
  const controls = [
    ...plates,
    menu,
    log,
    rules,
    sort,
    mute,
    count,
    ...(hint ? [hint] : []),
    ...(accounts ? [accounts] : []),
  ];
  const tiles = [...seen.hands.flat(), ...seen.others];
  const counts = seen.hands.map((hand, k) => (k === 0 || backs[k] ? 0 : hand.length));
  return [
    ...weighed(controls, WEIGHTS.control),
    ...weighed(tiles, WEIGHTS.tile),
    ...weighed(medallionsIn(regions, counts), WEIGHTS.medallion),
  ];
}

/** Returns the medallions beside hands that lie apart from their plates. */
export function medallionsIn(regions: Regions, counts: readonly number[]): Rect[] {
  return turnedUpLayout(regions, counts).seats.flatMap((seat) => {
    if (!seat) return [];
    const { x, y, width } = seat.medallion;
    return [{ x: x - width / 2, y: y - width / 2, width, height: width }];
  });
}
