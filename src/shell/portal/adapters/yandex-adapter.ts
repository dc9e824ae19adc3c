import { loadScript } from '../../../page/load-script.ts';
import { inTime } from '../../in-time.ts';
import { type Hear, noPortal, type Portal } from '../portal.ts';
import { attempt as attemptWith, PATIENCE } from './attempt.ts';
import { createBreaks } from './breaks.ts';
import { createDue } from './due.ts';
import { createGrip } from './grip.ts';
import { strict } from './strict.ts';
import { twinStore } from './twin-store.ts';

interface YandexPlayer {
  getData(): Promise<Record<string, unknown>>;
  /** Replaces all stored data, at most 200 KB. `flush`: write immediately. */
  setData(data: Record<string, unknown>, flush: boolean): Promise<void>;
}

/** The part of `window.YaGames` that is used here. */
interface YandexSdk {
  readonly environment: { readonly i18n: { readonly lang: string } };
  readonly features: {
    readonly LoadingAPI?: { ready(): void };
    readonly GameplayAPI?: { start(): void; stop(): void };
  };
  readonly adv: {
    showFullscreenAdv(given: {
      readonly callbacks: { onOpen(): void; onClose(): void; onError(): void; onOffline(): void };
    }): void;
  };
  on(event: 'game_api_pause' | 'game_api_resume', listener: () => void): void;
  getPlayer(): Promise<YandexPlayer>;
}

declare global {
  interface Window {
    YaGames?: { init(): Promise<YandexSdk> };
  }
}

/** The platform's own path: it serves the script next to the game. */
const YANDEX = '/sdk.js';
/** The greatest size in bytes, out of the 200 KB allowed. */
const ROOM = 150_000;

interface Start {
  readonly language: string;
  readonly player: YandexPlayer | null;
  readonly data: Record<string, unknown>;
}

type Attempt = (act: (sdk: YandexSdk) => void) => void;

/** Reports to the platform that the game is loaded, and every change of play from then on. */
class PlayReport {
  isLoaded = false;
  isPlaying = false;
  /**
   * True while the platform has paused the game for an ad or another tab. Play is then not reported until the game
   * continues.
   */
  isStopped = false;
  /** The state of play last reported. */
  #told = false;
  readonly #attempt: Attempt;

  constructor(attempt: Attempt) {
    this.#attempt = attempt;
  }

  /** Reports everything: the game or the platform's script has just been loaded. */
  begin(): void {
    if (this.isLoaded) this.#attempt(({ features }) => features.LoadingAPI?.ready());
    this.send();
  }

  /** Reports play if it has changed. */
  send(): void {
    if (!this.isLoaded || this.isStopped || this.#told === this.isPlaying) return;
    this.#attempt(({ features: { GameplayAPI } }) => {
      this.#told = this.isPlaying;
      if (this.#told) GameplayAPI?.start();
      else GameplayAPI?.stop();
    });
  }
}

/** Opens Yandex Games. Waits for the platform's script, the language and the stored data, but not long. */
export async function openYandex(page: Window): Promise<Portal> {
  let sdk: YandexSdk | null = null;
  let isPausing = false;
  const attempt: Attempt = (act) => attemptWith(sdk, act);
  const report = new PlayReport(attempt);
  const grip = createGrip(page.document, () => {
    report.isStopped = isPausing;
    report.send();
  });
  const onPause = () => {
    isPausing = true;
    report.isStopped = true;
    grip.hold('portal', true);
  };
  const onResume = () => {
    isPausing = false;
    grip.hold('portal', false);
  };
  const due = createDue();
  const coming = loadScript(page, YANDEX).then(async (): Promise<Start | null> => {
    const found = await page.YaGames?.init();
    if (!found) return null;
    sdk = found;
    // Immediately: the platform shows an ad at every launch, and only these two events report it.
    attempt((ysdk) => {
      ysdk.on('game_api_pause', onPause);
      ysdk.on('game_api_resume', onResume);
    });
    const language = found.environment.i18n.lang;
    report.begin();
    const player = await found.getPlayer().catch(() => null);
    const data = (await player?.getData().catch(() => null)) ?? null;
    return { language, player: data && player, data: data ?? {} };
  });
  const atStart = await inTime(coming, PATIENCE);
  const breaks = createBreaks({
    page: page.document,
    grip,
    request({ started, ended }) {
      sdk?.adv.showFullscreenAdv({
        callbacks: { onOpen: started, onClose: ended, onError: ended, onOffline: ended },
      });
    },
  });

  return {
    ...noPortal,
    manners: strict,
    languages: (own) => (atStart ? [atStart.language, ...own] : own),
    keep(local) {
      if (!atStart?.player) return local;
      const { player, data } = atStart;
      return twinStore(local, { data, room: ROOM, write: (all) => player.setData(all, true) }, page);
    },
    async open(hear: Hear) {
      grip.open(hear);
    },
    loaded() {
      report.isLoaded = true;
      report.begin();
    },
    playing(now) {
      report.isPlaying = now;
      due.playing(now);
      grip.playing(now);
      report.send();
    },
    dealOver: due.dealOver,
    hasRecess: () => sdk !== null && !grip.isHeld && due.is && breaks.can,
    recess() {
      due.taken();
      return breaks.take();
    },
  };
}
