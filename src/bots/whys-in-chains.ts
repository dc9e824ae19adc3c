/** The reasons for a play of a chain: its differences from the other tiles that could be played. */
import type { Game, Seat, Seen, Standing, Tile } from '../rules/game.ts';
import { outerHalf, type TileMove } from '../rules/moves.ts';
import { halves, isDouble, pipCount } from '../rules/tiles.ts';
import type { Chosen } from './kind.ts';
import type { Slot } from './knowledge/slots.ts';
import type { Why } from './move-reasons.ts';
import { strokesOf } from './strokes.ts';

/** The features of a play. */
interface Counted {
  readonly play: TileMove;
  /** The points that it scores at once. */
  readonly made: number;
  readonly pips: number;
  readonly numbers: number;
  /** The number that is open where it lies; null if it shuts the end. */
  readonly open: number | null;
  /** Tiles in the rest of the hand that show that number. */
  readonly follow: number;
  /** Hidden tiles that show it. */
  readonly hidden: number;
  /** Seats of other sides that can't have it. */
  readonly blocked: readonly Seat[];
}

/** The least weight of a reason: about a third of a tile's worth. */
const LEAST = 0.35;
/** The most reasons that are given. */
const MOST = 2;
/** The weight of reasons that decide more than points do. */
const STROKE = 10;

/** Returns the reasons, strongest first; empty if no single one stands out. */
export function whysInChains({ game, seen, best, plays, opinions, slots, standing }: Chosen): readonly Why[] {
  const others = plays.filter((play) => play.tile !== best.tile);
  if (others.length === 0 && opinions.length === 1) return [{ why: 'only' }];
  const strokes = strokesOf(game, best, others, seen);
  if (strokes.some(({ why }) => why === 'stakes')) return strokes;
  const hand = handInTurn(seen);
  const count = (play: TileMove) => counted(game, play, seen, hand, slots);
  const own = count(best);
  const rivals = plays.filter((play) => play !== best);
  const mayEndTurn = rivals.some((play) => play.do === 'play' && play.tile === best.tile && !play.goesOn);
  const said = [
    ...strokes.map((why) => ({ why, weight: STROKE })),
    scoring(own, rivals.map(count)),
    ...weighed(own, others.map(count), pipsCount(game, seen, standing), mayEndTurn),
  ];
  const reasons = said.filter(({ weight }) => weight >= LEAST).sort((a, b) => b.weight - a.weight);
  return reasons.slice(0, MOST).map(({ why }) => why);
}

interface Weighed {
  readonly why: Why;
  /** The size of the play's advantage over the others in this respect. */
  readonly weight: number;
}

/**
 * Returns the reason that the play scores at once, if no other play scores more. The same tile may score in another
 * place.
 */
function scoring({ made }: Counted, rivals: readonly Counted[]): Weighed {
  const others = rivals.map((rival) => rival.made);
  const mean = others.reduce((sum, each) => sum + each, 0) / Math.max(1, others.length);
  return { why: { why: 'scores', points: made }, weight: Math.max(...others) > made ? 0 : (made - mean) / 3 };
}

/** Returns the effect of shed pips for a seat; null if tiles left in hands count for nothing (20.4). */
function pipsCount({ reasons, worth }: Game, { turn }: Seen, standing: Standing | undefined): 'sheds' | 'saves' | null {
  // 19.6: a seat with no points can write nothing off.
  if (worth?.writesOff) return turn && (standing?.totals[turn.seat] ?? 0) > 0 ? 'saves' : null;
  return reasons.includes('hand') || reasons.includes('own') ? 'sheds' : null;
}

/**
 * Returns all other possible reasons for a play, compared with plays of other tiles.
 * `pipsDo`: the effect of shed pips.
 * `mayEndTurn`: true if the same tile, played in the same place, could also end the turn.
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
  // A reason doesn't count if it holds more for another tile: "sheds nine pips" is odd if a twelve could be played.
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

function counted(game: Game, play: TileMove, seen: Seen, hand: readonly Tile[], slots: readonly Slot[]): Counted {
  const rest = hand.filter((tile) => tile !== play.tile);
  const open = openAt(play, seen);
  const shows = (tile: Tile) => open !== null && halves(tile).includes(open);
  const known = seen.heap.filter((tile) => tile !== null);
  const highest = Math.max(0, ...known.map((tile) => halves(tile)[1]));
  return {
    play,
    made: game.worth?.scoresOf?.(seen, play) ?? 0,
    pips: pipCount(play.tile),
    numbers: new Set(rest.flatMap((tile) => halves(tile))).size,
    open,
    follow: rest.filter(shows).length,
    // In a full set each number is on as many tiles as there are numbers.
    hidden: highest + 1 - known.filter(shows).length,
    blocked: open === null ? [] : seatsWithout(open, slots).filter((seat) => !isOwnSide(seat, seen)),
  };
}

/** True if a seat is the one in turn or its partner. */
const isOwnSide = (seat: Seat, { sides, turn }: Seen) => turn !== null && sides[seat] === sides[turn.seat];

/** Returns the number that is open where a play lies; null if the play shuts the end. */
function openAt(play: TileMove, { ends }: Seen): number | null {
  if (play.do === 'lead') return halves(play.tile)[1];
  const end = ends.find(({ place }) => place === play.arm);
  return end && !play.closed ? outerHalf(play, end.accepts) : null;
}

/** Returns the seats whose tiles are all known not to show the number. */
function seatsWithout(number: number, slots: readonly Slot[]): readonly Seat[] {
  const seats = [...new Set(slots.map(({ seat }) => seat))];
  return seats.filter((seat) => slots.every((slot) => slot.seat !== seat || (slot.bans >> number) & 1));
}

/** Returns the known tiles of the seat whose turn it is: in a face-down row not all are known (21.1). */
export function handInTurn({ turn, hands, heap }: Seen): readonly Tile[] {
  return (turn ? (hands[turn.seat] ?? []) : []).flatMap((at) => heap[at] ?? []);
}
