/** The reasons for a move, as data: what sets it apart from the other tiles that could be laid. */

import { gameById } from '../rules/catalogue.ts';
import type { Move, Seat, Seen, Standing, Tile } from '../rules/game.ts';
import { goalsAhead } from '../rules/goals.ts';
import { isBarricade, isTileMove, outerHalf, type TileMove } from '../rules/moves.ts';
import { halves, isDouble, pipCount } from '../rules/tiles.ts';
import type { Slot } from './knowledge/slots.ts';
import type { Opinion } from './opinion.ts';
import { type Stroke, strokesOf } from './strokes.ts';
import { type Prospect, prospectsIn } from './total/prospects.ts';
import { type LinesWhy, whysInLines } from './two-lines/whys.ts';

export type Why =
  /** It is the last tile of the hand. */
  | { readonly why: 'dominoes' }
  /** Nothing else can be laid. */
  | { readonly why: 'only' }
  /** It makes so many points at once (6.10). */
  | { readonly why: 'scores'; readonly points: number }
  /** So many pips leave the hand. */
  | { readonly why: 'sheds'; readonly pips: number }
  /** So many pips less could be written off what the seat has (19.6). */
  | { readonly why: 'saves'; readonly pips: number }
  | Stroke
  | LinesWhy
  /** A double fits fewer places than any other tile. */
  | { readonly why: 'double' }
  /** So many numbers stay in the hand. */
  | { readonly why: 'keeps'; readonly numbers: number }
  /** So many tiles of the hand go on where it is laid. */
  | { readonly why: 'follows'; readonly number: number; readonly tiles: number }
  /** These seats could not play on the number that is open then. */
  | { readonly why: 'blocks'; readonly number: number; readonly seats: readonly Seat[] }
  /** Few tiles with the number that is open then are out of sight. */
  | { readonly why: 'scarce'; readonly number: number; readonly tiles: number }
  /** It ends the deal, with so many points left in the hand (9.2). */
  | { readonly why: 'bars'; readonly points: number }
  /** It leaves so many pips to a goal, and so many tiles in no sight have as many (15.2). */
  | { readonly why: 'leaves'; readonly goal: number; readonly missing: number; readonly tiles: number }
  /** It passes a goal that others might have hit (15.2). */
  | { readonly why: 'passes'; readonly goal: number }
  /** The end is shut. */
  | { readonly why: 'closes' }
  /** The turn goes on with another double. */
  | { readonly why: 'another' }
  /** 13.4: another seat has just passed, so that a pass ends the deal, with so many pips in the own hand. */
  | { readonly why: 'pass ends'; readonly pips: number }
  /** 13.4: the same, and it is avoided by a draw. */
  | { readonly why: 'keeps alive'; readonly pips: number }
  /** 13.3: a draw would cost two tiles. */
  | { readonly why: 'spares two' }
  /** 13.3: two tiles more, one of which may fit when the turn comes again. */
  | { readonly why: 'two more' }
  /** No single reason: in the rollouts it makes so many points more. */
  | { readonly why: 'comes to more'; readonly points: number };

/** The features of a play. */
interface Counted {
  readonly play: TileMove;
  /** The points that it makes at once. */
  readonly made: number;
  readonly pips: number;
  readonly numbers: number;
  /** The number that is open where it lies; `null` where it shuts the end. */
  readonly open: number | null;
  /** Tiles of the rest that show that number. */
  readonly follow: number;
  /** Tiles out of sight that show it. */
  readonly hidden: number;
  /** Seats of other sides that are known not to hold it. */
  readonly blocked: readonly Seat[];
}

/** The least weight of a reason: about a third of a tile's worth. */
const LEAST = 0.35;
/** The most reasons that are given. */
const MOST = 2;
/** The weight of what decides more than points. */
const STROKE = 10;

/**
 * The reasons for the first opinion, the strongest first.
 * @param point what a point comes to in such deals (`pointIn`).
 * @param standing how the match stood before the deal; a first deal unless given.
 */
