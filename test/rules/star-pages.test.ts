/** The rows and the table of the rules page cannot drift apart. */
import { describe, expect, it } from 'vitest';
import { rows } from '../../src/rules/chain/star/star-rows.ts';
import { gameById } from '../../src/rules/games.ts';
import { optionsOf } from './arranged.ts';
import { type Cells, numbersIn, pageText, tablesOf } from './pages/tables.ts';

const [byId = new Map<string, Cells>()] = tablesOf(pageText('star-games.md'));
const [family = new Map<string, Cells>()] = tablesOf(pageText('family-games.md'));

it('has all games of the page, in their order', () => {
  expect(rows.map(({ id }) => id)).toEqual([...byId.keys(), 'maltese']);
});

describe.each(rows.filter(({ id }) => byId.has(id)).map((row) => ({ id: row.id, row })))('$id', ({ id, row }) => {
  const cell = (column: string) => byId.get(id)?.get(column) ?? '';

  it('is dealt as the page says', () => {
    expect(row.sets[0].highest).toBe(Number(cell('set').split(' ')[0]));
    expect(row.seats).toEqual(numbersIn(cell('seats')));
    // One size for several numbers of seats stands for all of them.
    const sizes = numbersIn(cell('tiles each').replace(', rest dead', ''));
    const each = row.seats.map((_, at) => sizes[at] ?? sizes[0]);
    expect(row.sets[0].hands.standard).toEqual(each);
    expect(row.restDead === true).toBe(cell('tiles each').endsWith('rest dead'));
    expect(row.sets.slice(1).map(({ highest }) => `${highest}`)).toEqual(cell('set').match(/(?<=or )\d+/g) ?? []);
    const game = gameById(id);
    const dealt = row.seats.map((seats) => game?.handSize(optionsOf(game, {}, seats), seats));
    expect(dealt).toEqual(each);
  });

  it('is played as the page says', () => {
    const { highest } = row.sets[0];
    const spinner = cell('spinner').replace(`rotates ${highest}-${highest} … 0-0`, 'rotates');
    expect(row.spinner.replace('highest', `${highest}-${highest}`)).toBe(spinner);
    expect(row.arms).toBe(Number(cell('arms')));
    expect(row.duty).toBe(cell('opening duty') === 'yes' ? 'star' : 'none');
    // 2.4 and 5.1 say what the table leaves open.
    const stuck = (column: string) => cell(column).replace('see below', 'draw until able');
    expect(row.stuckOpening.replace(', may keep', '')).toBe(stuck('cannot play: opening'));
    expect(row.stuckFreePlay).toBe(stuck('cannot play: free play'));
    const declines = [row.stuckOpening, row.stuckFreePlay].some((word) => word.endsWith('willing'));
    expect(declines ? 'yes, by drawing' : 'no').toBe(cell('may decline a playable tile').replace('see below', 'no'));
  });

  it('is scored as the page says', () => {
    expect(row.blocked).toBe(cell('blocked'));
    const [word, many] = Object.entries(row.length)[0] ?? [];
    expect({ points: `${many}`, deals: `${many} deals`, lost: `${many} loses` }[word ?? '']).toBe(cell('target'));
  });
});

describe('maltese', () => {
  const cell = (column: string) => family.get('maltese')?.get(column);
  const row = rows.find(({ id }) => id === 'maltese');
  const game = gameById('maltese');

  it('is dealt and counted as the table of its page says', () => {
    expect(row?.sets.map(({ highest }) => `${highest}`)).toEqual([cell('set')]);
    expect(row?.seats).toEqual(numbersIn(cell('seats') ?? ''));
    expect(row?.sets[0].hands.standard).toEqual(numbersIn(cell('tiles each') ?? ''));
    expect(game?.points).toBe(cell('points'));
    expect(row?.length).toEqual({ points: Number(cell('match')) });
    expect(`${game?.table.kind}, ${game?.table.arms === 4 ? 'four' : ''} arms`).toBe(cell('kind of table'));
  });

  it('28.6: has a target of 60, and set-up offers 25, 60 and 100', () => {
    expect(game?.optionSpecs).toEqual([
      { id: 'target', kind: 'number', min: 25, max: 500, step: 5, offered: [25, 60, 100], default: 60 },
    ]);
  });
});
