/**
 * Temperaments, as data: a bot's tastes, which decide between moves worth about the same. They change style, not
 * strength.
 */
import type { Game, Seen } from '../rules/game.ts';
import type { TileMove } from '../rules/moves.ts';
import { halves, isDouble, pipCount } from '../rules/tiles.ts';
import { type Bias, type Overview, openAfter, overviewOf } from './rule-of-thumb.ts';

/** A temperament's likes (below 0: dislikes) about a play, each from -1 to 1. */
export interface Temperament {
  /** Heavy tiles leaving the hand. */
  readonly heavy: number;
  /** Doubles leaving the hand. */
  readonly doubles: number;
  /** Open numbers that few hidden tiles match. */
  readonly scarce: number;
  /** Open numbers that fit its own hand. */
  readonly own: number;
  /** Open numbers that a partner played. Without a partner: sparing the tiles of the seat that plays next. */
  readonly partner: number;
}

const even: Temperament = { heavy: 0, doubles: 0, scarce: 0, own: 0, partner: 0 };

export const TEMPERAMENTS = {
  even,
  /** Shuts others out. */
  blocker: { ...even, scarce: 1, own: 0.25 },
  /** Keeps tiles that may be useful later. */
  hoarder: { ...even, heavy: -0.25, doubles: -0.5, own: 0.75 },
  /** Gets rid of tiles that cost points. */
  spender: { ...even, heavy: 1, doubles: 0.5 },
  /** Opens the table, and keeps heavy tiles for a big deal. */
  gambler: { ...even, heavy: -0.75, scarce: -0.5 },
  /** Helps the partner. */
  loyal: { ...even, partner: 1, own: 0.25 },
} as const satisfies Readonly<Record<string, Temperament>>;

type TemperamentId = keyof typeof TEMPERAMENTS;

/** The most that taste adds or takes, in points of a deal. It can decide between two moves at most twice that apart. */
export const MOST = 0.75;

/** Returns the bias of this temperament, from -`MOST` to `MOST`; 0 for an unknown name. */
export function biasOf(id: string, game: Game, seen: Seen): Bias {
  const likes: Temperament = Object.hasOwn(TEMPERAMENTS, id) ? TEMPERAMENTS[id as TemperamentId] : even;
  const overview = overviewOf(game, seen);
  return (play) => {
    const taste =
      likes.heavy * (pipCount(play.tile) / Math.max(1, overview.hidden.length - 1) - 1) +
      likes.doubles * (isDouble(play.tile) ? 1 : 0) +
      likes.scarce * scarcity(play, overview) +
      likes.own * service(play, overview) +
      likes.partner * loyalty(play, overview);
    return MOST * Math.max(-1, Math.min(1, taste));
  };
}

/**
 * Returns 1 if no hidden tile fits an open number. It falls with the number of open ends and of hidden tiles that fit.
 */
function scarcity(play: TileMove, { game, seen, hidden }: Overview): number {
  const ends = openAfter(game, seen, play);
  const matching = ends.reduce((sum, suit) => sum + (hidden[suit] ?? 0), 0);
  return 1 - matching / Math.max(1, seen.ends.length * hidden.length);
}

/** Returns the share of the rest of the hand that fits somewhere. */
function service(play: TileMove, { game, seen, hand }: Overview): number {
  const open = new Set(openAfter(game, seen, play));
  const rest = hand.filter((tile) => tile !== play.tile);
  return rest.filter((tile) => halves(tile).some((half) => open.has(half))).length / Math.max(1, rest.length);
}

/**
 * Returns -1 for a play on the partner's tile. Returns 1 for a play on a tile of the next seat if that is a rival.
 * Otherwise 0.
 */
function loyalty(play: TileMove, { seen }: Overview): number {
  if (play.do === 'lead' || !seen.turn) return 0;
  const { seat } = seen.turn;
  const met = seen.laid[seen.ends.find(({ place }) => place === play.arm)?.to ?? -1];
  if (met?.seat == null || met.seat === seat) return 0;
  if (seen.sides[met.seat] === seen.sides[seat]) return -1;
  return met.seat === (seat + 1) % seen.seats ? 1 : 0;
}
