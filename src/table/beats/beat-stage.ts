/** The stage on which beats are shown. */
import type { Situation } from '../../match/ports.ts';
import type { Beat, Position, Seen } from '../../rules/game.ts';
import type { Placement } from '../places/placement.ts';
import type { MovingTiles } from '../tiles/moving-tiles.ts';
import type { BeatVoice } from './beat-voice.ts';

/** Shows one beat; `after` is the situation after its move. */
export type PlayBeat = (stage: BeatStage, beat: Beat, after: Situation, signal: AbortSignal) => Promise<void>;

/** The parts of the table that beats move, light and speak through. */
export interface BeatStage {
  readonly tiles: MovingTiles;
  /** Arranges the table for that situation, and returns the places of everything in it. */
  arrange(now: Situation): Placement;
  /** True if tiles that are played to the first tile take the blades of the star. */
  readonly hasBlades: boolean;
  readonly time: BeatTime;
  readonly voice: BeatVoice;
  readonly lights: BeatLights;
  /** The ornament that lies on the cloth beside the tiles; absent if there is none. */
  readonly ornament?: Ornament | null;
  /** Shows the winner and the counts of the hands while they turn up, which takes `ms` milliseconds at normal speed. */
  award(after: Situation, ms: number, signal: AbortSignal): Promise<void>;
  /** Shows points that a seat scored during play; resolves when they have arrived. */
  score(scored: Extract<Beat, { beat: 'scored' }>, after: Situation, signal: AbortSignal): Promise<void>;
}

/** Something that lies on the cloth beside the tiles. */
export interface Ornament {
  /** Takes in a deal as it is seen from now on. `isSlow`: the change is seen as it happens. */
  settle(seen: Seen, isSlow?: boolean): void;
}

export interface BeatTime {
  /** Converts milliseconds at normal speed into milliseconds of motion now; 0 if motion is not wanted. */
  motion(ms: number): number;
  /** Waits so that people can read: milliseconds at normal speed. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  tween(ms: number, step: (progress: number) => void): Promise<void>;
}

interface BeatLights {
  /** Sets the light on the inlay: its front (0…1; more: all is lit) and its strength. */
  inlay(front: number, strength: number): void;
  /** Sets the flash of a tile that has locked in, 0…1 of its course. */
  flash(at: Position, gone: number): void;
}
