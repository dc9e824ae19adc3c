// @vitest-environment happy-dom
import { render } from 'lit-html';
import { describe, expect, it } from 'vitest';
import { withBots, withSetUp } from '../../src/i18n/index.ts';
import type { MatchContext } from '../../src/match/match-setup.ts';
import type { Situation } from '../../src/match/ports.ts';
import type { Line, Seen, Settlement, Tile } from '../../src/rules/game.ts';
import { resultScreen } from '../../src/shell/result/result-screen.ts';
import { sheetScreen } from '../../src/shell/result/sheet-screen.ts';
import { handsTo, writtenBy } from '../rules/lines.ts';
import { fakeApp, gameOf } from './fake-app.ts';

const app = fakeApp();
const texts = { ...(await withBots(app.texts)), ...(await withSetUp(app.texts)) };

/** The end of a deal: who holds what, and what it wrote. */
function ended(
  game: string,
  hands: readonly (readonly Tile[])[],
  settlement: Settlement,
  more: { readonly how?: 'domino' | 'blocked'; readonly options?: Seen['options']; readonly starts?: number } = {},
): Situation {
  let at = 0;
  const seen = {
    game,
    options: more.options ?? { target: 101 },
    deal: settlement.standing.deals,
    seats: hands.length,
    sides: hands.map((_, seat) => seat),
    heap: hands.flat(),
    hands: hands.map((hand) => hand.map(() => at++)),
    outcome: { how: more.how ?? 'domino', by: 0 },
  };
  const sitters = ['Ada', 'Basil', 'Chloe', 'Dion'].slice(0, hands.length).map((name) => ({ name, kind: 'bot' }));
  const now = { seen, sitters, settlement, standing: settlement.standing, eye: 'all', starts: more.starts ?? null };
  return now as unknown as Situation;
}
const settled = (counts: number[], points: number[], totals: number[], rest: Partial<Settlement> = {}): Settlement => ({
  counts,
  lines: writtenBy(points),
  points,
  standing: { deals: 3, totals, memory: null, winners: null },
  ...rest,
});
const over = (deals: number, totals: number[], winners: number[]) => ({
  standing: { deals, totals, memory: null, winners },
});

/** What a screen says, spaces set right. */
function read(screen: unknown): string {
  const root = document.createElement('div');
  render(screen, root);
  return (root.textContent ?? '').replace(/\s+/g, ' ');
}

const sheetOf = (now: Situation) => read(sheetScreen(app, texts, now, gameOf(now)));
const resultOf = (now: Situation) => resultScreen(app, texts, now, gameOf(now), () => '');

describe('the sheet of a deal', () => {
  it('remembers losses until the account opens (5.7)', () => {
    const settlement = settled([0, 9, 8, 20], [0, 0, 17, 20], [0, 0, 17, 60], { remembered: [0, 9, 0, 0] });
    const said = sheetOf(ended('osel', [[], ['3-6'], ['2-6'], ['5-5']], settlement, { starts: 0 }));
    expect(said).toContain('Basil carries over 9');
    expect(said).toContain('Chloe opens an account 8 + 9 carried over = 17');
    expect(said).toContain('Dion writes 20');
    expect(said).toContain('+9 carried over');
    expect(said).toContain('Ada starts the next deal.');
    expect(said).not.toMatch(/wins|scores/);
  });

  it('says why a single tile counts more than its pips (4.3), and not of one that does not', () => {
    const settlement = settled([0, 66, 100, 12], [178, 0, 0, 0], [178, 0, 0, 0], {
      lines: handsTo(0, [0, 66, 100, 12]),
    });
    const said = sheetOf(ended('ural', [[], ['6-6'], ['0-0'], ['6-6', '0-0']], settlement));
    expect(said).toContain('666-6 alone');
    expect(said).toContain('1000-0 alone');
    expect(said).toContain('Ada scores +66 +100 +12 = 178');
    expect(said.match(/alone/g)).toHaveLength(2);
  });

  it('writes ten for each where a blocked deal is a draw', () => {
    const settlement = settled([3, 4, 5, 6], [10, 10, 10, 10], [10, 10, 10, 10], {
      lines: writtenBy([10, 10, 10, 10], 'each'),
    });
    const hands: Tile[][] = [['1-2'], ['2-2'], ['2-3'], ['2-4']];
    expect(sheetOf(ended('fortress', hands, settlement, { how: 'blocked' }))).toContain(
      'Nobody can play, so the deal is a draw: in this game everybody scores 10, whatever they have left.',
    );
  });

  it('takes nothing off where the lowest takes gross, and counts the deals', () => {
    const settlement = settled([3, 4, 5, 6], [15, 0, 0, 0], [15, 0, 0, 0], { lines: handsTo(0, [3, 4, 5, 6]) });
    const hands: Tile[][] = [['1-2'], ['2-2'], ['2-3'], ['2-4']];
    const more = { how: 'blocked', options: { deals: 4 } } as const;
    const said = sheetOf(ended('sebastopol-leaflet', hands, settlement, more));
    expect(said).toContain('Ada scores +4 +5 +6 = 15');
    expect(said).toContain('Deal 3 of 4');
  });
});

