/** The parts shared by most kinds of table: a kind spreads them and replaces the others. */
import type { RulesTexts } from '../../i18n/index.ts';
import { rows as lineRows } from '../../rules/chain/line/line-rows.ts';
import { rows as starRows } from '../../rules/chain/star/star-rows.ts';
import type { DealPages, PageKind } from '../kind.ts';
import { chainAdvice } from '../rules/chain-advice.ts';
import { lineBodies } from '../rules/line-page.ts';
import type { Bodies, ToldTable } from '../rules/section.ts';
import { starBodies } from '../rules/star-page.ts';
import { dealField } from '../setup/setup-number.ts';

/** Returns the sections from the game's row of data; `null` for a game without one. */
export function bodiesOfRow(told: ToldTable, texts: RulesTexts): Bodies | null {
  const star = starRows.find(({ id }) => id === told.game.id);
  if (star) return starBodies(star, told, texts);
  const line = lineRows.find(({ id }) => id === told.game.id);
  return line ? lineBodies(line, told, texts) : null;
}

const numbered: DealPages = {
  fields: dealField,
  chosen: ({ deal }) => deal,
  after: () => undefined,
  isAlike: () => true,
  name: ({ deals, games }, game, deal) => deals.deal(games[game]?.name ?? game, deal),
  buttons: ({ alone: { next, again } }) => ({ next, again }),
  hasLastChance: true,
};

export const plain: Omit<PageKind, 'group' | 'telling'> = {
  course: () => [],
  bodies: bodiesOfRow,
  advice: chainAdvice,
  isStarWhole: () => false,
  deals: numbered,
  hidesTiles: true,
  lost: ({ alone }, _, left) => alone.stuck(left),
  shared: ({ handOver }) => handOver,
};
