// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { hearHeldKeys, hearKeys, type KeyOptions } from '../../src/page/keys.ts';

/** Hears keys at `document` while `act` presses them. */
function heardOf(act: (press: typeof pressAt) => void, options: KeyOptions = {}): readonly string[] {
  const heard: string[] = [];
  const away = new AbortController();
  hearKeys(document, (key) => heard.push(key), { ...options, signal: away.signal });
  act(pressAt);
  away.abort();
  return heard;
}

function pressAt(init: KeyboardEventInit, on: Element = document.body): void {
  on.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init }));
}

beforeEach(() => document.body.replaceChildren());

describe('the reader of keys', () => {
  it('takes an event without a key, as a browser sends that fills in a field, for nothing', () => {
    expect(heardOf(() => document.body.dispatchEvent(new Event('keydown', { bubbles: true })))).toEqual([]);
  });

  it('leaves what an input method composes to it', () => {
    const composed = [
      { key: 'Enter', isComposing: true },
      { key: 'Process', keyCode: 229 },
      { key: 'd', keyCode: 229 },
    ];
    const heard = heardOf((press) => {
      for (const init of composed) press(init);
    });
    expect(heard).toEqual([]);
  });

  it('hears a key that is held once, but goes on walking and scrolling', () => {
    const keys = ['d', 'X', ' ', 'Enter', 'Escape', 'Backspace', 'ArrowLeft', 'PageDown', 'End'];
    const held = heardOf((press) => {
      for (const key of keys) for (const repeat of [false, true, true]) press({ key, repeat });
    });
    const counted = [...new Set(held)].map((key) => [key, held.filter((each) => each === key).length]);
    expect(Object.fromEntries(counted)).toEqual({
      ...{ d: 1, x: 1, ' ': 1, Enter: 1, Escape: 1, Backspace: 1 },
      ...{ ArrowLeft: 3, PageDown: 3, End: 3 },
    });
  });

  it.each([
    // Russian, Greek, Hebrew, Arabic (one key writes two letters).
    ['ь', 'KeyM', 'm'],
    ['Д', 'KeyL', 'l'],
    ['λ', 'KeyL', 'l'],
    ['ג', 'KeyD', 'd'],
    ['لا', 'KeyB', 'b'],
    // French: signs and letters in the row of digits; the comma has the key of the M.
    ['à', 'Digit0', '0'],
    ['&', 'Digit1', '1'],
    [',', 'KeyM', ','],
    ['m', 'Semicolon', 'm'],
    ['a', 'KeyQ', 'a'],
    // Turkish F.
    ['ı', 'KeyR', 'ı'],
    // The block of digits without its lock.
    ['Home', 'Numpad7', 'Home'],
    ['7', 'Numpad7', '7'],
    ['D', 'KeyD', 'd'],
    ['F5', 'F5', 'F5'],
    ['m', '', 'm'],
  ])('reads %s on the key %s as %s', (key, code, read) => {
    expect(heardOf((press) => press({ key, code }))).toEqual([read]);
  });

  it('takes no sign over a digit for the digit', () => {
    expect(heardOf((press) => press({ key: '!', code: 'Digit1', shiftKey: true }))).toEqual(['!']);
  });

  it('leaves characters to fields and to the log, also with a modifier and within a widget of others; other keys it hears', () => {
    for (const html of ['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable>a</p>']) {
      document.body.innerHTML = html;
      const on = document.body.children[0] ?? document.body;
      const heard = heardOf((press) => {
        for (const key of ['x', 'z', '0', 'Enter', 'Escape']) press({ key, ctrlKey: key === 'z' }, on);
      });
      expect(heard).toEqual(['Enter', 'Escape']);
    }
    document.body.innerHTML = '<div role="log"><p tabindex="0">a line</p></div><div></div>';
    const line = document.querySelector('p') ?? document.body;
    const heard = heardOf((press) => {
      for (const key of ['x', 'm', 'Escape']) press({ key }, line);
    });
    expect(heard).toEqual(['Escape']);
    const inside = document.body.children[1]
      ?.attachShadow({ mode: 'open' })
      .appendChild(document.createElement('input'));
    expect(heardOf((press) => press({ key: 'm' }, inside))).toEqual([]);
  });

  it('hears no character without a modifier where single-letter keys are off', () => {
    let areOn = false;
    const press = (send: typeof pressAt) => {
      for (const key of ['d', '0', '.', 'ArrowUp', 'Enter', ' ']) send({ key });
      send({ key: 'D', shiftKey: true });
      send({ key: 'я', code: 'KeyZ', ctrlKey: true });
    };
    const options = { areLettersOn: () => areOn };
    expect(heardOf(press, options)).toEqual(['ArrowUp', 'Enter', ' ', 'z']);
    areOn = true;
    expect(heardOf(press, options)).toEqual(['d', '0', '.', 'ArrowUp', 'Enter', ' ', 'd', 'z']);
  });

  it('tells those who ask of every moment of a key that is held', () => {
    const heard: boolean[] = [];
    hearHeldKeys(document, (_, { repeat }) => heard.push(repeat));
    for (const repeat of [false, true]) pressAt({ key: 'Enter', repeat });
    pressAt({ key: 'Enter', isComposing: true });
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(heard).toEqual([false, true]);
  });
});

describe('all sources', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/^(i18n|page)\b/.test(name))
    .map((name) => [name, readFileSync(join('src', name), 'utf8')] as const);
  const found = (pattern: RegExp) =>
    sources.flatMap(([name, text]) => [...text.matchAll(pattern)].map(([line]) => `${name}: ${line}`));

  it('leave it to that reader to listen to keys', () => {
    expect(found(/.*\bon(keydown|keypress)\b.*|.*['"]key(press)['"].*|@keydown=(?!\$\{onKeys\().*/g)).toEqual([]);
    // Back is Escape for a screen.
    expect(found(/.*['"]keydown['"].*/g)).toEqual([
      expect.stringMatching(/^shell.back\.ts: +const key = new KeyboardEvent/),
    ]);
  });

  it('give the focus in one way, which leaves it to the page around a frame', () => {
    const parts = new Set(['roving', 'curtain', 'domTable', 'table', 'button', 'focus', 'player']);
    const given = found(/(\w+|[)\]])\??\.focus\(/g).filter(
      (line) => !parts.has(/(\w+)\??\.focus\($/.exec(line)?.[1] ?? ''),
    );
    expect(given).toEqual([]);
  });

  it('draw texts in one way, which translators may alter', () => {
    expect(found(/import \{[^}]*\brender\b[^}]*\} from 'lit-html'/g)).toEqual([]);
  });
});
