// @vitest-environment happy-dom
import { html } from 'lit-html';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { LATE } from '../../src/motion/durations.ts';
import { type Curtain, type CurtainTells, createCurtain } from '../../src/shell/curtain.ts';

const ada = { name: 'Ada', kind: 'person' } as const;
const ben = { name: 'Ben', kind: 'person' } as const;
const quiet: CurtainTells = { since: 'deal', lines: [], side: 1, by: null };
const never = new AbortController().signal;
const onChange = vi.fn();
const takeBack = vi.fn();
let due: (() => void) | null = null;
const later = (_: number, callback: () => void) => {
  due = callback;
  return () => {
    due = null;
  };
};
let root: HTMLElement;
let curtain: Curtain;

beforeEach(() => {
  document.body.innerHTML = '';
  root = document.body.appendChild(document.createElement('div'));
  onChange.mockClear();
  takeBack.mockClear();
  curtain = createCurtain({
    root,
    texts: textsFor([]),
    face: (tile) => html`<i>${tile}</i>`,
    later,
    takeBack,
    onChange,
  });
});
afterEach(() => curtain.destroy());

const button = () => root.querySelector<HTMLElement>('.curtain-look') ?? document.body;
const look = () => button().click();

describe('the curtain', () => {
  it('cuts a long name between letters, as a reader counts them', () => {
    const family = '👨‍👩‍👧';
    void curtain.raise(1, { name: `Nikolaos${family.repeat(2)}`, kind: 'person' }, quiet, never);
    expect(root.querySelector('.curtain-name')?.textContent).toContain(`Nikolaos${family.repeat(2)}`);
    expect(root.querySelector('.medal')?.getAttribute('data-letter')).toBe('N');
  });

  it('names who comes, and stays until that person looks', async () => {
    const looked = vi.fn();
    const raised = curtain.raise(1, ben, quiet, never).then(looked);
    expect(root.textContent).toContain('Ben is next');
    expect(document.activeElement?.textContent).toBe('Ben is next');
    expect([curtain.isDown, onChange.mock.calls]).toEqual([true, [[true]]]);
    await Promise.resolve();
    expect(looked).not.toHaveBeenCalled();
    look();
    await raised;
    expect([curtain.isDown, root.textContent]).toEqual([false, '']);
    expect(onChange).toHaveBeenLastCalledWith(false);
  });

  it('says who is the partner of the one who comes (6.7)', () => {
    void curtain.raise(2, ben, { ...quiet, partner: 'Ada' }, never);
    expect(root.querySelector('.curtain-seat')?.textContent).toBe('Seat 3, partner of Ada');
  });

  it('leaves its words their room beside a long name', () => {
    const long = { name: 'Wilhelmina Constantinopolitanopoulou', kind: 'person' } as const;
    void curtain.raise(1, long, quiet, never);
    expect(root.querySelector('h1')?.textContent).toBe('Wilhelmina Constantinop… is next');
    expect(button().textContent?.trim()).toBe('I’m Wilhelmina Constantinop…: show my tiles');
  });

  it('stays down for the next one when it is down already, and keeps nobody waiting', async () => {
    const first = curtain.raise(0, ada, quiet, never);
    const second = curtain.raise(1, ben, quiet, never);
    await first;
    expect(curtain.isDown).toBe(true);
    expect(root.textContent).toContain('Ben is next');
    expect(root.textContent).not.toContain('Ada');
    look();
    await second;
    expect(curtain.isDown).toBe(false);
  });

  it('takes the keyboard when what lay over it goes', () => {
    root.inert = true;
    void curtain.raise(1, ben, quiet, never);
    document.body.focus();
    root.inert = false;
    curtain.focus();
    expect(document.activeElement?.textContent).toBe('Ben is next');
  });

  it('goes when the match is left', async () => {
    const away = new AbortController();
    const raised = curtain.raise(0, ada, quiet, away.signal);
    away.abort();
    await raised;
    expect([curtain.isDown, root.textContent]).toEqual([false, '']);
  });
});

describe('whoever gave the device away', () => {
  const back = () => root.querySelector<HTMLElement>('.curtain-back');

  it('takes the last move back with one press, for a while', () => {
    void curtain.raise(1, ben, { ...quiet, by: ada }, never);
    expect(back()?.textContent?.trim()).toBe('Ada, take your move back?');
    back()?.click();
    expect(takeBack).toHaveBeenCalledTimes(1);
    due?.();
    expect(back()).toBeNull();
    expect(button().textContent).toContain('Ben');
  });

  it('keeps the button for as long as the keyboard stands on it', () => {
    void curtain.raise(1, ben, { ...quiet, by: ada }, never);
    back()?.focus();
    due?.();
    expect(back()).not.toBeNull();
    button().focus();
    expect(back()).toBeNull();
  });

  it('finds no button where nothing can be taken back, and none on the next curtain', () => {
    void curtain.raise(1, ben, { ...quiet, by: ada }, never);
    look();
    expect(due).toBeNull();
    void curtain.raise(0, ada, quiet, never);
    expect(back()).toBeNull();
  });
});

