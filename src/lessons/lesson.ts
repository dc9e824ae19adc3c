/**
 * A lesson: one deal of a game with tiles that are fixed beforehand, and all of its moves. Some of the person's moves are
 * asked for in words; the others, and what the bots do, make themselves. Data only: `course.ts` plays it.
 */
import type { LessonTexts } from '../i18n/index.ts';
import type { Tile } from '../rules/game.ts';
import type { Character } from '../seats/characters.ts';

type Steps = LessonTexts['lessons']['steps'];

/** Where a lesson is, and the game that it teaches. */
export type LessonId = keyof Steps;

/** A move of the person that is asked for: `say` is the key of its words. */
export interface Asked<Key extends string = string> {
  readonly move: string;
  readonly say: Key;
}

/**
 * A move in words: `draw`, `pass`, a tile that leads or may be laid anywhere, or `tile>number`: the tile is joined to an
 * end that shows this number. Ends that show the same come to the same, whichever of them a person takes. `tile@arm` or
 * `tile@arm.joint`: just there.
 */
export interface Lesson {
  readonly id: LessonId;
  /** What is dealt to each seat, the person's first. */
  readonly hands: readonly string[];
  /** The rest of the set, in the order in which it is drawn. */
  readonly boneyard: string;
  /** Who plays beside the person. */
  readonly company: readonly Character['id'][];
  /** All moves of the deal: those that are asked for, and between them the others. */
  readonly course: readonly (string | Asked)[];
}

/** A lesson whose moves are asked for in words that there are. */
export interface LessonOf<Id extends LessonId> extends Lesson {
  readonly id: Id;
  readonly course: readonly (string | Asked<keyof Steps[Id] & string>)[];
}

/** A list of tiles, or of moves. */
export const wordsOf = (list: string): readonly string[] => list.split(' ').filter((word) => word !== '');
export const tilesIn = (list: string) => wordsOf(list) as readonly Tile[];
