/** The legal moves of the seat to move, on a core. Allocates nothing. */
import {
  BARRICADE,
  CLOSED,
  type Core,
  DRAW,
  GOES_ON,
  JOKER,
  JOKERS,
  LEAD,
  LEADING,
  LENGTHWISE,
  NO_SPINNER,
  OPENING,
  PASS,
} from './core.ts';
import { doublesIn, holds } from './core-hands.ts';
import { ANY_LEAD, leadOf } from './deal-out.ts';

/** More moves than a seat can ever have: 91 tiles on eight arms, and five ways for each of thirteen doubles. */
export const MOST_MOVES = 91 * 8 + 13 * 8 * 4 + 1;

/** 1.7: true if a seat that cannot play may draw now. */
export function mayDraw(core: Core): boolean {
  const most = core.phase === OPENING ? core.drawsOpening : core.drawsFreePlay;
  return core.drew < most && isYardOpen(core);
}

/** True if a tile of the boneyard may be drawn, in this turn or a later one. */
const isYardOpen = (core: Core) => core.yardEnd - core.yardNext > core.rules.reserve;

/** 3.4: true if the seat that led must take the tile left over. */
export function mustTake(core: Core): boolean {
  return core.rules.lead.takesLeftOver && core.phase !== LEADING && core.yardNext < core.yardEnd;
}

/** True if the seat can play a tile now. */
function isAble(core: Core, seat: number): boolean {
  const fitting = core.open & (core.suits[seat] as number);
  return (core.due === 0 ? fitting : doublesIn(core, seat, fitting)) !== 0;
}

/** 2.4: true if the seat may pass though it can play: it keeps the tile it drew. */
function mayKeep(core: Core): boolean {
  return core.drew > 0 && core.phase === OPENING && core.rules.stuckOpening === 'draw 1, may keep';
}

/** 1.7, 10.3: true if the seat may draw though it can play. */
function mayDecline(core: Core): boolean {
  const { stuckFreePlay } = core.rules;
  const isWilling =
    stuckFreePlay === 'draw until able and willing' ||
    (core.drew === 0 && stuckFreePlay === 'draw until able, 1 at will');
  return isWilling && core.phase !== OPENING && mayDraw(core);
}

/** Returns the other move of a seat that can play: draw (1.7), or keep the drawn tile (2.4); 0 if there is none. */
export function otherMove(core: Core): number {
  if (mayDecline(core)) return DRAW;
  return mayKeep(core) ? PASS : 0;
}

/** 7.1, 13.3: the only move that may continue or end the turn, whatever fits; 0 if a tile may be played. */
function onlyMove(core: Core): number {
  if (core.laid !== 0) return DRAW;
  if (core.drew === 0) return 0;
  return core.drawsPairs && core.drew === 1 ? DRAW : PASS;
}

/** Lists the legal moves of the seat to move, in any order; returns their number. */
export function listMoves(core: Core, into: Int32Array): number {
  const count = listButBars(core, into);
  return core.rules.bars === 'none' || core.phase === LEADING ? count : listBars(core, into, count);
}

/** Lists the moves without barricades; there is always at least one. Returns their number. */
export function listButBars(core: Core, into: Int32Array): number {
  if (core.phase === LEADING) return listLeads(core, into);
  if (mustTake(core)) {
    into[0] = DRAW;
    return 1;
  }
  const only = core.drawsAfter || core.drawsPairs ? onlyMove(core) : 0;
  let count = 0;
  if (only !== 0) into[count++] = only;
  else {
    count = listPlays(core, into);
    if (count === 0) {
      const draws = mayDraw(core);
      if (draws) into[count++] = DRAW;
      // 13.3: a seat that cannot play may pass, too.
      if (!draws || core.drawsPairs) into[count++] = PASS;
    } else {
      const other = core.goesOn ? 0 : otherMove(core);
      if (other !== 0) into[count++] = other;
    }
  }
  return count;
}

