// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logWords } from '../../src/access/log-words.ts';
import { beginMatch, playMove } from '../../src/match/progress.ts';
import { situationOf } from '../../src/match/situation.ts';
import { seedOfText } from '../../src/rules/chance.ts';
import type { Deal } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { seenBeat } from '../../src/rules/seen.ts';
import { moves, optionsOf } from '../rules/arranged.ts';
import { fittedBoth } from '../rules/fitted-both.ts';
import { tableOf } from '../rules/table.ts';
import { kindFor } from './kinds.ts';
import { laidTable, signal } from './laid-table.ts';
import { read } from './late.ts';
import { stagedMatch, texts } from './staged.ts';

let at: ReturnType<typeof laidTable>;
beforeEach(() => {
  at = laidTable();
});
afterEach(() => {
  at.table.destroy();
  vi.restoreAllMocks();
});

/** A deal arranged by hand, shown from seat 0; `play` tells the log what happens. */
function shown(
  id: string,
  seats: number,
  arranged: (table: ReturnType<typeof tableOf>) => Deal,
  given: Readonly<Record<string, boolean>> = {},
) {
  const game = gameById(id);
  if (!game) throw new Error(`no game ${id}`);
  const begun = beginMatch(game, optionsOf(game, given, seats), seats, seedOfText(id));
  let match = { ...begun, deal: arranged(tableOf(id, seats, given)) };
  const names = ['Ada', 'Basil', 'Chloe', 'Dan'];
  const sitters = names.slice(0, seats).map((name, seat) => ({ name, kind: seat === 0 ? 'person' : 'bot' }) as const);
  const situation = () => situationOf({ ...match, sitters, holder: null }, 0);
  at.table.show(situation());
  return {
    async play(text: string) {
      for (const move of moves(text)) {
        const { progress, beats } = playMove(match, move);
        match = progress;
        for (const beat of beats) await at.table.play(seenBeat(game, beat, 0), situation(), signal);
      }
      return at.log();
    },
    ask() {
      const { seen } = situation();
      at.table.show(situation());
      void at.desk.ask({ seat: 0, seen, moves: game.moves(match.deal) }, signal);
    },
  };
}

const labels = () => at.all('[data-group=places]').map((each) => each.getAttribute('aria-label'));
const run = () => at.root.querySelector('.run .sr')?.textContent;

describe('a row (15)', () => {
  const HANDS = ['6-6 2-4 2-3 0-0 0-2 0-3 0-4', '3-5 5-5 1-5 2-5 4-5 2-2 3-4', '1-3 1-4 1-1 1-2 3-6 0-1 2-6'];

  it('15.1: says the total aloud, which goals are next, and who hit one', async () => {
    const { play, ask } = shown('italian', 3, (table) => table.open(HANDS));
    const number = () => at.root.querySelector('.dom-number');
    await play('!6-6 3-5@0 1-3@0');
    expect(number()?.textContent).toBe('The running total is 24. 30 pays 30. 50 pays 50. 70 pays 70. 100 pays 100');
    expect(number()?.getAttribute('role')).toBe('status');
    expect(run()).toBe('The row, 3 tiles: double six, three-five, one-three.');
    at.help.makes = true;
    ask();
    at.tile('2-4')?.click();
    expect(labels()).toEqual(['end of the row: takes any tile. Makes 30. Scores 30']);
    expect(await play('2-4@0')).toEqual([
      'You lead the double six.',
      'Basil plays the three-five; the total is 20.',
      'Chloe plays the one-three; the total is 24.',
      'You play the two-four; the total is 30.',
      'The total hits 30: you score 30 points.',
    ]);
  });

  it('15.4: says that the last goal is behind', async () => {
    const { play } = shown('italian', 3, (table) => table.open(HANDS));
    const moves =
      '!6-6 3-5@0 1-3@0 2-4@0 5-5@0 1-4@0 2-3@0 1-5@0 1-1@0 0-0@0 2-5@0 1-2@0 0-2@0 4-5@0 3-6@0 0-3@0 2-2@0 0-1@0 0-4@0';
    const log = await play(moves);
    expect(log).toContain('The total hits 100: you score 100 points.');
    expect(log).toContain('The last goal is reached or passed: the deal is over.');
    expect(log.at(-1)).toBe('You score 250 points, all of them on the way; now 250 in all.');
  });
});

