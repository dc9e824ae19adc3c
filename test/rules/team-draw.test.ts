import { describe, expect, it } from 'vitest';
import { commitmentOf, fastChance, seedOfText } from '../../src/rules/chance.ts';
import { gameById } from '../../src/rules/games.ts';
import { teamsOf } from '../../src/rules/sealed.ts';
import { seatedBy, teamDrawFault } from '../../src/rules/team-draw.ts';
import { type Tile, tilesOf } from '../../src/rules/tiles.ts';
import { partners } from '../second/lead.ts';
import { tiles } from './arranged.ts';
import { at } from './spoilt-records.ts';

const SET = tilesOf(6);

function drawnBy(text: string) {
  const game = gameById('team-block');
  const teams = game && teamsOf(game, seedOfText(text), {});
  if (!teams) throw new Error('no draw');
  return teams;
}

describe('the draw for partners (7.4)', () => {
  it('7.4: is the example: 22, 27, 19 and 28 sit down on 2… the fourth on 0, the second on 2, the first on 1', () => {
    const drawn = ['0-3 4-4 1-6 2-2', '5-6 3-6 2-5 0-0', '1-2 3-3 0-4 1-5', '6-6 2-3 4-6 0-1'].map(tiles);
    expect(seatedBy(drawn)).toEqual([3, 0, 1, 2]);
  });

  it('7.4: ranks equal sums by the heaviest tile, then by the second heaviest, and so on', () => {
    const drawn = ['6-6 0-0 0-1 0-2', '5-6 1-1 1-2 0-5', '5-6 2-2 0-3 0-4', '4-6 3-3 0-6 1-3'].map(tiles);
    const sums = drawn.map((hand) => hand.join(' '));
    expect(seatedBy(drawn).map((player) => sums[player])).toEqual(partners(drawn).map((player) => sums[player]));
  });

  it('7.4: seats as the second reading does, whatever was drawn', () => {
    const chance = fastChance(7);
    for (let n = 0; n < 2000; n++) {
      const heap: Tile[] = [...SET];
      for (let left = heap.length; left > 1; left--) {
        const other = chance.below(left);
        [heap[other], heap[left - 1]] = [at(heap, left - 1), at(heap, other)];
      }
      const drawn = [0, 4, 8, 12].map((from) => heap.slice(from, from + 4));
      expect(seatedBy(drawn)).toEqual(partners(drawn));
    }
  });

  it('follows from the seed, is sealed, and judged as right', () => {
    const { draw, players } = drawnBy('teams');
    expect(drawnBy('teams').draw).toEqual(draw);
    expect([...players].sort()).toEqual([0, 1, 2, 3]);
    expect(draw.commitment).toBe(commitmentOf(draw.heap, draw.salt));
    expect(teamDrawFault(draw, SET)).toBeNull();
  });

  it('is refused where a tile is missing, drawn twice, or the players sit otherwise', () => {
    const { draw } = drawnBy('teams');
    const [first = [], ...others] = draw.drawn;
    expect(teamDrawFault({ ...draw, heap: draw.heap.slice(1) }, SET)).toContain('not the set');
    expect(teamDrawFault({ ...draw, drawn: [first, first, ...others.slice(1)] }, SET)).toContain('not four tiles');
    expect(teamDrawFault({ ...draw, drawn: [...others, first] }, SET)).toContain('otherwise');
  });
});
