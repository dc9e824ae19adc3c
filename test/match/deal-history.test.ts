import { describe, expect, it } from 'vitest';
import { historyOf } from '../../src/match/deal-history.ts';
import { games } from '../../src/rules/games.ts';
import { bots, fewDeals, inputOf, instantPorts, playMatch } from './play.ts';

describe('a deal told again', () => {
  it.each(games.map((game) => [game.id, game] as const))(
    'goes in %s from the heap to the end that was recorded',
    async (_, game) => {
      const input = inputOf(game, bots(game.seats[0] ?? 2), 'history', fewDeals(game));
      const match = await playMatch(input, instantPorts([]));
      for (const [index, record] of match.finished.entries()) {
        const history = historyOf(match, index + 1);
        expect(history).toHaveLength((match.log[index]?.length ?? 0) + 1);
        expect(history[0]?.deal.heap).toEqual(record.heap);
        expect(history[0]?.seal.commitment).toBe(record.commitment);
        expect(history[0]?.deal.log).toEqual([]);
        expect(history.at(-1)?.settlement?.points).toEqual(record.points);
      }
      expect(() => historyOf(match, match.log.length + 1)).toThrow('no deal');
    },
  );
});
