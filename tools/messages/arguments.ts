/**
 * Arguments that always come together, so that languages can use facts that English does not need: `he` or `she`, a
 * double or not. Their types are those of `src/i18n/arguments.ts`.
 */
const TOGETHER = [
  {
    who: 'Person',
    name: 'string',
    partner: 'string',
    theName: 'string',
    thePartner: 'string',
    nameIs: 'Gender',
    partnerIs: 'Gender',
  },
  { tile: 'string', tileIs: 'TileKind' },
  { suit: 'string', aSuit: 'string', noSuit: 'string', suitIs: 'number' },
  { amount: 'string', amountIs: 'number' },
  { those: 'string', thoseAre: 'number', withYou: 'boolean' },
  { suits: 'string', norSuits: 'string', noSuits: 'string', suitsAre: 'number' },
  { or: 'string', and: 'string', nor: 'string' },
  { called: 'string', calledIs: 'Gender' },
] as const satisfies readonly Readonly<Record<string, string>>[];

/** Types with names, in alphabetical order. */
export const NAMED_TYPES = ['Gender', 'Person', 'TileKind'] as const;

/** Returns the group of an argument, by name, itself included; `null` if it stands alone. */
export const besides = (name: string): Readonly<Record<string, string>> | null =>
  TOGETHER.find((group) => name in group) ?? null;
