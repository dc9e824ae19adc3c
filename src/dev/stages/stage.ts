/** A situation with a name, as data: what the stages page stands at, and what the pictures are taken of. */
import type { RackMode } from '../../seats/rack.ts';
import type { TableName } from '../../table/themes/cloths.ts';
import type { TileSetName } from '../../table/themes/tile-sets.ts';
import type { FilmName } from '../film.ts';
import type { StageSpec } from '../stages.ts';

/** How the table looks; what is not said is as a newcomer finds it. */
export interface Dress {
  readonly tiles?: TileSetName;
  readonly cloth?: TableName;
  readonly numerals?: true;
  /** What each place would make of the number of the table. */
  readonly makes?: true;
  /** What was turned up once, on the backs of rows. */
  readonly memory?: true;
  readonly low?: true;
  /** Reduced motion. */
  readonly still?: true;
  readonly sort?: RackMode;
}

export interface Stage {
  /** What is to be seen, for the list. */
  readonly shows: string;
  readonly spec: Partial<StageSpec>;
  /** The motion it stands in the middle of; without one the table is at rest. */
  readonly film?: FilmName;
  /** When its clock stops, milliseconds after it began. */
  readonly ms?: number;
  /** What the person does with the first tile that fits. */
  readonly does?: 'pick' | 'carry';
  /** Whether a hint was given. */
  readonly hint?: true;
  readonly dress?: Dress;
}

export type Stages = Readonly<Record<string, Stage>>;
