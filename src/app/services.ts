/** The services that a page has once, for all its matches. */
import type { LateLogWriter } from '../access/dom-table-options.ts';
import type { Audio } from '../audio/audio.ts';
import { createLateAudio } from '../audio/late-audio.ts';
import type { Texts } from '../i18n/index.ts';
import { createExpert, type Expert } from '../seats/advice/expert.ts';
import type { Character } from '../seats/characters.ts';
import { createThinker, type Thinker } from '../seats/thinker/thinker.ts';
import type { Languages } from '../shell/app.ts';
import { createHandOut, type HandOut } from '../shell/hand-out.ts';
import type { Manners } from '../shell/portal/portal.ts';
import { mayReload } from '../shell/reload.ts';
import { createRenewal } from '../shell/renewal.ts';
import { type DoneTasks, openDoneTasks } from '../shell/store/done-tasks.ts';
import { type IntroducedGames, openIntroducedGames } from '../shell/store/introduced-games.ts';
import { createKeptMatches, type KeptMatches, newId } from '../shell/store/kept-matches.ts';
import { type LastTableStore, openLastTable } from '../shell/store/last-table.ts';
import { type LessonProgress, openLessonProgress } from '../shell/store/lesson-progress.ts';
import { openMetCharacters } from '../shell/store/met-characters.ts';
import { createSaves } from '../shell/store/saves.ts';
import { isReduced, openSettings, type SettingsStore } from '../shell/store/settings.ts';
import { openSolvedDeals, type SolvedDeals } from '../shell/store/solved-deals.ts';
import type { KeyValue } from '../shell/store/storage.ts';
import { toldStorage } from '../shell/store/told-storage.ts';
import type { MatchSetup } from '../shell/table.machine.ts';
import { createToasts, type Toasts } from '../shell/toasts.ts';
import { createFirstRenderer, type FirstRenderer } from './first-renderer.ts';
import { createLateLog } from './late-log.ts';
import type { Platform } from './platform.ts';
import type { DrawStill } from './table-pictures.ts';

interface Bots {
  /** Returns all characters, in the order in which they sit down next. */
  characters(): readonly Character[];
  /** Returns the thinker for the bots of that match, and marks them as met. */
  thinker(setup: MatchSetup): Thinker;
  readonly expert: Expert;
}

interface Graphics {
  /** False if tables are not drawn: after drawing has failed a player may continue without it. */
  readonly scene: { isWanted: boolean };
  readonly firstRenderer: FirstRenderer;
  readonly drawStill: DrawStill;
  /** The device's setting for reduced motion. */
  readonly device: MediaQueryList;
  /** True if animations should be reduced. */
  reducedMotion(): boolean;
}

export interface Services {
  readonly platform: Platform;
  readonly texts: Texts;
  readonly languages: Languages;
  readonly logWriter: LateLogWriter;
  /** The things that the page may do where it is. */
  readonly manners: Manners;
  readonly store: KeyValue;
  readonly settings: SettingsStore;
  readonly audio: Audio;
  readonly bots: Bots;
  readonly graphics: Graphics;
  readonly matches: KeptMatches;
  readonly solved: SolvedDeals;
  readonly doneTasks: DoneTasks;
  readonly lastTable: LastTableStore;
  readonly lessonProgress: LessonProgress;
  readonly introduced: IntroducedGames;
  readonly toasts: Toasts;
  /** Saves a text or a picture as a file; if the page can't save files, offers it for copying. */
  readonly handOut: HandOut;
  /** Resolves with a function that reloads the page; null if that would not help, or something would be lost. */
  mayReload(): Promise<(() => void) | null>;
  /** Called if a late part fails to load. If a new release is the cause, the player is told. */
  missing(): void;
  close(): void;
}

export function createServices(
  page: Window,
  toastsRoot: HTMLElement,
  platform: Platform,
  { texts, languages, store: kept, manners }: Pick<Services, 'texts' | 'languages' | 'store' | 'manners'>,
): Services {
  const { navigator } = page;
  const toasts = createToasts(toastsRoot, texts);
  const store = toldStorage(kept, (why) => toasts.say(why === 'full' ? texts.toast.noRoom : texts.toast.noStorage));
  const settings = openSettings(store);
  const device = page.matchMedia('(prefers-reduced-motion: reduce)');
  const handOut = createHandOut(page, manners, texts, toasts.say);
  const matches = createKeptMatches({
    texts,
    saves: createSaves(store, newId(), Date.now),
    locks: navigator.locks,
    say: toasts.say,
    handOut,
  });
  const met = openMetCharacters(store, crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  const missing = createRenewal(page, store, (onPress) =>
    toasts.say(texts.toast.renewed, { text: texts.toast.renew, onPress }),
  );
  const expert = createExpert(platform.workers, texts, missing);
  // One for all matches of the page, which has one audio context.
  const audio = createLateAudio({ sources: platform.sounds, volumes: () => settings.now, chance: Math.random });
  const firstRenderer = createFirstRenderer(page);
  let thinker: Thinker | null = null;
  return {
    platform,
    texts,
    languages,
    manners,
    store,
    settings,
    audio,
    matches,
    toasts,
    handOut,
    logWriter: createLateLog(texts),
    solved: openSolvedDeals(store),
    doneTasks: openDoneTasks(store),
    lastTable: openLastTable(store, texts),
    lessonProgress: openLessonProgress(store),
    introduced: openIntroducedGames(store),
    graphics: {
      firstRenderer,
      device,
      drawStill: lateStills(),
      scene: { isWanted: true },
      reducedMotion: () => isReduced(settings.now, device.matches),
    },
    bots: {
      expert,
      characters: () => met.company,
      thinker({ game, options, sitters }) {
        met.meet(sitters);
        // One worker for all matches of the page, started with the first.
        thinker ??= createThinker({
          sources: platform.workers,
          fetchThink: async () => (await import('../bots/think-in-slices.ts')).thinkInSlices,
          table: { game, options, seats: sitters.length },
        });
        return thinker;
      },
    },
    mayReload: () => mayReload(page, store),
    missing,
    close() {
      thinker?.close();
      firstRenderer.close();
      expert.close();
      audio.destroy();
      toasts.destroy();
    },
  };
}

/** Returns pictures of tables; the code is loaded with the first. Pages can be read without their pictures. */
function lateStills(): DrawStill {
  let pictures: Promise<DrawStill> | null = null;
  return async (...asked) => {
    pictures ??= import('./table-pictures.ts').then(({ createTablePictures }) => createTablePictures());
    try {
      return await (await pictures)(...asked);
    } catch {
      pictures = null;
      return null;
    }
  };
}
