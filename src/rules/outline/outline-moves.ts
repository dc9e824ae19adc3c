/** The moves of a game for one that fills an outline (23.2, 32.2): tiles are laid and lifted again. */
import { ended, facesAt } from '../ended.ts';
import type { Beat, Deal, Event, Game, Laid, Move, Outcome, Seen } from '../game.ts';
import { positionOf } from '../heap.ts';
import { SEAT } from '../solo/alone.ts';
import { givenOf } from '../squares/given.ts';
import { halves } from '../tiles.ts';
import { filledBy } from './filled.ts';
import { outlineOf } from './outline-of.ts';
import { wayAt, waysFor } from './ways.ts';

/**
 * 23.2, 23.3: lists the tiles of the hand in their order, each in all its places; then tiles to lift; then giving up.
 */
export function outlineMoves(seen: Seen): readonly Move[] {
  if (seen.turn === null) return [];
  const outline = outlineOf(seen);
  const filled = filledBy(seen);
  const given = givenOf(seen);
  return [
    ...facesAt(seen, seen.hands[SEAT] ?? []).flatMap((tile) =>
      waysFor(outline, filled, tile).map(({ arm }): Move => ({ do: 'play', tile, arm })),
    ),
    ...seen.laid.filter(({ at }) => !given.includes(at)).map(({ tile }): Move => ({ do: 'lift', tile })),
    { do: 'giveUp' },
  ];
}

const illegal = (move: Move) => new Error(`not a legal move: ${JSON.stringify(move)}`);

type LaidBeat = Extract<Beat, { beat: 'laid' }>;

interface OutlinePlay {
  /** Returns true if the tiles that lie solve the puzzle. */
  readonly isSolved: (deal: Deal) => boolean;
  /** Returns what else a play has brought about: the deal before it, and after it. */
  readonly about: (before: Deal, after: Deal, arm: string) => Partial<LaidBeat>;
}

/** Returns the event of a legal move, and the tiles after it. Throws if the move is not legal. */
function moved(
  deal: Deal,
  move: Move,
): Pick<Deal, 'hands' | 'laid'> & { readonly event: Event; readonly fact: Beat | null } {
  if (deal.turn === null) throw illegal(move);
  if (move.do === 'giveUp') return { ...deal, event: { seat: SEAT, do: 'giveUp' }, fact: null };
  if (move.do === 'play') return laidBy(deal, move);
  if (move.do === 'lift') return lifted(deal, move);
  throw illegal(move);
}

function laidBy(deal: Deal, move: Extract<Move, { do: 'play' }>): ReturnType<typeof moved> {
  const { tile, arm } = move;
  const at = positionOf(deal, SEAT, tile);
  // A play has no keys beyond tile and place.
  if (at === undefined || Object.keys(move).length > 3 || !wayAt(outlineOf(deal), filledBy(deal), tile, arm))
    throw illegal(move);
  const [inner, outer] = halves(tile);
  const lies: Laid = { at, tile, to: null, arm, inner, outer, closed: false, seat: SEAT };
  return {
    hands: deal.hands.map((hand) => hand.filter((other) => other !== at)),
    laid: [...deal.laid, lies],
    event: { seat: SEAT, do: 'play', tile, arm },
    fact: { beat: 'laid', seat: SEAT, at, tile, arm, closed: false, index: deal.laid.length },
  };
}

function lifted(deal: Deal, move: Extract<Move, { do: 'lift' }>): ReturnType<typeof moved> {
  const index = deal.laid.findIndex(({ tile }) => tile === move.tile);
  const laid = deal.laid[index];
  if (!laid || givenOf(deal).includes(laid.at)) throw illegal(move);
  const { at, tile, arm } = laid;
  return {
    hands: deal.hands.map((hand) => [...hand, at]),
    laid: deal.laid.filter((other) => other !== laid),
    event: { seat: SEAT, do: 'lift', tile },
    fact: { beat: 'lifted', seat: SEAT, at, tile, arm: arm ?? '', index },
  };
}

/** Plays a move. Once the puzzle is solved the deal ends with `domino` (22.3), or it is given up. */
export function outlinePlay(deal: Deal, move: Move, { isSolved, about }: OutlinePlay): ReturnType<Game['play']> {
  const { event, fact, hands, laid } = moved(deal, move);
  const after: Deal = { ...deal, hands, laid, log: [...deal.log, event] };
  const told = fact?.beat === 'laid' ? { ...fact, ...about(deal, after, `${fact.arm}`) } : fact;
  const beats = told ? [told] : [];
  const outcome: Outcome | null =
    move.do === 'giveUp' ? { how: 'givenUp', by: SEAT } : isSolved(after) ? { how: 'domino', by: SEAT } : null;
  return outcome ? ended(after, outcome, beats) : { deal: after, beats };
}
