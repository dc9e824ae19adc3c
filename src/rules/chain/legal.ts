/** What the seat whose turn it is may do, on a core. Allocates nothing. */
import { CLOSED, type Core, DRAW, GOES_ON, LEAD, LEADING, NO_SPINNER, OPENING, PASS } from './core.ts';
import { ANY_LEAD, leadOf } from './deal-out.ts';

/** More moves than any seat ever has: 91 tiles on eight arms, and the four ways to lay each of thirteen doubles. */
export const MOST_MOVES = 91 * 8 + 13 * 8 * 3 + 1;

/** 1.7: whether a seat that cannot play may draw now. */
export function mayDraw(core: Core): boolean {
  const most = core.phase === OPENING ? core.drawsOpening : core.drawsFreePlay;
  return core.drew < most && core.yardEnd - core.yardNext > core.rules.reserve;
}

/** 3.4: whether the seat that led is to take the tile that is left over. */
export function mustTake(core: Core): boolean {
  return core.rules.lead.takesLeftOver && core.phase !== LEADING && core.yardNext < core.yardEnd;
}

/** Whether the seat can play a tile now. */
export function isAble(core: Core, seat: number): boolean {
  return (core.open & (core.suits[seat] as number)) !== 0;
}

/** 2.4: whether the seat may pass though it can play: it keeps what it drew. */
function mayKeep(core: Core): boolean {
  return core.drew > 0 && core.phase === OPENING && core.rules.stuckOpening === 'draw 1, may keep';
}

/** 1.7: whether the seat may draw though it can play. */
function mayDecline(core: Core): boolean {
  return core.phase !== OPENING && core.rules.stuckFreePlay === 'draw until able and willing' && mayDraw(core);
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
  if (core.phase === LEADING) return listLeads(core, into);
  if (mustTake(core)) {
    into[0] = DRAW;
    return 1;
  }
  if (core.drawsAfter || core.drawsPairs) {
    const only = onlyMove(core);
    if (only !== 0) {
      into[0] = only;
      return 1;
    }
  }
  const { seat, hands, armsOf, goesOn } = core;
  let count = 0;
  for (let suits = core.open & (core.suits[seat] as number); suits !== 0; suits &= suits - 1) {
    const suit = 31 - Math.clz32(suits & -suits);
    const row = hands[(seat << 4) | suit] as number;
    for (let arms = armsOf[suit] as number; arms !== 0; arms &= arms - 1) {
      const arm = 31 - Math.clz32(arms & -arms);
      if (row & (1 << suit)) count = listDouble(core, arm, suit, into, count);
      // 5.4: after a double that goes on only doubles are laid.
      for (let left = goesOn ? 0 : row & ~(1 << suit); left !== 0; left &= left - 1) {
        into[count++] = (arm << 8) | (suit << 4) | (31 - Math.clz32(left & -left));
      }
    }
  }
  if (count === 0) {
    const draws = mayDraw(core);
    if (draws) into[count++] = DRAW;
    // 13.3: who cannot lay may pass, too.
    if (!draws || core.drawsPairs) into[count++] = PASS;
  } else {
    const other = goesOn ? 0 : otherMove(core);
    if (other !== 0) into[count++] = other;
  }
  return count;
}

function listLeads(core: Core, into: Int32Array): number {
  const lead = leadOf(core);
  into[0] = lead;
  if (lead !== ANY_LEAD) return 1;
  let count = 0;
  for (const tile of core.rules.tables.codes) {
    if ((core.hands[(core.seat << 4) | (tile >> 4)] as number) & (1 << (tile & 15))) into[count++] = LEAD | tile;
  }
  return count;
}

/** The ways to lay a double on the end of an arm: open or closed, as the turn's last tile or not. */
function listDouble(core: Core, arm: number, suit: number, into: Int32Array, from: number): number {
  let count = from;
  const { closing } = core.rules;
  const double = (arm << 8) | (suit << 4) | suit;
  if (closing !== 'several') {
    into[count++] = double;
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

/** 5.4: whether the seat can lay another double, on another open end, after the one of `suit`. */
function hasOtherDouble(core: Core, suit: number): boolean {
  const { seat, hands } = core;
  for (let suits = core.open & (core.suits[seat] as number) & ~(1 << suit); suits !== 0; suits &= suits - 1) {
    const other = 31 - Math.clz32(suits & -suits);
    if ((hands[(seat << 4) | other] as number) & (1 << other)) return true;
  }
  return false;
}
