/** Starts the game in its page. */
import { fetchTexts, offeredOf } from '../i18n/fetch-texts.ts';
import type { Texts } from '../i18n/index.ts';
import type { Language } from '../i18n/languages.ts';
import { failToStart, hearUntilDrawn, tellNotStarted } from '../shell/first-screen.ts';
import { openSettings } from '../shell/store/settings.ts';
import { openStorage } from '../shell/store/storage.ts';
import { mount } from './mount.ts';
import type { Platform } from './platform.ts';
import type { FindVenue, Venue } from './venue.ts';
import '../shell/fonts/stand-in.css';
import '../shell/theme.css';
import '../shell/screens.css';

const part = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
};

/** Returns the elements of the page that hold the game. */
const partsOfPage = () => ({
  canvas: part('canvas'),
  table: part('table'),
  curtain: part('curtain'),
  screens: part('screens'),
  toasts: part('toasts'),
});

/**
 * Starts the game in the best language, and restarts it if another is chosen. Returns a function that ends it, as
 * `mount` does. If it fails, or no texts can be loaded, `public/stand-by.js` says so and there is nothing to end.
 */
export async function start(platform: Platform, findVenue: FindVenue): Promise<() => void> {
  try {
    return await begin(platform, findVenue);
  } catch (error) {
    failToStart(window, error);
    return () => {};
  }
}

/** Removes the words of `public/stand-by.js` from the page. */
function removeWords(of: string): void {
  for (const word of document.querySelectorAll(of)) word.remove();
}

/** Returns the same venue, but `settled` also runs the given function. */
const settling = (venue: Venue, settled: () => void): Venue => ({
  ...venue,
  settled(...game) {
    settled();
    venue.settled(...game);
  },
});

async function begin(platform: Platform, findVenue: FindVenue): Promise<() => void> {
  trustOwnScripts(window);
  const { languages } = platform;
  const root = document.documentElement;
  // Tells `public/stand-by.js` that the game runs and its texts are loading.
  root.dataset.game = 'coming';
  const found = findVenue(window);
  const { portal } = found;
  const store = portal.keep(openStorage(() => window.localStorage));
  const kept = openSettings(store).now.language;
  const coming = fetchTexts(languages, [kept, ...portal.languages(navigator.languages)]);
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const venue = settling(found, settle);
  let end = () => {};
  /** The latest choice of a language; an earlier one that loads after it is ignored. */
  let newest: object | null = null;
  const speak = (texts: Texts, isChosen: boolean) => {
    end();
    root.lang = texts.language;
    const choose = (language: Language) => {
      const choice = {};
      newest = choice;
      fetchTexts(languages, [language])
        .then(
          (chosen) => {
            if (newest === choice) speak(chosen, true);
          },
          () => {},
        )
        .catch((error) => failToStart(window, error));
    };
    const spoken = { texts, languages: { offered: offeredOf(languages), isChosen, choose } };
    end = mount(window, partsOfPage(), platform, venue, { ...spoken, store });
  };
  const texts = await coming.catch(() => null);
  if (texts === null) {
    tellNotStarted(window);
    return end;
  }
  speak(texts, false);
  removeWords('.stand-by:not(#missing)');
  const endOfHearing = hearUntilDrawn(window, part('screens'), settled, () => {
    removeWords('#missing');
    delete root.dataset.game;
  });
  return () => {
    newest = null;
    end();
    endOfHearing();
  };
}

/** The used part of `window.trustedTypes`, which not every browser has. */
interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown;
}

/**
 * Trusted Types, for pages that require them for scripts (`require-trusted-types-for 'script'`). There the browser
 * checks every address of a script or worker with the page's default policy.
 *
 * Allows the scripts in the folder of the page, and those made in memory (`blob:`). Does nothing if the host refuses
 * it.
 */
function trustOwnScripts(page: Window): void {
  const { trustedTypes } = page as Window & { readonly trustedTypes?: PolicyFactory };
  const folder = new URL('.', page.document.baseURI).href;
  const isOwn = (address: string) => /^blob:/.test(address) || new URL(address, folder).href.startsWith(folder);
  try {
    trustedTypes?.createPolicy('default', { createScriptURL: (address) => (isOwn(address) ? address : null) });
  } catch {
    // `trusted-types` does not name `default`: bots then think on the main thread, if their script can be loaded there.
  }
}
