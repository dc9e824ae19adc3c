/** A turn of Mexican Train: a tile, and another on a double; else one draw, and else a pass (29.4 to 29.8). */
import { laidBy, shutBetween } from '../chain/ends.ts';
import { dealDouble, highestIn, turnedUpAt } from '../deal-double.ts';
import { ended, facesAt } from '../ended.ts';
import type { Beat, Deal, Event, Game, Lack, Laid, Move, Seat, Seen, Tile, Turn } from '../game.ts';
import { positionOf } from '../heap.ts';
import { lastIndexWhere } from '../last-where.ts';
import { isTileMove, placeOfMove, sameMove, type TileMove } from '../moves.ts';
import { halves, isDouble } from '../tiles.ts';
import { drawn, handToMove, nextSeat, playsOn } from '../tree/tree-turns.ts';
import { markedIn, type TrainMemory } from './marked.ts';
import { endsToServe, numbersToServe, trainsOf } from './train-ends.ts';

type Played = ReturnType<Game['play']>;

/** Throws if the hand of the seat to move is hidden, or the engine is not turned up. */
export function movesOnTrains(seen: Seen): readonly Move[] {
  if (seen.turn === null) return [];
  const hand = handToMove(seen);
  if (seen.phase === 'leading') return [engineOf(seen)];
  const plays = playsOn(hand, endsToServe(seen)).map((move) =>
    move.do === 'play' && goesOn(seen, hand, move.tile) ? { ...move, goesOn: true as const } : move,
  );
  if (plays.length > 0) return plays;
  // 29.6: after a double the seat may draw again.
  const hasDrawn = seen.log.at(-1)?.do === 'draw';
  return [seen.boneyard.length > 0 && !hasDrawn ? { do: 'draw' } : { do: 'pass' }];
}

/** 29.6, 29.7: true if the tile is a double that must be covered in the same turn. */
const goesOn = ({ laid, options }: Seen, hand: readonly Tile[], tile: Tile) =>
  isDouble(tile) && hand.length > 1 && !isWhole(laid, tile, highestIn(options));

/** 29.7: true if every other tile of a double's number lies on the table. */
function isWhole(laid: readonly Laid[], double: Tile, highest: number): boolean {
  const [number] = halves(double);
  return laid.filter(({ tile }) => halves(tile).includes(number)).length === highest;
}

/** 29.2: the engine is turned up, and the seat in turn plays first on it. */
function engineOf(seen: Seen): Move {
  const from = turnedUpAt(seen);
  if (from === undefined) throw new Error('the engine is not turned up');
  return { do: 'lead', tile: dealDouble(seen), turnedUp: true, from };
}

/** Throws if the move is not legal. */
export function playTrains(deal: Deal, given: Move): Played {
  const move = movesOnTrains(deal).find((legal) => sameMove(legal, given));
  if (!move || !deal.turn) throw new Error(`not a legal move: ${JSON.stringify(given)}`);
  const { seat } = deal.turn;
  if (move.do === 'lead') return led(deal, seat, move);
  if (move.do === 'play') return laidOn(deal, seat, move);
  const suits = numbersToServe(deal);
  return given.do === 'draw' ? drawn(deal, seat, given.from ?? deal.boneyard[0], suits) : passed(deal, seat, suits);
}

/** Returns the deal once the trains are as they are to the seat in turn. */
function inTurn(deal: Deal, turn: Turn, marked: readonly Seat[]): Deal {
  const memory: TrainMemory = { marked };
  return {
    ...deal,
    ...trainsOf(deal.laid, highestIn(deal.options), marked, turn.seat),
    turn,
    memory: { ...memory },
  };
}

/** 29.2: the engine lies, and the same seat has its turn. */
function led(deal: Deal, seat: Seat, move: TileMove): Played {
  const at = turnedUpAt(deal) ?? 0;
  const engine: Laid = { ...laidBy([], move, at, null), root: deal.seats + 1 };
  const boneyard = deal.boneyard.filter((position) => position !== at);
  const log: readonly Event[] = [...deal.log, { seat, ...move }];
  const after = inTurn({ ...deal, boneyard, laid: [engine], log }, { seat, drew: [], laid: [] }, []);
  return { deal: after, beats: [{ beat: 'led', seat: null, at, tile: move.tile }] };
}

