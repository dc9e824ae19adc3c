import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { manifests } from '../../../tools/build/manifests.ts';
import { readArea, STAND_BY } from '../../../tools/messages/read.ts';
import { offeredLanguages } from '../../../tools/messages/write.ts';

it('tells of the game in every language, and else the same', () => {
  const english = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
  const others = Object.values(manifests('.')).map((text) => JSON.parse(text));
  expect(others.map(({ lang }) => lang)).toEqual(offeredLanguages().filter((language) => language !== 'en'));
  for (const each of others) {
    expect({ ...each, lang: 'en', description: english.description }).toEqual(english);
    expect(each.description).not.toBe(english.description);
  }
  const [about] = readArea('en', STAND_BY).get('about')?.tokens ?? [];
  expect(about).toMatchObject({ type: 'content', value: english.description });
  expect(readFileSync('index.html', 'utf8')).toContain(`content="${english.description}"`);
});
