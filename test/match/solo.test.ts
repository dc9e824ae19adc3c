/** A match of one seat: one deal, and nobody has won where it is lost (22.3). */
import { describe, expect, it } from 'vitest';
import { solve } from '../../src/bots/solo/solve.ts';
import { atOnce } from '../../src/bots/steps.ts';
import { beginMatch, forcedMove, type MatchProgress, playMove, settle } from '../../src/match/progress.ts';
import { resume } from '../../src/match/resume.ts';
import { seedOfText } from '../../src/rules/chance.ts';
import type { Move } from '../../src/rules/game.ts';
import { readRecords, recordHeader, replay, writeRecord } from '../../src/rules/record.ts';
import { solo1 } from '../../src/rules/solo/solo-1.ts';

const SEED = seedOfText('a solo');

/** The match after moves chosen one by one until there are none. */
function played(seed: Uint8Array, choose: (moves: readonly Move[], step: number) => Move | undefined): MatchProgress {
  let progress = beginMatch(solo1, {}, 1, seed);
  for (let step = 0; progress.deal.turn; step++) {
    expect(forcedMove(progress)).toBeNull();
    const move = choose(solo1.moves(progress.deal), step);
    if (!move) throw new Error('no move');
    progress = playMove(progress, move).progress;
  }
  return settle(progress);
}

/** A match that is won, from the first of many seeds that allow it. */
function solved(): MatchProgress {
  for (let number = 0; ; number++) {
    const seed = seedOfText(`a solo ${number}`);
    const solution = atOnce(solve(beginMatch(solo1, {}, 1, seed).deal));
    if (solution.is === 'found') return played(seed, (_, step) => solution.moves[step]);
  }
}

const lost = () => played(SEED, ([first]) => first);

/** What the file of the match replays to. */
function again({ options, finished }: MatchProgress) {
  const header = recordHeader(solo1.id, options, [{ name: 'Ada', kind: 'person' }]);
  const read = readRecords(writeRecord({ header, deals: finished }));
  const [match] = read.ok ? read.value : [];
  if (!match) throw new Error('the file cannot be read');
  return replay(match, solo1);
}

describe('a match of one seat', () => {
  it('22.3: is over after its deal, with a winner where it is solved and none where it is lost', () => {
    expect(solved().standing).toEqual({ deals: 1, totals: [1], memory: null, winners: [0] });
    expect(lost().standing).toEqual({ deals: 1, totals: [0], memory: null, winners: [] });
  });

  it('25.6: replays from its record, and needs no new kind of event', () => {
    for (const match of [solved(), lost()]) {
      expect(again(match)).toEqual({ ok: true, value: match.standing });
      expect(new Set(match.finished[0]?.events.map((event) => event.do))).toEqual(new Set(['lead', 'play']));
    }
  });

  it('is taken up again at its end, and allows no second deal, lost or won', () => {
    const { log } = lost();
    expect(resume(solo1, {}, 1, SEED, log)).toMatchObject({
      ok: true,
      value: { deal: { outcome: { how: 'blocked' } } },
    });
    expect(resume(solo1, {}, 1, SEED, [...log, []])).toMatchObject({ ok: false, reason: 'afterTheMatch' });
  });
});
