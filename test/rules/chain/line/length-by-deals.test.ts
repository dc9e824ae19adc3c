/** A match to a number of deals, in games that may also go to points. */
import { describe, expect, it } from 'vitest';
import { games } from '../../../../src/rules/games.ts';
import { tableOf } from '../../table.ts';

const NAMED = [
  'block',
  'team-block',
  'all-sevens',
  'matador',
  'bergen',
  'hungarian',
  'french',
  'all-fives',
  'italian',
] as const;

/** The options of a match to this number of deals; by default the usual one. */
const byDeals = (deals?: number) => ({ by: 'deals', ...(deals !== undefined && { deals }) });

describe('length by deals (6.13)', () => {
  it('6.13: nine games may go to a number of deals', () => {
    const having = games.filter(({ optionSpecs }) =>
      optionSpecs.some((spec) => spec.id === 'by' && spec.kind === 'choice' && spec.values.includes('points')),
    );
    expect(having.map(({ id }) => id).sort()).toEqual([...NAMED].sort());
  });

  it.each(NAMED)('6.13: deals stand in the place of the target, and points are the default: %s', (id) => {
    for (const { game, options, seats } of everySeats(id)) {
      expect(options).toMatchObject({ by: 'points' });
      expect(options).not.toHaveProperty('deals');
      const few = seats === 4 ? 8 : 6;
      const whole = game.options(byDeals(), seats);
      expect(whole).toMatchObject({ ok: true, value: { by: 'deals', deals: few } });
      expect(whole.ok && Object.keys(whole.value).includes('target')).toBe(false);
    }
  });

  it.each(NAMED)('6.13: the deals are a multiple of the seats, from one round to a hundred deals: %s', (id) => {
    for (const { game, seats } of everySeats(id)) {
      const legal = Array.from({ length: 104 }, (_, deals) => deals).filter(
        (deals) => game.options(byDeals(deals), seats).ok,
      );
      expect(legal[0]).toBe(seats);
      expect(legal).toEqual(Array.from({ length: Math.floor(100 / seats) }, (_, n) => (n + 1) * seats));
    }
  });

  it.each(NAMED)('24: a length that is not named is refused: %s', (id) => {
    const [{ game, seats, options }] = everySeats(id) as [Seated];
    expect(game.options({ ...byDeals(), target: Number(options.target) }, seats)).toMatchObject({
      ok: false,
      detail: 'target',
    });
    expect(game.options({ deals: seats }, seats)).toMatchObject({ ok: false, detail: 'deals' });
  });

  it.each(NAMED)('6.13: after so many deals the highest total wins, and level totals share the win: %s', (id) => {
    const { game } = everySeats(id)[0] as Seated;
    const seats = Math.max(...game.seats);
    const table = tableOf(game, seats, byDeals(seats));
    // Who dominoes scores, if anything, less than the lead that others have.
    const winners = (deals: number, totals: readonly number[]) => {
      const ended = table.ended(table.standing(totals, deals), [''], 'domino', 0);
      return game.settle(table.standing(totals, deals), { ...ended, hands: Array(seats).fill([]) }).standing.winners;
    };
    const [leads, shared] = [lead(game.sides(table.options, seats), 500), Array<number>(seats).fill(300)];
    expect(winners(seats - 2, leads)).toBeNull();
    expect(winners(seats - 1, leads)).toEqual(leads.flatMap((total, seat) => (total === 500 ? [seat] : [])));
    const even = winners(seats - 1, shared) ?? [];
    expect(even.length).toBe(id === 'bergen' ? 1 : seats);
  });
});

interface Seated {
  readonly game: ReturnType<typeof tableOf>['game'];
  readonly seats: number;
  readonly options: ReturnType<typeof tableOf>['options'];
}

/** The usual table of a game with each of its numbers of seats. */
function everySeats(id: string): readonly Seated[] {
  const game = games.find((each) => each.id === id);
  return (game?.seats ?? []).map((seats) => ({
    game: tableOf(id, seats).game,
    seats,
    options: tableOf(id, seats).options,
  }));
}

/** Totals in which the side of the last seat leads. */
const lead = (sides: readonly number[], most: number) => sides.map((side) => (side === sides.at(-1) ? most : 0));
