import { loadScript } from '../../../page/load-script.ts';
import { inTime } from '../../in-time.ts';
import type { KeyValue } from '../../store/storage.ts';
import { type Hear, noPortal, type Portal } from '../portal.ts';
import { attempt as attemptWith, PATIENCE } from './attempt.ts';
import { createBreaks } from './breaks.ts';
import { createDue } from './due.ts';
import { createGrip } from './grip.ts';
import { type Items, itemsStore } from './items-store.ts';
import { strict } from './strict.ts';

interface CrazySettings {
  readonly muteAudio: boolean;
}

/** The part of `window.CrazyGames.SDK`, version 3, that is used here. */
interface CrazySdk {
  /** Outside the portal and localhost it takes some seconds, and leaves `environment` `disabled`. */
  init(): Promise<void>;
  readonly environment: 'local' | 'crazygames' | 'disabled' | 'uninitialized';
  readonly game: {
    loadingStart(): void;
    loadingStop(): void;
    gameplayStart(): void;
    gameplayStop(): void;
    happytime(): void;
    readonly settings: CrazySettings;
    addSettingsChangeListener(listener: (now: CrazySettings) => void): void;
  };
  readonly ad: {
    requestAd(
      kind: 'midgame',
      callbacks: { adStarted(): void; adFinished(): void; adError(error: { readonly code: string }): void },
    ): void;
  };
  /** One megabyte in total. Throws if saves are not agreed with the portal. */
  readonly data: Items;
  readonly user: { readonly systemInfo: { readonly locale: string } };
}

declare global {
  interface Window {
    CrazyGames?: { readonly SDK: CrazySdk };
  }
}

const CRAZYGAMES = 'https://sdk.crazygames.com/crazygames-sdk-v3.js';

/**
 * Opens CrazyGames. Waits for the portal's script, but not long. A later script receives the missed events, and no
 * longer affects language and saves.
 */
export async function openCrazyGames(page: Window): Promise<Portal> {
  let sdk: CrazySdk | null = null;
  let isLoaded = false;
  let isPlaying = false;
  /** True if ads are off for the whole visit, because the game is new on the portal. */
  let isAdless = false;
  const grip = createGrip(page.document);
  const due = createDue();
  const attempt = (act: (sdk: CrazySdk) => void) => attemptWith(sdk, act);
  const onSettings = ({ muteAudio }: CrazySettings) => grip.mute('setting', muteAudio);
  const coming = loadScript(page, CRAZYGAMES).then(async () => {
    const found = page.CrazyGames?.SDK;
    await found?.init();
    if (!found || found.environment === 'disabled') return null;
    sdk = found;
    attempt(({ game }) => {
      game.loadingStart();
      // Read only once: it may change on its own while an ad is prepared.
      onSettings(game.settings);
      game.addSettingsChangeListener(onSettings);
      if (isLoaded) game.loadingStop();
      if (isPlaying) game.gameplayStart();
    });
    return found;
  });
  const atStart = await inTime(coming, PATIENCE);
  const breaks = createBreaks({
    page: page.document,
    grip,
    request({ started, ended }) {
      sdk?.ad.requestAd('midgame', {
        adStarted: started,
        adFinished: ended,
        adError({ code }) {
          isAdless ||= code === 'adsDisabledBasicLaunch';
          ended();
        },
      });
    },
  });

  return {
    ...noPortal,
    manners: strict,
    languages(own) {
      const languages = [...own];
      attemptWith(atStart, ({ user }) => languages.unshift(user.systemInfo.locale));
      return languages;
    },
    keep(local) {
      let store: KeyValue = local;
      attemptWith(atStart, ({ data }) => {
        store = itemsStore(data, local);
      });
      return store;
    },
    async open(hear: Hear) {
      grip.open(hear);
    },
    loaded() {
      isLoaded = true;
      attempt(({ game }) => game.loadingStop());
    },
    // The portal is not notified when the page is hidden, since play does not stop then.
    playing(now) {
      isPlaying = now;
      due.playing(now);
      grip.playing(now);
      attempt(({ game }) => (now ? game.gameplayStart() : game.gameplayStop()));
    },
    dealOver: due.dealOver,
    hasRecess: () => sdk !== null && !isAdless && due.is && breaks.can,
    recess() {
      due.taken();
      return breaks.take();
    },
    celebrate: () => attempt(({ game }) => game.happytime()),
  };
}
