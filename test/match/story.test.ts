import { describe, expect, it } from 'vitest';
import { storyOf } from '../../src/match/story.ts';
import { games } from '../../src/rules/games.ts';
import { bots, inputOf, instantPorts, playMatch } from './play.ts';

describe('a deal told again', () => {
  it.each(games.map((game) => [game.id, game] as const))(
    'goes in %s from the heap to the end that was recorded',
    async (_, game) => {
      const input = inputOf(game, bots(game.seats[0] ?? 2), 'story');
      const match = await playMatch(input, instantPorts([]));
      for (const [index, record] of match.finished.entries()) {
        const story = storyOf(match, index + 1);
        expect(story).toHaveLength((match.log[index]?.length ?? 0) + 1);
        expect(story[0]?.deal.heap).toEqual(record.heap);
        expect(story[0]?.seal.commitment).toBe(record.commitment);
        expect(story[0]?.deal.log).toEqual([]);
        expect(story.at(-1)?.settlement?.points).toEqual(record.points);
      }
      expect(() => storyOf(match, match.log.length + 1)).toThrow('no deal');
    },
  );
});
