// @vitest-environment happy-dom
import { render } from 'lit-html';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textsFor } from '../../../src/i18n/english.ts';
import { withSetUp } from '../../../src/i18n/index.ts';
import { gameById } from '../../../src/rules/games.ts';
import type { App, Shared } from '../../../src/shell/app.ts';
import { padBook } from '../../../src/shell/pad/pad-book.ts';
import { createPad } from '../../../src/shell/pad/pad-screen.ts';
import { createPads } from '../../../src/shell/pad/pads-screen.ts';
import { createSharing } from '../../../src/shell/screens/sharing.ts';
import { openPads } from '../../../src/shell/store/kept-pads.ts';
import { eventually } from '../../eventually.ts';
import { optionsOf } from '../../rules/arranged.ts';
import { fakeApp } from '../fake-app.ts';

const texts = await withSetUp(textsFor([]));
/** A screen of its own: files of one environment share a document. */
const root = document.createElement('div');
beforeEach(() => {
  document.body.append(root);
  render(null, root);
});
afterEach(() => root.remove());

const NAMES = ['Ada', 'Ben', 'Cid', 'Dee'];

/** An open pad of a game, and hands that type into it. */
function open(id: string, seats: number, given: Readonly<Record<string, unknown>> = {}) {
  const fake = fakeApp();
  const game = gameById(id);
  if (!game) throw new Error(`no game ${id}`);
  const pads = openPads(fake.store, texts);
  const sitters = NAMES.slice(0, seats).map((name) => ({ name, kind: 'person' as const }));
  let shown: string | null = pads.begin({ game: id, options: optionsOf(game, given, seats), sitters });
  const send = vi.fn<App['send']>((event) => {
    if (event.type === 'PAD') shown = event.pad;
    if (event.type === 'BACK') shown = null;
    draw();
  });
  const share = vi.fn(async (): Promise<Shared> => 'copied');
  const app: App = { ...fake, send, share, handOut: vi.fn(), redraw: () => draw() };
  const [pad, list] = [createPad(app, texts, createSharing(app, texts)), createPads(app, texts)];
  const draw = () => render(shown === null ? list() : pad(shown), root);
  draw();
  const press = (text: string) =>
    [...root.querySelectorAll<HTMLElement>('.button')].find((each) => each.textContent?.includes(text))?.click();
  const choose = (name: string, value: string | number) => {
    const radio = root.querySelector<HTMLInputElement>(`input[name="pad-${name}"][value="${value}"]`);
    if (!radio) throw new Error(`no ${name} ${value}`);
    radio.checked = true;
    radio.dispatchEvent(new Event('change'));
  };
  const type = (selector: string, text: string, event = 'input') => {
    const field = root.querySelector<HTMLInputElement>(selector);
    if (!field) throw new Error(`no ${selector}`);
    field.value = text;
    field.dispatchEvent(new Event(event));
  };
  const left = (seat: number, text: string) => type(`.pad-count[data-seat="${seat}"]`, text);
  return { app, pads, id: () => shown ?? '', send, share, press, choose, type, left };
}

const all = (selector: string) => [...root.querySelectorAll(selector)];
const said = (selector: string) => all(selector).map((each) => each.textContent?.replace(/\s+/g, ' ').trim());
const totals = () => said('tfoot b');

