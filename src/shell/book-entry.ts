/** What the record book keeps of a match that is over. */
import type { MatchContext } from '../match/match.machine.ts';
import { toHex } from '../rules/chance.ts';
import { sharedOf } from './deal-number.ts';
import { pageKindOf } from './kinds/all.ts';
import type { Played, Replay } from './store/book.ts';

/** @param at when it ended, milliseconds since 1970. */
export function bookEntry(match: MatchContext, id: string, at: number): readonly [Played, Replay] {
  const { game, options, sitters, seats, standing, finished, seed, log } = match;
  const best = Array.from({ length: seats }, (_, seat) =>
    game.points === 'lost' ? 0 : Math.max(0, ...finished.map(({ points }) => points?.[seat] ?? 0)),
  );
  const kind = pageKindOf(game);
  const stars = finished.filter((deal) => kind.isStarWhole(deal, game.table)).length;
  const { deals, totals, winners } = standing;
  const deal = seats === 1 ? null : sharedOf(toHex(seed));
  const played = { id, at, game: game.id, options, sitters, deals, totals, winners: winners ?? [], best, stars };
  return [deal === null ? played : { ...played, deal }, { seed: toHex(seed), log }];
}
