/** Questions about drawing from the boneyard. */
import type { ChainRules, Stuck } from './chain-rules.ts';
import type { Game, Options, Seen } from './game.ts';

type Drawing = Pick<Game, 'chainRules'>;
type Boneyard = Pick<Seen, 'options' | 'seats' | 'boneyard'>;

/** Returns the number of tiles of the boneyard that must stay (1.7, 6.1). */
export const reserveOf = ({ chainRules }: Drawing, { options, seats }: Pick<Boneyard, 'options' | 'seats'>): number =>
  chainRules?.(options, seats).reserve ?? 0;

/** Returns the number of tiles that can still be drawn: the boneyard without the tiles that must stay. */
export const drawableCount = (game: Drawing, seen: Boneyard): number =>
  Math.max(0, seen.boneyard.length - reserveOf(game, seen));

/** The number of seats that play at a table of so many; in most games all (20.8). */
export const playersAt = ({ chainRules }: Drawing, options: Options, seats: number): number =>
  chainRules?.(options, seats).seats ?? seats;

/** The number of tiles left over when every seat has its hand. */
export const leftOver = (
  game: Pick<Game, 'set' | 'handSize' | 'chainRules'>,
  options: Options,
  seats: number,
): number => game.set(options).length - playersAt(game, options, seats) * game.handSize(options, seats);

/**
 * Returns the most tiles that can be drawn in one deal: those left over, unless they are dead, go to the lead (3.4) or
 * must stay (1.7).
 */
function mostDrawn({ tables, seats, handSize, isDead, lead, reserve }: ChainRules): number {
  return isDead || lead.takesLeftOver ? 0 : Math.max(0, tables.codes.length - seats * handSize - reserve);
}

/** Returns the turn of a seat that cannot play, given the rule of the row: where nothing is left to draw it passes. */
export const stuckAt = <S extends Stuck>(rules: ChainRules, rule: S): S | 'pass' =>
  mostDrawn(rules) > 0 ? rule : 'pass';

/** Returns the number of tiles that one draw takes: two where they are drawn in pairs (13.3). */
export function tilesPerDraw({ chainRules }: Drawing, { options, seats }: Boneyard): 1 | 2 {
  return chainRules?.(options, seats).stuckFreePlay === 'pass or draw 2' ? 2 : 1;
}

/** 13.3: true if the seat to move has drawn the first of a pair and must draw the second. */
export function isPairBegun(game: Drawing, seen: Boneyard & Pick<Seen, 'turn'>): boolean {
  return tilesPerDraw(game, seen) === 2 && seen.turn?.drew.length === 1;
}