describe('a score pad of Cyprus', () => {
  it('adds up what is typed in, deal by deal, and says who has won', () => {
    const { press, choose, left } = open('cyprus', 4, { target: 60 });
    choose('by', 1);
    for (const [seat, text] of [
      [0, '5+5'],
      [2, '7'],
      [3, '12'],
    ] as const)
      left(seat, text);
    expect(said('.pad-sum')).toEqual(['= 10', '', '']);
    press('Write it down');
    expect(totals()).toEqual(['0', '29', '0', '0']);
    expect(said('.pad-last')[0]).toContain('Ben goes out Ben scores +10 +7 +12 = 29');
    choose('how', 'blocked');
    expect(all('input[name="pad-by"]')).toHaveLength(0);
    for (const [seat, text] of [
      [0, '20'],
      [1, '2'],
      [2, '9'],
      [3, '5'],
    ] as const)
      left(seat, text);
    press('Write it down');
    expect(totals()).toEqual(['0', '61', '0', '0']);
    expect(said('.pad-end')).toEqual(['Ben wins']);
    expect(all('.pad-form')).toHaveLength(0);
  });

  it('takes the tiles of a hand as they are tapped, each in one hand only', () => {
    const { press, choose, left } = open('cyprus', 4);
    choose('by', 0);
    root.querySelector<HTMLElement>('.pad-pick[data-seat="1"]')?.click();
    const tile = (name: string) => root.querySelector<HTMLButtonElement>(`.pad-tile[aria-label="${name}"]`);
    tile('four-nine')?.click();
    tile('double seven')?.click();
    expect(tile('four-nine')?.getAttribute('aria-pressed')).toBe('true');
    expect(root.querySelector<HTMLInputElement>('.pad-count[data-seat="1"]')?.value).toBe('27');
    root.querySelector<HTMLElement>('.pad-pick[data-seat="2"]')?.click();
    expect(tile('four-nine')?.disabled).toBe(true);
    left(2, '3');
    left(3, '4');
    press('Write it down');
    expect(totals()).toEqual(['34', '0', '0', '0']);
  });

  it('says what is missing, leads there, and writes nothing', () => {
    const { press, choose, left } = open('cyprus', 4);
    press('Write it down');
    expect(said('.pad-fault')).toEqual(['Choose who it was.']);
    expect(document.activeElement?.getAttribute('name')).toBe('pad-by');
    choose('by', 0);
    left(1, 'two');
    press('Write it down');
    expect(said('.pad-fault')[0]).toContain('Pips left, Ben: a number from 0 to 495');
    expect(document.activeElement?.getAttribute('data-seat')).toBe('1');
    expect(all('tbody tr')).toHaveLength(0);
  });

  it('leads by Enter from field to field, and writes the deal down at the last one', () => {
    const { choose, left } = open('cyprus', 4);
    choose('by', 0);
    for (const seat of [1, 2, 3]) left(seat, '5');
    const enter = () =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    root.querySelector<HTMLElement>('.pad-count')?.focus();
    enter();
    expect(document.activeElement?.getAttribute('data-seat')).toBe('2');
    enter();
    enter();
    expect(totals()).toEqual(['15', '0', '0', '0']);
    expect(document.activeElement?.getAttribute('name')).toBe('pad-how');
  });

  it('takes back the last deal into the fields, to be changed', () => {
    const { press, choose, left } = open('cyprus', 4);
    choose('by', 0);
    for (const seat of [1, 2, 3]) left(seat, '5');
    press('Write it down');
    press('Take back the last deal');
    expect(totals()).toEqual(['0', '0', '0', '0']);
    expect(said('.pad-last')[0]).toContain('You’ve taken back deal 1.');
    left(3, '6');
    press('Write it down');
    expect(totals()).toEqual(['16', '0', '0', '0']);
  });

  it('takes back the deal that ended the match', () => {
    const { press, choose, left } = open('cyprus', 4, { target: 60 });
    choose('by', 0);
    for (const seat of [1, 2, 3]) left(seat, '30');
    press('Write it down');
    expect(said('.pad-end')).toEqual(['Ada wins']);
    press('Take back the last deal');
    expect(all('.pad-form')).toHaveLength(1);
  });

  it('is shared as a text, and renames its players', async () => {
    const { press, choose, left, type, share } = open('cyprus', 4);
    choose('by', 0);
    for (const seat of [1, 2, 3]) left(seat, '5');
    press('Write it down');
    type('.pad-names .pad-hand:first-child input', 'Zoe', 'change');
    press('Share the score');
    await eventually(() => expect(share).toHaveBeenCalled());
    expect(share.mock.calls[0]).toEqual([
      'Cyprus, after 1 deal\nZoe: +15 = 15\nBen: 0 = 0\nCid: 0 = 0\nDee: 0 = 0',
      null,
    ]);
  });
});

