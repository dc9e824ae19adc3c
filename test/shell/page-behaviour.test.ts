// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hearDrops } from '../../src/shell/file-drops.ts';
import { behave, createCover } from '../../src/shell/page-behaviour.ts';

const prevented = (key: string, on: Element) =>
  !on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const put = (tag: string) => document.body.appendChild(document.createElement(tag));

describe('the page that holds this one', () => {
  let canvas: HTMLElement;
  beforeAll(() => {
    // Files of one environment share a document.
    document.body.replaceChildren();
    canvas = put('div');
    behave(document, canvas, new AbortController().signal);
  });

  it.each(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageDown', 'Home', 'End'])(
    'is not scrolled by %s, also while a button has the focus',
    (key) => {
      expect(prevented(key, document.body)).toBe(true);
      expect(prevented(key, put('button'))).toBe(true);
    },
  );

  it('is not scrolled by Space, which still presses buttons', () => {
    expect(prevented(' ', document.body)).toBe(true);
    expect(prevented(' ', put('button'))).toBe(false);
    expect(prevented(' ', put('summary'))).toBe(false);
  });

  it('takes Enter for what a screen offers first, while the focus is nowhere', () => {
    const screen = put('main');
    screen.className = 'screen';
    const pressed = vi.fn();
    for (const name of ['other', 'first']) {
      const button = screen.appendChild(document.createElement('button'));
      button.addEventListener('click', () => pressed(name));
      button.toggleAttribute('data-autofocus', name === 'first');
    }
    prevented('Enter', screen);
    expect(pressed).not.toHaveBeenCalled();
    prevented('Enter', document.body);
    expect(pressed.mock.calls).toEqual([['first']]);
    screen.remove();
  });

  it('presses a button once while Enter is held', () => {
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
    expect(prevented('Enter', put('button'))).toBe(false);
    expect(put('button').dispatchEvent(held)).toBe(false);
  });

  it('keeps the focus out of what is covered in browsers that do not know `inert`', () => {
    const table = put('div');
    const button = table.appendChild(document.createElement('button'));
    const cover = createCover([table]);
    cover('menu', true);
    button.focus();
    expect(document.activeElement).not.toBe(button);
    cover('menu', false);
    button.focus();
    expect(document.activeElement).toBe(button);
    table.remove();
  });

  it('leaves all keys to fields', () => {
    for (const key of ['ArrowUp', ' ', 'Home']) expect(prevented(key, put('input'))).toBe(false);
  });

  it('scrolls the list on the curtain by the arrows, from wherever the focus is, and leaves it its own keys', () => {
    const list = put('div');
    list.className = 'curtain-scroll';
    const scrolled = vi.spyOn(list, 'scrollBy');
    expect(prevented('ArrowDown', document.body)).toBe(true);
    expect(scrolled).toHaveBeenCalledWith(0, 60);
    expect(prevented('ArrowDown', list)).toBe(false);
  });

  it('shows no menu over the canvas', () => {
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    expect(canvas.dispatchEvent(event)).toBe(false);
  });
});

describe('what is dropped on the page', () => {
  const heard = vi.fn();
  const left = new AbortController();
  beforeAll(() => hearDrops(document, heard, left.signal));
  afterAll(() => left.abort());
  /** Drops that on an element; whether the browser is kept from doing with it what it would. */
  const dropped = (on: Element, given: { readonly types: readonly string[]; readonly files: readonly File[] }) => {
    const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: given });
    return !on.dispatchEvent(drop);
  };
  const file = new File(['{}'], 'match.jsonl');

  it('is opened where it is a file, wherever it falls', () => {
    for (const on of [document.body, put('input')]) {
      expect(dropped(on, { types: ['Files'], files: [file] })).toBe(true);
    }
    expect(heard.mock.calls).toEqual([[file], [file]]);
  });

  it('goes into a field where it is a text, and nowhere else', () => {
    heard.mockClear();
    const word = { types: ['text/plain'], files: [] };
    expect(dropped(put('input'), word)).toBe(false);
    expect(dropped(put('textarea'), word)).toBe(false);
    expect(dropped(document.body, word)).toBe(true);
    expect(heard).not.toHaveBeenCalled();
  });
});
