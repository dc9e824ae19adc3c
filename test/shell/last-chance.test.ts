/** Up to where a lost deal for one could still have been won (22). */
import { describe, expect, it } from 'vitest';
import { atOnce } from '../../src/bots/steps.ts';
import { historyOf } from '../../src/match/deal-history.ts';
import { beginMatch, type MatchProgress, playMove } from '../../src/match/progress.ts';
import { fastChance, seedOfText } from '../../src/rules/chance.ts';
import { seen } from '../../src/rules/seen.ts';
import { solo1 } from '../../src/rules/solo/solo-1.ts';
import { type AskWay, lastChanceOf } from '../../src/shell/last-chance.ts';
import { solve } from '../bots/asked.ts';
import { optionsOf } from '../rules/arranged.ts';

const ask: AskWay = async (position) => atOnce(solve(position));
const canBeWon = ({ game, deal }: MatchProgress) => atOnce(solve(seen(game, deal, 'all'))).is === 'found';
const never = new AbortController().signal;

/** A deal played by chance to its end. */
function played(number: number): MatchProgress {
  const chance = fastChance(number);
  let match = beginMatch(solo1, optionsOf(solo1, {}, 1), 1, seedOfText(`last chance ${number}`));
  for (let moves = solo1.moves(match.deal); moves.length > 0; moves = solo1.moves(match.deal)) {
    const move = moves[chance.below(moves.length)];
    if (!move) break;
    match = playMove(match, move).progress;
  }
  return match;
}

const lost = Array.from({ length: 60 }, (_, k) => played(k)).filter(({ deal }) => deal.outcome?.how === 'blocked');

describe('the last chance of a lost deal', () => {
  it('is the last moment from which it could be won; what was laid there lost it', async () => {
    let some = 0;
    for (const match of lost) {
      const history = historyOf(match, 1);
      const chance = await lastChanceOf(history, ask, never, () => {});
      const [before, after] = chance ? [history[chance.at], history[chance.at + 1]] : [];
      expect(canBeWon(history[0] ?? match)).toBe(chance !== null);
      if (!chance || !before || !after) continue;
      some++;
      expect([canBeWon(before), canBeWon(after)]).toEqual([true, false]);
      expect(canBeWon(playMove(before, chance.better).progress)).toBe(true);
      expect(after.log.at(-1)?.at(-1)).toEqual(chance.played);
    }
    expect(some).toBeGreaterThan(2);
  });

  it('is found in few searches, which say how far they have come', async () => {
    const [match] = lost;
    if (!match) throw new Error('none is lost');
    let asked = 0;
    const told: number[] = [];
    const telling: AskWay = async (position, _, hear) => {
      asked++;
      hear(0.5);
      return atOnce(solve(position));
    };
    await lastChanceOf(historyOf(match, 1), telling, never, (done) => void told.push(done));
    expect(asked).toBeLessThanOrEqual(5);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(Math.max(...told)).toBeLessThan(1);
  });

  it('is not known where a search does not know', async () => {
    const [match] = lost;
    if (!match) throw new Error('none is lost');
    const blind: AskWay = async () => ({ is: 'unknown' });
    await expect(lastChanceOf(historyOf(match, 1), blind, never, () => {})).rejects.toThrow('not known');
  });
});
