/** The names of the games. */
import type { Messages } from '../phrases.ts';

export const gameTexts = (names: Messages['games']) => ({
  games: Object.fromEntries(Object.entries(names).map(([id, name]) => [id, { name }])) as Readonly<
    Record<string, { readonly name: string }>
  >,
});
