/** What beats are shown with. */
import type { Situation } from '../../match/ports.ts';
import type { Beat, Position } from '../../rules/game.ts';
import type { Placement } from '../places/placement.ts';
import type { MovingTiles } from '../tiles/moving-tiles.ts';
import type { BeatVoice } from './beat-voice.ts';

/** Shows one beat; `after` is the situation when its move is done. */
export type PlayBeat = (stage: BeatStage, beat: Beat, after: Situation, signal: AbortSignal) => Promise<void>;

/** What the beats move and whom they tell. */
export interface BeatStage {
  readonly tiles: MovingTiles;
  /** Where everything belongs in that situation. */
  placementOf(now: Situation): Placement;
  /** Whether what is laid to the first tile takes a blade. */
  readonly hasBlades: boolean;
  readonly time: BeatTime;
  readonly voice: BeatVoice;
  readonly lights: BeatLights;
  /** Tells who won and what the hands come to, as they turn up in so many milliseconds at normal speed. */
  award(after: Situation, ms: number, signal: AbortSignal): Promise<void>;
  /** Shows points that a seat made on the way; they have arrived when it resolves. */
  score(scored: Extract<Beat, { beat: 'scored' }>, after: Situation, signal: AbortSignal): Promise<void>;
}

export interface BeatTime {
  /** Milliseconds at normal speed into milliseconds of motion now; 0 where motion is not wanted. */
  motion(ms: number): number;
  /** Lets people read: milliseconds at normal speed. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  tween(ms: number, step: (progress: number) => void): Promise<void>;
}

interface BeatLights {
  /** Light on the inlay: how far it has run (0…1, more: all is lit), how strong it is. */
  inlay(front: number, strength: number): void;
  /** A tile has locked in, and its flash has gone so far (0…1). */
  flash(at: Position, gone: number): void;
}
