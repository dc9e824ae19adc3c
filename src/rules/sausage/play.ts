/** Plays a move in a deal (21.2 to 21.9). */

import { shutBetween } from '../chain/ends.ts';
import { ended } from '../ended.ts';
import type { Beat, Deal, Game, Laid, Move, Outcome, Position, Seat, Tile } from '../game.ts';
import { lastWhere } from '../last-where.ts';
import { sameMove, type TileMove } from '../moves.ts';
import { halves } from '../tiles.ts';
import { ACROSS, cutAt, endsOf, jointsOf, lineOf, withTile } from './sausage-lines.ts';
import { movesOf, usesOf } from './sausage-moves.ts';
import { MOST_TURNS, turnsIn } from './sausage-turns.ts';
import { rightEndOf, turnedIn, turnedUpIn } from './turned-up.ts';

export const HIGHEST = 6;

/** The table and rows after a move, and its beats. */
interface Done {
  readonly laid: readonly Laid[];
  readonly rows: readonly (readonly Position[])[];
  readonly beats: readonly Beat[];
}

interface Turning {
  readonly deal: Deal;
  readonly seat: Seat;
  readonly at: Position;
}

const otherThan = (seat: Seat): Seat => 1 - seat;

const withoutRight = ({ deal, seat }: Turning) =>
  deal.hands.map((row, each) => (each === seat ? row.slice(0, -1) : row));

const toLeftOf = (rows: Done['rows'], seat: Seat, positions: readonly Position[]) =>
  rows.map((row, each) => (each === seat ? [...[...positions].reverse(), ...row] : row));

/** 21.2: the tile goes face down to the left end of the row. */
function putBack(turning: Turning, tile: Tile): Done {
  const { deal, seat, at } = turning;
  const beats: readonly Beat[] = [{ beat: 'putBack', seat, at, tile }];
  return { laid: deal.laid, rows: toLeftOf(withoutRight(turning), seat, [at]), beats };
}

/** 21.4, 21.5: line 0 continues from its low half, line 1 from its high half. */
function led(turning: Turning, { tile }: TileMove): Done {
  const { seat, at } = turning;
  const [inner, outer] = halves(tile);
  const start = { at, tile, to: null, arm: null, inner, outer, closed: false, seat };
  return { laid: [start], rows: withoutRight(turning), beats: [{ beat: 'led', seat, at, tile }] };
}

/** 21.5, 21.8: lays a tile at the open end of a line, or inserts a double. */
function laidInto(turning: Turning, { tile, arm, joint }: Extract<Move, { do: 'play' }>): Done {
  const { deal, seat, at } = turning;
  const line = lineOf(arm);
  const joints = jointsOf(deal.laid, line);
  const where = joint ?? joints.length - 1;
  const inner = joints[where] ?? 0;
  const [low, high] = halves(tile);
  const outer = low === inner ? high : low;
  const laid = withTile(deal.laid, line, where, { at, tile, to: 0, arm, inner, outer, closed: false, seat });
  const index = laid.findIndex((each) => each.at === at);
  const beat: Beat = { beat: 'laid', seat, at, tile, arm, closed: false, index, ...(joint !== undefined && { joint }) };
  return { laid, rows: withoutRight(turning), beats: [beat] };
}

/** 21.7: the tile becomes the start; the tiles before the joint go to the other seat. */
function cut(turning: Turning, { tile, joint = 0 }: Extract<Move, { do: 'play' }>): Done {
  const { deal, seat, at } = turning;
  const inner = jointsOf(deal.laid, 0)[joint] ?? 0;
  const outer = jointsOf(deal.laid, 1)[joint] ?? 0;
  const start = { at, tile, to: null, arm: null, inner, outer, closed: false, seat };
  const { laid, taken } = cutAt(deal.laid, joint, start);
  const tiles = taken.map((each) => ({ at: each.at, tile: each.tile }));
  return {
    laid,
    rows: toLeftOf(
      withoutRight(turning),
      otherThan(seat),
      taken.map((each) => each.at),
    ),
    beats: [
      { beat: 'laid', seat, at, tile, arm: ACROSS, closed: false, index: 0, joint },
      { beat: 'cut', seat: otherThan(seat), tiles },
    ],
  };
}

/**
 * 21.9: a seat with an empty row has gone out, even in the last turn and by a cut. Blocked: no tile of either row can
 * be laid, hidden ones included, or all turns are over.
 */
function outcomeOf(deal: Deal, seat: Seat): Outcome | null {
  if (deal.hands[seat]?.length === 0) return { how: 'domino', by: seat };
  const goes = deal.hands.flat().some((at) => usesOf(deal.laid, deal.heap[at] ?? '0-0').length > 0);
  if (goes && turnsIn(deal) < MOST_TURNS) return null;
  return { how: 'blocked', by: lastWhere(deal.log, (event) => event.do !== 'pass')?.seat ?? seat };
}

/** Throws if the move is not legal. */
export function play(deal: Deal, given: Move): ReturnType<Game['play']> {
  const move = movesOf(deal).find((legal) => sameMove(legal, given));
  if (!move || !deal.turn || (move.do !== 'pass' && move.do !== 'lead' && move.do !== 'play'))
    throw new Error(`not a legal move: ${JSON.stringify(given)}`);
  const { seat } = deal.turn;
  const turning: Turning = { deal, seat, at: turnedUpIn(deal) };
  const tile = deal.heap[turning.at] ?? '0-0';
  const done =
    move.do === 'pass'
      ? putBack(turning, tile)
      : move.do === 'lead'
        ? led(turning, move)
        : move.arm === ACROSS
          ? cut(turning, move)
          : laidInto(turning, move);
  const isLeading = done.laid.length === 0;
  const after: Deal = {
    ...deal,
    hands: done.rows,
    laid: done.laid,
    ends: endsOf(done.laid, HIGHEST),
    phase: isLeading ? 'leading' : 'freePlay',
    turn: { seat: isLeading ? seat : otherThan(seat), drew: [], laid: [] },
    log: [...deal.log, { seat, ...move }],
  };
  const beats = [...done.beats, ...shutBetween(deal.ends, after.ends)];
  const outcome = isLeading ? null : outcomeOf(after, seat);
  return outcome ? ended(after, outcome, beats) : turnedUp(after, beats);
}

/** 21.2: begins the next turn. */
function turnedUp(deal: Deal, beats: readonly Beat[]): ReturnType<Game['play']> {
  const seat = deal.turn?.seat ?? 0;
  const at = rightEndOf(deal, seat);
  return {
    deal: { ...deal, memory: { turned: [...turnedIn(deal), at] } },
    beats: [...beats, { beat: 'turnedUp', seat, at, tile: deal.heap[at] ?? '0-0' }],
  };
}
