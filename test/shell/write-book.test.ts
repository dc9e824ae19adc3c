/** What is written when a match is over: the book, the calendar, the medals. */
import { describe, expect, it } from 'vitest';
import type { MatchContext } from '../../src/match/match-setup.ts';
import { fromHex } from '../../src/rules/chance.ts';
import { games } from '../../src/rules/games.ts';
import { oneDeal } from '../../src/rules/one-deal.ts';
import { writeBook } from '../../src/shell/book/write-book.ts';
import { seedOfDeal } from '../../src/shell/deal-number.ts';
import { openBook } from '../../src/shell/store/book.ts';
import { openDays } from '../../src/shell/store/days.ts';
import { openFeats } from '../../src/shell/store/kept-feats.ts';
import { numberOfDay } from '../../src/shell/today/day.ts';
import { bots, inputOf, instantPorts, persons, playMatch } from '../match/play.ts';
import { inMemory } from './fake-storage.ts';

const DAY = '2026-11-23';
const game = (id: string) => {
  const found = games.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
};
/** A deal of a day, played to its end by a person and bots. */
const played = (id: string, number = numberOfDay(DAY)): Promise<MatchContext> => {
  const seats = game(id).seats[0] ?? 2;
  const input = inputOf(oneDeal(game(id)), [...persons(1), ...bots(seats - 1)], '');
  return playMatch({ ...input, seed: fromHex(seedOfDeal(number)) }, instantPorts([]));
};

describe('a match that is over', () => {
  it.each(['sebastopol', 'osel'])('as a try at the deal of a day is written into the calendar: %s', async (id) => {
    const store = inMemory();
    const days = openDays(store);
    days.begin(DAY, 'one');
    const match = await played(id);
    writeBook(store, match, 'one', 5);
    writeBook(store, match, 'one', 6);
    const { points = [], remembered = [] } = match.finished[0] ?? {};
    const made = points.map((each, seat) => each + (remembered[seat] ?? 0));
    const best = game(id).points === 'lost' ? Math.min(...made) : Math.max(...made);
    expect(days.of(DAY)).toEqual([
      {
        id: 'one',
        points: made[0],
        isBest: made[0] === best && (best > 0 || id === 'osel'),
        strip: expect.stringMatching(/^[tsdp]+$/),
      },
    ]);
    expect(openBook(store).all()).toMatchObject([{ id: 'one', at: 5, deals: 1, deal: numberOfDay(DAY) }]);
  });

  it('as a numbered deal is in the book, and in no calendar', async () => {
    const store = inMemory();
    writeBook(store, await played('block', 28), 'one', 5);
    expect(openDays(store).all()).toEqual([]);
    expect(openBook(store).all()).toMatchObject([{ deal: 28 }]);
  });

  it('earns its medals once', async () => {
    const store = inMemory();
    writeBook(store, await played('block', 28), 'one', 5);
    expect(openFeats(store).all()).toMatchObject({ line: { match: 'one', at: 5 } });
    writeBook(store, await played('block', 29), 'two', 6);
    expect(openFeats(store).all().line).toEqual({ match: 'one', at: 5 });
  });

  it('of bots alone is nobody’s', async () => {
    const store = inMemory();
    const match = await playMatch(inputOf(game('block'), bots(2), 'bots', { target: 25 }), instantPorts([]));
    writeBook(store, match, 'one', 5);
    expect(store.keys()).toEqual([]);
  });

  it.each(['', '[', '{"win":3}', '{"win":{"at":3}}'])('earns medals anew where those make no sense: %s', (text) => {
    const store = inMemory();
    store.set('cyprus/feats', text);
    expect(openFeats(store).all()).toEqual({});
    openFeats(store).add({ win: { match: 'm', at: 1 } });
    expect(openFeats(store).all()).toEqual({ win: { match: 'm', at: 1 } });
    openFeats(store).clear();
    expect(store.keys()).toEqual([]);
  });
});
