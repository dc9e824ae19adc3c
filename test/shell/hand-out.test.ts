// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withSetUp } from '../../src/i18n/index.ts';
import { hearKeys } from '../../src/page/keys.ts';
import { createHandOut } from '../../src/shell/hand-out.ts';
import type { Remedy } from '../../src/shell/toasts.ts';

const texts = await withSetUp(textsFor([]));
const words = texts.handing;

afterEach(() => {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  vi.restoreAllMocks();
});

/** A page in a frame or in none, where files may be handed out or not. */
function page({ isFramed = false, downloads = true, mayCopy = true } = {}) {
  const files: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
  const copied: string[] = [];
  const writeText = async (text: string) => {
    if (!mayCopy) throw new Error('not allowed');
    copied.push(text);
  };
  const takenBack = vi.fn();
  const say = vi.fn((_text: string, _remedy?: Remedy) => takenBack);
  const here = { document, navigator: { clipboard: { writeText } }, parent: null as unknown };
  here.parent = isFramed ? {} : here;
  const handOut = createHandOut(here as unknown as Window, { downloads }, textsFor([]), say);
  const dialog = async () => vi.waitUntil(() => document.querySelector('dialog'));
  const press = (text: string) =>
    [...document.querySelectorAll<HTMLElement>('dialog button')]
      .find((each) => each.textContent?.includes(text))
      ?.click();
  return { handOut, files, copied, say, takenBack, dialog, press };
}

describe('a file', () => {
  it('is handed out, and nothing is said where it surely arrives', () => {
    const { handOut, files, say } = page();
    handOut('book.json', '{}');
    expect([files, say.mock.calls]).toEqual([['book.json'], []]);
  });

  it('is offered to be copied in a frame, which never hears that its file was refused', async () => {
    const { handOut, files, copied, say, takenBack, dialog, press } = page({ isFramed: true });
    handOut('book.json', '{"a":1}');
    handOut('book.json', '{"a":2}');
    expect(files).toEqual(['book.json', 'book.json']);
    expect(say.mock.calls.map(([text]) => text)).toEqual(Array(2).fill(texts.toast.handed('book.json')));
    // The word of the first does not offer what is old.
    expect(takenBack).toHaveBeenCalledTimes(1);
    say.mock.calls[1]?.[1]?.onPress();
    const shown = await dialog();
    expect(shown.textContent).toContain('book.json');
    expect(shown.querySelector('textarea')?.value).toBe('{"a":2}');
    press(words.copy);
    await vi.waitUntil(() => shown.textContent?.includes(words.copied));
    expect(copied).toEqual(['{"a":2}']);
    press(words.close);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('is shown to be copied where none may be handed out, and marked where nothing may be copied either', async () => {
    const { handOut, files, say, dialog, press } = page({ downloads: false, mayCopy: false });
    handOut('cyprus.jsonl', 'the record');
    const shown = await dialog();
    expect([files, say.mock.calls]).toEqual([[], []]);
    press(words.copy);
    await vi.waitUntil(() => shown.textContent?.includes(words.marked));
    const area = shown.querySelector('textarea');
    expect([area?.selectionStart, area?.selectionEnd]).toEqual([0, 'the record'.length]);
  });

  it('that is a picture is shown, to be kept by the browser’s own menu', async () => {
    const { handOut, say, dialog } = page({ isFramed: true });
    handOut('day.png', new Blob(['x'], { type: 'image/png' }));
    say.mock.calls[0]?.[1]?.onPress();
    const shown = await dialog();
    expect(shown.querySelector('img')?.src).toMatch(/^blob:/);
    expect(shown.textContent).toContain(words.picture);
  });

  it('takes the keys for itself while it is copied, and goes with Escape', async () => {
    const { handOut, dialog } = page({ downloads: false });
    handOut('cyprus.jsonl', 'the record');
    const shown = await dialog();
    const heard = vi.fn();
    hearKeys(document, heard);
    const press = (key: string) =>
      shown.querySelector('textarea')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    press('m');
    expect(heard).not.toHaveBeenCalled();
    press('Escape');
    expect(document.querySelector('dialog')).toBeNull();
  });
});
