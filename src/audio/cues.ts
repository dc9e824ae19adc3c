/** The sounds of each beat. */
import type { Beat, Place, Seat } from '../rules/game.ts';
import { type SoundName, SPRITE } from './sprite.ts';

/** The volume setting of a sound: tiles, the notes of the copper, buttons. */
export type Bus = 'effects' | 'music' | 'interface';

export interface Cue {
  readonly sound: SoundName;
  readonly bus: Bus;
  /** 0…1. */
  readonly gain: number;
  /** −1 left … 1 right. */
  readonly pan: number;
  /** The approximate playback rate; absent for sounds that must stay in tune. */
  readonly rate?: number;
  /** The variation, if it matters. */
  readonly variation?: number;
}

/** Returns the position of a part: −1 at the left rim of the table to 1 at the right. */
export type WhereIs = (what: { readonly arm: Place } | { readonly seat: Seat }) => number;

/** Places arms as on a star of eight, clockwise from the top, and seats in the middle. */
export const onStar: WhereIs = (what) =>
  'arm' in what && typeof what.arm === 'number' ? 0.7 * Math.sin((what.arm * Math.PI) / 4) : 0;

/** The other factors in the sounds of a beat. */
export interface Surroundings {
  /** The number of the blade that the tile takes; null if none. */
  readonly note: number | null;
  readonly whereIs: WhereIs;
  /** Returns true if a played tile lies on others. */
  readonly liesOnTiles: (index: number) => boolean;
}

/** The sound of an own tile that leaves the wood: a light tick of bone. */
export const PICKED: Cue = { sound: 'grain', bus: 'effects', gain: 0.6, pan: 0, rate: 0.82 };

/** The sound of a touch that makes no move: a short knock on the wood. */
export const REFUSED: Cue = { sound: 'knock', bus: 'effects', gain: 0.3, pan: 0, rate: 1.3 };

/** Returns the sounds of a beat. */
export function cuesOf(beat: Beat, { note, whereIs, liesOnTiles }: Surroundings): readonly Cue[] {
  switch (beat.beat) {
    case 'dealt':
      return [{ sound: 'deal', bus: 'effects', gain: 0.8, pan: 0, rate: 1 }];
    case 'led':
      // The spinner lands in the middle: firmer and a little deeper than the others.
      return [{ sound: 'lay', bus: 'effects', gain: 1, pan: 0, rate: 0.93 }];
    case 'laid': {
      const pan = whereIs({ arm: beat.arm });
      // A tile played face down lands on its engraved side and sounds duller; on other tiles it sounds only of bone.
      const rate = beat.closed ? 0.88 : liesOnTiles(beat.index) ? 1.12 : 1;
      const clack: Cue = { sound: 'lay', bus: 'effects', gain: 0.9, pan, rate };
      if (beat.closed) return [{ sound: 'flip', bus: 'effects', gain: 0.7, pan, rate: 1 }, clack];
      if (beat.full) return [clack, noteOf(Math.max(...beat.full))];
      // 32.2: each field has a note of its own, and one that breaks cracks on the wood.
      if (beat.kept || beat.broken) return [clack, ...notesOf(beat.kept ?? []), ...(beat.broken ? [cracked(pan)] : [])];
      if (note === null || note >= SPRITE.blade.length) return [clack];
      return [clack, { sound: 'blade', bus: 'music', gain: 0.7, pan: 0.6 * pan, variation: note }];
    }
    case 'took':
      return [{ sound: 'draw', bus: 'effects', gain: 0.4, pan: whereIs({ seat: beat.seat }), rate: 1.1 }];
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
    // 29.5: a brass lantern is put on a train.
    case 'marked':
      return [{ sound: 'blade', bus: 'music', gain: 0.6, pan: 0.6 * whereIs({ seat: beat.seat }), variation: 1 }];
    case 'unmarked':
    case 'turnedUp':
      return [{ sound: 'flip', bus: 'effects', gain: 0.5, pan: whereIs({ seat: beat.seat }), rate: 1 }];
    case 'cut':
      return [{ sound: 'rustle', bus: 'effects', gain: 0.6, pan: whereIs({ seat: beat.seat }), rate: 1 }];
    case 'scored': {
      // A note of the copper, higher for more points: five is the lowest, forty and more the highest.
      const variation = Math.max(0, Math.min(SPRITE.blade.length, Math.ceil(beat.points / 5)) - 1);
      return [{ sound: 'blade', bus: 'music', gain: 0.8, pan: 0.6 * whereIs({ seat: beat.seat }), variation }];
    }
    case 'staked':
    case 'starred':
      return [{ sound: 'star', bus: 'music', gain: 0.9, pan: 0 }];
    case 'threwIn':
      return [{ sound: 'rustle', bus: 'effects', gain: 0.7, pan: 0, rate: 1 }];
    case 'ended':
      // The hands are turned up during the chord.
      return [
        { sound: 'reveal', bus: 'effects', gain: 0.7, pan: 0, rate: 1 },
        { sound: 'end', bus: 'music', gain: 0.8, pan: 0 },
      ];
    case 'lifted':
      return [{ sound: 'draw', bus: 'effects', gain: 0.6, pan: whereIs({ arm: beat.arm }), rate: 1 }];
    case 'spread':
    // The last tile of the star has sounded as a blade (28.3).
    case 'armed':
    // The tile that shut the arm has already sounded.
    case 'shut':
      return [];
  }
}

/** Returns the note of a square that becomes full: higher for a higher number. */
const noteOf = (number: number): Cue => {
  const variation = Math.min(number, SPRITE.blade.length - 1);
  return { sound: 'blade', bus: 'music', gain: 0.6, pan: 0, variation };
};

/** Returns the notes of fields, by their indexes. */
const notesOf = (fields: readonly number[]): readonly Cue[] =>
  fields.map((field) => noteOf(field % SPRITE.blade.length));

const cracked = (pan: number): Cue => ({ sound: 'knock', bus: 'effects', gain: 0.4, pan, rate: 0.72 });

/** Returns the gain of a draw or pass. 7.1, 13.3: without a missing number it occurs in every turn, and is quieter. */
const loudnessOf = (suits: readonly number[]) => (suits.length === 0 ? 0.45 : 0.8);
