/** The parts shared by most kinds of table: a kind spreads them and replaces the others. */
import type { RulesTexts } from '../../i18n/index.ts';
import { rows as lineRows } from '../../rules/chain/line/line-rows.ts';
import { rows as starRows } from '../../rules/chain/star/star-rows.ts';
import type { Game, Options } from '../../rules/game.ts';
import type { PageKind } from '../kind.ts';
import { lineBodies } from '../rules/line-page.ts';
import type { Bodies } from '../rules/section.ts';
import { starBodies } from '../rules/star-page.ts';

/** Returns the sections from the game's row of data; `null` for a game without one. */
export function bodiesOfRow({ id }: Pick<Game, 'id'>, options: Options, texts: RulesTexts): Bodies | null {
  const star = starRows.find((row) => row.id === id);
  if (star) return starBodies(star, options, texts);
  const line = lineRows.find((row) => row.id === id);
  return line ? lineBodies(line, options, texts) : null;
}

export const plain: Omit<PageKind, 'group' | 'telling'> = {
  course: () => [],
  bodies: bodiesOfRow,
  isStarWhole: () => false,
  hidesTiles: true,
  lost: ({ alone }, _, left) => alone.stuck(left),
  shared: ({ handOver }) => handOver,
};
