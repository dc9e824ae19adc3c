/** A match of Squares: nothing is hidden, so all is taken back, but for what is given of a puzzle. */
import { describe, expect, it } from 'vitest';
import { puzzleOf } from '../../src/bots/squares/puzzle.ts';
import { beginMatch, type MatchProgress, playMove, takenBack } from '../../src/match/progress.ts';
import { resume } from '../../src/match/resume.ts';
import { fromHex } from '../../src/rules/chance.ts';
import type { Move } from '../../src/rules/game.ts';
import { dealRecord } from '../../src/rules/record.ts';
import { givenOf } from '../../src/rules/squares/given.ts';
import { squares } from '../../src/rules/squares/squares.ts';
import { withPuzzle } from '../../src/shell/setup/puzzle-setup.ts';
import { newSetup } from '../../src/shell/store/kept-matches.ts';
import { EXAMPLE, lift } from '../rules/squares/deals.ts';

const YOU = [{ name: 'You', kind: 'person' }] as const;

/** The match before each of some moves, and after the last. */
function historyOf(start: MatchProgress, moves: readonly Move[]): readonly MatchProgress[] {
  const history = [start];
  for (const move of moves) history.push(playMove(history.at(-1) ?? start, move).progress);
  return history;
}

describe('squares, taken back', () => {
  it('23.3: goes back move by move to the empty outline, over tiles that were lifted, too', () => {
    const [first, ...others] = EXAMPLE.slice(0, 6);
    const moves = [...(first ? [first] : []), lift('0-0'), ...others];
    const history = historyOf(beginMatch(squares, {}, 1, fromHex('0'.repeat(64))), moves);
    for (const [index, now] of history.entries()) expect(takenBack(now, 0)).toEqual(history[index - 1] ?? null);
  });

  it('goes back in a puzzle to what is given, which the record begins with', () => {
    const { given } = puzzleOf(28, 2);
    const setup = withPuzzle(newSetup(squares, {}, YOU, 28), squares, given);
    const resumed = resume(squares, {}, 1, fromHex(setup.seed), setup.log, setup.given);
    if (!resumed.ok) throw new Error(resumed.reason);
    expect(givenOf(resumed.value.deal)).toHaveLength(given.length);
    expect(takenBack(resumed.value, 0)).toBeNull();
    const own = squares.moves(resumed.value.deal).find((move) => move.do === 'play');
    const played = historyOf(resumed.value, own ? [own] : []);
    expect(takenBack(played.at(-1) ?? resumed.value, 0)).toEqual(resumed.value);
    expect(squares.moves(played.at(-1)?.deal ?? resumed.value.deal).filter((move) => move.do === 'lift')).toHaveLength(
      1,
    );
    const { deal, seal } = resumed.value;
    expect(deal.heap).toEqual(beginMatch(squares, {}, 1, fromHex(setup.seed)).deal.heap);
    expect(dealRecord(deal, null, seal, []).events).toEqual(given.map((move) => ({ seat: 0, ...move })));
  });
});