export function whysOf(
  seen: Seen,
  opinions: readonly Opinion[],
  slots: readonly Slot[],
  point = 1,
  standing?: Standing,
): readonly Why[] {
  const best = opinions[0]?.moves[0];
  const plays = opinions.flatMap(({ moves: [move] }) => (move && isTileMove(move) && !isBarricade(move) ? [move] : []));
  const toMore: Why = { why: 'comes to more', points: ((opinions[0]?.value ?? 0) - (opinions[1]?.value ?? 0)) / point };
  if (best && !isTileMove(best)) return [...ofPair(best, seen, opinions), toMore];
  if (!best) return [toMore];
  const hand = handOf(seen);
  // 21.1: of a row that nobody sees not all faces are known.
  const isLast = seen.hands[seen.turn?.seat ?? -1]?.length === 1;
  if (isLast && !(best.do === 'play' && best.goesOn)) return [{ why: 'dominoes' }];
  if (isBarricade(best)) {
    const left = hand.filter((tile) => tile !== best.tile);
    return [{ why: 'bars', points: left.reduce((sum, tile) => sum + pipCount(tile), 0) }];
  }
  if (gameById(seen.game)?.table.kind === 'two lines') {
    const reasons = whysInLines(
      seen,
      best,
      plays.filter((play) => play !== best),
    );
    return reasons.length > 0 ? reasons : [toMore];
  }
  const others = plays.filter((play) => play.tile !== best.tile);
  if (others.length === 0 && opinions.length === 1) return [{ why: 'only' }];
  const prospectOf = prospectsIn(gameById(seen.game), seen);
  if (prospectOf) return ofTotal(best, others, prospectOf, seen) ?? [toMore];
  const strokes = strokesOf(best, others, seen);
  if (strokes.some(({ why }) => why === 'stakes')) return strokes;
  const count = (play: TileMove) => counted(play, seen, hand, slots);
  const own = count(best);
  const rivals = plays.filter((play) => play !== best);
  const mayEndTurn = rivals.some((play) => play.do === 'play' && play.tile === best.tile && !play.goesOn);
  const said = [
    ...strokes.map((why) => ({ why, weight: STROKE })),
    scoring(own, rivals.map(count)),
    ...weighed(own, others.map(count), pipsCount(seen, standing), mayEndTurn),
  ];
  const reasons = said.filter(({ weight }) => weight >= LEAST).sort((a, b) => b.weight - a.weight);
  return reasons.length > 0 ? reasons.slice(0, MOST).map(({ why }) => why) : [toMore];
}

/** What speaks for a pass or for a draw where either may be chosen and nothing fits (13.3, 13.4). */
function ofPair(best: Move, seen: Seen, opinions: readonly Opinion[]): readonly Why[] {
  const moves = opinions.flatMap((each) => each.moves);
  const isChoice = ['pass', 'draw'].every((what) => moves.some((move) => move.do === what));
  if (!isChoice || moves.some(isTileMove)) return [];
  const last = seen.log.at(-1);
  const pips = handOf(seen).reduce((sum, tile) => sum + pipCount(tile), 0);
  const isLastPass = last?.do === 'pass' && last.seat !== seen.turn?.seat;
  if (best.do === 'pass') return [isLastPass ? { why: 'pass ends', pips } : { why: 'spares two' }];
  return [isLastPass ? { why: 'keeps alive', pips } : { why: 'two more' }];
}

/** What speaks for a play by its prospects (15.2); `null`: none of that. */
function ofTotal(
  best: TileMove,
  others: readonly TileMove[],
  prospectOf: (play: TileMove) => Prospect,
  seen: Seen,
): readonly Why[] | null {
  const [own, rivals] = [prospectOf(best), others.map(prospectOf)];
  if (own.made > 0) return [{ why: 'scores', points: own.made }];
  const passed = passedBy(best, seen);
  if (passed !== null && rivals.some(({ risk }) => risk > own.risk)) return [{ why: 'passes', goal: passed }];
  const isSafest = rivals.every(({ risk }) => risk >= own.risk) && rivals.some(({ risk }) => risk > own.risk);
  if (!isSafest || !own.goal) return null;
  return [{ why: 'leaves', goal: own.goal.at, missing: own.missing, tiles: own.hitting }];
}

/** The goal that a play passes; `null`: none. */
function passedBy(play: TileMove, seen: Seen): number | null {
  const before = gameById(seen.game)?.tableNumber?.(seen);
  const goal = before && goalsAhead(before)[0];
  return goal && before.value + pipCount(play.tile) > goal.at ? goal.at : null;
}

interface Weighed {
  readonly why: Why;
  /** How far it sets the play apart from the others. */
  readonly weight: number;
}

/** That it makes points at once, where no other play makes more: in another place the same tile may. */
function scoring({ made }: Counted, rivals: readonly Counted[]): Weighed {
  const others = rivals.map((rival) => rival.made);
  const mean = others.reduce((sum, each) => sum + each, 0) / Math.max(1, others.length);
  return { why: { why: 'scores', points: made }, weight: Math.max(...others) > made ? 0 : (made - mean) / 3 };
}

