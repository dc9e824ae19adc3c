/** The bots' thinking for every game, loaded in advance, so that tools need not wait for it. */
import type { BotKind } from '../src/bots/kind.ts';
import { fetchBotKind } from '../src/bots/kinds.ts';
import { games } from '../src/rules/games.ts';

const KINDS = new Map(await Promise.all(games.map(async ({ id }) => [id, await fetchBotKind(id)] as const)));

/** Throws if there is no such game. */
export function botKindOf(id: string): BotKind {
  const kind = KINDS.get(id);
  if (!kind) throw new Error(`there is no game ${id}`);
  return kind;
}
