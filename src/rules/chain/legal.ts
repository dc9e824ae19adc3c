/** What the seat whose turn it is may do, on a core. Allocates nothing. */
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
import { holds } from './core-hands.ts';
import { ANY_LEAD, leadOf } from './deal-out.ts';

/** More moves than any seat ever has: 91 tiles on eight arms, and the five ways to lay each of thirteen doubles. */
export const MOST_MOVES = 91 * 8 + 13 * 8 * 4 + 1;

/** 1.7: whether a seat that cannot play may draw now. */
export function mayDraw(core: Core): boolean {
  const most = core.phase === OPENING ? core.drawsOpening : core.drawsFreePlay;
  return core.drew < most && isYardOpen(core);
}

/** Whether anything in the boneyard may be drawn, in this turn or a later one. */
const isYardOpen = (core: Core) => core.yardEnd - core.yardNext > core.rules.reserve;

/** 3.4: whether the seat that led is to take the tile that is left over. */
export function mustTake(core: Core): boolean {
  return core.rules.lead.takesLeftOver && core.phase !== LEADING && core.yardNext < core.yardEnd;
}

/** Whether the seat can play a tile now. */
function isAble(core: Core, seat: number): boolean {
  return (core.open & (core.suits[seat] as number)) !== 0;
}

/** 2.4: whether the seat may pass though it can play: it keeps what it drew. */
function mayKeep(core: Core): boolean {
  return core.drew > 0 && core.phase === OPENING && core.rules.stuckOpening === 'draw 1, may keep';
}

/** 1.7, 10.3: whether the seat may draw though it can play. */
function mayDecline(core: Core): boolean {
  const { stuckFreePlay } = core.rules;
  const isWilling =
    stuckFreePlay === 'draw until able and willing' ||
    (core.drew === 0 && stuckFreePlay === 'draw until able, 1 at will');
  return isWilling && core.phase !== OPENING && mayDraw(core);
}

/** What a seat that can play may do instead, or 0: draw (1.7), or keep what it drew (2.4). */
export function otherMove(core: Core): number {
  if (mayDecline(core)) return DRAW;
  return mayKeep(core) ? PASS : 0;
}

/** 7.1, 13.3: the one thing that a turn is to go on or to end with, whatever fits; 0 where a tile may be laid. */
function onlyMove(core: Core): number {
  if (core.laid !== 0) return DRAW;
  if (core.drew === 0) return 0;
  return core.drawsPairs && core.drew === 1 ? DRAW : PASS;
}

/** Lists the legal moves of the seat whose turn it is, in no order that matters; returns how many. */
export function listMoves(core: Core, into: Int32Array): number {
  const count = listButBars(core, into);
  return core.rules.bars === 'none' || core.phase === LEADING ? count : listBars(core, into, count);
}

/** The same without barricades: there always is another move. */
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
      // 13.3: who cannot lay may pass, too.
      if (!draws || core.drawsPairs) into[count++] = PASS;
    } else {
      const other = core.goesOn ? 0 : otherMove(core);
      if (other !== 0) into[count++] = other;
    }
  }
  return count;
}

/** Lists every tile on every arm that takes it, in each of its ways; returns how many. */
function listPlays(core: Core, into: Int32Array): number {
  const { seat, hands, armsOf } = core;
  // 5.4, 8.6: after a double that goes on only doubles are laid.
  const onlyDoubles = core.goesOn !== 0 && core.rules.tilesInTurn !== 'as many as fit';
  // 5.4, 8.6: each on an end of its own.
  const others = onlyDoubles ? ~core.goesOn : -1;
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

/** 10.2: a joker on an arm, as a move. Its halves sum to what an end and the half that it takes do; but for those of 0-0. */
export function jokerOn({ takes }: Core, arm: number, outer: number): number {
  return JOKER | (arm << 8) | ((outer === 0 ? 0 : (takes[outer] as number)) << 4) | outer;
}

/** 12.1: `GOES_ON` where another tile of the hand fits when this one lies. */
function mustGoOn(core: Core, arm: number, inner: number, outer: number): number {
  if (core.rules.tilesInTurn !== 'as many as fit') return 0;
  const isOnlyOne = (core.armsOf[inner] as number) === 1 << arm;
  const open = (isOnlyOne ? core.open & ~(1 << inner) : core.open) | (1 << outer);
  return holdsOther(core, open, inner, outer) ? GOES_ON : 0;
}

/** Whether the seat holds a tile of one of the suits beside the tile a-b. */
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
 * 9.2: lists the barricades: any double across either end, of a seat that has laid nothing in its turn; not the last
 * tile, and not where nobody can lay or draw.
 */
function listBars(core: Core, into: Int32Array, from: number): number {
  const { rules, seat, sizes } = core;
  // 13.3: between the two draws of a pair nothing else is done.
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
 * Whether any seat can play a tile now. A hand of which nothing is known may hold one: a seat is not asked when the deal
 * is over (9.2).
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

/** Every tile of the hand, in canonical order. */
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

/** The same where some tiles have a row of their own (10.2). */
function listAnyLeadWithJokers(core: Core, into: Int32Array): number {
  let count = 0;
  for (const tile of core.rules.tables.codes) {
    if (holds(core, core.seat, tile)) into[count++] = LEAD | tile;
  }
  return count;
}

/** 12.1: `GOES_ON` where another tile of the hand fits the one that leads. */
function goesOnAfterLead(core: Core, lead: number): number {
  if (core.rules.tilesInTurn !== 'as many as fit') return 0;
  const [low, high] = [(lead >> 4) & 15, lead & 15];
  return holdsOther(core, (1 << low) | (1 << high), low, high) ? GOES_ON : 0;
}

/** The ways to lay a double on the end of an arm: open or closed, as the turn's last tile or not. */
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
    // 5.6: the second of a pair that is closed.
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

/** 8.6, 19.5, 20.3: whether another double may follow this one in the turn. */
function mayAddDouble(core: Core, suit: number): boolean {
  const { tilesInTurn } = core.rules;
  if (!hasOtherDouble(core, suit)) return false;
  if (tilesInTurn === 'several doubles') return true;
  if (core.goesOn) return false;
  if (tilesInTurn === 'two doubles') return true;
  // Of a hand of two doubles that both fit the lowest and the highest of the set are what is asked for.
  const { highest } = core.rules.tables;
  const lasts = 1 | (1 << highest);
  return core.sizes[core.seat] === 2 && (core.suits[core.seat] as number) === lasts;
}

/** 5.4: whether the seat can lay another double, on another open end, after the one of `suit`. */
function hasOtherDouble(core: Core, suit: number): boolean {
  const { seat, hands } = core;
  for (let suits = core.open & (core.suits[seat] as number) & ~(1 << suit); suits !== 0; suits &= suits - 1) {
    const other = 31 - Math.clz32(suits & -suits);
    if ((hands[(seat << 4) | other] as number) & (1 << other)) return true;
  }
  return false;
}
