// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { html, nothing } from 'lit-html';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withBots, withSetUp } from '../../src/i18n/index.ts';
import { draw, undraw } from '../../src/page/draw.ts';
import { createDrafting } from '../../src/shell/setup/drafting.ts';
import { createSetup } from '../../src/shell/setup/setup-screen.ts';
import { laidTable, playsOf } from '../access/laid-table.ts';
import { fakeApp } from '../shell/fake-app.ts';

/** All texts in `root`, as a translator finds them. */
function textsIn(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
  return found.filter(({ data }) => data.trim() !== '');
}

/** Changes that translators make to a page: they wrap each text or replace it; some also remove comments. */
const TRANSLATORS: Readonly<Record<string, (root: HTMLElement) => void>> = {
  'wraps texts into two fonts'(root) {
    for (const text of textsIn(root)) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  },
  'puts other texts in their place'(root) {
    for (const text of textsIn(root)) text.replaceWith(`~${text.data}~`);
  },
  'writes elements anew, without their comments'(root) {
    for (const parent of new Set(textsIn(root).map(({ parentElement }) => parentElement))) {
      parent?.replaceChildren(...[...parent.childNodes].filter((node) => !(node instanceof Comment)));
      parent?.append(' ');
    }
  },
};

let root: HTMLElement;
beforeEach(() => {
  document.body.replaceChildren();
  root = document.body.appendChild(document.createElement('div'));
});

/** Lets observers hear. */
const heard = () => new Promise((done) => setTimeout(done));

describe.each(Object.keys(TRANSLATORS))('a translator that %s', (name) => {
  const translate = (what: HTMLElement) => TRANSLATORS[name]?.(what);

  it('does not keep the number of seats from following', async () => {
    const texts = { ...(await withBots(textsFor([]))), ...(await withSetUp(textsFor([]))) };
    const app = { ...fakeApp(), redraw: () => draw(screen(), root) };
    const screen = createSetup(app, texts, createDrafting(app, texts), () => html``);
    app.redraw();
    const more = () => root.querySelector<HTMLElement>(`[aria-label="${texts.setup.more}"]`);
    const seats = () => root.querySelector('.stepper output')?.textContent;
    const from = root.querySelectorAll('.seat-row').length;
    for (let added = 1; added <= 3; added++) {
      translate(root);
      if (added % 2) await heard();
      more()?.focus();
      more()?.click();
      expect(root.querySelectorAll('.seat-row')).toHaveLength(from + added);
      expect(seats()).toBe(texts.setup.seatCount(from + added));
      // The keyboard stays where it was.
      expect(document.activeElement).toBe(more());
    }
  });

  it('does not keep the status line of the plain table from following, nor the table from being left', async () => {
    const table = laidTable();
    const { moves } = table.asked((legal) => playsOf(legal).length > 1);
    const before = table.status();
    translate(table.root);
    await heard();
    table.tile(playsOf(moves)[0]?.tile ?? '')?.click();
    const after = table.status();
    expect(after).not.toBe(before);
    expect(after).not.toContain('~');
    translate(table.root);
    table.table.destroy();
    expect(table.root.textContent?.trim()).toBe('');
  });
});

it('is asked to leave the page of the game alone, which has its own languages', () => {
  const page = readFileSync('index.html', 'utf8');
  expect(page).toMatch(/<html [^>]*translate="no"/);
  expect(page).toContain('<meta name="google" content="notranslate" />');
});

describe('a drawing', () => {
  const screen = (n: number) => html`<p>${n} tiles</p><div class="list"><input value="Ada" /><b>${n}</b></div>`;

  it('keeps its elements while nobody else changes texts, whatever elements are added', async () => {
    draw(screen(1), root);
    const input = root.querySelector('input');
    const note = document.createElement('p');
    note.textContent = 'a note';
    root.append(note);
    await heard();
    draw(screen(2), root);
    expect(root.querySelector('input')).toBe(input);
    expect(root.textContent).toContain('2 tiles');
    expect(note.isConnected).toBe(true);
  });

  it('that has ended leaves nothing, and nobody watches its element', async () => {
    const disconnected = vi.spyOn(MutationObserver.prototype, 'disconnect');
    const begun = vi.spyOn(MutationObserver.prototype, 'observe');
    draw(screen(1), root);
    undraw(root);
    draw(nothing, root);
    expect(root.childNodes).toHaveLength(0);
    expect([begun, disconnected].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    vi.restoreAllMocks();
  });

  it('drawn afresh keeps what is marked in a field, and how far lists were scrolled', () => {
    draw(screen(1), root);
    const input = root.querySelector('input');
    input?.focus();
    input?.setSelectionRange(1, 2);
    const list = root.querySelector('.list');
    if (list) list.scrollTop = 40;
    TRANSLATORS['wraps texts into two fonts']?.(root);
    draw(screen(2), root);
    const now = root.querySelector('input');
    expect(now).not.toBe(input);
    expect([document.activeElement, now?.selectionStart, now?.selectionEnd]).toEqual([now, 1, 2]);
    expect(root.querySelector('.list')?.scrollTop).toBe(40);
  });
});
