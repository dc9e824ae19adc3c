// @vitest-environment happy-dom
import { render } from 'lit-html';
import { describe, expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withBots, withSetUp } from '../../src/i18n/index.ts';
import { gameById } from '../../src/rules/games.ts';
import { createBook } from '../../src/shell/book/book-screen.ts';
import { bookEntry, writeBook } from '../../src/shell/book/write-book.ts';
import { strict } from '../../src/shell/portal/adapters/strict.ts';
import { MOST, openBook } from '../../src/shell/store/book.ts';
import { inputOf, instantPorts, persons, playMatch } from '../match/play.ts';
import { fakeApp } from './fake-app.ts';

const texts = { ...(await withBots(textsFor([]))), ...(await withSetUp(textsFor([]))) };
const game = gameById('cyprus');
if (!game) throw new Error('no game');
const seats = [
  ...persons(1),
  ...['basil', 'chloe'].map((id) => ({ name: id, kind: 'bot', level: 'club', character: id }) as const),
];
const over = await playMatch(
  inputOf(game, [...seats, { name: 'Zeno', kind: 'bot', level: 'club' }], 'book'),
  instantPorts([]),
);

/** A screen of its own: files of one environment share a document. */
const root = document.createElement('div');

describe('what is written of a match', () => {
  it('is the match, its best deals and its stars', () => {
    const [played, replay] = bookEntry(over, 'a', 5);
    expect(played).toMatchObject({ id: 'a', at: 5, game: 'cyprus', totals: over.standing.totals });
    expect(Math.max(...played.best)).toBeLessThanOrEqual(Math.max(...played.totals));
    expect(played.stars).toBeGreaterThan(0);
    expect(played.stars).toBeLessThanOrEqual(played.deals);
    expect(replay.log).toEqual(over.log);
  });
});

