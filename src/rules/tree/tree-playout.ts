/**
 * A deal of Five Up on numbers, for fast playouts. A tile is its index in canonical order, a hand has a bit for each of
 * its tiles. Allocates nothing but in `newFastTree`.
 */
import type { FastChance } from '../chance.ts';
import { halves, tilesOf } from '../tiles.ts';

const SET = tilesOf(6);
const NUMBERS = 7;
const LOW = Uint8Array.from(SET, (tile) => halves(tile)[0]);
const HIGH = Uint8Array.from(SET, (tile) => halves(tile)[1]);
const PIPS = Uint8Array.from(SET, (tile) => halves(tile)[0] + halves(tile)[1]);
/** For each number, the tiles that show it. */
const SHOWING = Int32Array.from({ length: NUMBERS }, (_, number) =>
  SET.reduce((bits, tile, index) => (halves(tile).includes(number) ? bits | (1 << index) : bits), 0),
);

/** The most arms of a tree (31.3). */
const MOST_ARMS = 16;

/** The number of a growing point; its form is added to it (31.3, 31.4). Alone it is a half of a tile that is no double. */
const NUMBER = 7;
/** A double at the end of an arm: it counts both halves, and its ends open once its far side is covered. */
const DOUBLE = 1 << 3;
/** An end of a double, which counts nothing before its first tile. */
const TIP = 2 << 3;
/** A side of the led double. */
const SIDE = 3 << 3;
/** An end of the led double while a side of it is uncovered. */
const SHUT = 4 << 3;

/** A tile on an arm. */
export const treeMove = (tile: number, arm: number): number => (arm << 5) | tile;
const TILE = 31;

export interface FastTree {
  readonly seats: number;
  /** True if opposite seats are sides (6.7). */
  readonly isPartnered: boolean;
  /** The tiles of each seat. */
  readonly hands: Int32Array;
  /** Points that each seat has made on the way. */
  readonly made: Int32Array;
  /** The number and the form of each arm's growing point. */
  readonly shoots: Uint8Array;
  /** The boneyard; the last of its tiles is drawn next. */
  readonly yard: Uint8Array;
  yardLeft: number;
  arms: number;
  /** The number of the led double, and how many of its sides are uncovered. */
  led: number;
  sides: number;
  /** Passes in a row. */
  passes: number;
  /** The seat to move. */
  seat: number;
  /** 1 if a seat went out, 2 if the deal is blocked. */
  over: 0 | 1 | 2;
}

/** Returns an empty deal. */
export const newFastTree = (seats: number, isPartnered: boolean): FastTree => ({
  seats,
  isPartnered,
  hands: new Int32Array(seats),
  made: new Int32Array(seats),
  shoots: new Uint8Array(MOST_ARMS),
  yard: new Uint8Array(SET.length),
  yardLeft: 0,
  arms: 0,
  led: 0,
  sides: 0,
  passes: 0,
  seat: 0,
  over: 0,
});

/** Copies `from` to `to`; both have the same seats. */
export function copyTree(from: FastTree, to: FastTree): void {
  to.hands.set(from.hands);
  to.made.set(from.made);
  to.shoots.set(from.shoots);
  to.yard.set(from.yard);
  to.yardLeft = from.yardLeft;
  to.arms = from.arms;
  to.led = from.led;
  to.sides = from.sides;
  to.passes = from.passes;
  to.seat = from.seat;
  to.over = from.over;
}

/** 31.4: returns the sum of the open ends. */
export function sumOf({ shoots, arms, led, sides }: FastTree): number {
  let sum = sides > 0 ? 2 * led : 0;
  for (let arm = 0; arm < arms; arm++) {
    const shoot = shoots[arm] as number;
    if (shoot < DOUBLE) sum += shoot;
    else if (shoot < TIP) sum += 2 * (shoot & NUMBER);
  }
  return sum;
}

