/** What beats are shown with. */
import type { Situation } from '../../match/ports.ts';
import type { Beat, Move, Position, Seat, Tile } from '../../rules/game.ts';
import type { Placement } from '../places/placement.ts';
import type { MovingTiles } from '../tiles/moving-tiles.ts';

/** Shows one beat; `after` is the situation when its move is done. */
export type PlayBeat = (stage: BeatStage, beat: Beat, after: Situation, signal: AbortSignal) => Promise<void>;

/** What the beats move and whom they tell. */
export interface BeatStage {
  readonly tiles: MovingTiles;
  /** Where everything belongs in that situation. */
  placementOf(now: Situation): Placement;
  /** Whether what is laid to the first tile takes a blade. */
  readonly hasBlades: boolean;
  /** What may be done in that situation by the seat whose turn it is, as far as the one who looks can know. */
  movesOf(now: Situation): readonly Move[];
  readonly time: BeatTime;
  readonly voice: BeatVoice;
  readonly lights: BeatLights;
  /** Tells who won and what the hands come to, as they turn up in so many milliseconds at normal speed. */
  award(after: Situation, ms: number, signal: AbortSignal): Promise<void>;
  /** Shows points that a seat made on the way; they have arrived when it resolves. */
  score(scored: Extract<Beat, { beat: 'scored' }>, after: Situation, signal: AbortSignal): Promise<void>;
  readonly texts: BeatTexts;
}

export interface BeatTime {
  /** Milliseconds at normal speed into milliseconds of motion now; 0 where motion is not wanted. */
  motion(ms: number): number;
  /** Lets people read: milliseconds at normal speed. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  tween(ms: number, step: (progress: number) => void): Promise<void>;
}

interface BeatVoice {
  /** Says what a seat did, beside its plate, and which numbers it could not match. */
  badge(seat: Seat, text: string, suits?: readonly number[]): void;
  message(text: string): void;
}

interface BeatLights {
  /** Light on the inlay: how far it has run (0…1, more: all is lit), how strong it is. */
  inlay(front: number, strength: number): void;
  /** A tile has locked in, and its flash has gone so far (0…1). */
  flash(at: Position, gone: number): void;
}

export interface BeatTexts {
  readonly drew: string;
  drewOwn(tile: Tile, fits: boolean | null, suit?: number): string;
  drewFor(suits: readonly number[]): string;
  passes(suits: readonly number[]): string;
  /** 21.2, 21.7: a tile goes back to the left end of a row, and so many come to it. */
  readonly putsBack: string;
  getsCut(tiles: number): string;
  /** One tile is left in a hand. */
  readonly lastTile: string;
  /** A turn is over that could have gone on. */
  readonly turnOver: string;
  readonly starred: string;
  /** 17.7 */
  readonly staked: string;
  /** The person who looks has led. */
  youLead(tile: Tile): string;
  thrownIn(missing: Tile | null, why?: 'doubles'): string;
  readonly dominoes: string;
  readonly blocked: string;
  /** The same where one plays alone. */
  readonly solved: string;
  readonly stuck: string;
  /** 23.3 */
  readonly gaveUp: string;
  readonly closed: string;
  shutBecause(pips: number): string;
  /** `you`: who plays first on it is the one who looks. */
  turnedUp(tile: Tile, who: { readonly name: string; readonly you: boolean }): string;
}