describe('the record book on the screen', () => {
  const shown = (matches: number) => {
    const watching = { open: vi.fn(async () => {}), openFile: vi.fn(async () => {}) };
    const app = { ...fakeApp(), watching, handOut: vi.fn() };
    for (let n = 1; n <= matches; n++) writeBook(app.store, over, `m${n}`, new Date(2020, 5, 15, 12).getTime() + n);
    const screen = createBook({ ...app, redraw: () => render(screen(), root) }, texts);
    render(screen(), root);
    const press = (text: string) =>
      [...root.querySelectorAll('button')].find((each) => each.textContent?.includes(text))?.click();
    return { app, press, said: () => root.querySelector('.board-body')?.textContent ?? '' };
  };

  it('says that it is empty', () => {
    expect(shown(0).said()).toContain('Nothing yet. Every match you play to the end');
  });

  it('names deals that others play too, which are in no tally', () => {
    const { app, said } = shown(0);
    const [played, replay] = bookEntry(over, 'a', 5);
    for (const deal of [28, 20_261_123]) openBook(app.store).add({ ...played, id: `d${deal}`, deal }, replay);
    render(createBook(app, texts)(), root);
    expect(said()).toContain('Cyprus, deal no. 28');
    expect(said()).toContain('Cyprus, the deal for 23 November 2026');
    expect(root.querySelector('.book-games')).toBeNull();
  });

  it('says who won: a player, a team, several, or nobody', () => {
    const { app } = shown(0);
    const [played, replay] = bookEntry(over, 'a', 5);
    const matches = [
      { winners: [0], says: 'You win' },
      { winners: [2], says: 'Chloe wins' },
      { winners: [0, 2], says: 'A shared win' },
      { winners: [], says: 'Nobody won' },
      { game: 'sports', winners: [0, 2], says: 'You and chloe win' },
      { game: 'sports', winners: [1, 3], says: 'Basil & Zeno win' },
    ];
    for (const [k, { says: _, ...match }] of matches.entries())
      openBook(app.store).add({ ...played, ...match, id: `w${k}` }, replay);
    render(createBook(app, texts)(), root);
    const said = [...root.querySelectorAll('.book-match .sr')].map((each) => each.textContent).reverse();
    expect(said).toEqual(matches.map(({ says }) => expect.stringContaining(says)));
  });

  it('lists every medal, those that one has, and how the others are earned', () => {
    shown(1);
    const medals = [...root.querySelectorAll('.feats li')];
    expect(medals).toHaveLength(Object.keys(texts.feats.names).length);
    const earned = medals.filter((each) => each.classList.contains('is-earned'));
    expect(earned[0]?.textContent).toContain('Under the star');
    expect(earned.length).toBeLessThan(medals.length);
    expect(root.querySelector('.feats h2')?.textContent).toContain(`${earned.length} of ${medals.length}`);
    const five = medals.find((each) => each.textContent?.includes('Five games'));
    expect(five?.querySelector('.feat-progress')?.textContent).toBe('1 of 5 games');
    expect(earned.every((each) => each.querySelector('.feat-progress') === null)).toBe(true);
  });

  it('lets the last matches be watched, and says where one cannot be', () => {
    const { app, press, said } = shown(2);
    press('Watch');
    const { options, sitters, log } = over;
    expect(app.watching.open).toHaveBeenCalledWith({
      match: { game: 'cyprus', options, sitters, log, seed: expect.any(String) },
      mayPlayOn: true,
    });
    expect(said()).not.toContain('no room');
    app.store.set('cyprus/replay/m2', 'torn');
    press('Watch');
    expect(said()).toContain('can’t be read any more');
    app.store.remove('cyprus/replay/m1');
    press('Watch');
    expect(root.querySelectorAll('.book-watch')).toHaveLength(1);
    expect(said()).toContain('this device had no room');
  });

  it('shows tallies, a curve, the company and the last matches', () => {
    const { said } = shown(3);
    expect(said()).toContain('Cyprus');
    expect(root.querySelector('.book-company')?.textContent).toMatch(/Basil\s+ahead in \d of 3/);
    expect(root.querySelectorAll('.book-match .book-seats')[0]?.querySelectorAll('.medal')).toHaveLength(4);
    expect(root.querySelectorAll('.book-match')).toHaveLength(3);
    expect(root.querySelector('.book-curve svg')?.getAttribute('aria-label')).toContain('the last ten matches');
  });

  it('opens the year, and goes back to the book', () => {
    const { app, press } = shown(1);
    press('My year');
    expect(root.querySelector('#year-title')?.textContent).toContain('My ');
    expect(root.querySelector('.book-figures')).not.toBeNull();
    const select = root.querySelector<HTMLSelectElement>('#year-period');
    if (!select) throw new Error('no period');
    select.value = '2020';
    select.dispatchEvent(new Event('change'));
    expect(root.querySelector('#year-title')?.textContent).toBe('My 2020');
    expect(root.querySelector('.year-lines')?.textContent).toContain('Cyprus');
    expect(app.watching.open).not.toHaveBeenCalled();
    press('Back to the book');
    expect(root.querySelector('#book-title')).not.toBeNull();
  });

  it('goes out as a file', () => {
    const { app, press } = shown(1);
    press('Save the book');
    expect(JSON.parse(app.handOut.mock.calls[0]?.[1])).toMatchObject({ version: 1, matches: [{ id: 'm1' }] });
  });

  it('goes out also where no file may be handed out: its text is copied there', () => {
    const app = { ...fakeApp(), manners: strict, handOut: vi.fn() };
    writeBook(app.store, over, 'm1', 1);
    render(createBook(app, texts)(), root);
    expect(root.textContent).toContain(texts.book.file);
  });

  it('says which matches are not listed, and that it is full', () => {
    const { said, app } = shown(1);
    expect(said()).not.toContain(texts.book.older);
    const [one] = openBook(app.store).all();
    const many = (n: number) => Array.from({ length: n }, (_, i) => ({ ...one, id: `x${i}` }));
    app.store.set('cyprus/book', JSON.stringify(many(101)));
    render(createBook(app, texts)(), root);
    expect([said().includes(texts.book.older), said().includes(texts.book.full(MOST))]).toEqual([true, false]);
    app.store.set('cyprus/book', JSON.stringify(many(MOST)));
    render(createBook(app, texts)(), root);
    expect(said()).toContain(texts.book.full(MOST));
  });

  it('is deleted only by who says so twice', () => {
    const { app, press } = shown(1);
    press('Delete the whole book');
    press('Keep it');
    expect(openBook(app.store).all()).toHaveLength(1);
    press('Delete the whole book');
    press('Delete it');
    expect(openBook(app.store).all()).toEqual([]);
  });
});
