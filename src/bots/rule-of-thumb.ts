/** The rule of thumb: chooses by weighted features of each move, without looking ahead. */

import { gameById } from '../rules/catalogue.ts';
import type { FastChance } from '../rules/chance.ts';
import type { Move, Seen, Tile } from '../rules/game.ts';
import { findMove, isTileMove, outerHalf, type TileMove } from '../rules/moves.ts';
import { halves, pipCount } from '../rules/tiles.ts';
import { chooseAtRandom } from './random.ts';

/** A preference added to a move's worth, in pips: a temperament, or something remembered. */
export type Bias = (play: TileMove) => number;

/** What a move is worth, in pips. */
const WORTH = {
  /** For each pip that leaves the hand: what is left is what a deal costs. */
  pip: 1,
  /** For each point that it makes at once (6.10). */
  made: 1.5,
  /** For each number that the rest of the hand still shows. */
  variety: 2.5,
  /** For each tile of the rest of the hand that fits somewhere next turn. */
  own: 3,
  /** For each tile out of sight that fits somewhere next turn: others may play it. */
  others: -1,
  /** For another tile that leaves the hand in the same turn (5.4). */
  another: 12,
  /** For each pip by which the hand is lighter than others are likely to be, where all ends are shut (4.2, 5.5). */
  lighter: 2,
} as const;

/**
 * Chooses by rule of thumb, from what the seat sees: it plays rather than draws or keeps, and passes rather than draws,
 * makes points on the way, sheds heavy tiles, lays as many in a turn as it may, keeps its numbers varied, likes ends that
 * serve itself and not the others, and shuts all of them when its hand is light. Level choices fall to chance. Throws
 * when no move is legal.
 */
export function chooseByRuleOfThumb(
  seen: Seen,
  moves: readonly Move[],
  chance: FastChance,
  bias: Bias = () => 0,
): Move {
  const plays = moves.filter(isTileMove);
  // 13.3: what is drawn is more to be left with, and more to be got by the others.
  if (plays.length <= 1) return plays[0] ?? findMove(moves, 'pass') ?? chooseAtRandom(seen, moves, chance);
  const overview = overviewOf(seen);
  const worth = plays.map((play) => worthOf(play, overview) + bias(play));
  const best = Math.max(...worth);
  return chooseAtRandom(
    seen,
    plays.filter((_, index) => worth[index] === best),
    chance,
  );
}

/** What a seat sees, summed up. */
export interface Overview {
  readonly seen: Seen;
  readonly hand: readonly Tile[];
  /** For each number, how many tiles that show it are in no sight of the seat. */
  readonly hidden: readonly number[];
}

/** From the view of the seat whose turn it is. */
export function overviewOf(seen: Seen): Overview {
  const positions = seen.turn ? (seen.hands[seen.turn.seat] ?? []) : [];
  const hand = positions.flatMap((at) => seen.heap[at] ?? []);
  const known = seen.heap.filter((tile) => tile !== null);
  const highest = Math.max(0, ...known.map((tile) => halves(tile)[1]));
  // In a full set each number is on as many tiles as there are numbers.
  const hidden = Array.from({ length: highest + 1 }, (_, suit) => highest + 1 - known.filter(shows(suit)).length);
  return { seen, hand, hidden };
}

function shows(suit: number): (tile: Tile) => boolean {
  return (tile) => halves(tile).includes(suit);
}

function worthOf(play: TileMove, { seen, hand, hidden }: Overview): number {
  const rest = hand.filter((tile) => tile !== play.tile);
  const ends = openAfter(seen, play);
  if (rest.length > 0 && shutsAll(play, ends, seen)) return WORTH.lighter * lighterBy(rest, seen);
  const open = new Set(ends);
  const varied = new Set(rest.flatMap((tile) => halves(tile))).size;
  const own = rest.filter((tile) => halves(tile).some((half) => open.has(half))).length;
  const others = [...open].reduce((sum, suit) => sum + (hidden[suit] ?? 0), 0);
  const made = gameById(seen.game)?.numberAfter?.(seen, play).scores ?? 0;
  const another = play.do === 'play' && play.goesOn ? WORTH.another : 0;
  const leaves = WORTH.variety * varied + WORTH.own * own + WORTH.others * others;
  return WORTH.pip * pipCount(play.tile) + WORTH.made * made + leaves + another;
}

/** Whether the deal ends as blocked: the last end is shut, or the first of a pair that shuts both (5.6). */
function shutsAll(play: TileMove, ends: readonly number[], { laid }: Seen): boolean {
  if (play.do === 'lead' || !play.closed) return false;
  const isLine = !laid.some(({ inner, outer, closed }) => inner === outer && !closed);
  return ends.length === 0 || (isLine && play.goesOn === true);
}

/** How many pips fewer than the lightest of the others is likely to hold, all hidden tiles being as heavy. */
function lighterBy(rest: readonly Tile[], { heap, hands, turn }: Seen): number {
  const pips = (tiles: readonly Tile[]) => tiles.reduce((sum, tile) => sum + pipCount(tile), 0);
  const known = heap.filter((tile) => tile !== null);
  const highest = Math.max(0, ...known.map((tile) => halves(tile)[1]));
  // In a full set the mean tile has as many pips as the highest number.
  const mean = (heap.length * highest - pips(known)) / Math.max(1, heap.length - known.length);
  const fewest = Math.min(...hands.filter((_, seat) => seat !== turn?.seat).map(({ length }) => length));
  return fewest * mean - pips(rest);
}

/** The numbers that are open when the tile lies. */
export function openAfter(seen: Seen, play: TileMove): readonly number[] {
  if (play.do === 'lead') return halves(play.tile);
  const ends = seen.ends.filter(({ state }) => state === 'open' || state === 'free');
  const met = ends.find(({ place }) => place === play.arm);
  const others = ends.filter((end) => end !== met).flatMap(({ accepts }) => accepts);
  if (play.closed) return others;
  return met ? [...others, outerHalf(play, met.accepts)] : others;
}
