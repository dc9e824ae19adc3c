/** The rules page of a game: what its row says, section by section. */
import type { RulesTexts } from '../../i18n/index.ts';
import { rows as lineRows } from '../../rules/chain/line/rows.ts';
import { rows as starRows } from '../../rules/chain/star/rows.ts';
import type { Options } from '../../rules/game.ts';
import { gameById } from '../../rules/games.ts';
import { isForOne } from '../address.ts';
import { lineBodies } from './line-page.ts';
import { openRowsBodies } from './open-rows-page.ts';
import { refillBodies } from './refill-page.ts';
import type { Bodies, Section, SectionId } from './section.ts';
import { starBodies } from './star-page.ts';
import { totalBodies } from './total-page.ts';
import { twoLinesBodies } from './two-lines-page.ts';

/** The sections of a game's page, in order, as it is played with these options; none for a game without a row. */
export function pageOf(id: string, options: Options, texts: RulesTexts): readonly Section[] {
  const { sections, books } = texts.rules;
  const said = bodiesOf(id, options, texts);
  if (!said) return [];
  const bodies: Bodies = { ...said, books: { paragraphs: books[id] ?? [] } };
  return (Object.keys(sections) as readonly SectionId[]).flatMap((section) => {
    const body = bodies[section];
    return body
      ? [{ id: section, title: sections[section], dealt: [], picture: null, pictures: [], wins: null, ...body }]
      : [];
  });
}

/** What the family of a game says of it. */
function bodiesOf(id: string, options: Options, texts: RulesTexts): Bodies | null {
  const star = starRows.find((row) => row.id === id);
  if (star) return starBodies(star, options, texts);
  const line = lineRows.find((row) => row.id === id);
  if (line) return lineBodies(line, options, texts);
  const game = gameById(id);
  if (game?.table.kind === 'row') return totalBodies(game, options, texts);
  if (game?.table.kind === 'two lines') return twoLinesBodies(game, options, texts);
  if (game?.table.rows) return openRowsBodies(game, texts);
  return game && isForOne(game) ? refillBodies(game, options, texts) : null;
}
