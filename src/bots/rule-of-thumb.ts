/** The rule of thumb: chooses by weighted features of each move, without looking ahead. */

import { encode, loadDeal } from '../rules/chain/codec.ts';
import { newCore } from '../rules/chain/core.ts';
import type { FastChance } from '../rules/chance.ts';
import type { Game, Move, Seen, Side, Tile } from '../rules/game.ts';
import { findMove, isBarricade, isTileMove, outerHalf, type TileMove } from '../rules/moves.ts';
import { halves, pipCount } from '../rules/tiles.ts';
import { chooseAtRandom } from './random.ts';
import { turnsFrom } from './search/search-turns.ts';

/** A preference added to a move's worth, in pips: a temperament, or something remembered. */
export type Bias = (play: TileMove) => number;

/** The worth of a play's features, in pips. */
const WORTH = {
  /** For each pip that leaves the hand: pips left in the hand cost points. */
  pip: 1,
  /** For each point scored at once (6.10). */
  made: 1.5,
  /** For each number that the rest of the hand still shows. */
  variety: 2.5,
  /** For each tile of the rest of the hand that fits somewhere next turn. */
  own: 3,
  /** For each hidden tile that fits somewhere next turn. Others may play it, and a partner should be able to. */
  others: -1,
  /** For a tile that is worth most as the last one, but is played earlier (17.5, 20.4). */
  early: -20,
  /** For another tile that leaves the hand in the same turn (5.4). */
  another: 12,
  /** For each pip by which the hand is probably lighter than the others', if all ends are shut (4.2, 5.5). */
  lighter: 2,
} as const;

/** Pips by which a side must probably be the lightest before it plays a barricade (9.3). */
const BARS = 9;

/**
 * Chooses by rule of thumb, from the seat's view. It plays rather than draws or keeps, and passes rather than draws. It
 * scores on the way, sheds heavy tiles, plays many in a turn, and keeps its numbers varied. It likes ends that suit
 * itself and not the others. With a light hand it shuts all ends, or bars. Chance decides between equals. Throws if no
 * move is legal.
 * @param ownWorth the worth of plays at a kind of table with a rule of thumb of its own (`BotKind`).
 */
export function chooseByRuleOfThumb(
  game: Game,
  shown: Seen,
  moves: readonly Move[],
  chance: FastChance,
  bias: Bias = () => 0,
  ownWorth: ((play: TileMove) => number) | null = null,
): Move {
  const seen = game.among?.deal(shown) ?? shown;
  const overview = overviewOf(game, seen);
  const all = moves.filter(isTileMove);
  const barricade = barricadeFor(all.filter(isBarricade), overview);
  if (barricade) return barricade;
  const plays = withMostInTurn(
    game,
    seen,
    all.filter((move) => !isBarricade(move)),
  );
  // 13.3: drawn tiles are more to be left with, and more points for the others.
  if (plays.length <= 1) return plays[0] ?? findMove(moves, 'pass') ?? chooseAtRandom(seen, moves, chance);
  const worth = plays.map((play) => (ownWorth?.(play) ?? worthOf(play, overview)) + bias(play));
  const best = Math.max(...worth);
  return chooseAtRandom(
    seen,
    plays.filter((_, index) => worth[index] === best),
    chance,
  );
}

/**
 * Returns the plays that begin a turn in which most is shed, where a turn plays as many tiles as fit (12.1); else all.
 */
function withMostInTurn(game: Game, seen: Seen, plays: readonly TileMove[]): readonly TileMove[] {
  const rules = game.chainRules?.(seen.options, seen.seats);
  if (rules?.tilesInTurn !== 'as many as fit' || plays.length < 2) return plays;
  const core = newCore(rules);
  loadDeal(core, seen);
  const shed = plays.map((play) => Math.max(...turnsFrom(core, encode(core, play)).map((turn) => turn.shed)));
  return plays.filter((_, nth) => shed[nth] === Math.max(...shed));
}

/** Returns the barricade that leaves least in the hand, if the side is then probably the lightest (9.3). */
function barricadeFor(barricades: readonly TileMove[], { seen, hand }: Overview): TileMove | undefined {
  const [heaviest] = [...barricades].sort((a, b) => pipCount(b.tile) - pipCount(a.tile));
  if (!heaviest) return undefined;
  return lighterBy(
    hand.filter((tile) => tile !== heaviest.tile),
    seen,
  ) >= BARS
    ? heaviest
    : undefined;
}

/** A seat's view, summed up. */
export interface Overview {
  readonly game: Game;
  readonly seen: Seen;
  readonly hand: readonly Tile[];
  /** For each number, how many tiles that show it are hidden from the seat. */
  readonly hidden: readonly number[];
}

