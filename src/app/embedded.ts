/**
 * The embeddable build starts here: one classic script, and beside it others that are loaded like it, by elements. It
 * plays in frames without an origin, where nothing can be fetched and no module or worker file can be loaded.
 */
import type { Source, Strip } from '../audio/howler.ts';
import type { thinkInSlices } from '../bots/think-in-slices.ts';
import { shuffleHere } from '../table/shuffle/local-shuffle.ts';
import { addCarriedFonts } from './carried-fonts.ts';
import type { Platform } from './platform.ts';
import { start } from './start.ts';
import { workerSources } from './worker-sources.ts';

declare global {
  interface Window {
    /** Where a script of sounds leaves them, as a `data:` address. */
    cyprusSounds?: Partial<Record<Source['format'], string>>;
    /** What `think.js` leaves. */
    think?: { readonly thinkInSlices: typeof thinkInSlices };
  }
}

/** This script. Known only while it runs for the first time. */
const own = document.currentScript as HTMLScriptElement;

const beside = (file: string) => new URL(file, own.src).href;

/** Runs a script of the build's folder. Rejects when it is missing. */
function load(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (settle: () => void) => () => {
      script.remove();
      settle();
    };
    script.addEventListener('load', end(resolve));
    script.addEventListener(
      'error',
      end(() => reject(new Error(`${file} cannot be loaded`))),
    );
    script.src = beside(file);
    document.head.append(script);
  });
}

/** How the scripts of sounds begin. */
const SCRIPTS: Readonly<Record<Strip, string>> = { table: 'sounds', evening: 'evening' };

const carried = (format: Source['format']): Source => ({
  format,
  async load(strip) {
    await load(`${SCRIPTS[strip]}-${format}.js`);
    const address = window.cyprusSounds?.[format];
    if (!address) throw new Error(`no sounds as ${format}`);
    delete window.cyprusSounds;
    return address;
  },
});

const embedded: Platform = {
  workers: workerSources(self.origin, beside('worker.js')),
  async fetchThink() {
    if (!window.think) await load('think.js');
    if (!window.think) throw new Error('think.js left nothing');
    return window.think.thinkInSlices;
  },
  // On the main thread: a worker would need a second copy of the physics, as text.
  shuffles: [shuffleHere],
  sounds: [carried('ogg'), carried('mp3')],
};

addCarriedFonts(document.fonts);
start(embedded);
