import { createLateLog } from '../access/late-log.ts';
import { createLateAudio } from '../audio/late-audio.ts';
import { searches } from '../bots/levels.ts';
import type { GameSetup } from '../bots/messages.ts';
import { followPresses } from '../page/last-press.ts';
import { type Catalogue, createCatalogue } from '../rules/catalogue.ts';
import { createExpert } from '../seats/advice/expert.ts';
import { createThinker, type Thinker } from '../seats/thinker/thinker.ts';
import type { Thinkers } from '../seats/thinker/thinkers.machine.ts';
import type { Languages } from '../shell/app.ts';
import { createHandOut, type HandOut } from '../shell/hand-out.ts';
import { createLateSymbols, type LateSymbols } from '../shell/late-symbols.ts';
import type { Manners } from '../shell/portal/portal.ts';
import { mayReload } from '../shell/reload.ts';
import { createRenewal } from '../shell/renewal.ts';
import { openDoneTasks } from '../shell/store/done-tasks.ts';
import { type IntroducedGames, openIntroducedGames } from '../shell/store/introduced-games.ts';
import { createKeptMatches, newId } from '../shell/store/kept-matches.ts';
import { type LastTableStore, openLastTable } from '../shell/store/last-table.ts';
import { openLessonProgress } from '../shell/store/lesson-progress.ts';
import { openMetCharacters } from '../shell/store/met-characters.ts';
import { createSaves } from '../shell/store/saves.ts';
import { isReduced, openSettings, type SettingsStore } from '../shell/store/settings.ts';
import { openSolvedDeals, type SolvedDeals } from '../shell/store/solved-deals.ts';
import { toldStorage } from '../shell/store/told-storage.ts';
import type { MatchSetup } from '../shell/table.machine.ts';
import { createToasts } from '../shell/toasts.ts';
import { createFirstRenderer } from '../sitting/table-scene.ts';
import type { TableGraphics, TableServices } from '../sitting/table-services.ts';
import type { Platform } from './platform.ts';
import type { DrawStill } from './table-pictures.ts';

interface Graphics extends TableGraphics {
  readonly drawStill: DrawStill;
  /** The device's setting for reduced motion. */
  readonly device: MediaQueryList;
}

export interface Services extends TableServices {
  readonly platform: Platform;
  readonly languages: Languages;
  /** The things that the page may do where it is. */
  readonly manners: Manners;
  readonly graphics: Graphics;
  readonly solved: SolvedDeals;
  readonly lastTable: LastTableStore;
  readonly introduced: IntroducedGames;
  /** Saves a text or a picture as a file; if the page can't save files, offers it for copying. */
  readonly handOut: HandOut;
  /** Called if a late part fails to load. If a new release is the cause, the player is told. */
  missing(): void;
  close(): void;
}

export function createServices(
  page: Window,
  toastsRoot: HTMLElement,
  platform: Platform,
  { texts, languages, store: kept, manners }: Pick<Services, 'texts' | 'languages' | 'store' | 'manners'>,
  thinkers: () => Thinkers,
): Services {
  const { navigator } = page;
  const toasts = createToasts(toastsRoot, texts);
  const store = toldStorage(kept, (why) => toasts.say(why === 'full' ? texts.toast.noRoom : texts.toast.noStorage));
  const settings = openSettings(store);
  const handOut = createHandOut(page, manners, texts, toasts.say);
  const games = createCatalogue();
  const matches = createKeptMatches({
    games,
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
  const expert = createExpert(() => thinkers().getSnapshot().context.adviser, texts, missing);
  // One for all matches of the page, which has one audio context.
  const audio = createLateAudio({ sources: platform.sounds, volumes: () => settings.now, chance: Math.random });
  const symbols = createLateSymbols(settings, texts, missing);
  const graphics = createGraphics(page, settings, games, symbols);
  const lastPress = followPresses(page.document);
  let thinker: Thinker | null = null;
  return {
    platform,
    texts,
    languages,
    manners,
    games,
    store,
    settings,
    symbols,
    audio,
    lastPress,
    matches,
    toasts,
    handOut,
    logWriter: createLateLog(texts),
    solved: openSolvedDeals(store),
    doneTasks: openDoneTasks(store),
    lastTable: openLastTable(store, texts),
    lessonProgress: openLessonProgress(store),
    introduced: openIntroducedGames(store),
    graphics,
    bots: {
      expert,
      characters: () => met.company,
      thinker(setup) {
        met.meet(setup.sitters);
        // One worker for all matches of the page, started with the first.
        thinkers().send({ type: 'WANTED', table: tableOf(setup) });
        thinker ??= createThinker(thinkers());
        return thinker;
      },
    },
    mayReload: () => mayReload(page, store),
    missing,
    close() {
      graphics.firstRenderer.close();
      lastPress.end();
      audio.destroy();
      toasts.destroy();
    },
  };
}

/** Returns the table for which the bots' worker warms up. */
const tableOf = ({ game, options, sitters }: MatchSetup): GameSetup => ({
  game,
  options,
  seats: sitters.length,
  searches: sitters.some(({ level }) => level !== undefined && searches(level)),
});

function createGraphics(page: Window, settings: SettingsStore, games: Catalogue, symbols: LateSymbols): Graphics {
  const device = page.matchMedia('(prefers-reduced-motion: reduce)');
  return {
    firstRenderer: createFirstRenderer(page),
    device,
    drawStill: lateStills(games, symbols),
    scene: { isWanted: true },
    reducedMotion: () => isReduced(settings.now, device.matches),
  };
}

/** Returns pictures of tables; the code is loaded with the first. Pages can be read without their pictures. */
function lateStills(games: Catalogue, symbols: LateSymbols): DrawStill {
  let pictures: Promise<DrawStill> | null = null;
  return async (...asked) => {
    pictures ??= import('./table-pictures.ts').then(({ createTablePictures }) => createTablePictures(games, symbols));
    try {
      return await (await pictures)(...asked);
    } catch {
      pictures = null;
      return null;
    }
  };
}
