/** The reasons for a move, as data: words are made of them elsewhere. */
import type { Seat } from '../rules/game.ts';
import type { Stroke } from './strokes.ts';
import type { LinesWhy } from './two-lines/whys.ts';

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
