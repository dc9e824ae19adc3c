/** Temperaments, as data: what a bot likes where moves are worth about the same. They change the play, not the strength. */
import type { Seen } from '../rules/game.ts';
import type { TileMove } from '../rules/moves.ts';
import { halves, isDouble, pipCount } from '../rules/tiles.ts';
import { type Bias, type Overview, openAfter, overviewOf } from './rule-of-thumb.ts';

/** What a temperament likes (or, under 0, dislikes) about a tile, each from -1 to 1. */
export interface Temperament {
  /** Heavy tiles leaving the hand. */
  readonly heavy: number;
  /** Doubles leaving the hand. */
  readonly doubles: number;
  /** Open numbers that few hidden tiles match. */
  readonly scarce: number;
  /** Open numbers that its own hand goes on with. */
  readonly own: number;
  /** Open numbers that a partner laid; without partners, leaving alone what the seat after it laid. */
  readonly partner: number;
}

const even: Temperament = { heavy: 0, doubles: 0, scarce: 0, own: 0, partner: 0 };

export const TEMPERAMENTS = {
  even,
  /** Shuts others out. */
  blocker: { ...even, scarce: 1, own: 0.25 },
  /** Keeps what may be of use later. */
  hoarder: { ...even, heavy: -0.25, doubles: -0.5, own: 0.75 },
  /** Is rid of what costs. */
  spender: { ...even, heavy: 1, doubles: 0.5 },
  /** Opens the table, and holds on to heavy tiles for a big deal. */
  gambler: { ...even, heavy: -0.75, scarce: -0.5 },
  /** Serves the partner. */
  loyal: { ...even, partner: 1, own: 0.25 },
} as const satisfies Readonly<Record<string, Temperament>>;

type TemperamentId = keyof typeof TEMPERAMENTS;

/** The most that taste adds or takes, in points of a deal: it decides between two moves at most twice that apart. */
export const MOST = 0.75;

/** What the temperament of this name feels for each tile, from -`MOST` to `MOST`; nothing where the name is not known. */
export function biasOf(id: string, seen: Seen): Bias {
  const likes: Temperament = Object.hasOwn(TEMPERAMENTS, id) ? TEMPERAMENTS[id as TemperamentId] : even;
  const overview = overviewOf(seen);
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

/** 1 where no hidden tile matches an open number, less the more ends are open and the more tiles match them. */
function scarcity(play: TileMove, { seen, hidden }: Overview): number {
  const ends = openAfter(seen, play);
  const matching = ends.reduce((sum, suit) => sum + (hidden[suit] ?? 0), 0);
  return 1 - matching / Math.max(1, seen.ends.length * hidden.length);
}

/** The share of the rest of its hand that fits somewhere. */
function service(play: TileMove, { seen, hand }: Overview): number {
  const open = new Set(openAfter(seen, play));
  const rest = hand.filter((tile) => tile !== play.tile);
  return rest.filter((tile) => halves(tile).some((half) => open.has(half))).length / Math.max(1, rest.length);
}

/** -1 for laying on a tile of the partner's, 1 for laying on one of the seat that plays next and is no partner. */
function loyalty(play: TileMove, { seen }: Overview): number {
  if (play.do === 'lead' || !seen.turn) return 0;
  const { seat } = seen.turn;
  const met = seen.laid[seen.ends.find(({ place }) => place === play.arm)?.to ?? -1];
  if (met?.seat == null || met.seat === seat) return 0;
  if (seen.sides[met.seat] === seen.sides[seat]) return -1;
  return met.seat === (seat + 1) % seen.seats ? 1 : 0;
}
