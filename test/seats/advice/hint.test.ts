import { describe, expect, it } from 'vitest';
import type { Why } from '../../../src/bots/move-reasons.ts';
import { textsFor } from '../../../src/i18n/english.ts';
import { withBots } from '../../../src/i18n/index.ts';
import type { Sitter } from '../../../src/match/ports.ts';
import { gameById } from '../../../src/rules/games.ts';
import { giveHint } from '../../../src/seats/advice/hint.ts';
import { type AdvisedPosition, besidePlayed, reasonWords } from '../../../src/seats/advice/reason-words.ts';
import { createDesk } from '../../../src/seats/desk.ts';
import type { Adviser } from '../../../src/seats/thinker/adviser.ts';
import { stagedMatch } from '../../access/staged.ts';
import { advise } from '../../bots/asked.ts';

const texts = textsFor([]);
const never = new AbortController().signal;
const sitters: Sitter[] = ['Ada', 'Basil', 'Chloe', 'Dan'].map((name) => ({ name, kind: 'bot' }));

const noExpert = {
  advise: () => Promise.reject(new Error('unasked')),
  solve: () => Promise.reject(new Error('unasked')),
};

/** The first choice of seat 0 in a match, asked at a desk. */
function asked() {
  const match = stagedMatch('cyprus', 4, 'hint');
  for (;;) {
    const moves = match.moves();
    if (match.deal.turn?.seat === 0 && moves.length > 1) {
      const desk = createDesk();
      const question = { seat: 0, seen: match.situation().seen, moves };
      void desk.ask(question, never);
      return { desk, question, game: match.game, standing: match.situation().standing };
    }
    const [move] = moves;
    if (!move) throw new Error('no choice');
    match.play(move);
  }
}

describe('a hint', () => {
  it('names the move that an expert would make, and why, in one line', async () => {
    const { desk, question, game, standing } = asked();
    const thinks: Adviser['advise'] = async (seen, moves, before) => {
      expect(moves).toBe(question.moves);
      return advise(seen, before, 200);
    };
    await giveHint(question, { ...{ desk, texts, sitters, standing, game }, expert: { ...noExpert, advise: thinks } });
    const { opinions } = await thinks(question.seen, question.moves, standing);
    expect(desk.advised?.moves).toEqual(opinions[0]?.moves);
    expect(desk.advised?.words).toMatch(/^[A-Z].+: .+\.$/);
  });

  it('says so where none can be had', async () => {
    const { desk, question, game, standing } = asked();
    const cannot = () => Promise.reject(new Error('no worker'));
    await giveHint(question, { ...{ desk, texts, sitters, standing, game }, expert: { ...noExpert, advise: cannot } });
    expect(desk.advised).toEqual({ moves: [], words: 'No hint is available here.' });
  });

  it('is none, and no fault, where its words do not come', async () => {
    const { desk, question, game, standing } = asked();
    const wordless = { ...texts, fetchBots: () => Promise.reject(new Error('no words')) };
    await giveHint(question, { ...{ desk, sitters, standing, game }, texts: wordless, expert: noExpert });
    expect(desk.advised).toBeNull();
  });

  it('measures how much better it is by what was played, as a review does', () => {
    const why: Why[] = [{ why: 'comes to more', points: 1 }, { why: 'double' }];
    expect(besidePlayed(why, 20)).toEqual([{ why: 'comes to more', points: 20 }, { why: 'double' }]);
  });

  it('has words for every reason', async () => {
    const all = await withBots(texts);
    const { question, game, standing } = asked();
    const words = (...why: Why[]) => reasonWords(why, { game, seen: question.seen, standing, sitters }, all);
    expect(words({ why: 'sheds', pips: 9 }, { why: 'keeps', numbers: 3 })).toBe(
      'sheds 9 pips and keeps three numbers in hand',
    );
    expect(words({ why: 'scores', points: 10 })).toBe('scores 10 points');
    expect(words({ why: 'blocks', number: 5, seats: [1, 3] })).toBe(
      'leaves fives open, which Basil and Dan had none of',
    );
    expect(words({ why: 'scarce', number: 6, tiles: 1 })).toBe('leaves sixes open, with only one still hidden');
    expect(words({ why: 'scarce', number: 0, tiles: 0 })).toBe('leaves blanks open, which nobody else can match');
    expect(words({ why: 'follows', number: 8, tiles: 2 })).toBe('opens an eight, with two more in your hand');
    expect(words({ why: 'comes to more', points: 0.1 })).toBe('about as good as the next best');
    expect(words({ why: 'comes to more', points: 2.2 })).toBe('a little better, all in all');
    expect(words({ why: 'comes to more', points: 12 })).toBe('much the best, all in all');
    for (const why of ['dominoes', 'only', 'double', 'closes', 'another'] as const) {
      expect(words({ why })).not.toBe('');
    }
  });

  it('has in mind who is close to the end of the match, where it is not one thing that speaks for a move', async () => {
    const all = await withBots(texts);
    const { question, game, standing } = asked();
    const target = Number(question.seen.options.target);
    const words = (totals: readonly number[], seen = question.seen, played: AdvisedPosition['game'] = game) =>
      reasonWords(
        [{ why: 'comes to more', points: 2 }],
        { game: played, seen, standing: { ...standing, totals }, sitters },
        all,
      );
    const plain = 'a little better, all in all';
    expect(words([0, 0, target / 2, 0])).toBe(plain);
    expect(words([0, 0, target - 5, target - 10])).toBe(`${plain}, now that Chloe is close to winning`);
    expect(words([target - 5, 0, target - 5, 0])).toBe(`${plain}, now that you are close to winning`);
    expect(words([target - 5, target - 5, target - 5, target - 5])).toBe(plain);
    const lastOfFour = { ...question.seen, options: { deals: 4 }, deal: 4 };
    expect(words([3, 8, 0, 0], lastOfFour)).toBe(`${plain}, now that Basil is close to winning`);
    expect(words([3, 8, 0, 0], { ...lastOfFour, deal: 3 })).toBe(plain);
    const osel = gameById('osel');
    expect(words([0, 0, 0, target - 5], question.seen, osel)).toBe(`${plain}, now that Dan is close to losing`);
  });
});
