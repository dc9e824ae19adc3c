/** The rules page of a game, section by section. */
import type { RulesTexts } from '../../i18n/index.ts';
import { pageKindOf } from '../kinds/all.ts';
import type { Bodies, Section, SectionId, ToldTable } from './section.ts';

/** Returns the sections of the page of a table, in order; empty for a game without one. */
export function pageOf(told: ToldTable, texts: RulesTexts): readonly Section[] {
  const { sections, books } = texts.rules;
  const said = pageKindOf(told.game).bodies(told, texts);
  if (!said) return [];
  const bodies: Bodies = { ...said, books: { paragraphs: books[told.game.id] ?? [] } };
  return (Object.keys(sections) as readonly SectionId[]).flatMap((section) => {
    const body = bodies[section];
    return body
      ? [{ id: section, title: sections[section], dealt: [], picture: null, pictures: [], wins: null, ...body }]
      : [];
  });
}
