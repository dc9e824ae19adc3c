/**
 * Arguments that always come together, so that a language may use what English has no need of: whether somebody is `he` or
 * `she`, whether a tile is a double. Their types are those of `src/i18n/arguments.ts`.
 */
const TOGETHER = [
  { who: 'Person', name: 'string', partner: 'string' },
  { tile: 'string', tileIs: 'TileKind' },
  { suit: 'string', aSuit: 'string', noSuit: 'string', suitIs: 'number' },
  { amount: 'string', amountIs: 'number' },
  { those: 'string', thoseAre: 'number' },
] as const satisfies readonly Readonly<Record<string, string>>[];

/** Types that have names, in the order of the alphabet. */
export const NAMED_TYPES = ['Person', 'TileKind'] as const;

/** What stands beside an argument, by name, itself included; `null`: it stands alone. */
export const besides = (name: string): Readonly<Record<string, string>> | null =>
  TOGETHER.find((group) => name in group) ?? null;
