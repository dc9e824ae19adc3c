/** The reasons for points in the games of a line or a stack. */
import type { Reason } from '../../game.ts';
import type { LineRow } from './line-row.ts';

const BY_DOMINO: Readonly<Record<LineRow['domino'], readonly Reason[]>> = {
  others: ['hand'],
  'losers write': ['own'],
  'losers write off': ['writtenOff'],
  'each its own': ['own'],
  '2': ['flat'],
  '10': ['flat'],
  'by accounts': ['hand', 'wiped', 'closed'],
  'makes a General': ['general'],
};

const BY_BLOCKED: Readonly<Record<LineRow['blocked'], readonly Reason[]>> = {
  'lowest takes': ['hand', 'own'],
  'lowest takes, gross': ['hand'],
  'losers write': ['own'],
  'each its own, fourfold for the last to lay': ['own', 'fourfold'],
  'all write off': ['writtenOff'],
  '0': [],
  '2': ['flat'],
  'by accounts': ['hand', 'wiped', 'closed'],
};

/** Returns the reasons for which a game of this row writes points, each once. */
export function reasonsOf({ domino, blocked, byFive, bars, opensAt, rounding, onTheWay }: LineRow): readonly Reason[] {
  return [
    ...new Set<Reason>([
      ...(byFive ? (['fifth'] as const) : [...BY_DOMINO[domino], ...BY_BLOCKED[blocked]]),
      ...(bars === 'none' ? [] : (['barricade'] as const)),
      ...(opensAt === undefined ? [] : (['closed'] as const)),
      ...(rounding === 'the result to the nearest 5' ? (['rounded'] as const) : []),
      ...(onTheWay === 'none' ? [] : (['made'] as const)),
    ]),
  ];
}
