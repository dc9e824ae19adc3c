import { describe, expect, it } from 'vitest';
import { createRace, type Race } from '../../src/bots/search/race.ts';
import { fastChance } from '../../src/rules/chance.ts';

const runnersOf = (race: Race, moves: number) =>
  Array.from({ length: moves }, (_, move) => move).filter((move) => race.runs(move));

/** One result of each runner, and the lap's end. */
function lap(race: Race, values: readonly number[], spent: number): void {
  for (const [move, value] of values.entries()) if (race.runs(move)) race.add(move, value);
  race.endLap(spent);
}

describe('a race of moves', () => {
  it('lets a move that is clearly behind drop out, once there are laps enough to tell', () => {
    const race = createRace(3, 1);
    const runners = Array.from({ length: 10 }, (_, n) => {
      lap(race, [10 + (n % 2), 10 + ((n + 1) % 2), n % 2], 0);
      return race.runners;
    });
    expect(runners.slice(0, 7)).toEqual(Array(7).fill(3));
    expect(runners.at(-1)).toBe(2);
    expect(race.runs(2)).toBe(false);
  });

  it('spends the budget in rounds, and lets the half that is behind drop out after each', () => {
    const race = createRace(7, 1);
    const values = [3, 1, 6, 5, 2, 4, 0];
    lap(race, values, 0.3);
    expect(race.runners).toBe(7);
    lap(race, values, 0.34);
    expect(runnersOf(race, 7)).toEqual([0, 2, 3, 5]);
    lap(race, values, 0.7);
    expect(runnersOf(race, 7)).toEqual([2, 3]);
    // The last round is for those two.
    lap(race, values, 1);
    expect(race.runners).toBe(2);
  });

  it('goes through all rounds at once where a lap costs the whole budget', () => {
    const race = createRace(8, 1);
    lap(race, [0, 1, 2, 3, 4, 5, 6, 7], 2);
    expect(runnersOf(race, 8)).toEqual([6, 7]);
  });

  it('takes a move that dropped out for as far behind as it was in the laps that both ran', () => {
    const race = createRace(3, 1);
    lap(race, [50, 49, 40], 0.5);
    expect(runnersOf(race, 3)).toEqual([0, 1]);
    // Worlds in which all moves are worth less say nothing against the two alone.
    lap(race, [10, 12, 0], 1);
    expect([...race.values()]).toEqual([30, 30.5, 21.5]);
  });

  it('never takes one that dropped out for better than the best', () => {
    const chance = fastChance(5);
    for (let nth = 0; nth < 200; nth++) {
      const race = createRace(6, 1);
      for (let n = 1; n <= 12; n++)
        lap(
          race,
          Array.from({ length: 6 }, () => chance.below(100)),
          n / 12,
        );
      const values = [...race.values()];
      expect(race.runs(values.indexOf(Math.max(...values)))).toBe(true);
    }
  });

  it('finds the best of eight more often than if the same were spent on all alike', () => {
    const chance = fastChance(3);
    const worth = (move: number) => move + chance.below(41) - 20;
    const found = (spend: (race: Race) => void) => {
      let right = 0;
      for (let nth = 0; nth < 400; nth++) {
        const race = createRace(8, 1);
        spend(race);
        const values = [...race.values()];
        if (values.indexOf(Math.max(...values)) === 7) right++;
      }
      return right;
    };
    const budget = 480;
    const alike = (race: Race) => {
      for (let n = 0; n < budget / 8; n++) for (let move = 0; move < 8; move++) race.add(move, worth(move) / 60);
      race.endLap(0);
    };
    const inRounds = (race: Race) => {
      for (let spent = 0; spent < budget && race.runners > 1; race.endLap(spent / budget)) {
        for (const move of runnersOf(race, 8)) race.add(move, worth(move));
        spent += race.runners;
      }
    };
    expect(found(inRounds)).toBeGreaterThan(found(alike));
  });
});
