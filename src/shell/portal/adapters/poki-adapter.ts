import { loadScript } from '../../../page/load-script.ts';
import { type Hear, noPortal, type Portal } from '../portal.ts';
import { attempt as attemptWith } from './attempt.ts';
import { createBreaks } from './breaks.ts';
import { createDue } from './due.ts';
import { createGrip } from './grip.ts';
import { strict } from './strict.ts';

/** The part of `window.PokiSDK`, version 2, that is used here. */
interface PokiSdk {
  /** Rejects if ads are blocked; may never settle if the rest of the script fails to load. */
  init(): Promise<void>;
  gameLoadingFinished(): void;
  gameplayStart(): void;
  gameplayStop(): void;
  /** Calls `onStart` only if there is an ad. */
  commercialBreak(onStart: () => void): Promise<void>;
}

declare global {
  interface Window {
    PokiSDK?: PokiSdk;
  }
}

const POKI = 'https://game-cdn.poki.com/scripts/v2/poki-sdk.js';

/** Opens Poki without waiting: the portal copies `localStorage` itself. A late script receives the missed events. */
export function openPoki(page: Window): Portal {
  let sdk: PokiSdk | null = null;
  /** True once it has responded, so that it will also respond to a break. */
  let isAwake = false;
  let isLoaded = false;
  let isPlaying = false;
  const grip = createGrip(page.document);
  const due = createDue();
  const attempt = (act: (sdk: PokiSdk) => void) => attemptWith(sdk, act);
  const wake = () => {
    isAwake = true;
  };
  const begin = () => {
    sdk = page.PokiSDK ?? null;
    attempt((poki) => {
      // With blocked ads it rejects, and the game is expected to continue normally.
      poki.init().then(wake, wake);
      if (isLoaded) poki.gameLoadingFinished();
      if (isPlaying) poki.gameplayStart();
    });
  };
  loadScript(page, POKI).then(begin, () => {});
  const breaks = createBreaks({
    page: page.document,
    grip,
    request: ({ started, ended }) => void sdk?.commercialBreak(started).then(ended, ended),
  });

  return {
    ...noPortal,
    manners: { ...strict, menu: true },
    async open(hear: Hear) {
      grip.open(hear);
    },
    loaded() {
      isLoaded = true;
      attempt((poki) => poki.gameLoadingFinished());
    },
    playing(now) {
      isPlaying = now;
      due.playing(now);
      grip.playing(now);
      attempt((poki) => (now ? poki.gameplayStart() : poki.gameplayStop()));
    },
    dealOver: due.dealOver,
    hasRecess: () => isAwake && due.is && breaks.can,
    recess() {
      due.taken();
      return breaks.take();
    },
  };
}
