/** Loads a deal into a core, and translates moves to the core's integers and back. */

import type { SetTables } from '../chain-rules.ts';
import { doublesDue } from '../duty.ts';
import type { Event, Laid, Move, Seen, Tile } from '../game.ts';
import { lastWhere } from '../last-where.ts';
import { isTileMove } from '../moves.ts';
import { isDouble, tileOf } from '../tiles.ts';
import {
  BARRICADE,
  CLOSED,
  type Core,
  clear,
  DRAW,
  GOES_ON,
  HUNDRED,
  JOKER,
  LEAD,
  LENGTHWISE,
  NO_HOUSE,
  NO_SPINNER,
  NOT_STARTED,
  numberDeal,
  OPENING,
  openArm,
  openEnd,
  PASS,
  PHASES,
  SHUT,
} from './core.ts';
import { give, noteDrawn } from './core-hands.ts';
import { houseOf, spinnerOf } from './ends.ts';

/** The core's byte for a face. Throws if the set has no such face. */
export function codeOf(tables: SetTables, tile: Tile): number {
  const code = tables.of.get(tile);
  if (code === undefined) throw new Error(`${tile} is not in the set`);
  return code;
}

/**
 * Loads a deal, or what an eye sees of it. Hidden faces come from `guess`: bytes of tiles for the hidden positions, in
 * ascending order. Without a guess they are left out; then only the moves of a visible hand may be listed.
 */
export function loadDeal(core: Core, seen: Seen, guess?: ArrayLike<number>): void {
  const { tables } = core.rules;
  clear(core);
  numberDeal(core, seen.deal, seen.turn?.seat ?? 0);
  let hidden = 0;
  for (let at = 0; at < seen.heap.length; at++) {
    const face = seen.heap[at] ?? null;
    core.faces[at] = face === null ? (guess?.[hidden++] ?? 0) : codeOf(tables, face);
  }
  const isKnown = (at: number) => guess !== undefined || seen.heap[at] !== null;
  for (let seat = 0; seat < seen.hands.length; seat++) {
    for (const at of seen.hands[seat] ?? []) if (isKnown(at)) give(core, seat, core.faces[at] as number);
  }
  for (const at of seen.boneyard) core.yard[core.yardEnd++] = at;
  core.phase = PHASES.indexOf(seen.phase);
  core.seat = seen.turn?.seat ?? 0;
  core.drew = seen.turn?.drew.length ?? 0;
  for (let at = seen.log.length - 1; isEmptyHanded(seen.log[at]); at--) if (seen.log[at]?.do === 'pass') core.passes++;
  const last = seen.log.at(-1);
  if ((last?.do === 'play' || last?.do === 'lead') && last.goesOn) {
    for (const index of seen.turn?.laid ?? []) core.goesOn |= 1 << Number(seen.laid[index]?.arm);
  }
  if (core.rules.bars === 'none drawn in this turn') {
    for (const at of seen.turn?.drew ?? []) if (isKnown(at)) noteDrawn(core, core.faces[at] as number);
  }
  core.laid = core.drawsAfter && seen.turn !== null && seen.turn.laid.length > 0 ? 1 : 0;
  for (let seat = 0; seat < seen.seats; seat++) core.made[seat] = seen.scored[seat] ?? 0;
  for (const event of seen.log) loadFisher(core, event);
  loadArms(core, seen);
}

/** 17.7, 17.10: sets the fisher so far, and the seat that staked. */
function loadFisher(core: Core, event: Event): void {
  if (event.do === 'lead' && event.hundred) core.staked = event.seat + 1;
  if (event.do === 'lead' || (event.do === 'play' && !isDouble(event.tile))) core.fisher = event.seat;
}

/** Draws do not break a row of passes (1.9). */
const isEmptyHanded = (event: Event | undefined) => event?.do === 'pass' || event?.do === 'draw';

