/**
 * The page of the embeddable build. Other scripts lie beside its own and are loaded like it, by elements. It runs in
 * frames without an origin. There nothing can be fetched, and no module or worker file can be loaded.
 */

import type { Source, Strip } from '../audio/howler.ts';
import { alphabetOf, lettersFile } from '../i18n/carried-letters.ts';
import { messages } from '../i18n/compiled/en/en.ts';
import { MODEL, OFFERED } from '../i18n/compiled/offered.ts';
import type { FetchMessages } from '../i18n/fetch-texts.ts';
import type { Messages } from '../i18n/phrases.ts';
import { loadScript } from '../page/load-script.ts';
import { workerSources } from '../seats/thinker/worker-sources.ts';
import regular from '../shell/fonts/gentium-latin-400.woff2?inline';
import bold from '../shell/fonts/gentium-latin-700.woff2?inline';
import { shuffleHere } from '../table/shuffle/local-shuffle.ts';
import type { Platform } from './platform.ts';
import { start } from './start.ts';
import type { FindVenue } from './venue.ts';

declare global {
  interface Window {
    /** Set by a script of sounds: them as a `data:` address. */
    cyprusSounds?: Partial<Record<Source['format'], string>>;
    /** Set by a language's script: its messages, by its code and their model. */
    cyprusMessages?: Record<string, Messages>;
    /** Set by an alphabet's script: its fonts. */
    cyprusLetters?: readonly CarriedFont[];
  }
}

/** The beginnings of the sound scripts' names. */
const SCRIPTS: Readonly<Record<Strip, string>> = { table: 'sounds', evening: 'evening' };

/** Returns a source of sounds in a script beside the page's own. */
const carried = (own: string, format: Source['format']): Source => ({
  format,
  async load(strip) {
    await loadScript(window, new URL(`${SCRIPTS[strip]}-${format}.js`, own).href);
    const address = window.cyprusSounds?.[format];
    if (!address) throw new Error(`no sounds as ${format}`);
    delete window.cyprusSounds;
    return address;
  },
});

/** Adds the letters of a language that are not carried. Without them the device's own fonts are used. */
async function addLetters(own: string, language: string): Promise<void> {
  const alphabet = alphabetOf(language);
  if (alphabet === null) return;
  await loadScript(window, new URL(lettersFile(alphabet), own).href).catch(() => {});
  if (window.cyprusLetters) addCarriedFonts(document.fonts, window.cyprusLetters);
  delete window.cyprusLetters;
}

/**
 * Returns English, and languages in scripts beside the page's own. A script of another release has no fitting messages
 * and counts as missing.
 */
const languages = (own: string): FetchMessages => {
  const carriedMessages = (code: string) => async () => {
    await Promise.all([
      loadScript(window, new URL(`language-${code.toLowerCase()}.js`, own).href),
      addLetters(own, code),
    ]);
    const found = window.cyprusMessages?.[`${code} ${MODEL}`];
    delete window.cyprusMessages;
    if (!found) throw new Error(`no messages of this release in ${code}`);
    return found;
  };
  return {
    en: async () => messages,
    ...Object.fromEntries(OFFERED.map((code) => [code, carriedMessages(code)])),
  };
};

/**
 * Starts the embeddable build.
 * @param own the address of the running script; in a worker it is the worker's.
 */
export function startEmbedded(own: string, venue: FindVenue): void {
  const embedded: Platform = {
    scripts: own,
    workers: workerSources(self.origin, own),
    // On the main thread, since this script run as a worker is the bots'.
    shuffles: [shuffleHere],
    // It is in the page's own script already.
    prepareShuffle() {},
    sounds: [carried(own, 'ogg'), carried(own, 'mp3')],
    languages: languages(own),
  };
  addCarriedFonts(document.fonts);
  start(embedded, venue).catch(reportError);
}

/** A font in the build's own script, or in a script beside it. */
export interface CarriedFont {
  readonly weight: '400' | '700';
  /** A `data:` address. */
  readonly file: string;
  /** The letters in it, as in style sheets; all by default. */
  readonly range?: string;
}

const LATIN: readonly CarriedFont[] = [
  { weight: '400', file: regular },
  { weight: '700', file: bold },
];

/** Returns the bytes of a base64 `data:` address. */
const bytesOf = (address: string) =>
  Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

/**
 * Adds fonts to a page, made from memory. A sandbox can't load a file beside the page: a font needs CORS, and the page
 * has no origin. `font-src 'self'` refuses a `data:` address.
 */
function addCarriedFonts(fonts: FontFaceSet, carried = LATIN): void {
  for (const { weight, file, range } of carried) {
    const letters = range === undefined ? {} : { unicodeRange: range };
    fonts.add(new FontFace('Gentium Book Plus', bytesOf(file), { weight, ...letters }));
  }
}
