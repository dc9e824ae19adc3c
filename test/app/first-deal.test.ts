// @vitest-environment happy-dom
// @vitest-environment-options {"alone":"first-deal"}
/** What a first deal needs is fetched once, in the order of need. */
import { beforeEach, expect, it, vi } from 'vitest';
import { createFirstDeal } from '../../src/app/first-deal.ts';
import { openSettings } from '../../src/shell/store/settings.ts';
import { inMemory } from '../shell/fake-storage.ts';

vi.mock('../../src/table/scene.ts', () => ({}));

const steps: string[] = [];
beforeEach(() => {
  steps.length = 0;
  document.head.innerHTML =
    '<link rel="later" data-part="scene" /><link rel="later" data-part="scene" /><link rel="later" data-part="screens" />';
});

const never = new AbortController().signal;
const links = () => [...document.querySelectorAll('link')].map(({ rel }) => rel);

function firstDeal(speed: 'normal' | 'instant', begin = () => void steps.push('renderer'), signal = never) {
  const settings = openSettings(inMemory());
  settings.change({ speed });
  const prepareShuffle = () => void steps.push(`shuffle after ${links()[0]}`);
  const platform = { scripts: '', workers: [], shuffles: [], sounds: [], prepareShuffle };
  const languages = { en: () => Promise.reject(new Error('no words')) };
  const graphics = { firstRenderer: { begin } };
  return createFirstDeal(document, { settings, platform: { ...platform, languages }, graphics }, signal);
}

it('is fetched once: the scene and the shuffle, and the renderer is begun', async () => {
  const { fetch, over } = firstDeal('normal');
  expect(links()).toEqual(['later', 'later', 'later']);
  fetch();
  fetch();
  await over;
  expect(links()).toEqual(['modulepreload', 'modulepreload', 'later']);
  expect(steps).toEqual(['shuffle after modulepreload', 'renderer']);
});

it('has no shuffle where nobody sees it', async () => {
  const { fetch, over } = firstDeal('instant');
  fetch();
  await over;
  expect(steps).toEqual(['renderer']);
});

it('is over also where something does not come', async () => {
  const { fetch, over } = firstDeal('normal', () => {
    throw new Error('no graphics');
  });
  fetch();
  await expect(over).resolves.toBeUndefined();
});

it('begins no renderer for a game that has ended meanwhile', async () => {
  const { fetch, over } = firstDeal('instant', undefined, AbortSignal.abort());
  fetch();
  await over;
  expect(steps).toEqual([]);
});