describe('a line', () => {
  it('has a left and a right end, and is read from one to the other', async () => {
    const { play } = shown('all-fives', 2, (table) => table.open(['6-6 4-6', '3-6 1-3 0-0']));
    expect(labels()).toEqual([]);
    await play('!6-6 3-6@1 4-6@0 1-3@1');
    expect(run()).toBe('The line, 4 tiles from left to right: four-six, double six, six-three, three-one.');
    expect(labels()).toEqual(['left end: shows a four', 'right end: shows a one. Last played']);
  });

  it('says who made points, with which sum, and shows the sum and the score at once', async () => {
    const { play, ask } = shown('all-fives', 2, (table) => table.open(['6-6 4-6 4-4', '3-6 1-3 0-0']));
    const number = () => at.root.querySelector('.dom-number')?.textContent;
    expect(number()).toBe('');
    expect(await play('!6-6 3-6@1')).toEqual([
      'You lead the double six.',
      'Basil plays the three-six at the end that shows a six; the new end is three.',
      'The ends make 15: Basil scores 15 points.',
    ]);
    expect(number()).toBe('The ends make 15');
    expect(at.all('[data-group=seats]')[1]?.getAttribute('aria-label')).toMatch(/15 points.*\+15$/);
    ask();
    expect(await play('4-6@0 1-3@1')).toContain('The ends make 5: Basil scores 5 points.');
  });

  it('says what a place would make of the tile in hand, and score: only to who wants to know', () => {
    const { ask } = shown('all-fives', 2, (table) =>
      table.after(table.open(['6-6 4-6 2-6 0-3', '3-6 1-3 0-0']), '!6-6 3-6@1'),
    );
    const signs = () => at.all('.end .makes').map((each) => [each.textContent, each.matches('.scores')]);
    ask();
    at.tile('4-6')?.click();
    expect([labels()[0], signs()]).toEqual(['left end: shows a six', []]);
    at.help.makes = true;
    at.table.redraw();
    expect([labels()[0], signs()]).toEqual(['left end: shows a six. Makes 7', [['7', false]]]);
    at.tile('2-6')?.click();
    expect([labels()[0], signs()]).toEqual(['left end: shows a six. Makes 5. Scores 5', [['+5', true]]]);
    at.tile('0-3')?.click();
    // The double across counts with both halves.
    expect(labels()).toEqual(['left end: shows a six', 'right end: shows a three. Makes 12. Last played']);
    at.tile('0-3')?.click();
    expect(signs()).toEqual([]);
  });

  it('tells the draw after a turn in a few words, without a badge, and that the last two stay', async () => {
    const { play } = shown('block', 3, (table) => table.open(['6-6', '0-1 1-1 0-0', '5-6'], { yard: '0-2 0-3' }));
    expect(await play('!6-6 draw draw pass')).toEqual([
      'You lead the double six.',
      'You draw the blank-two at the end of the turn.',
      'Basil has no sixes, and draws a tile.',
      'Basil passes.',
    ]);
    const [ada, basil] = at.all('[data-group=seats]').map((each) => each.getAttribute('aria-label'));
    expect(ada).toMatch(/points out of 100$/);
    expect(basil).toMatch(/no sixes — draws$/);
    expect(at.button('draw')?.getAttribute('aria-label')).toBe('Tiles in the boneyard: 11, 9 to draw');
  });
});

describe('halves over halves (13.1)', () => {
  it('says what lies over what, and which half is bare on which level', async () => {
    const { play } = shown('french', 2, (table) => table.open(['3-5 2-2 6-6', '2-5 0-6']));
    expect(await play('!3-5 2-5@1 2-2@1')).toEqual([
      'You lead the three-five.',
      'Basil plays the two-five over the end that shows a five; the new end is two.',
      'You play the double two under the end that shows a two; the new end is two.',
    ]);
    expect(run()).toBe(
      '3 tiles, half over half, from left to right: three-five below, five-two above, double two below.',
    );
    expect(labels()).toEqual([
      'left end: shows a three, bare above: a tile goes over it',
      'right end: shows a two, bare above: a tile goes over it. Last played',
    ]);
  });

  it('offers two tiles or a pass to who cannot lay, and both of a pair', async () => {
    const hands = ['2-2 2-3 2-4 2-6 3-3 3-4 4-4 3-6', '0-1 0-5 1-5 5-5'];
    const { play, ask } = shown('french', 2, (table) => table.open(hands, { yard: '1-2 1-3', lot: 1 }));
    await play('!0-1');
    ask();
    expect(at.status()).toBe('Nothing fits. Your turn: draw two tiles, or pass.');
    expect(at.button('pass')?.textContent?.trim()).toBe('Pass');
    expect(at.button('draw')?.textContent).toContain('Draw two tiles');
    expect(at.tile('2-2')?.getAttribute('aria-label')).toBe('double two, not playable. Nothing fits: draw, or pass');
    expect(await play('draw')).toContain('You have no blanks or ones, and draw the one-two.');
    ask();
    expect(at.status()).toBe('Your turn: draw one more tile.');
    expect(at.button('draw')?.textContent).toContain('Draw one more');
    expect(at.tile('1-2')?.getAttribute('aria-label')).toBe(
      'one-two, not playable. Tiles you draw wait for your next turn',
    );
    expect((await play('draw pass')).slice(-2)).toEqual(['You draw the one-three.', 'You pass.']);
  });
});