function loadArms(core: Core, seen: Seen): void {
  const [first] = seen.laid;
  if (!first) return;
  const { branching } = core.rules;
  const isLine = branching === 'never' || branching === 'covered';
  if (!isLine) core.spinner = spinnerOf(seen.laid)?.inner ?? NO_SPINNER;
  else if (branching === 'covered') core.spinner = houseOf(seen.laid)?.inner ?? NO_HOUSE;
  if (isLine || first.inner !== first.outer) {
    core.ends[0] = first.inner;
    core.ends[1] = first.outer;
  }
  for (const { arm, outer, closed } of seen.laid) {
    if (typeof arm === 'number') core.ends[arm] = closed ? SHUT : outer;
  }
  if (core.rules.onTheWay) loadDoubles(core, seen.laid, first);
  for (const { place } of doublesDue(seen)) core.due |= 1 << Number(place);
  for (let arm = 0; arm < core.rules.arms; arm++) {
    const end = core.ends[arm] as number;
    if (end >= 0 && (core.phase !== OPENING || core.due & (1 << arm))) openEnd(core, arm, end);
    if (end !== NOT_STARTED || core.spinner < 0) continue;
    core.free |= 1 << arm;
    openArm(core, arm, core.spinner);
  }
}

/** 6.9, 11.2: sets the doubles at the ends and the highest double, which points on the way depend on. */
function loadDoubles(core: Core, laid: readonly Laid[], first: Laid): void {
  for (let arm = 0; arm < core.rules.arms; arm++) {
    const last = lastWhere(laid, (tile) => tile.arm === arm);
    if (last) core.started |= 1 << arm;
    const { inner, outer, lengthwise } = last ?? first;
    if (inner === outer && !lengthwise) core.doubles |= 1 << arm;
  }
  for (const { inner, outer } of laid) if (inner === outer) core.highestDouble = Math.max(core.highestDouble, inner);
}

/** A move as the core's integer. */
export function encode(core: Core, move: Move): number {
  if (move.do === 'pass') return PASS;
  if (move.do === 'draw') return move.from === undefined ? DRAW : DRAW | (move.from + 1);
  if (!isTileMove(move)) throw new Error(`a chain has no ${move.do}`);
  const tile = codeOf(core.rules.tables, move.tile);
  if (move.do === 'lead') return LEAD | tile | (move.goesOn ? GOES_ON : 0) | (move.hundred ? HUNDRED : 0);
  const arm = Number(move.arm);
  if (move.barricade) return BARRICADE | (arm << 8) | tile;
  const end = core.ends[arm] ?? NOT_STARTED;
  const [low, high] = [tile >> 4, tile & 15];
  const shows = end === NOT_STARTED ? core.spinner : end;
  const outer = move.out ?? (low === high ? low : low + high - (core.takes[shows] ?? 0));
  return (
    (arm << 8) |
    ((low + high - outer) << 4) |
    outer |
    (core.jokers?.[tile] ? JOKER : 0) |
    (move.closed ? CLOSED : 0) |
    (move.lengthwise ? LENGTHWISE : 0) |
    (move.goesOn ? GOES_ON : 0)
  );
}

/** The core's integer as a move. */
export function decode(code: number): Move {
  const tile = tileOf((code >> 4) & 15, code & 15);
  const goesOn = code & GOES_ON ? { goesOn: true as const } : {};
  if (code & LEAD) return { do: 'lead', tile, ...goesOn };
  if (code & PASS) return { do: 'pass' };
  if (code & DRAW) return code === DRAW ? { do: 'draw' } : { do: 'draw', from: (code & 127) - 1 };
  return {
    do: 'play',
    tile,
    arm: (code >> 8) & 7,
    // 25.4: doubles have no `out`.
    ...(code & JOKER && ((code >> 4) & 15) !== (code & 15) ? { out: code & 15 } : {}),
    ...(code & CLOSED ? { closed: true as const } : {}),
    ...(code & LENGTHWISE ? { lengthwise: true as const } : {}),
    ...goesOn,
    ...(code & BARRICADE ? { barricade: true as const } : {}),
  };
}
