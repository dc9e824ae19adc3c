/** Checks deals that their players tell: the first part that cannot be. */
import type { Seat, Standing, Tile } from './game.ts';
import {
  doublesOver,
  endingsOf,
  hasNothingLeft,
  lastDoubles,
  leaderOf,
  mostPips,
  type Questions,
  questionsOf,
  type ToldDeal,
  type WoodenTable,
} from './told-deal.ts';

/** The part of a told deal that cannot be, and its seat if it belongs to one. */
export interface ToldFault {
  readonly part: 'how' | 'by' | 'leader' | 'left' | 'tiles' | 'made' | 'last' | 'stake' | 'time';
  readonly seat?: Seat;
}

/** Returns the first part that cannot be; `null` if the game can count the deal. */
export function toldFault(table: WoodenTable, standing: Standing, told: ToldDeal): ToldFault | null {
  const { how, by, leader, left, made, last, isStaked } = told;
  if (!endingsOf(table).includes(how)) return { part: 'how' };
  const asked = questionsOf(table, standing, how);
  if (!asked.seats.includes(by)) return { part: 'by' };
  if (leader !== (leaderOf(table, standing) ?? leader) || !asked.seats.includes(leader)) return { part: 'leader' };
  const hand = left.length === table.seats ? left.findIndex((_, seat) => !isHand(table, asked, told, seat)) : 0;
  if (hand >= 0)
    return { part: asked.left === 'tiles' && typeof left[hand] === 'number' ? 'tiles' : 'left', seat: hand };
  if (made.length !== table.seats) return { part: 'made', seat: 0 };
  const wrong = made.findIndex((points) => points !== 0 && !(asked.made && isCount(points, MOST_MADE)));
  if (wrong >= 0) return { part: 'made', seat: wrong };
  if (last !== 'other' && !asked.lasts.includes(last)) return { part: 'last' };
  if (told.isTimeUp && !asked.time) return { part: 'time' };
  if (!isStaked) return null;
  if (!asked.stake) return { part: 'stake' };
  // The highest double was led.
  return doublesOver(table, last).includes(lastDoubles(table)[1]) ? { part: 'last' } : null;
}

/** More than anybody makes in one deal. */
export const MOST_MADE = 999;

const isCount = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most;

/** True if a hand can be left: nothing with whoever went out, a count that tiles can make, or tiles that nobody else has. */
function isHand(table: WoodenTable, asked: Questions, { how, by, left, last }: ToldDeal, seat: Seat): boolean {
  const hand = left[seat] ?? [];
  if (hasNothingLeft({ how, by }, asked.seats, seat) || asked.left === 'nothing')
    return typeof hand !== 'number' && hand.length === 0;
  if (typeof hand === 'number') return asked.left === 'counts' && isCount(hand, mostPips(table));
  const set = table.game.set(table.options);
  const others = left.flatMap((other, each) => (each === seat || typeof other === 'number' ? [] : other));
  const gone = doublesOver(table, last);
  const isFree = (tile: Tile) => set.includes(tile) && !others.includes(tile) && !gone.includes(tile);
  return new Set(hand).size === hand.length && hand.every(isFree);
}
