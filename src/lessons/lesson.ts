/**
 * A lesson: one deal of a game with fixed tiles, and all of its moves. Words ask for some of the learner's moves; the
 * other moves, and those of the bots, are made automatically. Data only: `course.ts` plays it.
 */
import type { LessonTexts } from '../i18n/index.ts';
import type { Tile } from '../rules/game.ts';
import type { MosaicPuzzle } from '../rules/mosaic/mosaic-puzzle.ts';
import type { Character } from '../seats/characters.ts';

type Steps = LessonTexts['lessons']['steps'];

/** The identifier of a lesson: the game that it teaches. */
export type LessonId = keyof Steps;

/** A learner's move with words; `say` is their key. */
export interface Asked<Key extends string = string> {
  readonly move: string;
  readonly say: Key;
}

/**
 * A move in words: `draw`, `pass`, or a tile that leads or fits anywhere. `tile>number`: the tile joins an end that
 * shows this number; ends with the same number are equal. `tile@arm`, `tile@arm.joint`: exactly there.
 * `tile@place+place`: the places of its halves in an outline. `lift:tile`: lifts it.
 */
export interface Lesson {
  readonly id: LessonId;
  /** The tiles dealt to each seat, the learner's first. */
  readonly hands: readonly string[];
  /** The rest of the set, in the order in which it is drawn. */
  readonly boneyard: string;
  /** The puzzle, in a game that has puzzles of its own (32.1). */
  readonly puzzle?: MosaicPuzzle;
  /** The characters of the other seats. */
  readonly company: readonly Character['id'][];
  /** All moves of the deal: those with words, and the others between them. */
  readonly course: readonly (string | Asked)[];
}

/** A lesson whose keys all have words. */
export interface LessonOf<Id extends LessonId> extends Lesson {
  readonly id: Id;
  readonly course: readonly (string | Asked<keyof Steps[Id] & string>)[];
}

/** A list of tiles, or of moves. */
export const splitWords = (list: string): readonly string[] => list.split(' ').filter((word) => word !== '');
export const tilesIn = (list: string) => splitWords(list) as readonly Tile[];