describe('the sheet of a deal with points on the way', () => {
  const lines: readonly Line[] = [
    { side: 0, points: 35, why: 'made' },
    { side: 2, points: 10, why: 'made' },
    { side: 0, from: 1, points: 15, why: 'hand' },
    { side: 0, from: 2, points: 20, why: 'hand' },
  ];
  const settlement = settled([0, 17, 18], [70, 0, 10], [70, 0, 10], { lines, made: [35, 0, 10] });
  const hands: Tile[][] = [[], ['5-6', '3-3'], ['6-6', '3-3']];

  it('adds them to what the hands are worth, each rounded by itself (6.10, 14.3)', () => {
    const said = sheetOf(ended('all-fives', hands, settlement, { options: { set: 6, target: 100 } }));
    expect(said).toContain('Ada scores +35 on the way +15 +20 = 70');
    expect(said).toContain('Chloe scores +10 on the way');
    expect(said).toContain('17, rounded to 15');
    expect(said).toContain('18, rounded to 20');
    expect(said).toContain('to 100');
    expect(said.match(/rounded/g)).toHaveLength(2);
  });

  it('says that nobody scores the tiles where two are level', () => {
    const level = settled([6, 6], [10, 0], [10, 0], { lines: writtenBy([10, 0], 'made'), made: [10, 0] });
    const said = sheetOf(ended('all-fives', [['3-3'], ['2-4']], level, { how: 'blocked' }));
    expect(said).toContain('Ada scores +10 on the wayTied for lowest: nobody scores for the tiles.');
  });

  it('writes what is taken off with its sign', () => {
    const said = sheetOf(ended('block', [[], ['0-5']], settled([0, 5], [0, -5], [0, -5])));
    expect(said).toContain('5 −5 −5');
  });
});

describe('the result of a match', () => {
  const result = (game: string, totals: number[], winners: number[]) =>
    read(
      resultOf(
        ended(
          game,
          totals.map(() => []),
          settled(totals, totals, totals, over(9, totals, winners)),
        ),
      ),
    );

  it('tells the best move before all else of the course, and leaves what is for experts to the end', () => {
    const now = ended('cyprus', [[], [], []], settled([0, 0, 0], [0, 0, 0], [0, 0, 0], over(3, [100, 20, 7], [0])));
    const page = document.createElement('div');
    const match = { finished: [], sitters: now.sitters } as unknown as MatchContext;
    const played = { ...app, match: { ...app.match, now: () => match } };
    render(
      resultScreen(played, texts, now, gameOf(now), () => 'BEST'),
      page,
    );
    const body = page.querySelector('.board-body')?.textContent ?? '';
    const at = ['1.', 'BEST', texts.result.watch, texts.result.record, texts.pause.fairness].map((each) =>
      body.indexOf(each),
    );
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(at[0]).toBeGreaterThanOrEqual(0);
    const foot = [...page.querySelectorAll('.board-foot button')].map(({ textContent }) => textContent?.trim());
    expect(foot).toEqual([texts.result.rematch, texts.result.leave]);
  });

  it('20.4: counts what the pairs of General have written in Generals', () => {
    const now = ended('general', [[], [], [], []], settled([], [], [], over(8, [0, 1, 0, 1], [0, 2])));
    const seen = { ...now.seen, sides: [0, 1, 0, 1] };
    const said = read(resultScreen(app, texts, { ...now, seen }, gameOf(now), () => ''));
    expect(said).toMatch(/0 Generals.*1 General(?!s)/);
    expect(said).not.toContain('lost');
    const made = { points: 1, isLoss: true, unit: 'generals' } as const;
    expect(texts.deals.made({ name: 'Ada', you: false, with: 'Chloe' }, made)).toBe('Ada & Chloe write 1 General');
    expect(texts.deals.beat('General, deal no. 28', made, null)).toContain('I wrote 1 General.');
  });

  it('has a donkey, whom nobody says to win (5.8)', () => {
    const said = result('osel', [0, 104, 33], [0, 2]);
    expect(said).toContain('Basil is the donkey');
    expect(said).toContain('Everybody else has won.');
    expect(said).toMatch(/1\. Ada 0 lost 2\. Chloe 33 lost 3\. Basil 104 lost/);
    expect(said).not.toMatch(/\bwins?\b/);
  });

  it('has several where they are level, and says nothing of others where there are none', () => {
    const said = result('osel', [104, 104], []);
    expect(said).toContain('Ada and Basil are the donkeys');
    expect(said).not.toContain('won');
  });

  it('crowns the only other one, or the other side, and names the loser below', () => {
    expect(result('osel', [104, 20], [1])).toMatch(/^\s*Basil wins Ada is the donkey/);
    const marked = (id: string, totals: number[], winners: number[], sides: number[]) => {
      const now = ended(
        id,
        totals.map(() => []),
        { ...settled(totals, totals, totals, over(9, totals, winners)) },
      );
      const page = document.createElement('div');
      render(resultOf({ ...now, seen: { ...now.seen, sides } }), page);
      return [...page.querySelectorAll('.ranks li')].map(({ className }) => className.trim());
    };
    expect(marked('goat', [101, 20, 101, 20], [1, 3], [0, 1, 0, 1])).toEqual(['is-winner', 'is-donkey']);
    expect(marked('osel', [0, 104, 33], [0, 2], [0, 1, 2])).toEqual(['is-winner', 'is-winner', 'is-donkey']);
  });

  it('shares a win (1.11)', () => {
    expect(result('cyprus-leaflet', [50, 50, 3, 0], [0, 1])).toContain('Ada and Basil share the win');
  });
});