describe('a barricade (9.2)', () => {
  it('is never made by accident: the double is no playable tile, and putting it on an end asks', async () => {
    const barring = { barricade: true };
    const { play, ask } = shown('block', 2, (table) => table.open(['3-3 5-5 1-6 2-5', '6-6 4-6 3-4']), barring);
    await play('!6-6 draw');
    ask();
    const label = () => at.tile('3-3')?.getAttribute('aria-label');
    expect(label()).toBe('double three, only as a barricade');
    expect(at.tile('3-3')?.className).toContain('is-off');
    expect(at.tile('3-3')?.getAttribute('aria-disabled')).toBe('false');
    expect(at.status()).toMatch(/^Your turn: \d+ tiles? can be played\.$/);
    // Taken up twice it goes back, since nobody bars but by choice.
    at.tile('3-3')?.click();
    at.tile('3-3')?.click();
    expect(at.desk.picked).toBeNull();
    at.tile('3-3')?.click();
    at.all('[data-group=places]')[0]?.click();
    expect(at.all('[data-group=ways]').map((each) => each.textContent?.trim())).toEqual([
      '1  Barricade: ends the deal',
    ]);
    // 9.3: 5-5, 1-6, 2-5, 0-0, 0-1 and 0-2 would be left.
    expect(at.status()).toBe('How will you play the double three? If anybody holds less, you lose 54.');
    // Who presses the place twice has not read what came.
    at.all('[data-group=ways]')[0]?.click();
    expect(at.desk.question).not.toBeNull();
    read();
    at.all('[data-group=ways]')[0]?.click();
    expect(at.desk.question).toBeNull();
  });

  it('may be laid where nothing fits, which the line says', async () => {
    const { play, ask } = shown(
      'draw',
      2,
      (table) => table.open(['3-3 5-5 1-1 2-2 0-1 1-2 0-2', '6-6 4-6 4-4'], { yard: '1-3 2-3' }),
      { barricade: true },
    );
    await play('!6-6');
    ask();
    expect(at.status()).toBe('Nothing fits: draw, or bar with a double.');
    expect(at.tile('0-1')?.getAttribute('aria-label')).toContain('not playable');
  });
});

describe('a turn that goes on', () => {
  it('says so: another tile is to be laid (12.1)', async () => {
    const { play, ask } = shown('hungarian', 2, (table) => table.open(['6-6 1-6 1-2 2-6', '3-3']));
    await play('!6-6+');
    ask();
    expect(at.status()).toBe('Your turn goes on: 3 tiles can be played.');
  });

  it('asks for no further double where a double alone fits after other tiles (12.1)', async () => {
    const { play, ask } = shown('hungarian', 2, (table) => table.open(['6-6 1-6 1-1', '3-3']));
    await play('!6-6+ 1-6@0+');
    ask();
    expect(at.status()).toMatch(/^Your turn goes on: /);
  });

  it('is a choice with two doubles (8.6)', async () => {
    const hands = ['5-6 4-4 5-5 1-2', '6-6 4-6 0-1'];
    const { play, ask } = shown('draw', 2, (table) => table.open(hands), { twoDoubles: true });
    await play('!6-6 5-6@1 4-6@0');
    ask();
    at.tile('5-5')?.click();
    at.all('[data-group=places]')[1]?.click();
    const ways = at.all('[data-group=ways]').map((each) => each.textContent?.trim());
    expect(ways).toEqual(['1  Play it', '2  Play it, then another double']);
  });
});

