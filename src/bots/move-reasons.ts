/** The reasons for a move, as data; their words are elsewhere. */
import type { Seat } from '../rules/game.ts';
import type { Stroke } from './strokes.ts';
import type { LinesWhy } from './two-lines/whys.ts';

export type Why =
  /** It is the last tile of the hand. */
  | { readonly why: 'dominoes' }
  /** No other tile can be played. */
  | { readonly why: 'only' }
  /** The play scores so many points at once (6.10). */
  | { readonly why: 'scores'; readonly points: number }
  /** So many pips leave the hand. */
  | { readonly why: 'sheds'; readonly pips: number }
  /** So many more pips can be written off the seat's total (19.6). */
  | { readonly why: 'saves'; readonly pips: number }
  | Stroke
  | LinesWhy
  /** The own train was open, and is not any more (29.5). */
  | { readonly why: 'shuts train' }
  /** The own train goes as far without the tile. */
  | { readonly why: 'spares train' }
  /** The rest of the hand can cover the double (29.6). */
  | { readonly why: 'covers double' }
  /** A double fits fewer places than any other tile. */
  | { readonly why: 'double' }
  /** So many numbers stay in the hand. */
  | { readonly why: 'keeps'; readonly numbers: number }
  /** So many tiles of the hand fit where it lies. */
  | { readonly why: 'follows'; readonly number: number; readonly tiles: number }
  /** These seats can't play on the number that is then open. */
  | { readonly why: 'blocks'; readonly number: number; readonly seats: readonly Seat[] }
  /** Few hidden tiles have the number that is then open. */
  | { readonly why: 'scarce'; readonly number: number; readonly tiles: number }
  /** It ends the deal, with so many points left in the hand (9.2). */
  | { readonly why: 'bars'; readonly points: number }
  /** A goal is then `missing` pips away, and so many hidden tiles have that number of pips (15.2). */
  | { readonly why: 'leaves'; readonly goal: number; readonly missing: number; readonly tiles: number }
  /** It passes a goal that others might have hit (15.2). */
  | { readonly why: 'passes'; readonly goal: number }
  /** The play shuts the end. */
  | { readonly why: 'closes' }
  /** The turn goes on with another double. */
  | { readonly why: 'another' }
  /** 13.4: another seat has just passed, so a pass ends the deal. The own hand has so many pips. */
  | { readonly why: 'pass ends'; readonly pips: number }
  /** 13.4: another seat has just passed, and a draw keeps the deal going. */
  | { readonly why: 'keeps alive'; readonly pips: number }
  /** 13.3: a draw would cost two tiles. */
  | { readonly why: 'spares two' }
  /** 13.3: a draw brings two more tiles, one of which may fit in the next turn. */
  | { readonly why: 'two more' }
  /** There is no single reason: the rollouts give so many points more than the second-best move. */
  | { readonly why: 'comes to more'; readonly points: number };
