/** Loads a deal into a core, and translates moves to the core's integers and back. */

import type { Event, Laid, Move, Seen, Tile } from '../game.ts';
import { tileOf } from '../tiles.ts';
import {
  CLOSED,
  type Core,
  clear,
  DRAW,
  GOES_ON,
  give,
  LEAD,
  NO_SPINNER,
  NOT_STARTED,
  numberDeal,
  OPENING,
  openArm,
  PASS,
  PHASES,
  SHUT,
} from './core.ts';
import { spinnerOf } from './ends.ts';
import type { SetTables } from './set-tables.ts';

/** The core's byte for a face. Throws when it is no face of the set. */
export function codeOf(tables: SetTables, tile: Tile): number {
  const code = tables.of.get(tile);
  if (code === undefined) throw new Error(`${tile} is not in the set`);
  return code;
}

/**
 * Loads a deal, or what an eye knows of it. Hidden faces come from `guess` (bytes of tiles for the hidden positions, in
 * ascending order of position); without a guess they are left out, and only the moves of a visible hand may be listed.
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
  for (let seat = 0; seat < seen.hands.length; seat++) {
    for (const at of seen.hands[seat] ?? []) {
      if (guess || seen.heap[at] !== null) give(core, seat, core.faces[at] as number);
    }
  }
  for (const at of seen.boneyard) core.yard[core.yardEnd++] = at;
  core.phase = PHASES.indexOf(seen.phase);
  core.seat = seen.turn?.seat ?? 0;
  core.drew = seen.turn?.drew.length ?? 0;
  for (let at = seen.log.length - 1; isEmptyHanded(seen.log[at]); at--) if (seen.log[at]?.do === 'pass') core.passes++;
  const last = seen.log.at(-1);
  core.goesOn = last?.do === 'play' && last.goesOn ? 1 : 0;
  core.laid = core.drawsAfter && seen.turn !== null && seen.turn.laid.length > 0 ? 1 : 0;
  for (let seat = 0; seat < seen.seats; seat++) core.made[seat] = seen.scored[seat] ?? 0;
  loadArms(core, seen);
}

/** Draws do not break a row of passes (1.9). */
const isEmptyHanded = (event: Event | undefined) => event?.do === 'pass' || event?.do === 'draw';

function loadArms(core: Core, seen: Seen): void {
  const [first] = seen.laid;
  if (!first) return;
  const isLine = core.rules.branching === 'never';
  if (!isLine) core.spinner = spinnerOf(seen.laid)?.inner ?? NO_SPINNER;
  if (isLine || first.inner !== first.outer) {
    core.ends[0] = first.inner;
    core.ends[1] = first.outer;
  }
  for (const { arm, outer, closed } of seen.laid) {
    if (typeof arm === 'number') core.ends[arm] = closed ? SHUT : outer;
  }
  if (core.rules.sumsScore) loadDoubles(core, seen.laid, first);
  for (let arm = 0; arm < core.rules.arms; arm++) {
    const end = core.ends[arm] as number;
    if (end >= 0 && core.phase !== OPENING) openArm(core, arm, end);
    if (end !== NOT_STARTED || core.spinner < 0) continue;
    core.free |= 1 << arm;
    openArm(core, arm, core.spinner);
  }
}

/** 6.9: what the sum of the ends of a line asks for. */
function loadDoubles(core: Core, laid: readonly Laid[], first: Laid): void {
  core.isAlone = laid.length === 1 ? 1 : 0;
  for (let arm = 0; arm < core.rules.arms; arm++) {
    const last = laid.findLast((tile) => tile.arm === arm) ?? first;
    if (last.inner === last.outer) core.doubles |= 1 << arm;
  }
}

/** A move as the core's integer. */
export function encode(core: Core, move: Move): number {
  if (move.do === 'pass') return PASS;
  if (move.do === 'draw') return move.from === undefined ? DRAW : DRAW | (move.from + 1);
  const tile = codeOf(core.rules.tables, move.tile);
  if (move.do === 'lead') return LEAD | tile;
  const arm = Number(move.arm);
  const end = core.ends[arm] ?? NOT_STARTED;
  const inner = end === NOT_STARTED ? core.spinner : end;
  const outer = (tile >> 4) + (tile & 15) - inner;
  return (arm << 8) | (inner << 4) | outer | (move.closed ? CLOSED : 0) | (move.goesOn ? GOES_ON : 0);
}

/** The core's integer as a move. */
export function decode(code: number): Move {
  const tile = tileOf((code >> 4) & 15, code & 15);
  if (code & (CLOSED | GOES_ON)) {
    const arm = (code >> 8) & 7;
    return {
      do: 'play',
      tile,
      arm,
      ...(code & CLOSED ? { closed: true as const } : {}),
      ...(code & GOES_ON ? { goesOn: true as const } : {}),
    };
  }
  if (code < LEAD) return { do: 'play', tile, arm: code >> 8 };
  if (code < DRAW) return { do: 'lead', tile };
  if (code >= PASS) return { do: 'pass' };
  return code === DRAW ? { do: 'draw' } : { do: 'draw', from: (code & 127) - 1 };
}
