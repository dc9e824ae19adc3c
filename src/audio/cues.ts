/** What each beat sounds like. */
import type { Beat, Place, Seat } from '../rules/game.ts';
import { type SoundName, SPRITE } from './sprite.ts';

/** The volume setting that a sound obeys: tiles, the notes of the copper, buttons. */
export type Bus = 'effects' | 'music' | 'interface';

export interface Cue {
  readonly sound: SoundName;
  readonly bus: Bus;
  /** 0…1. */
  readonly gain: number;
  /** −1 left … 1 right. */
  readonly pan: number;
  /** How fast it is played, about; absent for what is in tune and stays there. */
  readonly rate?: number;
  /** The variation, where not any will do. */
  readonly variation?: number;
}

/** Where something lies: −1 at the left rim of the table … 1 at the right. */
export type WhereIs = (what: { readonly arm: Place } | { readonly seat: Seat }) => number;

/** Arms as a star of eight, clockwise from the top; seats, unless somebody knows better, in the middle. */
export const onStar: WhereIs = (what) =>
  'arm' in what && typeof what.arm === 'number' ? 0.7 * Math.sin((what.arm * Math.PI) / 4) : 0;

/** What the sounds of a beat depend on beside it. */
export interface Surroundings {
  /** The blade that the tile takes, if it takes one. */
  readonly note: number | null;
  readonly whereIs: WhereIs;
  /** Whether a laid tile lies on others. */
  readonly liesOnTiles: (index: number) => boolean;
}

/** The sounds of a beat. */
export function cuesOf(beat: Beat, { note, whereIs, liesOnTiles }: Surroundings): readonly Cue[] {
  switch (beat.beat) {
    case 'dealt':
      return [{ sound: 'deal', bus: 'effects', gain: 0.8, pan: 0, rate: 1 }];
    case 'led':
      // The spinner comes down in the middle: firmer and a little deeper than what follows.
      return [{ sound: 'lay', bus: 'effects', gain: 1, pan: 0, rate: 0.93 }];
    case 'laid': {
      const pan = whereIs({ arm: beat.arm });
      // A tile laid face down lands on its engraved side: duller; one that lies on others is heard on bone alone.
      const rate = beat.closed ? 0.88 : liesOnTiles(beat.index) ? 1.12 : 1;
      const clack: Cue = { sound: 'lay', bus: 'effects', gain: 0.9, pan, rate };
      if (beat.closed) return [{ sound: 'flip', bus: 'effects', gain: 0.7, pan, rate: 1 }, clack];
      if (note === null || note >= SPRITE.blade.length) return [clack];
      return [clack, { sound: 'blade', bus: 'music', gain: 0.7, pan: 0.6 * pan, variation: note }];
    }
    case 'drew':
      return [
        { sound: 'draw', bus: 'effects', gain: loudnessOf(beat.suits), pan: whereIs({ seat: beat.seat }), rate: 1 },
      ];
    case 'passed':
    case 'putBack':
      return [
        {
          sound: 'knock',
          bus: 'effects',
          gain: beat.beat === 'passed' ? loudnessOf(beat.suits) : 0.45,
          pan: whereIs({ seat: beat.seat }),
          rate: 1,
        },
      ];
    case 'turnedUp':
      return [{ sound: 'flip', bus: 'effects', gain: 0.5, pan: whereIs({ seat: beat.seat }), rate: 1 }];
    case 'cut':
      return [{ sound: 'rustle', bus: 'effects', gain: 0.6, pan: whereIs({ seat: beat.seat }), rate: 1 }];
    case 'scored': {
      // A note of the copper, the higher the more points: five the lowest, forty and more the highest.
      const variation = Math.max(0, Math.min(SPRITE.blade.length, Math.ceil(beat.points / 5)) - 1);
      return [{ sound: 'blade', bus: 'music', gain: 0.8, pan: 0.6 * whereIs({ seat: beat.seat }), variation }];
    }
    case 'staked':
    case 'starred':
      return [{ sound: 'star', bus: 'music', gain: 0.9, pan: 0 }];
    case 'threwIn':
      return [{ sound: 'rustle', bus: 'effects', gain: 0.7, pan: 0, rate: 1 }];
    case 'ended':
      // The hands are turned up under the chord.
      return [
        { sound: 'reveal', bus: 'effects', gain: 0.7, pan: 0, rate: 1 },
        { sound: 'end', bus: 'music', gain: 0.8, pan: 0 },
      ];
    // The tile that shut the arm was heard.
    case 'shut':
      return [];
  }
}

/** 7.1, 13.3: a draw or a pass that tells of no want goes with every turn, and is quieter. */
const loudnessOf = (suits: readonly number[]) => (suits.length === 0 ? 0.45 : 0.8);
