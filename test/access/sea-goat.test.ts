// @vitest-environment happy-dom
/** What a match of Sea Goat remembers, at the table that is text and buttons. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logWords } from '../../src/access/log-words.ts';
import type { Situation } from '../../src/match/ports.ts';
import { beginMatch } from '../../src/match/progress.ts';
import { situationOf } from '../../src/match/situation.ts';
import type { Pending } from '../../src/rules/chain/line/sea-goat/outcome.ts';
import { seedOfText } from '../../src/rules/chance.ts';
import type { Carried, Deal } from '../../src/rules/game.ts';
import { domino, fish as fished, NOBODY, settledBy } from '../rules/chain/line/sea-goat-deals.ts';
import { tableOf } from '../rules/table.ts';
import { kindFor } from './kinds.ts';
import { laidTable, signal } from './laid-table.ts';
import { read } from './late.ts';
import { texts } from './staged.ts';

const two = tableOf('sea-goat', 2);
const three = tableOf('sea-goat', 3);
const SIXES = '6-6 0-1 0-2 0-3 0-4 0-5 0-6';
const OTHERS = '1-2 1-3 1-4 1-5 1-6 2-3 2-4';
const SITTERS = [
  { name: 'Ada', kind: 'person' },
  { name: 'Basil', kind: 'bot' },
  { name: 'Cora', kind: 'bot' },
] as const;

let at: ReturnType<typeof laidTable>;
beforeEach(() => {
  at = laidTable();
});
afterEach(() => at.table.destroy());

/** A deal of a match that stands so, as seat 0 sees it. */
function situation(deal: Deal, totals: readonly number[], memory: Carried | null): Situation {
  const begun = beginMatch(two.game, two.options, deal.seats, seedOfText('sea-goat'));
  const sitters = SITTERS.slice(0, deal.seats);
  return situationOf({ ...begun, standing: two.standing(totals, 3, memory ?? undefined), deal, sitters, holder: 0 }, 0);
}

/** A deal that seat 0 leads with that hand, asked for its lead. */
function led(totals: readonly number[], pending: Pending | null, hand = SIXES) {
  const memory: Carried = { ...(!pending?.eggs && { starts: 0 }), ...(pending && { pending }) };
  const deal = two.game.open(two.standing(totals, 3, memory), two.options, 2, two.open([hand, OTHERS]).heap, 0);
  const now = situation(deal, totals, memory);
  at.table.show(now);
  return { now, answer: at.desk.ask({ seat: 0, seen: now.seen, moves: two.game.moves(deal) }, signal) };
}

describe('the hundred', () => {
  it('17.7: is a question of its own: the double six is put down, and the stake is a button that says what is at stake', async () => {
    const { answer } = led([40, 0], null);
    at.tile('6-6')?.click();
    at.tile('6-6')?.click();
    expect(at.desk.ways).toEqual([{ do: 'lead', tile: '6-6', hundred: true }]);
    const ways = at.all('[data-group=ways]');
    expect(ways.map((each) => each.textContent?.trim())).toEqual(['1  The hundred: stakes the match']);
    expect(at.status()).toContain(
      'Go out and you win the match. If the others do and you hold 25 or more, you lose it.',
    );
    at.press('Escape');
    expect(at.desk.ways).toEqual([]);
    at.tile('6-6')?.click();
    at.tile('6-6')?.click();
    read();
    at.all('[data-group=ways]')[0]?.click();
    expect(await answer).toEqual({ do: 'lead', tile: '6-6', hundred: true });
  });

  it('17.7: without a right the double six is led like any tile', async () => {
    const { answer } = led([0, 40], null);
    at.tile('6-6')?.click();
    at.tile('6-6')?.click();
    expect(await answer).toEqual({ do: 'lead', tile: '6-6' });
  });

  it('17.7: is announced before the tile lies', async () => {
    const { now } = led([40, 0], null);
    const deal = two.game.open(
      two.standing([40, 0], 3, { starts: 0 }),
      two.options,
      2,
      two.open([SIXES, OTHERS]).heap,
      0,
    );
    const { deal: after, beats } = two.game.play(deal, { do: 'lead', tile: '6-6', hundred: true });
    for (const beat of beats) await at.table.play(beat, { ...now, seen: after }, signal);
    expect(at.log()).toEqual(['You stake the match: the hundred.', 'You lead the double six.']);
    expect(await at.table.about({ on: 'match' })).toBe('You have staked the match.');
  });
});

describe('what waits', () => {
  it.each([
    ['a fish', { fisher: 1, attempts: 2, eggs: false, hundred: null }, 1, /^Basil’s fish is waiting: 2 deals left/],
    ['eggs', { fisher: null, attempts: 1, eggs: true, hundred: null }, 0, /^Eggs are waiting: 1 deal left/],
    ['a right', { ...NOBODY, hundred: 0 }, 0, /^You have the right to the hundred/],
  ] as const)(
    '17.7, 17.11, 17.12: is told as the deal begins, stands there, and explains itself: %s',
    async (_, pending, seat, said) => {
      const { now } = led([0, 0], pending);
      expect(at.root.querySelector('.dom-memory')?.textContent).toMatch(said);
      expect(await at.table.about({ on: 'match' })).toMatch(said);
      expect(await at.table.about({ on: 'seat', seat })).toMatch(new RegExp(said.source.slice(1)));
      const [, told] = logWords({ beat: 'dealt' }, now, {
        viewer: 0,
        texts,
        game: two.game,
        kind: kindFor(two.game.id),
      });
      expect(told).toMatch(said);
    },
  );

  it('is nothing in other deals', async () => {
    led([0, 40], null);
    expect(at.root.querySelector('.dom-memory')).toBeNull();
    expect(await at.table.about({ on: 'match' })).toBeNull();
  });
});

