/** Moments that only some games have: matches as they are kept, with the person on seat 0 to move. */
import type { MatchProgress } from '../../src/match/progress.ts';
import { resume } from '../../src/match/resume.ts';
import { fromHex } from '../../src/rules/chance.ts';
import type { Deal, End, Move, Seat, Tile } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { halves } from '../../src/rules/tiles.ts';
import type { Save } from '../../src/shell/store/save.ts';
import { played } from '../shell/kept-matches.ts';

interface Moment {
  readonly game: string;
  readonly seats: number;
  /** The first number to look from: there chance comes to the moment. */
  readonly from: number;
  readonly is: (deal: Deal) => boolean;
}

/** The tiles that a seat holds, in the order they were taken. */
export const handOf = (deal: Deal, seat: Seat = 0): readonly Tile[] =>
  (deal.hands[seat] ?? []).flatMap((at) => deal.heap[at] ?? []);

const isDouble = (tile: Tile) => halves(tile)[0] === halves(tile)[1];
const isOpen = ({ state }: End) => state === 'open' || state === 'free';
/** The doubles of the hand that an open end takes. */
const fittingDoubles = (deal: Deal) =>
  handOf(deal).filter(
    (tile) => isDouble(tile) && deal.ends.some((end) => isOpen(end) && halves(tile)[0] === end.shows),
  );
const hasSpinner = ({ laid }: Deal) => laid.some(({ inner, outer, closed }) => inner === outer && !closed);
const takes = (deal: Deal, suit: number) => (at: number) => halves(deal.heap[at] ?? '0-0').includes(suit);
/** The suit of the spinner. */
const starSuit = ({ laid }: Deal): number => laid[0]?.inner ?? 0;
const choices = (deal: Deal, moves: readonly Move[]) => ({
  draws: moves.some((move) => move.do === 'draw'),
  plays: moves.filter((move) => move.do === 'play').length,
  isFirst: deal.turn?.drew.length === 0 && deal.turn.laid.length === 0,
});
const choicesOf = (deal: Deal) => choices(deal, gameById(deal.game)?.moves(deal) ?? []);

export const MOMENTS = {
  /** Cyprus: nothing fits, and a tile is drawn (1.7). */
  mustDraw: {
    game: 'cyprus',
    seats: 4,
    from: 0,
    is: (deal) => choicesOf(deal).draws && choicesOf(deal).plays === 0,
  },
  /** Osel: three doubles fit, each on an end of its own, and the hand is longer than that (5.4). */
  threeDoubles: {
    game: 'osel',
    seats: 2,
    from: 31,
    is: (deal) =>
      hasSpinner(deal) &&
      choicesOf(deal).isFirst &&
      fittingDoubles(deal).length >= 3 &&
      handOf(deal).length > 3 &&
      deal.ends.filter(isOpen).length > 3,
  },
  /** Osel: a double fits on each end of the line, and no open double lies (5.6). */
  closedPair: {
    game: 'osel',
    seats: 3,
    from: 6,
    is: (deal) =>
      deal.laid.length > 1 && !hasSpinner(deal) && fittingDoubles(deal).length === 2 && handOf(deal).length > 3,
  },
  /** Ural: three arms are closed, and a double fits on the fourth (4.2). */
  lastArm: {
    game: 'ural',
    seats: 4,
    from: 8,
    is: (deal) =>
      deal.ends.filter(({ state }) => state === 'closed').length === 3 &&
      fittingDoubles(deal).length > 0 &&
      handOf(deal).length > 1,
  },
  /** Berndt: the spinner is left over, and the lot named the person (3.4). */
  turnedUp: {
    game: 'sebastopol-berndt',
    seats: 3,
    from: 66,
    is: (deal) => deal.laid.length === 0 && deal.hands.every((_, seat) => !handOf(deal, seat).includes('6-6')),
  },
  /** Berndt: the person holds the spinner, and takes the tile that is left over (3.4). */
  leftOver: { game: 'sebastopol-berndt', seats: 3, from: 0, is: (deal) => handOf(deal).includes('6-6') },
  /** Family Cyprus: the person holds no nine, and one lies in the boneyard (2.4). */
  keeps: {
    game: 'cyprus-family',
    seats: 7,
    from: 0,
    is: (deal) =>
      deal.phase === 'opening' &&
      choicesOf(deal).plays === 0 &&
      deal.boneyard.length > 1 &&
      deal.boneyard.some(takes(deal, starSuit(deal))),
  },
  /** Family Cyprus: the person may play, and draw all the same (1.7). */
  drawsThoughAble: {
    game: 'cyprus-family',
    seats: 7,
    from: 0,
    is: (deal) =>
      choicesOf(deal).isFirst && choicesOf(deal).draws && choicesOf(deal).plays > 1 && deal.boneyard.length > 2,
  },
  /** Open-star Cyprus: three tiles are dead, and an end too (1.1, 2.2). */
  deadTiles: {
    game: 'cyprus-leaflet',
    seats: 4,
    from: 0,
    is: (deal) => choicesOf(deal).plays > 1 && deal.ends.some(({ state }) => state === 'dead'),
  },
} as const satisfies Readonly<Record<string, Moment>>;

/** The last deal of a match in which a moment is looked for. */
const LATEST = 3;

export type MomentName = keyof typeof MOMENTS;

/** The match that stands at the moment. */
export function keptAt(name: MomentName): Save {
  const { game, seats, from, is }: Moment = MOMENTS[name];
  for (let seed = from; ; seed++) {
    let isThere = false;
    const save = played(game, seats, {}, `${name} ${seed}`, ({ deal }) => {
      isThere = deal.turn?.seat === 0 && is(deal);
      return isThere || deal.deal > LATEST;
    });
    if (isThere) return { ...save, id: name };
  }
}

/** Where a match stands after these moves. Throws when they are not legal. */
export function standingAt({ game, options, sitters, seed }: Save, log: Save['log']): MatchProgress {
  const known = gameById(game);
  const stands = known && resume(known, options, sitters.length, fromHex(seed), log);
  if (!stands?.ok) throw new Error(`the log of ${game} is refused: ${stands?.reason}`);
  return stands.value;
}