describe('the curtain tells', () => {
  const line = (text: string) => ({ text, tile: null });

  it('what happened since the turn of the one who comes, with the tiles that were laid', () => {
    const laid = { text: 'Basil plays the four-nine.', tile: '4-9' } as const;
    void curtain.raise(1, ben, { ...quiet, since: 'turn', lines: [line('Chloe passes.'), laid], by: null }, never);
    const told = [...root.querySelectorAll('.curtain-news li')].map((each) =>
      each.textContent?.replace(/\s+/g, ' ').trim(),
    );
    expect(told).toEqual(['Chloe passes.', '4-9 Basil plays the four-nine.']);
    expect(root.querySelector('.curtain-news h2')?.textContent).toBe('Since your turn');
  });

  it('since when: the deal’s begin where there was no turn', () => {
    void curtain.raise(1, ben, { ...quiet, since: 'deal', lines: [line('Chloe passes.')], by: null }, never);
    expect(root.querySelector('.curtain-news h2')?.textContent).toBe('Since the deal began');
  });

  it('nothing where nothing happened, and nothing of what it told another', async () => {
    const first = curtain.raise(0, ada, { ...quiet, since: 'turn', lines: [line('Chloe passes.')], by: null }, never);
    void curtain.raise(1, ben, quiet, never);
    await first;
    expect(root.querySelector('.curtain-news')).toBeNull();
    expect(root.textContent).not.toContain('Chloe');
  });
});

describe('the curtain’s button', () => {
  const key = (type: 'keydown' | 'keyup', on: EventTarget, init: KeyboardEventInit) =>
    on.dispatchEvent(new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init }));
  const down = (on: EventTarget, init: PointerEventInit = {}) =>
    on.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, ...init }));
  /** A click as pointers make it. */
  const clicked = () => button().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  let now: number;
  beforeEach(() => {
    now = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => void vi.restoreAllMocks());
  /** Lets the curtain fall, and be down for a while. */
  const fall = () => {
    void curtain.raise(1, ben, quiet, never);
    now += LATE;
  };
  it('does not open to the second half of a double tap on the table', () => {
    fall();
    now--;
    clickWhole();
    expect(curtain.isDown).toBe(true);
    now++;
    clickWhole();
    expect(curtain.isDown).toBe(false);
  });
  const clickWhole = () => {
    down(button());
    clicked();
  };

  it('opens to a press that begins and ends on it', () => {
    fall();
    clickWhole();
    expect(curtain.isDown).toBe(false);
  });

  it('stays shut for a pointer that was down before it came', () => {
    down(document.body);
    fall();
    clicked();
    expect(curtain.isDown).toBe(true);
    clickWhole();
    expect(curtain.isDown).toBe(false);
  });

  it('stays shut for a press that was begun on the curtain before', () => {
    fall();
    down(button());
    fall();
    clicked();
    expect(curtain.isDown).toBe(true);
  });

  it('stays shut when a second finger comes down elsewhere', () => {
    fall();
    down(button());
    down(root, { isPrimary: false });
    clicked();
    expect(curtain.isDown).toBe(true);
  });

  it.each(['Enter', ' '])('takes the key %j only as a fresh press', (name) => {
    key('keydown', document.body, { key: name });
    fall();
    // Held, it repeats on the button that Tab has reached: no default, no click.
    expect(key('keydown', button(), { key: name, repeat: true })).toBe(false);
    // Also where the browser does not say that it repeats.
    expect(key('keydown', button(), { key: name })).toBe(false);
    expect(key('keyup', button(), { key: name })).toBe(false);
    expect(key('keydown', button(), { key: name })).toBe(true);
    expect(key('keyup', button(), { key: name })).toBe(true);
  });

  it('forgets what was held when the window was left: the way back is a fresh press', () => {
    key('keydown', document.body, { key: ' ' });
    window.dispatchEvent(new Event('blur'));
    fall();
    expect(key('keydown', button(), { key: ' ' })).toBe(true);
    expect(key('keydown', button(), { key: ' ', repeat: true })).toBe(false);
  });

  it('leaves other keys and other buttons alone', () => {
    fall();
    expect(key('keydown', button(), { key: 'Tab', repeat: true })).toBe(true);
    expect(key('keydown', document.body, { key: 'Enter', repeat: true })).toBe(true);
  });
});