describe('the end of a deal', () => {
  const told = (totals: readonly number[], over: Parameters<typeof settledBy>[2], pending: Pending = NOBODY) => {
    const table = totals.length === 3 ? three : two;
    const settlement = settledBy(table, totals, over, pending);
    const ended = table.ended(table.standing(totals, 3), over.hands, over.how, over.by);
    const now = { ...situation(ended, totals, null), settlement };
    const beat = { beat: 'ended', how: over.how, seat: over.by, left: over.hands.map(() => []) } as const;
    return logWords(beat, now, { viewer: 0, texts, game: two.game, kind: kindFor(two.game.id) }).slice(1);
  };
  const fishOf = (fisher: number, attempts: number): Pending => ({ fisher, attempts, eggs: false, hundred: null });
  const HELD = { 12: '5-6 0-1', 25: '5-6 4-5 0-5', 30: '5-6 4-5 4-6' } as const;

  it.each([
    [
      '17.4',
      [0, 40],
      domino(0, ['', HELD[25]]),
      NOBODY,
      ['Basil loses 40 points; now 0 in all.', 'Basil’s account is struck out: everybody is at 0.'],
    ],
    ['17.4', [0, 40], domino(0, ['', HELD[12]]), NOBODY, ['Nobody scores.']],
    [
      '17.5',
      [0, 40],
      domino(0, ['', HELD[12]], '0-0'),
      NOBODY,
      ['Nobody scores.', 'The bald one: the last tile was the double blank. You win the match.'],
    ],
    [
      '17.6',
      [0, 0],
      domino(1, [HELD[25], ''], '6-6'),
      NOBODY,
      ['Nobody scores.', 'The last tile was the double six, against 25 or more. Basil wins the match.'],
    ],
    [
      '17.6',
      [0, 0],
      domino(1, [HELD[12], ''], '6-6'),
      NOBODY,
      ['Nobody scores.', 'Basil leads the next deal with the right to the hundred.'],
    ],
    [
      '17.8',
      [40, 0],
      { ...domino(0, ['', HELD[12]]), staked: 0 },
      NOBODY,
      ['Nobody scores.', 'The hundred is won. You win the match.'],
    ],
    [
      '17.8',
      [40, 0],
      { ...domino(1, [HELD[25], '']), staked: 0 },
      NOBODY,
      ['Nobody scores.', 'The hundred is lost, with 25 or more left in hand. Basil wins the match.'],
    ],
    [
      '17.8, of three,',
      [40, 0, 0],
      { ...domino(1, [HELD[25], '', HELD[12]]), staked: 0 },
      NOBODY,
      [
        'Nobody scores.',
        'The hundred is lost, with 25 or more left in hand. You lose the match, and the other two win it.',
      ],
    ],
    [
      '17.8, of three,',
      [0, 0, 40],
      { ...domino(0, ['', HELD[12], HELD[30]]), staked: 2 },
      NOBODY,
      [
        'Nobody scores.',
        'The hundred is lost, with 25 or more left in hand. Cora loses the match, and the other two win it.',
      ],
    ],
    [
      '17.3, of three,',
      [0, 0, 40],
      domino(0, ['', HELD[12], '3-6 1-3']),
      NOBODY,
      ['Cora loses 40 points; now 0 in all.', 'Cora’s account is struck out: everybody is at 0.'],
    ],
    [
      '17.10',
      [0, 0],
      fished(1, [HELD[12], HELD[30]]),
      NOBODY,
      [
        'Nobody scores.',
        'A fish: Basil blocked the deal but held more, at least 25. There are three deals to win it back.',
      ],
    ],
    [
      '17.10',
      [0, 0],
      fished(1, [HELD[12], '3-6 1-2']),
      NOBODY,
      ['Nobody scores.', 'The deal is level: those are eggs, to be played in the next three deals.'],
    ],
    [
      '17.11',
      [0, 0],
      domino(0, ['', HELD[25]]),
      fishOf(0, 2),
      ['Nobody scores.', 'The fish has been won back and written off.'],
    ],
    [
      '17.11',
      [0, 0],
      domino(0, ['', HELD[12]]),
      fishOf(0, 2),
      ['Nobody scores.', 'Your fish is still waiting: 1 deal left.'],
    ],
    [
      '17.11',
      [0, 0],
      domino(0, ['', HELD[12]]),
      fishOf(0, 1),
      [
        'Nobody scores.',
        'The three deals are over: the fish is gone.',
        'Basil leads the next deal with the right to the hundred.',
      ],
    ],
  ] as const)('%s: is told with what it decided and left waiting', (_, totals, over, pending, sentences) => {
    expect(told(totals, over, pending)).toEqual(sentences);
  });
});
