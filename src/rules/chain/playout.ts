/** Random play on a core, for rollouts and measurements. Allocates nothing. */
import type { FastChance } from '../chance.ts';
import { CLOSED, type Core, DRAW, ENDED, JOKERS, LEADING, PASS, THROWN_IN } from './core.ts';
import { doublesIn } from './core-hands.ts';
import { dealCore } from './deal-out.ts';
import { jokerOn, listButBars, listMoves, MOST_MOVES, mayDraw, mustTake, otherMove } from './legal.ts';
import { BITS, NTH_BIT } from './set-tables.ts';
import { step } from './step.ts';

const listed = new Int32Array(MOST_MOVES);

/** True if a tile may be laid in other ways than open or closed (4.2), or another kind of move is possible. */
function needsList(core: Core): boolean {
  const { closing, tilesInTurn, lengthwise } = core.rules;
  if (core.drawsAfter || core.drawsPairs || tilesInTurn === 'as many as fit') return true;
  if (mustTake(core) || core.due !== 0) return true;
  return (closing === 'several' || tilesInTurn !== '1' || lengthwise) && doublesThatFit(core) !== 0;
}

/** Returns the suits whose doubles the seat can play, as bits. */
const doublesThatFit = (core: Core) => doublesIn(core, core.seat, core.open & (core.suits[core.seat] as number));

/** 4.2: returns the number of ways to lay a double closed. */
function closings(core: Core): number {
  if (core.rules.closing !== 'each') return 0;
  let ways = 0;
  for (let doubles = doublesThatFit(core); doubles !== 0; doubles &= doubles - 1) {
    ways += BITS[core.armsOf[31 - Math.clz32(doubles & -doubles)] as number] as number;
  }
  return ways;
}

/** Returns the `nth` way to lay a double closed. */
function closing(core: Core, nth: number): number {
  for (let doubles = doublesThatFit(core), left = nth; ; doubles &= doubles - 1) {
    const suit = 31 - Math.clz32(doubles & -doubles);
    const arms = core.armsOf[suit] as number;
    const ways = BITS[arms] as number;
    if (left < ways) return CLOSED | ((NTH_BIT[(arms << 4) | left] as number) << 8) | (suit * 17);
    left -= ways;
  }
}

/** Returns a uniformly random legal move of the seat to move. */
export function randomMove(core: Core, chance: FastChance): number {
  if (core.rules.bars === 'none') return randomButBars(core, chance);
  return listed[chance.below(listMoves(core, listed))] as number;
}

/** Returns a random move that is never a barricade: it ends the deal, and nobody plays one without counting. */
export function randomButBars(core: Core, chance: FastChance): number {
  if (core.phase === LEADING || (core.isWide && needsList(core))) {
    return listed[chance.below(listButBars(core, listed))] as number;
  }
  const { seat, hands, armsOf } = core;
  const fitting = core.open & (core.suits[seat] as number);
  if (fitting === 0) return mayDraw(core) ? DRAW : PASS;
  let total = 0;
  for (let left = fitting; left !== 0; left &= left - 1) {
    const suit = 31 - Math.clz32(left & -left);
    total += (BITS[armsOf[suit] as number] as number) * (BITS[hands[(seat << 4) | suit] as number] as number);
  }
  const other = core.isWide ? otherMove(core) : 0;
  const closed = core.isWide ? closings(core) : 0;
  let nth = chance.below(total + closed + (other === 0 ? 0 : 1));
  if (nth >= total) return nth < total + closed ? closing(core, nth - total) : other;
  for (let left = fitting; ; left &= left - 1) {
    const suit = 31 - Math.clz32(left & -left);
    const arms = armsOf[suit] as number;
    const row = hands[(seat << 4) | suit] as number;
    const tiles = BITS[row] as number;
    const ways = tiles * (BITS[arms] as number);
    if (nth < ways) {
      const arm = (nth / tiles) | 0;
      const outer = NTH_BIT[(row << 4) | (nth - arm * tiles)] as number;
      const on = NTH_BIT[(arms << 4) | arm] as number;
      return suit === JOKERS ? jokerOn(core, on, outer) : (on << 8) | (suit << 4) | outer;
    }
    nth -= ways;
  }
}

/** Plays uniformly random legal moves, but no barricade, until the deal has ended. Returns the core's turns. */
export function playToEnd(core: Core, chance: FastChance): number {
  while (core.phase !== ENDED) step(core, randomButBars(core, chance));
  return core.turns;
}

/** Puts all faces in uniformly random order. */
export function shuffle(core: Core, chance: FastChance): void {
  const { faces } = core;
  for (let left = faces.length; left > 1; left--) {
    const other = chance.below(left);
    const face = faces[other] as number;
    faces[other] = faces[left - 1] as number;
    faces[left - 1] = face;
  }
}

/**
 * Plays one whole deal at random: shuffles, deals (again while nobody leads) and plays on. Returns its turns; see
 * `points`.
 */
export function playout(core: Core, chance: FastChance): number {
  do {
    shuffle(core, chance);
    dealCore(core);
  } while (core.phase === THROWN_IN);
  return playToEnd(core, chance);
}
