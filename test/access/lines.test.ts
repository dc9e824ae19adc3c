// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logWords } from '../../src/access/log-words.ts';
import { beginMatch, playMove } from '../../src/match/progress.ts';
import { situationOf } from '../../src/match/situation.ts';
import { seedOfText } from '../../src/rules/chance.ts';
import type { Deal } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { seenBeat } from '../../src/rules/seen.ts';
import { moves, optionsOf } from '../rules/arranged.ts';
import { tableOf } from '../rules/table.ts';
import { laidTable, signal } from './laid-table.ts';
import { stagedMatch, texts } from './staged.ts';

let at: ReturnType<typeof laidTable>;
beforeEach(() => {
  at = laidTable();
});
afterEach(() => at.table.destroy());

/** A deal arranged by hand, shown from seat 0; `play` tells the log what happens. */
function shown(id: string, seats: number, arranged: (table: ReturnType<typeof tableOf>) => Deal) {
  const game = gameById(id);
  if (!game) throw new Error(`no game ${id}`);
  const begun = beginMatch(game, optionsOf(game, {}, seats), seats, seedOfText(id));
  let match = { ...begun, deal: arranged(tableOf(id, seats)) };
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

describe('a line', () => {
  it('has a left and a right end, and is read from one to the other', async () => {
    const { play } = shown('all-fives', 2, (table) => table.open(['6-6 4-6', '3-6 1-3 0-0']));
    expect(labels()).toEqual([]);
    await play('!6-6 3-6@1 4-6@0 1-3@1');
    expect(run()).toBe('The line, 4 tiles from left to right: four-six, double six, six-three, three-one.');
    expect(labels()).toEqual(['left end: open on 4', 'right end: open on 1. Last played']);
  });

  it('says who made points, with which sum, and shows the sum and the score at once', async () => {
    const { play, ask } = shown('all-fives', 2, (table) => table.open(['6-6 4-6 4-4', '3-6 1-3 0-0']));
    const number = () => at.root.querySelector('.dom-number')?.textContent;
    expect(number()).toBe('');
    expect(await play('!6-6 3-6@1')).toEqual([
      'You lead the double six.',
      'Basil lays the three-six at the right end; now open on three.',
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
    expect([labels()[0], signs()]).toEqual(['left end: open on 6', []]);
    at.help.makes = true;
    at.table.redraw();
    expect([labels()[0], signs()]).toEqual(['left end: open on 6. Makes 7', [['7', false]]]);
    at.tile('2-6')?.click();
    expect([labels()[0], signs()]).toEqual(['left end: open on 6. Makes 5, scores 5', [['5', true]]]);
    at.tile('0-3')?.click();
    // The double across counts with both halves.
    expect(labels()).toEqual(['left end: open on 6', 'right end: open on 3. Makes 12. Last played']);
    at.tile('0-3')?.click();
    expect(signs()).toEqual([]);
  });

  it('tells the draw after a turn in a few words, without a badge, and that the last two stay', async () => {
    const { play } = shown('block', 3, (table) => table.open(['6-6', '0-1 1-1 0-0', '5-6'], { yard: '0-2 0-3' }));
    expect(await play('!6-6 draw draw pass')).toEqual([
      'You lead the double six.',
      'You drew the blank-two to end the turn.',
      'Basil drew a tile, having no six.',
      'Basil passes.',
    ]);
    const [ada, basil] = at.all('[data-group=seats]').map((each) => each.getAttribute('aria-label'));
    expect(ada).toMatch(/points of 100$/);
    expect(basil).toMatch(/No 6 — draws$/);
    expect(at.button('draw')?.getAttribute('aria-label')).toBe('Tiles in the boneyard: 11, 9 to draw');
  });
});

describe('halves over halves (13.1)', () => {
  it('says what lies over what, and which half is bare on which level', async () => {
    const { play } = shown('french', 2, (table) => table.open(['3-5 2-2 6-6', '2-5 0-6']));
    expect(await play('!3-5 2-5@1 2-2@1')).toEqual([
      'You lead the three-five.',
      'Basil lays the two-five over the right end; now open on two.',
      'You lay the double two under the right end; now open on two.',
    ]);
    expect(run()).toBe(
      '3 tiles, half over half, from left to right: three-five below, five-two above, double two below.',
    );
    expect(labels()).toEqual([
      'left end: open on 3, bare above: a tile goes over it',
      'right end: open on 2, bare above: a tile goes over it. Last played',
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
    expect(at.tile('2-2')?.getAttribute('aria-label')).toBe('double two, not now. Nothing fits: draw, or pass');
    expect(await play('draw')).toContain('You drew the one-two, having no blank or one.');
    ask();
    expect(at.status()).toBe('Your turn: draw one more tile.');
    expect(at.button('draw')?.textContent).toContain('Draw one more');
    expect(at.tile('1-2')?.getAttribute('aria-label')).toBe('one-two, not now. What you draw waits for your next turn');
    expect((await play('draw pass')).slice(-2)).toEqual(['You drew the one-three.', 'You pass.']);
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
  expect(logWords(beat, after, { viewer: null, texts, table: table.game.table })).toEqual([
    'Ada dominoes: no tiles left.',
    'Basil still holds two-six and four-five.',
    `Ada scores 25 points, 10 of them on the way, ${standing.totals[0]} in all.`,
  ]);
});
