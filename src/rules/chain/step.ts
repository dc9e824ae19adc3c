/** One move on a core. */
import {
  CLOSED,
  type Core,
  closeArm,
  DRAW,
  ENDED,
  FREE_PLAY,
  GOES_ON,
  give,
  LEAD,
  LEADING,
  NO_SPINNER,
  OPENING,
  openArm,
  PASS,
  SHUT,
  take,
} from './core.ts';
import { leadOf } from './deal-out.ts';
import { isAble, mayDraw, mustTake } from './legal.ts';
import { scoredBySum, writePoints } from './scores.ts';

/** Plays a legal move of the seat whose turn it is. */
export function step(core: Core, move: number): void {
  if (move < LEAD) lay(core, move >> 8, (move >> 4) & 15, move & 15);
  else if (move < DRAW) lead(core, (move >> 4) & 15, move & 15);
  else if (move < PASS) draw(core, move & 127);
  else if (move === PASS) pass(core);
  else layDouble(core, (move >> 8) & 7, move & 15, move);
}

function lead(core: Core, low: number, high: number): void {
  const isHeld = ((core.hands[(core.seat << 4) | low] as number) & (1 << high)) !== 0;
  if (isHeld) take(core, core.seat, low, high);
  else core.yardNext++;
  if (low === high && core.rules.branching !== 'never') branch(core, low, 0);
  else {
    // 5.3, 6.2: arm 0 is the low end, arm 1 the high end; a led double of a line that never crosses has two sides.
    core.ends[0] = low;
    core.ends[1] = high;
    openArm(core, 0, low);
    openArm(core, 1, high);
  }
  if (core.rules.sumsScore) {
    core.isAlone = 1;
    core.doubles = low === high ? 3 : 0;
  }
  core.phase = core.rules.duty ? OPENING : FREE_PLAY;
  // 3.4: a spinner that is turned up is nobody's turn; who led one takes the tile that is left over.
  if (isHeld && !mustTake(core)) changed(core);
}

/** The spinner lies: from it grow all arms from this number on. */
function branch(core: Core, suit: number, first: number): void {
  core.spinner = suit;
  for (let arm = first; arm < core.rules.arms; arm++) {
    openArm(core, arm, suit);
    core.free |= 1 << arm;
  }
}

function lay(core: Core, arm: number, inner: number, outer: number): void {
  take(core, core.seat, inner, outer);
  closeArm(core, arm, inner);
  core.ends[arm] = outer;
  if (core.rules.sumsScore) {
    core.isAlone = 0;
    core.doubles = inner === outer ? core.doubles | (1 << arm) : core.doubles & ~(1 << arm);
  }
  core.free &= ~(1 << arm);
  // 5.3: the first open double opens two sides more.
  if (core.spinner === NO_SPINNER && inner === outer) branch(core, inner, 2);
  if (core.phase === FREE_PLAY) openArm(core, arm, outer);
  else if (core.free === 0) startFreePlay(core);
  changed(core);
}

/** 1.4: the star is complete: all ends open at once. */
function startFreePlay(core: Core): void {
  core.phase = FREE_PLAY;
  for (let arm = 0; arm < core.rules.arms; arm++) openArm(core, arm, core.ends[arm] as number);
}

/** A double on the end of an arm, closed or not the last tile of its turn. */
function layDouble(core: Core, arm: number, suit: number, move: number): void {
  take(core, core.seat, suit, suit);
  if (move & CLOSED) {
    closeArm(core, arm, suit);
    core.ends[arm] = SHUT;
  } else if (core.spinner === NO_SPINNER) branch(core, suit, 2);
  core.goesOn = move & GOES_ON ? 1 : 0;
  // 1.9: with every end shut the deal is over, but a last tile dominoes whatever it shuts.
  if (core.open === 0 && core.sizes[core.seat] !== 0) end(core, 'blocked');
  else if (core.goesOn === 0) changed(core);
  else core.passes = 0;
}

/** After a tile was laid: the deal is over when it was the last one of its hand, else the turn is. */
function changed(core: Core): void {
  core.passes = 0;
  if (core.rules.sumsScore) scoreSum(core);
  if (core.sizes[core.seat] === 0) end(core, 'domino');
  // 7.1: as long as there is something to draw.
  else if (core.drawsAfter && mayDraw(core)) core.laid = 1;
  else nextSeat(core);
}

/** 6.9: the sum of the ends of a line that never crosses. */
export function sumOfEnds({ ends, isAlone, doubles }: Core): number {
  const [low, high] = [ends[0] as number, ends[1] as number];
  // A tile that lies alone counts its two halves once.
  return isAlone ? low + high : (low << (doubles & 1)) + (high << (doubles >> 1));
}

function scoreSum(core: Core): void {
  core.made[core.seat] = (core.made[core.seat] as number) + scoredBySum(sumOfEnds(core));
}

function draw(core: Core, fromNext: number): void {
  let index = core.yardNext;
  if (fromNext !== 0) while (core.yard[index] !== fromNext - 1) index++;
  const at = core.yard[index] as number;
  for (; index > core.yardNext; index--) core.yard[index] = core.yard[index - 1] as number;
  // 3.4: the left-over tile is what the lead's turn ends with.
  const endsTurn = mustTake(core) || core.laid !== 0;
  core.yardNext++;
  give(core, core.seat, core.faces[at] as number);
  core.drew++;
  // 2.6: one tile each, clockwise, until the spinner's double is drawn.
  if (endsTurn || (core.phase === LEADING && leadOf(core) === DRAW)) nextSeat(core);
}

/** 1.9: as many passes in a row as there are seats, those after draws too, and nothing to draw: the deal is blocked. */
function pass(core: Core): void {
  // 13.4: two passes in a row, without a draw between them.
  const isSecond = core.drawsPairs && core.drew === 0 && core.passes > 0;
  core.drew = 0;
  if (isSecond) end(core, 'blocked');
  else if (++core.passes >= core.rules.seats && !mayDraw(core) && !isAnybodyAble(core)) end(core, 'blocked');
  else nextSeat(core);
}

/** After a row of passes only a tile that was kept (2.4) can still be played. */
function isAnybodyAble(core: Core): boolean {
  for (let seat = 0; seat < core.rules.seats; seat++) if (isAble(core, seat)) return true;
  return false;
}

function nextSeat(core: Core): void {
  core.turns++;
  core.drew = 0;
  core.laid = 0;
  core.goesOn = 0;
  core.seat = core.seat + 1 === core.rules.seats ? 0 : core.seat + 1;
}

function end(core: Core, how: 'domino' | 'blocked'): void {
  core.turns++;
  core.phase = ENDED;
  core.goesOn = 0;
  if (core.rules.alone.length > 0) countAlone(core);
  writePoints(how, core.seat, core.counts, core.rules, core.points);
  for (let seat = 0; seat < core.points.length; seat++)
    core.points[seat] = (core.points[seat] as number) + (core.made[seat] as number);
}

/** 4.3: a hand of one tile may count otherwise. */
function countAlone(core: Core): void {
  const { rules, sizes, hands, counts } = core;
  for (let seat = 0; seat < rules.seats; seat++) {
    if (sizes[seat] !== 1) continue;
    for (const [tile, count] of rules.alone) {
      if ((hands[(seat << 4) | (tile >> 4)] as number) & (1 << (tile & 15))) counts[seat] = count;
    }
  }
}