/** Lists every tile on every arm that takes it, in each of its ways; returns the new count. */
function listPlays(core: Core, into: Int32Array): number {
  const { seat, hands, armsOf } = core;
  // 5.4, 8.6: in a turn of doubles, only doubles follow.
  const addsDoubles = core.goesOn !== 0 && core.rules.tilesInTurn !== 'as many as fit';
  // 5.4, 8.6: each double goes to an end of its own.
  const others = addsDoubles ? ~core.goesOn : -1;
  // 28.3
  const onlyDoubles = addsDoubles || core.due !== 0;
  let count = 0;
  for (let suits = core.open & (core.suits[seat] as number); suits !== 0; suits &= suits - 1) {
    const suit = 31 - Math.clz32(suits & -suits);
    const row = hands[(seat << 4) | suit] as number;
    for (let arms = (armsOf[suit] as number) & others; arms !== 0; arms &= arms - 1) {
      const arm = 31 - Math.clz32(arms & -arms);
      if (row & (1 << suit)) count = listDouble(core, arm, suit, into, count);
      for (let left = onlyDoubles ? 0 : row & ~(1 << suit); left !== 0; left &= left - 1) {
        const outer = 31 - Math.clz32(left & -left);
        if (suit === JOKERS) into[count++] = jokerOn(core, arm, outer);
        else into[count++] = (arm << 8) | (suit << 4) | outer | mustGoOn(core, arm, suit, outer);
      }
    }
  }
  return count;
}

/**
 * 10.2: a joker on an arm, as a move. Its halves have the sum of an end and its matching half; 0-0 is the exception.
 */
export function jokerOn({ takes }: Core, arm: number, outer: number): number {
  return JOKER | (arm << 8) | ((outer === 0 ? 0 : (takes[outer] as number)) << 4) | outer;
}

/** 12.1: `GOES_ON` if another tile of the hand fits after this one. */
function mustGoOn(core: Core, arm: number, inner: number, outer: number): number {
  if (core.rules.tilesInTurn !== 'as many as fit') return 0;
  const isOnlyOne = (core.armsOf[inner] as number) === 1 << arm;
  const open = (isOnlyOne ? core.open & ~(1 << inner) : core.open) | (1 << outer);
  return holdsOther(core, open, inner, outer) ? GOES_ON : 0;
}

/** True if the seat holds a tile of one of these suits other than a-b. */
function holdsOther({ seat, hands, suits }: Core, open: number, a: number, b: number): boolean {
  for (let left = open & (suits[seat] as number); left !== 0; left &= left - 1) {
    const suit = 31 - Math.clz32(left & -left);
    const row = hands[(seat << 4) | suit] as number;
    const others = suit === a ? row & ~(1 << b) : suit === b ? row & ~(1 << a) : row;
    if (others !== 0) return true;
  }
  return false;
}

/**
 * 9.2: lists the barricades: any double across either end, if the seat has laid nothing in its turn. Not with its last
 * tile, and not if nobody can play or draw.
 */
function listBars(core: Core, into: Int32Array, from: number): number {
  const { rules, seat, sizes } = core;
  // 13.3: nothing may come between the two draws of a pair.
  if (core.drawsPairs && core.drew === 1) return from;
  if (core.laid !== 0 || core.goesOn !== 0 || (sizes[seat] as number) < 2) return from;
  if (!isYardOpen(core) && !isAnybodyAble(core)) return from;
  let count = from;
  for (let suit = 0; suit <= rules.tables.highest; suit++) {
    if (!holds(core, seat, suit * 17) || core.drewDoubles & (1 << suit)) continue;
    for (let arm = 0; arm < rules.arms; arm++) into[count++] = BARRICADE | (arm << 8) | (suit << 4) | suit;
  }
  return count;
}

/**
 * True if any seat can play a tile now. A hand that is hidden looks empty and may hold such a tile. A seat with no
 * tiles left never gets here, since the deal is over then (9.2).
 */
export function isAnybodyAble(core: Core): boolean {
  for (let seat = 0; seat < core.rules.seats; seat++) {
    if (core.sizes[seat] === 0 || isAble(core, seat)) return true;
  }
  return false;
}

function listLeads(core: Core, into: Int32Array): number {
  const lead = leadOf(core);
  if (lead !== ANY_LEAD) {
    into[0] = lead | goesOnAfterLead(core, lead);
    return 1;
  }
  return core.jokers === null ? listAnyLead(core, into) : listAnyLeadWithJokers(core, into);
}

