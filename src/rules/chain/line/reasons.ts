/** The reasons for points in the games of a line or a stack. */
import type { Reason } from '../../game.ts';
import type { LineRow } from './line-row.ts';

/** The reasons of the words that several rows share; where a row scores in its own way, that names its reasons. */
const BY_DOMINO: Readonly<Partial<Record<LineRow['domino'], readonly Reason[]>>> = {
  others: ['hand'],
  'losers write': ['own'],
  'each its own': ['own'],
};

const BY_BLOCKED: Readonly<Partial<Record<LineRow['blocked'], readonly Reason[]>>> = {
  'lowest takes': ['hand', 'own'],
  'lowest takes, gross': ['hand'],
  'losers write': ['own'],
  'each its own, fourfold for the last to lay': ['own', 'fourfold'],
};

/** Returns the reasons for which a game of this row writes points, each once. */
export function reasonsOf({
  domino,
  blocked,
  own,
  bars,
  points,
  opensAt,
  onTheWay,
  options = [],
}: LineRow): readonly Reason[] {
  return [
    ...new Set<Reason>([
      ...(own?.({}).reasons ?? [...(BY_DOMINO[domino] ?? []), ...(BY_BLOCKED[blocked] ?? [])]),
      // 9.4, 9.5: losses stake nothing, and a row with a score of its own has a reason of its own.
      ...(bars === 'none' || points === 'lost' || own ? [] : (['barricade'] as const)),
      ...(opensAt === undefined ? [] : (['closed'] as const)),
      ...(options.some(({ id }) => id === 'opens') ? (['small'] as const) : []),
      ...(onTheWay === 'none' ? [] : (['made'] as const)),
    ]),
  ];
}