describe('a score pad of Goat', () => {
  it('opens accounts, shows which are open, and names the goat', () => {
    const { press, choose, left } = open('goat', 3);
    expect(said('.pad-account')).toEqual(['account closed', 'account closed', 'account closed']);
    choose('by', 0);
    left(1, '12');
    left(2, '40');
    press('Write it down');
    expect(totals()).toEqual(['0', '0', '40']);
    expect(said('.pad-account')).toEqual(['account closed', 'account closed', 'account open']);
    expect(said('.pad-last')[0]).toContain('Ada starts the next deal.');
    choose('by', 1);
    left(0, '3');
    left(2, '61');
    press('Write it down');
    expect(said('.pad-end')).toEqual(['Cid is the goat']);
    expect(said('.pad-last')[0]).toContain('Everybody else has won.');
  });
});

describe('a score pad of Sea Goat', () => {
  it('asks for what decides there: the last tile, the fisher, and the stake', () => {
    const { press, choose, left } = open('sea-goat', 4);
    expect(said('legend')).toEqual([
      'How did the deal end?',
      'Who went out?',
      'What was the last tile?',
      'Left in hand',
    ]);
    choose('how', 'blocked');
    expect(said('legend')[1]).toBe('Who played the last non-double?');
    choose('by', 0);
    for (const [seat, text] of [
      [0, '4'],
      [1, '20'],
      [2, '6'],
      [3, '8'],
    ] as const)
      left(seat, text);
    press('Write it down');
    expect(said('tfoot b')).toEqual(['28', '0']);
    expect(said('.pad-last')[0]).toContain('right to the hundred');
    expect(said('legend')).toContain('Was the match at stake?');
    choose('stake', 'true');
    choose('by', 2);
    for (const seat of [1, 3]) left(seat, '5');
    left(0, '1');
    press('Write it down');
    expect(said('.pad-end')).toEqual(['Ada & Cid win']);
  });
});

describe('the score pads that are kept', () => {
  it('are listed, gone on with, and deleted only for who says so twice', () => {
    const { press, choose, left, pads, id } = open('cyprus', 4);
    const pad = id();
    choose('by', 0);
    for (const seat of [1, 2, 3]) left(seat, '5');
    press('Write it down');
    press('Back');
    expect(said('.kept-match .button-hint')[0]).toContain('Deal 2 · Ada 15, Ben 0, Cid 0, Dee 0');
    press('Cyprus');
    expect(id()).toBe(pad);
    press('Back');
    press('Delete');
    expect(pads.find(pad)).not.toBeNull();
    press('Delete');
    expect(pads.find(pad)).toBeNull();
    expect(root.textContent).toContain('No score sheets yet.');
  });

  it('say of one that cannot be read that nothing is lost, and hand it out', () => {
    const { press, app, id } = open('cyprus', 4);
    const key = `cyprus/pad/${id()}`;
    app.store.set(key, '{broken');
    app.redraw();
    expect(root.textContent).toContain('can’t be read, but nothing is lost');
    press('Back');
    expect(root.textContent).toContain('can’t be read, but nothing is lost');
    press('Save as a file');
    expect(app.handOut).toHaveBeenCalledWith('score-sheet.json', '{broken');
    expect(app.store.get(key)).toBe('{broken');
  });

  it('begin anew with the same players, and count in the book apart when they are over', () => {
    const { press, choose, left, app, id } = open('cyprus', 4, { target: 60 });
    const first = id();
    const book = () => {
      const page = document.createElement('div');
      render(padBook(app, texts), page);
      return page.textContent?.replace(/\s+/g, ' ').trim();
    };
    expect(book()).toBe('');
    choose('by', 0);
    for (const seat of [1, 2, 3]) left(seat, '30');
    press('Write it down');
    press('New sheet, same players');
    expect(id()).not.toBe(first);
    expect(said('thead th').slice(1)).toEqual(NAMES);
    expect(totals()).toEqual(['0', '0', '0', '0']);
    expect(book()).toBe('At the table Cyprus 1 match with real tiles Wins: Ada 1');
  });
});
