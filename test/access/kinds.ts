/** The kinds of table in words, fetched before a test begins. */
import type { WordKind } from '../../src/access/kind.ts';
import { textsFor } from '../../src/i18n/english.ts';
import { wordsOf } from '../../src/kinds/kinds.ts';
import { games } from '../../src/rules/games.ts';

const texts = textsFor([]);
const kinds = new Map(await Promise.all(games.map(async (game) => [game.id, await wordsOf(game, texts)] as const)));

/** The kind of table of a game, by its id. */
export function kindFor(id: string): WordKind {
  const kind = kinds.get(id);
  if (!kind) throw new Error(`no game is called ${id}`);
  return kind;
}
