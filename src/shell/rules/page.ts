/** The rules page of a game, section by section. */
import type { RulesTexts } from '../../i18n/index.ts';
import type { Options } from '../../rules/game.ts';
import { gameById } from '../../rules/games.ts';
import { pageKindOf } from '../kinds/all.ts';
import type { Bodies, Section, SectionId } from './section.ts';

/** Returns the sections of a game's page with these options, in order; empty for an unknown game. */
export function pageOf(id: string, options: Options, texts: RulesTexts): readonly Section[] {
  const { sections, books } = texts.rules;
  const game = gameById(id);
  const said = game && pageKindOf(game).bodies(game, options, texts);
  if (!said) return [];
  const bodies: Bodies = { ...said, books: { paragraphs: books[id] ?? [] } };
  return (Object.keys(sections) as readonly SectionId[]).flatMap((section) => {
    const body = bodies[section];
    return body
      ? [{ id: section, title: sections[section], dealt: [], picture: null, pictures: [], wins: null, ...body }]
      : [];
  });
}