/** Puts the first tile on the table. */
export function putFirst(tree: FastTree, tile: number): void {
  const { shoots } = tree;
  const low = LOW[tile] as number;
  const high = HIGH[tile] as number;
  const isDouble = low === high;
  shoots[0] = isDouble ? SIDE | low : low;
  shoots[1] = isDouble ? SIDE | high : high;
  tree.arms = 2;
  if (!isDouble) return;
  tree.led = low;
  tree.sides = 2;
  shoots[2] = SHUT | low;
  shoots[3] = SHUT | low;
  tree.arms = 4;
}

/** True if an arm is open and takes the tile. */
export function fitsOn({ shoots }: FastTree, tile: number, arm: number): boolean {
  const shoot = shoots[arm] as number;
  return shoot < SHUT && (((SHOWING[shoot & NUMBER] as number) >> tile) & 1) === 1;
}

/** Puts a tile on an arm that takes it (31.3). */
export function putOn(tree: FastTree, tile: number, arm: number): void {
  const { shoots } = tree;
  const on = shoots[arm] as number;
  const number = on & NUMBER;
  const outer = (LOW[tile] as number) + (HIGH[tile] as number) - number;
  const form = on & ~NUMBER;
  shoots[arm] = outer === number ? DOUBLE | outer : outer;
  if (form === DOUBLE) {
    shoots[tree.arms++] = TIP | number;
    shoots[tree.arms++] = TIP | number;
  } else if (form === SIDE && --tree.sides === 0) {
    shoots[2] = TIP | number;
    shoots[3] = TIP | number;
  }
}

/** Ends the turn of a seat that has laid a tile. */
function laid(tree: FastTree, tile: number): void {
  const { seat, hands, made } = tree;
  const hand = (hands[seat] as number) & ~(1 << tile);
  hands[seat] = hand;
  const sum = sumOf(tree);
  if (sum % 5 === 0) made[seat] = (made[seat] as number) + sum / 5;
  tree.passes = 0;
  if (hand === 0) tree.over = 1;
  else tree.seat = seat + 1 === tree.seats ? 0 : seat + 1;
}

export function leadTile(tree: FastTree, tile: number): void {
  putFirst(tree, tile);
  laid(tree, tile);
}

export function layTile(tree: FastTree, move: number): void {
  putOn(tree, move & TILE, move >> 5);
  laid(tree, move & TILE);
}

/** For each number, how many open arms take it; written by `playableIn`. */
const armsOf = new Uint8Array(NUMBERS);

/** Returns the tiles that fit an open end, whoever holds them. */
function playableIn({ shoots, arms }: FastTree): number {
  armsOf.fill(0);
  let playable = 0;
  for (let arm = 0; arm < arms; arm++) {
    const shoot = shoots[arm] as number;
    if (shoot >= SHUT) continue;
    const number = shoot & NUMBER;
    armsOf[number] = (armsOf[number] as number) + 1;
    playable |= SHOWING[number] as number;
  }
  return playable;
}