describe('a side', () => {
  const sitters = ['Ada', 'Basil', 'Chloe', 'Dan'].map((name, seat) => ({
    name,
    kind: seat === 0 ? 'person' : 'bot',
  })) satisfies readonly { name: string; kind: string }[];
  const ended = (id: string, hands: readonly string[], totals: readonly number[], given = {}, part = {}) => {
    const table = tableOf(id, 4, given);
    const before = table.standing(totals);
    const deal = { ...table.ended(before, hands, 'domino', 0), ...part };
    const match = { ...beginMatch(table.game, table.options, 4, seedOfText(id)), deal };
    const settlement = table.game.settle(before, deal);
    const after = { ...situationOf({ ...match, sitters: sitters as never, holder: 0 }, 0), settlement };
    const beat = { beat: 'ended', how: 'domino', seat: 0, left: [[], [], [], []] } as const;
    return logWords(beat, after, { viewer: 0, texts, game: table.game, kind: kindFor(table.game.id) }).slice(1);
  };

  it('scores as one, by both names (6.7)', () => {
    expect(ended('sports', ['', '3-4', '5-5', '5-6'], [10, 5, 10, 5])).toEqual([
      'You and Chloe score 18 points; now 28 in all.',
    ]);
  });

  it('scores more for a last tile that fitted both ends (33.5)', () => {
    const lines = ['Capicúa: the last tile fitted both ends, which scores 25 more.'];
    expect(ended('partners', ['', '3-4', '5-5', '5-6'], [10, 5, 10, 5], { capicua: true })).toEqual([
      'You and Chloe score 18 points; now 28 in all.',
    ]);
    expect(ended('partners', ['', '3-4', '5-5', '5-6'], [10, 5, 10, 5], { capicua: true }, fittedBoth)).toEqual([
      ...lines,
      'You and Chloe score 43 points; now 53 in all.',
    ]);
  });

  it('loses as one, and forgets what does not open its account (16.5)', () => {
    expect(ended('goat', ['', '2-3', '', '1-6'], [0, 0, 0, 0])).toEqual([
      'Basil & Dan lose 12 points: forgotten, as the account is closed.',
    ]);
    expect(ended('goat', ['', '3-3', '', '1-6'], [0, 0, 0, 0])).toEqual(['Basil & Dan lose 13 points; now 13 in all.']);
  });

  it('is told of each of its seats', () => {
    shown('sports', 4, (table) => table.open([]));
    const labels = at.all('[data-group=seats]').map((each) => each.getAttribute('aria-label') ?? '');
    expect(labels[0]).toMatch(/^Ada, your seat, partner Chloe, person/);
    expect(labels[1]).toMatch(/^Basil, partner of Dan, bot/);
    expect(labels[2]).toMatch(/^Chloe, your partner, bot/);
  });
});

it('says at the end who scores what, and how much of it was made on the way', () => {
  const table = tableOf('all-fives', 2);
  const settlement = table.settle(table.standing([40, 5]), ['', '2-6 4-5'], 'domino', 0);
  const { points, standing } = settlement;
  const made = [10, 0];
  const counted = { ...settlement, made, points: points.map((n, seat) => n + (made[seat] ?? 0)), standing };
  const sitters = ['Ada', 'Basil'].map((name) => ({ name, kind: 'bot' }) as const);
  const after = { ...stagedMatch('all-fives', 2, 'end').situation(), sitters, settlement: counted };
  const beat = { beat: 'ended', how: 'domino', seat: 0, left: [[], ['2-6', '4-5']] } as const;
  expect(logWords(beat, after, { viewer: null, texts, game: table.game, kind: kindFor(table.game.id) })).toEqual([
    'Domino! Ada goes out.',
    'Basil still holds the two-six and four-five.',
    `Ada scores 25 points, 10 of them on the way; now ${standing.totals[0]} in all.`,
  ]);
});

it('says of a side how much both of its seats made on the way (6.10)', () => {
  const table = tableOf('five-up', 4);
  const ended = table.ended(table.standing([0, 0, 0, 0]), ['', '3-4', '6-6', '1-1'], 'domino');
  const settlement = table.game.settle(table.standing([0, 0, 0, 0]), { ...ended, scored: [1, 6, 2, 8] });
  const sitters = ['Ada', 'Basil', 'Chloe', 'Dan'].map((name) => ({ name, kind: 'bot' }) as const);
  const after = { ...stagedMatch('five-up', 4, 'end').situation(), sitters, settlement };
  const beat = { beat: 'ended', how: 'domino', seat: 0, left: [[], ['3-4'], ['6-6'], ['1-1']] } as const;
  const told = logWords(beat, after, { viewer: null, texts, game: table.game, kind: kindFor('five-up') });
  expect(told.slice(-2)).toEqual([
    'Ada & Chloe score 5 points, 3 of them on the way; now 5 in all.',
    'Basil & Dan score 14 points, all of them on the way; now 14 in all.',
  ]);
});

describe('ends that are met by a sum (10.1, 10.2)', () => {
  it('say the number that they take, or that only a joker fits, and jokers are told in the hand', async () => {
    const { play, ask } = shown('all-sevens', 2, (table) => table.open(['6-6 2-5 1-3', '0-1 4-4 0-0']));
    await play('!6-6');
    expect(labels()).toEqual(['left end: shows a six, takes a one', 'right end: shows a six, takes a one']);
    await play('0-1@0');
    expect(labels()[0]).toMatch(/^left end: shows a blank, takes only jokers/);
    ask();
    expect(at.tile('2-5')?.getAttribute('aria-label')).toBe('two-five, a joker');
    at.tile('2-5')?.click();
    at.place('1')?.click();
    expect(at.all('[data-group=ways]').map((each) => each.textContent?.trim())).toEqual([
      '1  Five outward',
      '2  Two outward',
    ]);
  });
});
