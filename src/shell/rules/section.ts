/** What a rules page is made of. */
import type { RulesTexts } from '../../i18n/index.ts';

export type SectionId = keyof RulesTexts['rules']['sections'];

/** What a picture shows. */
export type PictureId = keyof RulesTexts['rules']['pictures'];

/** How the tiles are dealt at one number of seats. */
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
  /** A picture of each paragraph, where each has one. */
  readonly pictures: readonly PictureId[];
  /** What wins the match, after all else. */
  readonly wins: string | null;
}

/** What a section says and shows. */
export type Body = Partial<Pick<Section, 'dealt' | 'picture' | 'pictures' | 'wins'>> & Pick<Section, 'paragraphs'>;

/** The sections that a game has something to say in. */
export type Bodies = Partial<Record<SectionId, Body>>;
