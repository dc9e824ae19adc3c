/**
 * The embeddable build starts here: one classic script, and beside it others that are loaded like it, by elements. It
 * plays in frames without an origin, where nothing can be fetched and no module or worker file be loaded.
 */
import type { Source, Strip } from '../audio/howler.ts';
import type { thinkInSlices } from '../bots/in-slices.ts';
import { shuffleHere } from '../table/shuffle/local-shuffle.ts';
import type { Platform } from './platform.ts';
import { start } from './start.ts';
import { workerWays } from './worker-ways.ts';

/** The worker's script as text, put in by the build. */
declare const WORKER_SCRIPT: string;

declare global {
  interface Window {
    /** Where a script of sounds leaves its `data:` address. */
    cyprusSounds?: Partial<Record<Source['format'], string>>;
    /** What the script that thinks leaves. */
    think?: { readonly thinkInSlices: typeof thinkInSlices };
  }
}

/** The script that is running: only now does the page tell which it is. */
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

/** What the scripts of sounds are called. */
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
  workers: workerWays(self.origin, beside('worker.js'), WORKER_SCRIPT),
  async fetchThink() {
    if (!window.think) await load('think.js');
    if (!window.think) throw new Error('think.js left nothing');
    return window.think.thinkInSlices;
  },
  // The physics as a worker's text beside the page's own would take more than the build may weigh.
  shuffles: [shuffleHere],
  sounds: [carried('ogg'), carried('mp3')],
};

start(embedded);