/** Lists every tile of the hand as a lead, in canonical order. */
function listAnyLead({ seat, hands, suits }: Core, into: Int32Array): number {
  let count = 0;
  for (let left = suits[seat] as number; left !== 0; left &= left - 1) {
    const low = 31 - Math.clz32(left & -left);
    const upwards = (hands[(seat << 4) | low] as number) & (-1 << low);
    for (let highs = upwards; highs !== 0; highs &= highs - 1) {
      into[count++] = LEAD | (low << 4) | (31 - Math.clz32(highs & -highs));
    }
  }
  return count;
}

/** Lists every tile of the hand as a lead if jokers have a row of their own (10.2). */
function listAnyLeadWithJokers(core: Core, into: Int32Array): number {
  let count = 0;
  for (const tile of core.rules.tables.codes) {
    if (holds(core, core.seat, tile)) into[count++] = LEAD | tile;
  }
  return count;
}

/** 12.1: `GOES_ON` if another tile of the hand fits the one that leads. */
function goesOnAfterLead(core: Core, lead: number): number {
  if (core.rules.tilesInTurn !== 'as many as fit') return 0;
  const [low, high] = [(lead >> 4) & 15, lead & 15];
  return holdsOther(core, (1 << low) | (1 << high), low, high) ? GOES_ON : 0;
}

/** Lists the ways to lay a double on the end of an arm: open or closed, as the turn's last tile or not. */
function listDouble(core: Core, arm: number, suit: number, into: Int32Array, from: number): number {
  let count = from;
  const { closing, tilesInTurn } = core.rules;
  const double = (arm << 8) | (suit << 4) | suit;
  if (tilesInTurn === 'as many as fit') {
    into[count++] = double | mustGoOn(core, arm, suit, suit);
    return count;
  }
  if (closing !== 'several') {
    into[count++] = double;
    if (core.rules.lengthwise && core.spinner >= 0) into[count++] = double | LENGTHWISE;
    if (tilesInTurn !== '1' && mayAddDouble(core, suit)) into[count++] = double | GOES_ON;
    // 4.2
    if (closing === 'each') into[count++] = double | CLOSED;
    return count;
  }
  const goesOn = hasOtherDouble(core, suit);
  if (core.spinner === NO_SPINNER) {
    // 5.6: the second double of a pair laid closed.
    if (core.goesOn) into[count++] = double | CLOSED;
    else {
      into[count++] = double;
      if (goesOn) {
        into[count++] = double | GOES_ON;
        // 5.6: before an open double lies, two are closed together, one on each end.
        into[count++] = double | CLOSED | GOES_ON;
      }
    }
    return count;
  }
  // 5.5
  into[count++] = double;
  into[count++] = double | CLOSED;
  if (goesOn) {
    into[count++] = double | GOES_ON;
    into[count++] = double | CLOSED | GOES_ON;
  }
  return count;
}

/** 8.6, 19.5, 20.3: true if another double may follow this one in the turn. */
function mayAddDouble(core: Core, suit: number): boolean {
  const { tilesInTurn } = core.rules;
  if (!hasOtherDouble(core, suit)) return false;
  if (tilesInTurn === 'several doubles') return true;
  if (core.goesOn) return false;
  if (tilesInTurn === 'two doubles') return true;
  // 20.3: only if the hand is 0-0 and the highest double, and both fit.
  const { highest } = core.rules.tables;
  const lasts = 1 | (1 << highest);
  return core.sizes[core.seat] === 2 && (core.suits[core.seat] as number) === lasts;
}

/** 5.4: true if the seat can lay another double, on another open end, after the one of `suit`. */
function hasOtherDouble(core: Core, suit: number): boolean {
  const { seat, hands } = core;
  for (let suits = core.open & (core.suits[seat] as number) & ~(1 << suit); suits !== 0; suits &= suits - 1) {
    const other = 31 - Math.clz32(suits & -suits);
    if ((hands[(seat << 4) | other] as number) & (1 << other)) return true;
  }
  return false;
}
