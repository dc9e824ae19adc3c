/** The parts of a turn that the games of a tree share: what a seat draws and passes, and what that shows. */
import { ended, facesAt } from '../ended.ts';
import type { Beat, Deal, End, Event, Game, Lack, Laid, Move, Seat, Seen, Tile } from '../game.ts';
import { lastIndexWhere } from '../last-where.ts';
import { isTileMove } from '../moves.ts';
import { halves } from '../tiles.ts';

/** Returns the hand of the seat to move. Throws if it is hidden. */
export function handToMove({ turn, hands, heap }: Pick<Seen, 'turn' | 'hands' | 'heap'>): readonly Tile[] {
  const positions = (turn && hands[turn.seat]) ?? [];
  const hand = facesAt({ heap }, positions);
  if (hand.length < positions.length) throw new Error('the moves of a hand that is not seen were asked for');
  return hand;
}

/** Returns every play of these tiles on these ends. */
export const playsOn = (hand: readonly Tile[], ends: readonly End[]): readonly Move[] =>
  hand.flatMap((tile) =>
    ends.flatMap(({ place, shows }): Move[] =>
      halves(tile).includes(shows) ? [{ do: 'play', tile, arm: place }] : [],
    ),
  );

/** Returns the open numbers, ascending, without dead ones: a seat that draws or passes has none of them. */
export const openNumbers = ({ ends }: Pick<Seen, 'ends'>): readonly number[] =>
  [...new Set(ends.flatMap(({ shows, state }) => (state === 'open' ? [shows] : [])))].sort((a, b) => a - b);

export const nextSeat = (seat: Seat, { seats }: Pick<Seen, 'seats'>): Seat => (seat + 1) % seats;

/** The seat takes a tile from the boneyard. `suits`: the numbers that it could not match. */
export function drawn(
  deal: Deal,
  seat: Seat,
  from: number | undefined,
  suits: readonly number[],
): ReturnType<Game['play']> {
  const tile = from === undefined ? undefined : deal.heap[from];
  if (from === undefined || tile === undefined || !deal.boneyard.includes(from))
    throw new Error(`no boneyard tile at ${from}`);
  return {
    deal: {
      ...deal,
      hands: deal.hands.map((hand, each) => (each === seat ? [...hand, from] : hand)),
      boneyard: deal.boneyard.filter((at) => at !== from),
      turn: { seat, drew: [...(deal.turn?.drew ?? []), from], laid: [] },
      log: [...deal.log, { seat, do: 'draw', from }],
    },
    beats: [{ beat: 'drew', seat, at: from, tile, suits }],
  };
}

/** 1.9: all seats have passed in a row and nothing can be drawn any more, so nobody can ever go on. */
export function passed(deal: Deal, seat: Seat, suits: readonly number[]): ReturnType<Game['play']> {
  const log: readonly Event[] = [...deal.log, { seat, do: 'pass' }];
  const after: Deal = { ...deal, turn: { seat: nextSeat(seat, deal), drew: [], laid: [] }, log };
  const beats: readonly Beat[] = [{ beat: 'passed', seat, suits }];
  const passes = log.slice(lastIndexWhere(log, isTileMove) + 1).filter((event) => event.do === 'pass').length;
  if (passes < deal.seats || deal.boneyard.length > 0) return { deal: after, beats };
  return ended(after, { how: 'blocked', by: deal.laid.at(-1)?.seat ?? seat }, beats);
}

/**
 * Returns what each event showed: whoever draws or passes has no tile with a number that could be matched. `numbersAt`
 * tells these numbers with the tiles on the table.
 */
export function lacksOfDraws(
  { laid, log }: Pick<Seen, 'laid' | 'log'>,
  numbersAt: (laid: readonly Laid[]) => readonly number[],
): readonly (Lack | null)[] {
  let lie = 0;
  let numbers: readonly number[] = [];
  return log.map((event): Lack | null => {
    if (isTileMove(event)) {
      lie++;
      numbers = numbersAt(laid.slice(0, lie));
      return null;
    }
    return { seats: [event.seat], except: [], numbers, tiles: [] };
  });
}