/** Sums up the view of the seat whose turn it is. */
export function overviewOf(game: Game, seen: Seen): Overview {
  const positions = seen.turn ? (seen.hands[seen.turn.seat] ?? []) : [];
  const hand = positions.flatMap((at) => seen.heap[at] ?? []);
  const known = seen.heap.filter((tile) => tile !== null);
  const highest = Math.max(0, ...known.map((tile) => halves(tile)[1]));
  // In a full set each number is on as many tiles as there are numbers.
  const hidden = Array.from({ length: highest + 1 }, (_, suit) => highest + 1 - known.filter(shows(suit)).length);
  return { game, seen, hand, hidden };
}

function shows(suit: number): (tile: Tile) => boolean {
  return (tile) => halves(tile).includes(suit);
}

function worthOf(play: TileMove, { game, seen, hand, hidden }: Overview): number {
  const rest = hand.filter((tile) => tile !== play.tile);
  const ends = openAfter(game, seen, play);
  if (rest.length > 0 && shutsAll(play, ends, seen)) return WORTH.lighter * lighterBy(rest, seen);
  const open = new Set(ends);
  const varied = new Set(rest.flatMap((tile) => halves(tile))).size;
  const own = rest.filter((tile) => halves(tile).some((half) => open.has(half))).length;
  const others = rivalry(seen) * [...open].reduce((sum, suit) => sum + (hidden[suit] ?? 0), 0);
  const made = game.worth?.scoresOf?.(seen, play) ?? 0;
  const another = play.do === 'play' && play.goesOn ? WORTH.another : 0;
  const leaves = WORTH.variety * varied + WORTH.own * own + WORTH.others * others;
  // 20.4: where tiles left in the hand cost nothing, shedding them is worth nothing.
  const handsCount = game.chainRules?.(seen.options, seen.seats).handsCount ?? true;
  const rid = handsCount ? WORTH.pip * pipCount(play.tile) : 0;
  const early = game.worth?.isEarly?.(play.tile, rest) ? WORTH.early : 0;
  return rid + early + WORTH.made * made + leaves + another;
}

/** Returns the factor for tiles that others can play: 1 if all others are rivals, less with a partner. */
function rivalry({ sides, turn }: Seen): number {
  const partners = sides.filter((side) => turn && side === sides[turn.seat]).length - 1;
  return 1 - (2 * Math.max(0, partners)) / Math.max(1, sides.length - 1);
}

/** True if the deal ends as blocked: the play shuts the last end, or the first of a pair that shuts both (5.6). */
function shutsAll(play: TileMove, ends: readonly number[], { laid }: Seen): boolean {
  if (play.do === 'lead' || !play.closed) return false;
  const isLine = !laid.some(({ inner, outer, closed }) => inner === outer && !closed);
  return ends.length === 0 || (isLine && play.goesOn === true);
}

/**
 * Returns by how many pips the side is probably lighter than the lightest other side. All hidden tiles count as the
 * mean.
 */
function lighterBy(rest: readonly Tile[], { heap, hands, sides, turn }: Seen): number {
  const pips = (tiles: readonly Tile[]) => tiles.reduce((sum, tile) => sum + pipCount(tile), 0);
  const known = heap.filter((tile) => tile !== null);
  const highest = Math.max(0, ...known.map((tile) => halves(tile)[1]));
  // In a full set the mean tile has as many pips as the highest number.
  const mean = (heap.length * highest - pips(known)) / Math.max(1, heap.length - known.length);
  const own = sides[turn?.seat ?? -1];
  const hiddenOf = (side: Side | undefined) =>
    hands.reduce((sum, { length }, seat) => sum + (sides[seat] === side && seat !== turn?.seat ? length : 0), 0);
  const fewest = Math.min(...[...new Set(sides)].filter((side) => side !== own).map(hiddenOf));
  return (fewest - hiddenOf(own)) * mean - pips(rest);
}

/** Returns the numbers that fit the ends after the play (6.4). */
export function openAfter(game: Game, seen: Seen, play: TileMove): readonly number[] {
  const takes = game.chainRules?.(seen.options, seen.seats).tables.takes;
  const taken = (shows: number) => takes?.[shows] ?? shows;
  if (play.do === 'lead') return halves(play.tile).map(taken);
  const ends = seen.ends.filter(({ state }) => state === 'open' || state === 'free');
  // 21.7, 21.8: an inserted tile or a cut leaves the other ends as they are.
  const met = play.joint === undefined ? ends.find(({ place }) => place === play.arm) : undefined;
  const others = ends.filter((end) => end !== met).flatMap(({ accepts }) => accepts);
  if (play.closed) return others;
  return met ? [...others, taken(outerHalf(play, met.accepts))] : others;
}
