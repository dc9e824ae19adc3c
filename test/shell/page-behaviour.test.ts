// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, vi } from 'vitest';
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
