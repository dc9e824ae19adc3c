import { describe, expect, it } from 'vitest';
import { audit } from '../../src/rules/audit.ts';
import { commitmentOf, fastChance, seedOfText } from '../../src/rules/chance.ts';
import type { Game, TeamDraw } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { recordHeader, writeRecord } from '../../src/rules/record.ts';
import { teamsOf } from '../../src/rules/sealed.ts';
import { drawnByHand, nextToDraw, seatedBy, teamDrawFault } from '../../src/rules/team-draw.ts';
import { type Tile, tilesOf } from '../../src/rules/tiles.ts';
import { judge } from '../second/judgement.ts';
import { partners } from '../second/lead.ts';
import { optionsOf, tiles } from './arranged.ts';
import { at } from './spoilt-records.ts';

const SET = tilesOf(6);

function drawnBy(text: string, byHand?: readonly number[]) {
  const game = gameById('team-block');
  const teams = game && teamsOf(game, seedOfText(text), {}, byHand);
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

  it('7.4: is drawn by hand, one tile each in turn, from anywhere in the heap', () => {
    const byHand = [27, 3, 14, 8, 0, 9, 26, 1, 20, 2, 4, 25, 5, 6, 7, 10];
    const { draw, players } = drawnBy('teams', byHand);
    const { draw: dealt } = drawnBy('teams');
    expect([draw.heap, draw.commitment]).toEqual([dealt.heap, dealt.commitment]);
    const hands = [0, 1, 2, 3].map((player) => [0, 4, 8, 12].map((round) => byHand[round + player]));
    expect(drawnByHand(byHand)).toEqual(hands);
    expect(draw.drawn).toEqual(players.map((player) => hands[player]));
    expect(players).toEqual(partners(hands.map((hand) => hand.map((position = 0) => at(draw.heap, position)))));
    expect(teamDrawFault(draw, SET)).toBeNull();
    expect(byHand.map((_, n) => nextToDraw(byHand.slice(0, n)))).toEqual(byHand.map((_, n) => n % 4));
    expect(nextToDraw(byHand)).toBeNull();
  });

  it('7.4: is dealt where the draw by hand is none: not whole, a tile twice, or one that is not in the heap', () => {
    const whole = Array.from({ length: 16 }, (_, n) => n);
    for (const byHand of [[], whole.slice(1), [...whole.slice(1), 1], [...whole.slice(1), 28]])
      expect(drawnBy('teams', byHand)).toEqual(drawnBy('teams'));
  });

  it('7.4: by hand gives a record that audit and the second reading find good, and not one seated otherwise', () => {
    const { draw } = drawnBy('teams', [27, 3, 14, 8, 0, 9, 26, 1, 20, 2, 4, 25, 5, 6, 7, 10]);
    const game = gameById('team-block') as Game;
    const sitters = ['Ada', 'Bo', 'Cyd', 'Dee'].map((name) => ({ name, kind: 'person' as const }));
    const text = (teamDraw: TeamDraw) =>
      writeRecord({ header: recordHeader(game, optionsOf(game, {}, 4), sitters, undefined, teamDraw), deals: [] });
    expect(audit(text(draw))).toMatchObject({ ok: true });
    expect(judge(text(draw))).toMatchObject({ ok: true });
    const spoilt = [
      { ...draw, drawn: [...draw.drawn.slice(1), ...draw.drawn.slice(0, 1)] },
      { ...draw, drawn: draw.drawn.map((hand, seat) => (seat === 0 ? hand.slice(1) : hand)) },
      { ...draw, salt: `${draw.salt}0` },
    ];
    for (const teamDraw of spoilt) {
      expect(audit(text(teamDraw))).toMatchObject({ ok: false });
      expect(judge(text(teamDraw))).toMatchObject({ ok: false });
    }
  });

  it('is refused where a tile is missing, drawn twice, or the players sit otherwise', () => {
    const { draw } = drawnBy('teams');
    const [first = [], ...others] = draw.drawn;
    expect(teamDrawFault({ ...draw, heap: draw.heap.slice(1) }, SET)).toContain('not the set');
    expect(teamDrawFault({ ...draw, drawn: [first, first, ...others.slice(1)] }, SET)).toContain('not four tiles');
    expect(teamDrawFault({ ...draw, drawn: [...others, first] }, SET)).toContain('otherwise');
  });
});
