/** The parts of a rules page. */
import type { RulesTexts, Topic } from '../../i18n/index.ts';
import type { Game, Options } from '../../rules/game.ts';

/** The table that a page describes. */
export interface ToldTable {
  readonly game: Game;
  readonly options: Options;
  readonly seats: number;
}

export type SectionId = keyof RulesTexts['rules']['sections'];

/** The subject of a picture. */
export type PictureId = keyof RulesTexts['rules']['pictures'];

/** The deal of the tiles for one number of seats. */
export interface DealtRow {
  readonly seats: number;
  readonly each: number;
  readonly left: number;
}

export interface Section {
  readonly id: SectionId;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly dealt: readonly DealtRow[];
  readonly picture: PictureId | null;
  /** One picture per paragraph; empty if there are none. */
  readonly pictures: readonly PictureId[];
  /** The advice of the section, each topic under a heading of its own. */
  readonly topics: readonly Topic[];
  /** The sentence on winning the match, at the end; `null` if there is none. */
  readonly wins: string | null;
}

/** The contents of a section. */
export type Body = Partial<Pick<Section, 'dealt' | 'picture' | 'pictures' | 'topics' | 'wins'>> &
  Pick<Section, 'paragraphs'>;

/** The contents of a game's sections; absent sections are left out. */
export type Bodies = Partial<Record<SectionId, Body>>;
