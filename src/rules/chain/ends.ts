/** The layout of a plain deal: laid tiles in the order of play, and the ends where it can grow. */

import type { ChainRules, SetTables } from '../chain-rules.ts';
import type { Beat, End, Laid, Move, Place, Position, Seat, Seen } from '../game.ts';
import { lastIndexWhere } from '../last-where.ts';
import { outerHalf } from '../moves.ts';
import { halves } from '../tiles.ts';
import { jokersOf } from './set-tables.ts';

/** Returns the tile that a move puts on the table, joined to the end of its arm. */
export function laidBy(
  ends: readonly End[],
  move: Extract<Move, { do: 'lead' | 'play' }>,
  at: Position,
  seat: Seat | null,
): Laid {
  const [low, high] = halves(move.tile);
  const tile = {
    at,
    tile: move.tile,
    closed: move.do === 'play' && move.closed === true,
    ...(move.do === 'play' && move.lengthwise && { lengthwise: move.lengthwise }),
    seat,
  };
  if (move.do === 'lead') return { ...tile, to: null, arm: null, inner: low, outer: high };
  const end = ends.find(({ place }) => place === move.arm);
  if (!end) throw new Error(`no arm ${move.arm}`);
  const outer = outerHalf(move, end.accepts);
  return { ...tile, to: end.to, arm: move.arm, inner: low + high - outer, outer };
}

/** Returns the suits with every tile on the table: an end that shows one is shut for good (2.2). */
export function deadSuits(laid: readonly Laid[], highest: number): ReadonlySet<number> {
  const inSight = new Map<number, number>();
  for (const { tile } of laid)
    for (const suit of new Set(halves(tile))) inSight.set(suit, (inSight.get(suit) ?? 0) + 1);
  return new Set([...inSight].filter(([, tiles]) => tiles === highest + 1).map(([suit]) => suit));
}

/** Returns the double from which free blades grow: the first that lies open, if any. */
export function spinnerOf(laid: readonly Laid[]): Laid | undefined {
  return laid.find(({ inner, outer, closed }) => inner === outer && !closed);
}

/** 19.2: returns the first double with tiles on both its sides in the line, if any. */
export function houseOf(laid: readonly Laid[]): Laid | undefined {
  // The second tile laid to a led double covers its other side, even as the first of its arm.
  return laid
    .map(({ to }, at) => (to === 0 && at === laid.findIndex((tile) => tile.to === 0) ? undefined : laid[to ?? -1]))
    .find((covered) => covered?.inner === covered?.outer && covered !== undefined);
}

/**
 * Returns all arms in order: those of a spinner, or the two ends of a line (5.3). A line gets four arms with its first
 * open double, or with its first covered one (19.2).
 */
export function endsOf(laid: readonly Laid[], arms: number, highest: number, hasHouse = false): readonly End[] {
  const [first] = laid;
  if (!first) return [];
  const spinner = hasHouse ? houseOf(laid) : spinnerOf(laid);
  const isLine = hasHouse || first.inner !== first.outer;
  const dead = deadSuits(laid, highest);
  const last = new Map<Place, number>();
  for (const [index, { arm }] of laid.entries()) if (arm !== null) last.set(arm, index);
  const ends: End[] = [];
  for (let arm = 0; arm < arms; arm++) {
    const to = last.get(arm);
    const tile = to === undefined ? undefined : laid[to];
    const onLine = isLine && arm < 2;
    if (to !== undefined && tile) {
      const state = tile.closed ? 'closed' : dead.has(tile.outer) ? 'dead' : 'open';
      ends.push({ place: arm, ...equal(tile.outer), to, state });
    } else if (onLine) {
      const pips = arm === 0 ? first.inner : first.outer;
      ends.push({ place: arm, ...equal(pips), to: 0, state: dead.has(pips) ? 'dead' : 'open' });
    } else if (spinner) {
      const pips = spinner.outer;
      ends.push({ place: arm, ...equal(pips), to: laid.indexOf(spinner), state: dead.has(pips) ? 'dead' : 'free' });
    }
  }
  return ends;
}

/**
 * 6.2: returns the two ends of a line that never crosses. A led double has one at each long side; later doubles open
 * none.
 */
export function lineEndsOf(laid: readonly Laid[], tables: SetTables): readonly End[] {
  const [first] = laid;
  if (!first) return [];
  const dead = deadSuits(laid, tables.highest);
  // 6.12: an end is dead only if every joker lies, too.
  const areJokersLaid = jokersOf(tables).every((joker) => laid.some(({ tile }) => tile === joker));
  return [first.inner, first.outer].map((half, arm) => {
    const to = Math.max(
      0,
      lastIndexWhere(laid, (tile) => tile.arm === arm),
    );
    const shows = to === 0 ? half : (laid[to] ?? first).outer;
    // 10.1: no half has the number that this end needs, so only jokers fit.
    const accepts = [tables.takes[shows] ?? 0].filter((takes) => takes <= tables.highest);
    return {
      place: arm,
      shows,
      accepts,
      to,
      state: areJokersLaid && accepts.every((n) => dead.has(n)) ? 'dead' : 'open',
    };
  });
}

/** Returns all places where a layout under these rules can or could grow. */
export function endsIn({ arms, branching, tables }: ChainRules, laid: readonly Laid[]): readonly End[] {
  if (branching === 'never') return lineEndsOf(laid, tables);
  if (branching === 'covered') return endsOf(laid, arms, tables.highest, true);
  return endsOf(laid, arms, tables.highest);
}

/** 6.4: an end that takes the number it shows. */
const equal = (shows: number) => ({ shows, accepts: [shows] });

/** 2.2, 6.12: an arm is shown as shut as soon as the tiles in sight prove it. */
export function shutBetween(before: readonly End[], after: readonly End[]): readonly Beat[] {
  return after.flatMap(({ place, state }): Beat[] => {
    const was = before.find((end) => end.place === place)?.state;
    if ((state !== 'dead' && state !== 'closed') || was === state) return [];
    return [{ beat: 'shut', arm: place, why: state }];
  });
}

/** True if every arm of the star is started. */
export function isStar(ends: readonly End[]): boolean {
  return ends.length > 0 && ends.every(({ to }) => to !== 0);
}

/** 28.3: true if every arm has its second tile. */
const isCrossOfNine = ({ ends, laid }: Seen) => isStar(ends) && ends.every(({ to }) => laid[to]?.to !== 0);

/** Returns the beats of a star that has come to the next part of its opening, or is complete (1.4, 28.3). */
export function grownBetween({ branching, duty }: ChainRules, before: Seen, after: Seen): readonly Beat[] {
  const hasStar = branching === 'star' && isStar(after.ends);
  const isStarted = hasStar && !isStar(before.ends);
  if (duty !== 'star, then doubles') return isStarted ? [{ beat: 'starred' }] : [];
  if (hasStar && isCrossOfNine(after) && !isCrossOfNine(before)) return [{ beat: 'starred', doubles: true }];
  return isStarted && !after.outcome ? [{ beat: 'armed' }] : [];
}
