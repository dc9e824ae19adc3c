/** A named situation, as data, for the stages page and the pictures. */
import type { ClothName, TileSetName } from '../../art/materials.ts';
import type { RackMode } from '../../seats/habits.ts';
import type { FilmName } from '../film-page.ts';
import type { StageSpec } from '../stages.ts';

/** The look of the table; missing values are the defaults of a new player. */
export interface Dress {
  readonly tiles?: TileSetName;
  readonly cloth?: ClothName;
  readonly numerals?: true;
  /** True to show the table number that a play at each place would give. */
  readonly makes?: true;
  /** True to show remembered faces on the backs of rows. */
  readonly memory?: true;
  readonly low?: true;
  /** True for reduced motion. */
  readonly still?: true;
  readonly sort?: RackMode;
}

export interface Stage {
  /** A description for the list. */
  readonly shows: string;
  readonly spec: Partial<StageSpec>;
  /** The motion during which it stops; without one the table is at rest. */
  readonly film?: FilmName;
  /** Milliseconds after which its clock stops. */
  readonly ms?: number;
  /** The person's action with the first tile that fits. */
  readonly does?: 'pick' | 'carry';
  /** True if a hint was given. */
  readonly hint?: true;
  readonly dress?: Dress;
}

export type Stages = Readonly<Record<string, Stage>>;
