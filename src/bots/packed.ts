/**
 * What a seat sees, packed for the way to a worker: plain arrays of small numbers, a quarter of the length. Nothing is
 * lost and nothing is added: what is hidden stays hidden.
 */
import type { Event, Laid, Options, Place, Position, Seat, Seen, Tile } from '../rules/game.ts';
import { halves, tileOf } from '../rules/tiles.ts';

/** What may be said of a tile that was laid, as bits. */
const CLOSED = 1;
const GOES_ON = 2;
/** The move said which half points outward. */
const OUT = 4;

/** A face that is hidden. */
const HIDDEN = -1;

/** An event of the log, and with it what it laid. Each kind has a length of its own. */
type PackedEvent =
  | readonly [seat: Seat]
  | readonly [seat: Seat, drawnFrom: Position]
  | readonly [seat: Seat, ledAt: Position, turnedUp: 0 | 1]
  | readonly [seat: Seat, at: Position, arm: Place, to: number, inner: number, how: number];

/** What can be left as it is, being short. */
type Plain = Pick<Seen, 'game' | 'deal' | 'teams' | 'hands' | 'boneyard' | 'dead' | 'phase' | 'scored' | 'memory'>;

export interface PackedSeen extends Plain {
  readonly options: Options;
  /** Faces in canonical order of all sets, `HIDDEN` where the seat does not see it. */
  readonly heap: readonly number[];
  readonly log: readonly PackedEvent[];
  readonly ends: readonly (readonly [arm: Place, pips: number, to: number, state: Seen['ends'][number]['state']])[];
  readonly turn: readonly [seat: Seat, drew: readonly Position[], laid: readonly number[]] | null;
  readonly outcome: Seen['outcome'];
}

/** A face as a number that does not depend on the set: 0-0, 0-1, 1-1, 0-2 … */
function codeOf(tile: Tile): number {
  const [low, high] = halves(tile);
  return (high * (high + 1)) / 2 + low;
}

function tileOfCode(code: number): Tile {
  const high = Math.floor((Math.sqrt(8 * code + 1) - 1) / 2);
  return tileOf(code - (high * (high + 1)) / 2, high);
}

/** Throws when the log and the layout do not belong together. */
export function pack(seen: Seen): PackedSeen {
  const { game, options, deal, teams, hands, boneyard, dead, phase, scored, memory, outcome, turn } = seen;
  let next = 0;
  const log = seen.log.map((event): PackedEvent => {
    if (event.do === 'pass') return [event.seat];
    if (event.do === 'draw') return [event.seat, event.from ?? HIDDEN];
    const laid = seen.laid[next++];
    if (laid?.tile !== event.tile) throw new Error(`${event.tile} is in the log, but not on the table`);
    if (event.do === 'lead') return [event.seat, laid.at, event.turnedUp ? 1 : 0];
    const how = (event.closed ? CLOSED : 0) | (event.goesOn ? GOES_ON : 0) | (event.out === undefined ? 0 : OUT);
    return [event.seat, laid.at, event.arm, laid.to ?? 0, laid.inner, how];
  });
  return {
    ...{ game, options, deal, teams, hands, boneyard, dead, phase, scored, memory, outcome, log },
    heap: seen.heap.map((tile) => (tile === null ? HIDDEN : codeOf(tile))),
    ends: seen.ends.map(({ arm, pips, to, state }) => [arm, pips, to, state]),
    turn: turn && [turn.seat, turn.drew, turn.laid],
  };
}

/** What was packed, in every part the same. */
export function unpack(packed: PackedSeen): Seen {
  const { game, options, deal, teams, hands, boneyard, dead, phase, scored, memory, outcome, turn } = packed;
  const heap = packed.heap.map((code) => (code === HIDDEN ? null : tileOfCode(code)));
  const laid: Laid[] = [];
  const log = packed.log.map((event) => {
    const [happened, tile] = unpackEvent(event, heap);
    if (tile) laid.push(tile);
    return happened;
  });
  return {
    ...{ game, options, deal, teams, heap, hands, boneyard, dead, laid, phase, scored, log, memory, outcome },
    seats: hands.length,
    ends: packed.ends.map(([arm, pips, to, state]) => ({ arm, pips, to, state })),
    turn: turn && { seat: turn[0], drew: turn[1], laid: turn[2] },
  };
}

function unpackEvent(event: PackedEvent, heap: readonly (Tile | null)[]): readonly [Event, Laid?] {
  const [seat, at = 0] = event;
  if (event.length === 1) return [{ do: 'pass', seat }];
  if (event.length === 2) return [{ do: 'draw', from: at, seat }];
  const tile = heap[at];
  if (!tile) throw new Error(`what lies at ${at} is hidden`);
  const [low, high] = halves(tile);
  if (event.length === 3) {
    const turnedUp = event[2] === 1;
    const first = { at, tile, closed: false, seat: turnedUp ? null : seat };
    return [
      { do: 'lead', tile, ...(turnedUp && { turnedUp, from: at }), seat },
      { ...first, to: null, arm: null, inner: low, outer: high },
    ];
  }
  const [, , arm, to, inner, how] = event;
  const outer = low + high - inner;
  const closed = (how & CLOSED) !== 0;
  return [
    {
      ...{ do: 'play', tile, arm, seat },
      ...(how & OUT && { out: outer }),
      ...(closed && { closed }),
      ...(how & GOES_ON && { goesOn: true }),
    },
    { at, tile, closed, seat, to, arm, inner, outer },
  ];
}
