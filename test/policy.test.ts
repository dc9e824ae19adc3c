/** What strict pages forbid: a content security policy without `unsafe-inline` and `unsafe-eval`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('dev'))
  .map((name) => ({ name, text: readFileSync(join('src', name), 'utf8') }));

const thatSay = (forbidden: RegExp) => sources.filter(({ text }) => forbidden.test(text)).map(({ name }) => name);

describe('under a strict content security policy', () => {
  it('no template writes a style attribute: as a property (`.style=`) it goes through the object model, which is allowed', () => {
    expect(thatSay(/\sstyle=|styleMap/)).toEqual([]);
    expect(thatSay(/setAttribute\(\s*'style'/)).toEqual([]);
  });

  it('no style or script is written into the page, and no text is run', () => {
    expect(
      thatSay(/<(style|script)\b|createElement\('style'\)|\beval\(|new Function\(|insertAdjacentHTML|\son[a-z]+="/),
    ).toEqual([]);
  });

  it('the page itself has no inline style, script or handler', () => {
    const page = readFileSync('index.html', 'utf8');
    expect(page).not.toMatch(/<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)/);
  });
});
