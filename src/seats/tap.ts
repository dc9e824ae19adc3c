/** The meaning of a tap for the question at the desk. Pure functions; the gesture carries it out. */
import type { Move, Place, Tile } from '../rules/game.ts';
import {
  advisedAt,
  isBarricade,
  isLayable,
  liesOnTwo,
  mayDo,
  playableTiles,
  soleChoice,
  tileOfMove,
  tilesAt,
  waysAt,
} from '../rules/moves.ts';
import { whyNot } from '../rules/why-not.ts';
import type { DeskState, Question } from './desk.ts';
import type { About, DeskOrder, PlainRefusal, Refusal, Under } from './gesture-events.ts';

/** The result of a tap. */
export type TapWish =
  | DeskOrder
  | { readonly type: 'EXPLAIN'; readonly why: Refusal }
  | { readonly type: 'ABOUT'; readonly what: About };

/** The result of a press on a place, in the drawn table and in the table in words. */
type PlaceWish =
  | Extract<TapWish, { readonly type: 'OFFER' | 'LAY' }>
  | { readonly type: 'EXPLAIN'; readonly why: PlainRefusal };

/** The question, the picked tile and the advice. */
type Asked = Pick<DeskState, 'picked' | 'advised'> & { readonly question: Question };

const explain = <Why extends Refusal>(why: Why) => ({ type: 'EXPLAIN', why }) as const;
const about = (what: About): TapWish => ({ type: 'ABOUT', what });
const offer = (move: Move) => ({ type: 'OFFER', move }) as const;

/** A single tap, which picks a tile or plays one that fits in only one place, or the second tap of a double tap. */
type Taps = 'picking' | 'laying' | 'double';

/**
 * Returns the place where one tap plays a tile. `undefined`: the player has a choice, or could bar with the tile (9.2)
 * or turn it (25.6).
 */
export function placeAtOneTap(question: Pick<Question, 'seen' | 'moves'>, tile: Tile): Place | null | undefined {
  const { moves } = question;
  const needsThought = moves.some((move) => isBarricade(move) && tileOfMove(move) === tile) || liesOnTwo(moves, tile);
  return needsThought ? undefined : soleChoice(question, tile);
}

/** Picks a tile, or puts it back. If there is only one choice, a double tap plays it; one tap does if it may. */
function onTile(tile: Tile, question: Question, picked: Tile | null, taps: Taps): readonly TapWish[] {
  if (!isLayable(question.moves, tile))
    return [{ type: 'PICK', tile: null }, explain(whyNot(question.seen, question.moves))];
  // 23.2: a tap on the picked tile turns it.
  if (picked === tile && liesOnTwo(question.moves, tile)) return [{ type: 'TURN' }];
  const place = taps === 'laying' ? placeAtOneTap(question, tile) : soleChoice(question, tile);
  if (taps !== 'picking' && place !== undefined) return [{ type: 'LAY', tile, place }];
  return taps === 'double' ? [] : [{ type: 'PICK', tile: picked === tile ? null : tile }];
}

/** Plays the picked tile, or the one advised for that place, or the only one that fits there. */
export function onPlace(arm: Place | null, { question: { seen, moves }, picked, advised }: Asked): PlaceWish {
  const advice = advisedAt(advised, arm);
  if (!picked && advice) return offer(advice);
  const there = tilesAt(moves, arm);
  const tile = picked ?? (there.length === 1 ? there[0] : undefined);
  if (tile && waysAt(moves, tile, arm).length > 0) return { type: 'LAY', tile, place: arm };
  if (picked) {
    const end = seen.ends.find(({ place }) => place === arm);
    if (end?.state === 'shut') return explain('trainShut');
    const accepts = end?.accepts ?? [];
    return explain(accepts.length > 0 ? { takes: accepts } : 'notHere');
  }
  return explain(playableTiles(moves).size > 0 ? 'pickFirst' : whyNot(seen, moves));
}

/** Does the same as a tap on the place. An end chip also explains why its arm is closed, and which end it is. */
function onChip(arm: Place, asked: Asked): readonly TapWish[] {
  const { question, picked } = asked;
  const end = question.seen.ends.find((one) => one.place === arm);
  if (end?.state === 'closed') return [explain('closed')];
  if (end?.state === 'shut') return [explain('trainShut')];
  if (end?.state === 'dead') return [explain({ shut: end.shows })];
  const isToBePlayedAt = picked !== null || tilesAt(question.moves, arm).length === 1;
  if (!isToBePlayedAt && playableTiles(question.moves).size > 0) return [about({ on: 'end', arm })];
  return [onPlace(arm, asked)];
}

/** Returns the part to be explained if a touch does nothing else; null if it does, or if nothing is there. */
export function aboutOf(under: Under): About | null {
  switch (under.on) {
    case 'seat':
    case 'account':
      return under;
    case 'count':
    case 'boneyard':
      return { on: 'boneyard' };
    case 'chip':
      return { on: 'end', arm: under.arm };
    default:
      return null;
  }
}

/** Returns the meaning of a tap on a part. */
export function wishesOf(under: Under, asked: Asked, taps: Taps): readonly TapWish[] {
  const { question, picked } = asked;
  switch (under.on) {
    case 'own':
      return onTile(under.tile, question, picked, taps);
    case 'place':
      return [onPlace(under.arm, asked)];
    case 'unfit':
      return [explain(under.why)];
    case 'laid':
      return [offer({ do: 'lift', tile: under.tile })];
    case 'chip':
      return onChip(under.arm, asked);
    case 'way':
      return [offer(under.move)];
    case 'draw':
      return [offer({ do: 'draw' })];
    case 'pass':
      return [offer({ do: 'pass' })];
    case 'boneyard':
      if (mayDo(question.moves, 'draw')) return [offer({ do: 'draw', from: under.at })];
      return [{ type: 'PICK', tile: null }, about({ on: 'boneyard' })];
    default: {
      const what = aboutOf(under);
      return [what ? about(what) : { type: 'PICK', tile: null }];
    }
  }
}
