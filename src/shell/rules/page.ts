/** The rules page of a game, section by section. */
import type { PlayWellTexts, RulesTexts } from '../../i18n/index.ts';
import { pageKindOf } from '../kinds/all.ts';
import { bookLength } from '../setup/usual-options.ts';
import type { Bodies, Section, SectionId, ToldTable } from './section.ts';

/**
 * Returns the sections of the page of a table, in order; empty for a game without one.
 * @param well the advice on how to play well, which loads later; `null` until then.
 */
export function pageOf(told: ToldTable, texts: RulesTexts, well: PlayWellTexts | null = null): readonly Section[] {
  const { sections, books } = texts.rules;
  const kind = pageKindOf(told.game);
  const said = kind.bodies(told, texts);
  if (!said) return [];
  const bodies: Bodies = {
    ...said,
    ...(said.match && { match: { ...said.match, paragraphs: [...said.match.paragraphs, ...bookWords(told, texts)] } }),
    ...(well && {
      well: { paragraphs: [], topics: kind.advice(told, well), picture: isOnStar(told) ? 'shut' : null },
    }),
    books: { paragraphs: books[told.game.id] ?? [] },
  };
  return (Object.keys(sections) as readonly SectionId[]).flatMap((section) => {
    const body = bodies[section];
    return body
      ? [
          {
            id: section,
            title: sections[section],
            dealt: [],
            picture: null,
            pictures: [],
            topics: [],
            wins: null,
            ...body,
          },
        ]
      : [];
  });
}

/** True if arms grow from a star: there shutting one is much of the game. */
const isOnStar = ({ game, options, seats }: ToldTable): boolean =>
  game.chainRules?.(options, seats).branching === 'star';

/** 1.14: returns the sentence on the length that the source gives, if the table is set to another one. */
function bookWords({ game, options, seats }: ToldTable, { rules: { match } }: RulesTexts): readonly string[] {
  const book = bookLength(game, options, seats);
  if (!book || options[book.id] === book.value) return [];
  return [(book.id === 'deals' ? match.book.deals : match.book.points)(book.value)];
}
