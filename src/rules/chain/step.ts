/** Plays one move on a core. */

import type { Ending } from '../deal.ts';
import {
  BARRICADE,
  CLOSED,
  type Core,
  closeArm,
  DRAW,
  ENDED,
  FREE_PLAY,
  GOES_ON,
  HUNDRED,
  JOKER,
  LEAD,
  LEADING,
  LENGTHWISE,
  NO_HOUSE,
  NO_SPINNER,
  OPENING,
  openArm,
  openEnd,
  PASS,
  SHUT,
} from './core.ts';
import { give, holds, noteDrawn, take, takeAny } from './core-hands.ts';
import { leadOf } from './deal-out.ts';
import { isAnybodyAble, mayDraw, mustTake } from './legal.ts';
import { writePoints } from './scores.ts';

/** Plays a legal move of the seat to move. */
export function step(core: Core, move: number): void {
  if (move < LEAD) lay(core, move >> 8, (move >> 4) & 15, move & 15);
  else if (move < DRAW) lead(core, (move >> 4) & 15, move & 15);
  else if (move < PASS) draw(core, move & 127);
  else if (move === PASS) pass(core);
  else layOtherwise(core, move);
}

/** Plays a move with more bits than those of tile and arm. */
function layOtherwise(core: Core, move: number): void {
  const [arm, inner, outer] = [(move >> 8) & 7, (move >> 4) & 15, move & 15];
  if (move & BARRICADE) {
    takeAny(core, core.seat, outer, outer);
    end(core, 'barricade');
  } else if (core.rules.closing !== 'never') layDouble(core, arm, outer, move);
  else {
    if (move & LEAD) {
      if (move & HUNDRED) core.staked = core.seat + 1;
      putFirst(core, inner, outer);
    } else {
      takeAny(core, core.seat, inner, outer);
      // 10.2: a joker joins the number that the end takes.
      join(core, arm, inner, outer, move & JOKER ? (core.takes[core.ends[arm] as number] as number) : inner);
    }
    if (move & LENGTHWISE) core.doubles &= ~(1 << arm);
    if (move & GOES_ON) goOn(core, arm);
    else changed(core, (inner << 4) | outer);
  }
}

/** 5.4, 8.6, 12.1, 20.3: the turn goes on. */
function goOn(core: Core, arm: number): void {
  core.goesOn |= 1 << arm;
  core.passes = 0;
}

function lead(core: Core, low: number, high: number): void {
  const isHeld = holds(core, core.seat, (low << 4) | high);
  putFirst(core, low, high);
  // 3.4: a spinner turned up takes nobody's turn; a seat that led one takes the tile left over.
  if (isHeld && !mustTake(core)) changed(core, (low << 4) | high);
}

function putFirst(core: Core, low: number, high: number): void {
  core.fisher = core.seat;
  if (holds(core, core.seat, (low << 4) | high)) takeAny(core, core.seat, low, high);
  else core.yardNext++;
  if (low === high && core.spinner === NO_SPINNER) branch(core, low, 0);
  else {
    // 5.3, 6.2: arm 0 is the low end, arm 1 the high end. A led double that never crosses has two sides.
    core.ends[0] = low;
    core.ends[1] = high;
    openEnd(core, 0, low);
    openEnd(core, 1, high);
  }
  if (low === high) core.doubles = 3;
  core.phase = core.rules.duty === 'none' ? FREE_PLAY : OPENING;
}

/** Makes the double a spinner: all arms from this number on grow from it. */
function branch(core: Core, suit: number, first: number): void {
  core.spinner = suit;
  for (let arm = first; arm < core.rules.arms; arm++) {
    openArm(core, arm, suit);
    core.free |= 1 << arm;
  }
}

function lay(core: Core, arm: number, inner: number, outer: number): void {
  take(core, core.seat, inner, outer);
  join(core, arm, inner, outer, inner);
  changed(core, (inner << 4) | outer);
}

/** Joins the tile to the end of an arm. `taken`: the number that the end took. */
function join(core: Core, arm: number, inner: number, outer: number, taken: number): void {
  closeArm(core, arm, taken);
  core.ends[arm] = outer;
  if (core.rules.onTheWay) noteEnd(core, arm, inner, outer);
  core.free &= ~(1 << arm);
  // 5.3: the first open double opens two sides more.
  if (core.spinner === NO_SPINNER && inner === outer) branch(core, inner, 2);
  if (core.phase === FREE_PLAY) openArm(core, arm, core.takes[outer] as number);
  else if (core.free === 0) goOnOpening(core, arm);
}

/** 1.4, 28.3: all arms are started. They wait for their doubles, where these are a duty. Then free play starts. */
function goOnOpening(core: Core, arm: number): void {
  if (core.due !== 0) core.due &= ~(1 << arm);
  else if (core.rules.duty === 'star, then doubles') {
    core.due = (1 << core.rules.arms) - 1;
    openEnds(core);
  }
  if (core.due !== 0) return;
  core.phase = FREE_PLAY;
  openEnds(core);
}