/** What pips that leave the hand do for a seat; `null`: what is left in hands counts for nothing (20.4). */
function pipsCount({ game, turn }: Seen, standing: Standing | undefined): 'sheds' | 'saves' | null {
  const { reasons = ['hand'], writesOff } = gameById(game) ?? {};
  // 19.6: who has nothing can write nothing off.
  if (writesOff) return turn && (standing?.totals[turn.seat] ?? 0) > 0 ? 'saves' : null;
  return reasons.includes('hand') || reasons.includes('own') ? 'sheds' : null;
}

/**
 * All other possible reasons for a play, over plays of other tiles. `pipsDo`: what shed pips are good for. `mayEndTurn`:
 * laid in the same place the tile could also be the last of the turn.
 */
function weighed(
  best: Counted,
  others: readonly Counted[],
  pipsDo: 'sheds' | 'saves' | null,
  mayEndTurn: boolean,
): Weighed[] {
  const { play, pips, numbers, open, follow, hidden, blocked } = best;
  const mean = (of: (each: Counted) => number) =>
    others.reduce((sum, each) => sum + of(each), 0) / Math.max(1, others.length);
  // No reason that holds more strongly for another tile: a player told of nine points would point at the twelve.
  const more = (of: (each: Counted) => number) =>
    others.length === 0 || others.some((each) => of(each) > of(best)) ? 0 : of(best) - mean(of);
  const all: Weighed[] = [
    ...(pipsDo ? [{ why: { why: pipsDo, pips }, weight: more((each) => each.pips) / 3 }] : []),
    { why: { why: 'keeps', numbers }, weight: more((each) => each.numbers) },
    {
      why: { why: 'double' },
      weight:
        isDouble(play.tile) && others.length > 0 ? 0.8 * (1 - mean((each) => Number(isDouble(each.play.tile)))) : 0,
    },
  ];
  if (play.do === 'play' && play.goesOn && mayEndTurn) all.push({ why: { why: 'another' }, weight: 3 });
  if (open === null) return [...all, { why: { why: 'closes' }, weight: 1 }];
  const lead = play.do === 'lead';
  all.push(
    {
      why: { why: 'follows', number: open, tiles: follow },
      weight: lead || follow < 2 ? 0 : 0.7 * more((each) => each.follow),
    },
    { why: { why: 'blocks', number: open, seats: blocked }, weight: more((each) => each.blocked.length) },
    { why: { why: 'scarce', number: open, tiles: hidden }, weight: hidden > 3 ? 0 : more((each) => -each.hidden) / 3 },
  );
  return all;
}

function counted(play: TileMove, seen: Seen, hand: readonly Tile[], slots: readonly Slot[]): Counted {
  const rest = hand.filter((tile) => tile !== play.tile);
  const open = openAt(play, seen);
  const shows = (tile: Tile) => open !== null && halves(tile).includes(open);
  const known = seen.heap.filter((tile) => tile !== null);
  const highest = Math.max(0, ...known.map((tile) => halves(tile)[1]));
  return {
    play,
    made: gameById(seen.game)?.scoresOf?.(seen, play) ?? 0,
    pips: pipCount(play.tile),
    numbers: new Set(rest.flatMap((tile) => halves(tile))).size,
    open,
    follow: rest.filter(shows).length,
    // In a full set each number is on as many tiles as there are numbers.
    hidden: highest + 1 - known.filter(shows).length,
    blocked: open === null ? [] : seatsWithout(open, slots).filter((seat) => !isOwnSide(seat, seen)),
  };
}

/** Whether a seat is that of the turn, or its partner's. */
const isOwnSide = (seat: Seat, { sides, turn }: Seen) => turn !== null && sides[seat] === sides[turn.seat];

/** The number that is open where a play lies. */
function openAt(play: TileMove, { ends }: Seen): number | null {
  if (play.do === 'lead') return halves(play.tile)[1];
  const end = ends.find(({ place }) => place === play.arm);
  return end && !play.closed ? outerHalf(play, end.accepts) : null;
}

/** The seats of which every tile is known not to show the number. */
function seatsWithout(number: number, slots: readonly Slot[]): readonly Seat[] {
  const seats = [...new Set(slots.map(({ seat }) => seat))];
  return seats.filter((seat) => slots.every((slot) => slot.seat !== seat || (slot.bans >> number) & 1));
}

function handOf({ turn, hands, heap }: Seen): readonly Tile[] {
  return (turn ? (hands[turn.seat] ?? []) : []).flatMap((at) => heap[at] ?? []);
}
