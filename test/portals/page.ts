/** A page of very little, in which a stand-in for a portal's script runs (`fakes/`). Time is the test's. */
import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { openStorage } from '../../src/shell/store/storage.ts';
import { fakeStorage } from '../shell/fake-storage.ts';

export type FakeName = 'crazygames-v3' | 'poki' | 'yandex' | 'gamedistribution' | 'gamemonetize';
/** Whether the portal's script comes, its request fails, or neither. */
export type Reach = 'loads' | 'blocked' | 'hangs';

/** What a stand-in leaves in its page. */
interface Marks {
  readonly __calls?: readonly { readonly name: string; readonly at: number }[];
  readonly __violations?: readonly { readonly rule: string; readonly text: string }[];
  readonly __portal?: {
    pause(): void;
    resume(): void;
    mute(on: boolean): void;
    cloud(): Record<string, unknown>;
    state(): { readonly isPlaying: boolean };
  };
  readonly __fake: Record<string, unknown>;
}

const text = (name: FakeName) => readFileSync(new URL(`./fakes/${name}.js`, import.meta.url), 'utf8');
/** How soon a script comes, milliseconds. */
const SOON = 5;

/** Lets so much time pass. */
export const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** @param wishes how the portal is to behave; `fakes/README.md` has the words. */
export function openPage(name: FakeName, wishes: Readonly<Record<string, unknown>> = {}, reach: Reach = 'loads') {
  const storage = fakeStorage();
  interface Script extends EventTarget {
    src: string;
    id: string;
  }
  const head = {
    append(script: Script) {
      if (reach === 'hangs') return;
      setTimeout(() => {
        if (reach === 'blocked') return script.dispatchEvent(new Event('error'));
        document.currentScript = { src: new URL(script.src, location.href).href, id: script.id };
        new Function('window', text(name))(bare);
        document.currentScript = null;
        return script.dispatchEvent(new Event('load'));
      }, SOON);
    },
  };
  const location = { href: 'https://game.test/files/index.html', origin: 'https://game.test' };
  const document = Object.assign(new EventTarget(), {
    hidden: false,
    characterSet: 'UTF-8',
    body: new EventTarget(),
    currentScript: null as { readonly src: string; readonly id: string } | null,
    querySelectorAll: () => [],
    createElement: () => Object.assign(new EventTarget(), { src: '', id: '', async: false }),
    head,
  });
  const bare = Object.assign(new EventTarget(), {
    ...{ document, location, console, localStorage: storage },
    setTimeout: (act: () => void, ms: number) => setTimeout(act, ms),
    setInterval: (act: () => void, ms: number) => setInterval(act, ms),
    performance: { now: () => performance.now(), getEntriesByType: () => [] },
    __fake: { cooldown: 0, joyPace: 0, ...wishes } as Record<string, unknown>,
  });
  const page: Window & Marks = Object(bare);
  return {
    page,
    document,
    storage,
    local: openStorage(() => storage),
    /** What the page was told to call, in order. */
    calls: () => (page.__calls ?? []).map(({ name: called }) => called),
    violations: () => page.__violations ?? [],
    hide(isHidden: boolean) {
      document.hidden = isHidden;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

export type FakePage = ReturnType<typeof openPage>;
