import { expect, it } from 'vitest';
import type { About } from '../../../src/seats/gesture-events.ts';
import { createAboutLine } from '../../../src/table/hud/about-line.ts';

it('answers what was touched last, and nothing where the words cannot be fetched', async () => {
  const said: string[] = [];
  const answers: { resolve: (words: string | null) => void; reject: (why: Error) => void }[] = [];
  const ask = createAboutLine(
    () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
    (line) => said.push(line),
  );
  const touched: About[] = [{ on: 'seat', seat: 0 }, { on: 'boneyard' }];
  for (const what of touched) ask(what);
  for (const { resolve } of answers.splice(0)) resolve(`words ${said.length}`);
  await Promise.resolve();
  expect(said).toEqual(['words 0']);
  ask({ on: 'boneyard' });
  answers[0]?.reject(new Error('offline'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(said).toEqual(['words 0']);
});