function bitsOf(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Returns the index of the `nth` bit that is set. */
function nthBit(mask: number, nth: number): number {
  let left = mask;
  for (let each = nth; each > 0; each--) left &= left - 1;
  return 31 - Math.clz32(left & -left);
}

/** Draws until the seat to move can play, or passes (31.5). Returns its tiles that fit; 0 if it has passed. */
export function drawUntilAble(tree: FastTree): number {
  const playable = playableIn(tree);
  const { seat, hands, yard } = tree;
  let hand = hands[seat] as number;
  while ((hand & playable) === 0 && tree.yardLeft > 0) hand |= 1 << (yard[--tree.yardLeft] as number);
  hands[seat] = hand;
  if ((hand & playable) !== 0) return hand & playable;
  if (++tree.passes === tree.seats) tree.over = 2;
  else tree.seat = seat + 1 === tree.seats ? 0 : seat + 1;
  return 0;
}

/** Returns a random play of these tiles, each tile on each arm equally likely. Called right after `playableIn`. */
function randomPlay({ shoots, arms }: FastTree, tiles: number, chance: FastChance): number {
  let ways = 0;
  for (let number = 0; number < NUMBERS; number++) {
    const on = armsOf[number] as number;
    if (on > 0) ways += on * bitsOf(tiles & (SHOWING[number] as number));
  }
  let nth = ways > 1 ? chance.below(ways) : 0;
  for (let arm = 0; ; arm = arm + 1 === arms ? 0 : arm + 1) {
    const shoot = shoots[arm] as number;
    if (shoot >= SHUT) continue;
    const fitting = tiles & (SHOWING[shoot & NUMBER] as number);
    const count = bitsOf(fitting);
    if (nth < count) return treeMove(nthBit(fitting, nth), arm);
    nth -= count;
  }
}

/** Returns the sum after a play. `sum`: the sum before it. */
export function sumWith(tree: FastTree, sum: number, move: number): number {
  const tile = move & TILE;
  const on = tree.shoots[move >> 5] as number;
  const number = on & NUMBER;
  const form = on & ~NUMBER;
  const outer = (LOW[tile] as number) + (HIGH[tile] as number) - number;
  const after = sum + (outer === number ? 2 * outer : outer);
  if (form === 0) return after - number;
  return form === DOUBLE || (form === SIDE && tree.sides === 1) ? after - 2 * number : after;
}

/** Random plays of which the one that makes most is chosen: players see most of the points that are there. */
const GLANCES = 3;

/** Returns the play that makes most points of some random ones. */
function goodPlay(tree: FastTree, tiles: number, chance: FastChance): number {
  const sum = sumOf(tree);
  let [best, most] = [0, -1];
  for (let glance = 0; glance < GLANCES; glance++) {
    const move = randomPlay(tree, tiles, chance);
    const after = sumWith(tree, sum, move);
    const made = after % 5 === 0 ? after : 0;
    if (made > most) [best, most] = [move, made];
  }
  return best;
}

/** Plays the deal to its end with plays that are mostly good ones, and returns the turns. The first tile must lie. */
export function playTreeOut(tree: FastTree, chance: FastChance): number {
  let turns = 0;
  for (; tree.over === 0; turns++) {
    const tiles = drawUntilAble(tree);
    if (tiles !== 0) layTile(tree, goodPlay(tree, tiles, chance));
  }
  return turns;
}

function pipsOf(hand: number): number {
  let pips = 0;
  for (let left = hand; left !== 0; left &= left - 1) pips += PIPS[31 - Math.clz32(left & -left)] as number;
  return pips;
}

/** Writes the points of each seat in a deal that is over: those on the way, and those of the end (31.6). */
export function writeTreePoints(tree: FastTree, points: Int32Array): void {
  const { seats, isPartnered, hands, made, over } = tree;
  const sides = isPartnered ? 2 : seats;
  let all = 0;
  let [winner, least, level] = [0, 1e9, 0];
  for (let side = 0; side < sides; side++) {
    const other = isPartnered ? side + 2 : side;
    const count = pipsOf(hands[side] as number) + (isPartnered ? pipsOf(hands[other] as number) : 0);
    all += count;
    // A seat that went out wins with its side, whatever its partner has left (6.7).
    const rank = over === 1 && ((hands[side] as number) === 0 || (hands[other] as number) === 0) ? -1 : count;
    if (rank < least) [winner, least, level] = [side, rank, 1];
    else if (rank === least) level++;
    points[side] = (made[side] as number) + (isPartnered ? (made[other] as number) : 0);
  }
  if (level === 1) {
    const own = isPartnered
      ? pipsOf((hands[winner] as number) | (hands[winner + 2] as number))
      : pipsOf(hands[winner] as number);
    const exceeds = all - (over === 1 ? own : 2 * own);
    points[winner] = (points[winner] as number) + Math.round(exceeds / 5);
  }
  for (let seat = sides; seat < seats; seat++) points[seat] = points[seat - 2] as number;
}
