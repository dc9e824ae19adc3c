// @vitest-environment happy-dom
// @vitest-environment-options {"alone":"start"}
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '../../src/app/mount.ts';
import type { Platform } from '../../src/app/platform.ts';
import { start } from '../../src/app/start.ts';
import type { Venue } from '../../src/app/venue.ts';
import type { FetchMessages } from '../../src/i18n/fetch-texts.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { noPortal } from '../../src/shell/portal/portal.ts';

vi.mock('../../src/app/mount.ts', () => ({ mount: vi.fn(() => () => {}) }));
vi.mock('../../src/i18n/texts.ts', () => ({ textsOf: (messages: object) => messages }));

const task = () => new Promise((resolve) => setTimeout(resolve));

/** Starts the game; texts of other languages than English come when the test says so. */
async function started() {
  const coming = new Map<string, () => void>();
  const later = (language: string): FetchMessages['en'] => {
    return () => new Promise((come) => void coming.set(language, () => come({ language } as never)));
  };
  const english = async () => ({ language: 'en' }) as never;
  const languages: FetchMessages = { en: english, de: later('de'), fr: later('fr') };
  const venue = { portal: { ...noPortal, languages: () => ['en'] }, settled() {} } as unknown as Venue;
  const end = await start({ languages } as unknown as Platform, () => venue);
  const mounted = vi.mocked(mount);
  return {
    end,
    choose: (language: Language) => mounted.mock.lastCall?.[4].languages.choose(language),
    async come(language: string) {
      coming.get(language)?.();
      await task();
    },
    shown: () => mounted.mock.calls.map(([, , , , { texts }]) => texts.language),
  };
}

beforeEach(() => {
  document.body.innerHTML = ['canvas', 'table', 'curtain', 'screens', 'toasts']
    .map((id) => `<div id="${id}"></div>`)
    .join('');
});
afterEach(() => {
  vi.mocked(mount).mockReset();
  vi.restoreAllMocks();
});

it('shows the language that was chosen last, whichever comes last', async () => {
  const { choose, come, shown } = await started();
  choose('de');
  choose('fr');
  await come('fr');
  await come('de');
  expect(shown()).toEqual(['en', 'fr']);
});

it('begins no game in a language that comes after its end', async () => {
  const { choose, come, shown, end } = await started();
  choose('de');
  end();
  await come('de');
  expect(shown()).toEqual(['en']);
});

it('says so if the game cannot begin in another language', async () => {
  const { choose, come } = await started();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const lost = new Error('no game');
  vi.mocked(mount).mockImplementation(() => {
    throw lost;
  });
  choose('de');
  await come('de');
  expect(log.mock.calls).toEqual([[lost]]);
  expect(document.documentElement.dataset.game).toBe('missing');
});