/** 6.9: notes the tile that lies at the end of an arm now. */
function noteEnd(core: Core, arm: number, inner: number, outer: number): void {
  const bit = 1 << arm;
  // 19.2: a double is covered on its second side. Each of the two arms covers one side of a led double.
  if (core.spinner === NO_HOUSE && core.doubles & bit && core.started !== 0) branch(core, inner, 2);
  core.started |= bit;
  core.doubles = inner === outer ? core.doubles | bit : core.doubles & ~bit;
}

/** Opens the ends of all arms at once. */
function openEnds(core: Core): void {
  for (let arm = 0; arm < core.rules.arms; arm++) openArm(core, arm, core.ends[arm] as number);
}

/** Lays a double on the end of an arm: closed, or followed by another tile in its turn. */
function layDouble(core: Core, arm: number, suit: number, move: number): void {
  take(core, core.seat, suit, suit);
  if (move & CLOSED) {
    closeArm(core, arm, suit);
    core.ends[arm] = SHUT;
  } else if (core.spinner === NO_SPINNER) branch(core, suit, 2);
  if ((move & GOES_ON) === 0) core.goesOn = 0;
  core.passes = 0;
  // 1.9: with every end shut the deal is over, but a seat's last tile wins whatever it shuts.
  if (core.open === 0 && core.sizes[core.seat] !== 0) end(core, 'blocked');
  else if (move & GOES_ON) goOn(core, arm);
  else changed(core, (suit << 4) | suit);
}

/** Ends the turn after its last tile; ends the deal if the hand is empty. */
function changed(core: Core, tile: number): void {
  core.passes = 0;
  if (tile >> 4 !== (tile & 15)) core.fisher = core.seat;
  const { onTheWay } = core.rules;
  if (onTheWay) core.made[core.seat] = (core.made[core.seat] as number) + onTheWay.made(core, tile);
  if (core.sizes[core.seat] === 0) end(core, 'domino', tile);
  // 7.1: only while a tile can be drawn.
  else if (core.drawsAfter && mayDraw(core)) core.laid = 1;
  else nextSeat(core);
}

function draw(core: Core, fromNext: number): void {
  let index = core.yardNext;
  if (fromNext !== 0) while (core.yard[index] !== fromNext - 1) index++;
  const at = core.yard[index] as number;
  for (; index > core.yardNext; index--) core.yard[index] = core.yard[index - 1] as number;
  // 3.4: the left-over tile ends the turn of the lead.
  const endsTurn = mustTake(core) || core.laid !== 0;
  core.yardNext++;
  give(core, core.seat, core.faces[at] as number);
  core.drew++;
  if (core.rules.bars === 'none drawn in this turn') noteDrawn(core, core.faces[at] as number);
  // 2.6: one tile each, clockwise, until the spinner's double is drawn.
  if (endsTurn || (core.phase === LEADING && leadOf(core) === DRAW)) nextSeat(core);
}

/**
 * 1.9: the deal is blocked if all seats pass in a row, after draws too, and nothing can be drawn. Then only a tile that
 * was kept (2.4, 7.1) may still be played.
 */
function pass(core: Core): void {
  // 13.4: two passes in a row, without a draw between them.
  const isSecond = core.drawsPairs && core.drew === 0 && core.passes > 0;
  core.drew = 0;
  if (isSecond) end(core, 'blocked');
  else if (++core.passes >= core.rules.seats && !mayDraw(core) && !isAnybodyAble(core)) end(core, 'blocked');
  else nextSeat(core);
}

function nextSeat(core: Core): void {
  core.turns++;
  core.drew = 0;
  core.laid = 0;
  core.goesOn = 0;
  core.drewDoubles = 0;
  core.seat = core.seat + 1 === core.rules.seats ? 0 : core.seat + 1;
}

/** Ends the deal. `tile`: the last one of a seat that went out. */
function end(core: Core, how: Ending, tile = 0): void {
  const { rules } = core;
  core.turns++;
  core.phase = ENDED;
  if (rules.alone.length > 0 || rules.blank > 0) countSpecial(core);
  writePoints(how, lastToLay(core, how), core.counts, rules, core.points, rules.own?.note(core, tile) ?? 0);
  core.goesOn = 0;
  if (rules.onTheWay) addMade(core);
}

/** 7.5, 8.4: returns the seat that laid the last tile. In a blocked deal all turns since then were passes. */
function lastToLay({ seat, passes, rules: { seats } }: Core, how: Ending): number {
  return how === 'blocked' ? (seat + seats - (passes % seats)) % seats : seat;
}

/** 6.10: points on the way belong to the side. */
function addMade({ rules, made, points }: Core): void {
  for (let seat = 0; seat < rules.seats; seat++) {
    const partners = rules.isPartnered ? (made[seat ^ 2] as number) : 0;
    points[seat] = (points[seat] as number) + (made[seat] as number) + partners;
  }
}

/** 4.3, 8.3, 17.2: sets the special counts of hands with 0-0, or of exactly certain tiles. */
function countSpecial(core: Core): void {
  const { rules, sizes, counts } = core;
  for (let seat = 0; seat < rules.seats; seat++) {
    if (rules.blank > 0 && holds(core, seat, 0)) counts[seat] = (counts[seat] as number) + rules.blank;
    for (const [tiles, count] of rules.alone) {
      if (sizes[seat] === tiles.length && tiles.every((tile) => holds(core, seat, tile))) counts[seat] = count;
    }
  }
}
