/** What some games bring to a turn: moves that nobody decides, several tiles, a starter that the tiles do not name. */

import { describe, expect, it } from 'vitest';
import type { MatchContext } from '../../src/match/match-setup.ts';
import { newsFor } from '../../src/match/news.ts';
import { beginMatch, forcedMove, playMove } from '../../src/match/progress.ts';
import { situationOf } from '../../src/match/situation.ts';
import type { Game, Options } from '../../src/rules/game.ts';
import { gameById, games } from '../../src/rules/games.ts';
import { lastWhere } from '../../src/rules/last-where.ts';
import { often } from '../long.ts';
import { shortest } from '../rules/length-spec.ts';
import { type Heard, inputOf, instantPorts, persons, playMatch } from './play.ts';

const gameOf = (id: string): Game => {
  const game = gameById(id);
  if (!game) throw new Error(`no game is called ${id}`);
  return game;
};

/** What is heard at the ports in a few matches between persons. */
async function heardIn(id: string, seats: number, options: Options = shortest(gameOf(id)), matches = often(2, 3)) {
  const all: { heard: Heard[]; end: MatchContext }[] = [];
  for (let n = 0; n < matches; n++) {
    const heard: Heard[] = [];
    const end = await playMatch(inputOf(gameOf(id), persons(seats), `turns ${n}`, options), instantPorts(heard, n));
    all.push({ heard, end });
  }
  return all;
}
const asksOf = (heard: readonly Heard[]) => heard.flatMap((each) => (each.port === 'choose' ? [each.input] : []));

describe('what nobody decides', () => {
  it.each(games.map((game) => [game.id, game.seats[0] ?? 0]))('is not asked for in %s', async (id, seats) => {
    for (const { heard } of await heardIn(id, seats, undefined, 1)) {
      for (const { moves, seen } of asksOf(heard)) {
        if (moves.length > 1) continue;
        expect(['play', 'draw']).toContain(moves[0]?.do);
        // A draw is asked for only where open ends are the reason for it.
        if (moves[0]?.do === 'draw') expect([seen.laid.length > 0, seen.turn?.laid]).toEqual([true, []]);
      }
    }
  });

  it('is drawn for the lead before anybody takes the device (2.6)', async () => {
    const [first] = await heardIn('cyprus', 4, { drawForLead: true, target: 25 }, 1);
    const draws = (first?.heard ?? []).filter(
      (each) => each.port === 'show' && each.beats[0]?.beat === 'drew' && each.now.seen.phase === 'leading',
    );
    const seats = draws.flatMap((each) => (each.port === 'show' ? [each.now.eye] : []));
    expect(new Set(seats)).toEqual(new Set(['table']));
  });

  it('is the tile that is left over, taken after the lead (3.4)', async () => {
    const taken = (await heardIn('sebastopol-berndt', 3)).flatMap(({ end }) =>
      end.finished.map(({ events }) => events).filter(([lead]) => lead?.do === 'lead' && !lead.turnedUp),
    );
    expect(taken.length).toBeGreaterThan(3);
    for (const [lead, draw] of taken) expect([draw?.do, draw?.seat]).toEqual(['draw', lead?.seat]);
  });
});

describe('a spinner that is turned up', () => {
  it('is nobody’s turn, and news to the seat that plays first on it (3.4)', () => {
    let turned = 0;
    for (let n = 0; n < 60; n++) {
      const { game, options, seed } = inputOf(gameOf('sebastopol-berndt'), persons(3), `turned ${n}`);
      const begun = beginMatch(game, options, 3, seed);
      const lead = forcedMove(begun);
      if (lead?.do !== 'lead' || !lead.turnedUp) continue;
      turned++;
      const { progress } = playMove(begun, lead);
      const first = begun.deal.turn?.seat ?? -1;
      expect([progress.deal.turn?.seat, progress.deal.laid[0]?.seat]).toEqual([first, null]);
      const news = newsFor({ ...progress, sitters: persons(3), holder: null }, first);
      expect(news.happened.map(({ beat }) => beat)).toMatchObject([{ beat: 'led', seat: null, tile: '6-6' }]);
    }
    expect(turned).toBeGreaterThan(0);
  });
});

describe('a turn of several doubles', () => {
  it('is asked for tile by tile, with the device in the same hands (5.4)', async () => {
    let further = 0;
    for (const { heard } of await heardIn('osel', 3, undefined, 2)) {
      const atPorts = heard.filter(({ port }) => port !== 'show');
      for (const [index, each] of atPorts.entries()) {
        if (each.port !== 'choose' || each.input.seen.turn?.laid.length === 0) continue;
        further++;
        expect(atPorts[index - 1]).toMatchObject({ port: 'choose', input: { seat: each.input.seat } });
      }
    }
    expect(further).toBeGreaterThan(0);
  });
});

describe('what is said between two deals', () => {
  it('is who starts the next one in Osel, and what is remembered (5.2, 5.7)', async () => {
    let remembered = 0;
    for (const { heard, end } of await heardIn('osel', 4)) {
      const shows = heard.flatMap((each) => (each.port === 'show' ? [each.now] : []));
      for (const [index, deal] of end.finished.slice(0, -1).entries()) {
        const next = end.finished[index + 1];
        const after = lastWhere(shows, ({ seen }) => seen.deal === index + 1 && seen.phase === 'ended');
        expect(after?.starts).toBe(next?.events[0]?.seat);
        expect(after?.remembered).toEqual(deal.remembered);
        const before = shows.find(({ seen }) => seen.deal === index + 2 && seen.phase !== 'leading');
        expect([before?.starts, before?.remembered]).toEqual([null, deal.remembered]);
        if (deal.remembered?.some((points) => points > 0)) remembered++;
      }
    }
    expect(remembered).toBeGreaterThan(0);
  });

  it('is nothing of that where the tiles say who starts, and points are won', async () => {
    for (const { heard, end } of await heardIn('sebastopol', 4, undefined, 1)) {
      for (const each of heard) {
        if (each.port === 'show') expect([each.now.starts, each.now.remembered]).toEqual([null, null]);
      }
      expect(situationOf({ ...end, holder: null }, 'table').remembered).toBeNull();
    }
  });
});