/** 29.5, 29.6: a tile on the own train shuts it to the others again; a double makes the turn go on. */
function laidOn(deal: Deal, seat: Seat, move: Extract<Move, { do: 'play' }>): Played {
  const { tile, arm } = move;
  const at = positionOf(deal, seat, tile) ?? 0;
  const laid = [...deal.laid, laidBy(deal.ends, move, at, seat)];
  const index = laid.length - 1;
  const hands = deal.hands.map((hand, each) => (each === seat ? hand.filter((held) => held !== at) : hand));
  const before = markedIn(deal);
  const marked = before.filter((each) => each !== arm || each !== seat);
  const turn = move.goesOn
    ? { seat, drew: deal.turn?.drew ?? [], laid: [...(deal.turn?.laid ?? []), index] }
    : { seat: nextSeat(seat, deal), drew: [], laid: [] };
  const after = inTurn({ ...deal, hands, laid, log: [...deal.log, { seat, ...move }] }, turn, marked);
  const beats: readonly Beat[] = [
    { beat: 'laid', seat, at, tile, arm, closed: false, index },
    ...(marked.length < before.length ? [{ beat: 'unmarked' as const, seat }] : []),
    ...shutBetween(deal.ends, after.ends),
  ];
  return hands[seat]?.length === 0 ? ended(after, { how: 'domino', by: seat }, beats) : { deal: after, beats };
}

/** 29.5, 29.8: a pass opens the own train. */
function passed(deal: Deal, seat: Seat, suits: readonly number[]): Played {
  const before = markedIn(deal);
  const isNew = !before.includes(seat);
  const marked = isNew ? [...before, seat].sort((a, b) => a - b) : before;
  const log: readonly Event[] = [...deal.log, { seat, do: 'pass' }];
  const after = inTurn({ ...deal, log }, { seat: nextSeat(seat, deal), drew: [], laid: [] }, marked);
  const beats: readonly Beat[] = [
    { beat: 'passed', seat, suits },
    ...(isNew ? [{ beat: 'marked' as const, seat }] : []),
  ];
  if (!isBlocked(after)) return { deal: after, beats };
  return ended(after, { how: 'blocked', by: deal.laid.at(-1)?.seat ?? seat }, beats);
}

/**
 * 29.8: all seats have passed in a row, nothing can be drawn any more, and no hand has a tile for any train, or for the
 * double that must be covered.
 */
function isBlocked({ log, seats, boneyard, ends, phase, hands, heap }: Deal): boolean {
  if (boneyard.length > 0) return false;
  const passes = log.slice(lastIndexWhere(log, isTileMove) + 1).filter((event) => event.do === 'pass').length;
  if (passes < seats) return false;
  const places = phase === 'cover' ? ends.filter(({ state }) => state === 'free') : ends;
  return hands.every((hand) => playsOn(facesAt({ heap }, hand), places).length === 0);
}

/** 29.5, 29.6: a draw or a pass shows that no tile of the hand fits a train open to the seat, or the double that waits. */
export function lacksOnTrains({
  laid,
  log,
  options,
}: Pick<Seen, 'laid' | 'log' | 'options'>): readonly (Lack | null)[] {
  const highest = highestIn(options);
  const marked = new Set<Seat>();
  let lie = 0;
  return log.map((event): Lack | null => {
    const { seat } = event;
    if (isTileMove(event)) {
      lie++;
      if (placeOfMove(event) === seat) marked.delete(seat);
      return null;
    }
    const numbers = numbersToServe(trainsOf(laid.slice(0, lie), highest, [...marked], seat));
    if (event.do === 'pass') marked.add(seat);
    return { seats: [seat], except: [], numbers, tiles: [] };
  });
}
