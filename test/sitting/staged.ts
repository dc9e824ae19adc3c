/** A table of four seats in the page of a test, under the app's chart, with a clock that only the test moves. */

import { vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { createLateLog } from '../../src/access/late-log.ts';
import { lookAt } from '../../src/app/probe.ts';
import type { Services } from '../../src/app/services.ts';
import { createAudio } from '../../src/audio/audio.ts';
import { textsFor } from '../../src/i18n/english.ts';
import type { MatchContext } from '../../src/match/match-setup.ts';
import { eyeOf } from '../../src/match/situation.ts';
import { gameById } from '../../src/rules/games.ts';
import { appMachine } from '../../src/shell/app.machine.ts';
import type { AppEvent } from '../../src/shell/app-events.ts';
import { matchOf, tableOf } from '../../src/shell/app-state.ts';
import { createLateSymbols } from '../../src/shell/late-symbols.ts';
import { noPortal } from '../../src/shell/portal/portal.ts';
import { openLessonProgress } from '../../src/shell/store/lesson-progress.ts';
import { isReduced, openSettings, type Settings, type SettingsStore } from '../../src/shell/store/settings.ts';
import { createTableMachine, type MatchSetup } from '../../src/shell/table.machine.ts';
import { createMatchTable } from '../../src/sitting/match-table.ts';
import { handFrames } from '../motion/frames.ts';
import { wholeCatalogue } from '../rules/whole-catalogue.ts';
import { startThinker } from '../seats/thinker/started.ts';
import { inMemory } from '../shell/fake-storage.ts';

const texts = textsFor([]);

export interface Staged {
  /** What a test may look at. */
  probe(): object;
  send(event: AppEvent): void;
  close(): void;
  readonly change: SettingsStore['change'];
  readonly parts: Readonly<Record<'canvas' | 'table' | 'curtain', HTMLElement>>;
  /** Whether the game has failed. */
  hasFailed(): boolean;
  /** What is said in passing. */
  readonly say: ReturnType<typeof vi.fn>;
  /** Lets frames pass until that holds. No clock on the wall ends it, but the test's own limit does. */
  until(holds: () => boolean): Promise<void>;
  /** The match as it stands. */
  match(): MatchContext | null;
  /** The curtain's button; `null` while the curtain is up. */
  look(): HTMLElement | null;
  /** How many tiles of a hand lie in the page. */
  hand(): number;
}

/** Sits down to Sebastopol: persons under their names, bots between; or to another table. */
export function sitDown(
  speed: Settings['speed'] = 'instant',
  persons: readonly string[] = ['Ada', 'Cleo'],
  other: Partial<MatchSetup> = {},
): Staged {
  const options = gameById('sebastopol')?.options({}, 4);
  if (!options?.ok) throw new Error('no options');
  const frames = handFrames();
  Object.assign(window, { requestAnimationFrame: frames.request, cancelAnimationFrame: frames.cancel });
  document.body.innerHTML = '';
  const part = () => document.body.appendChild(document.createElement('div'));
  const parts = { canvas: part(), table: part(), curtain: part() };
  const settings = openSettings(inMemory());
  settings.change({ speed });
  const [ada, cleo] = persons.map((name) => ({ name, kind: 'person' }) as const);
  const bot = (name: string) => ({ name, kind: 'bot', level: 'rules' }) as const;
  const sitters = [ada ?? bot('Amos'), bot('Basil'), cleo ?? bot('Chloe'), bot('Dan')];
  const own = { version: 1, id: 'a', game: 'sebastopol', options: options.value, sitters, log: [] } as const;
  const setup: MatchSetup = { ...own, seed: '3a'.repeat(32), ...other };
  const say = vi.fn(() => () => {});
  const services = servicesOf(settings, say);
  const app = createActor(
    appMachine.provide({
      actors: {
        prepare: fromPromise<MatchSetup | null>(async () => setup),
        table: createTableMachine((asked, actor) =>
          createMatchTable(asked, actor, {
            services,
            parts,
            cover: (_, covers) => covers,
            send: (event) => app.send(event),
          }),
        ),
      },
    }),
  );
  app.start();
  return {
    probe() {
      const table = tableOf(app.getSnapshot());
      const match = table?.match;
      return {
        question: null,
        ...lookAt(table),
        state: match?.getSnapshot().value,
        eye: match && eyeOf(match.getSnapshot().context),
      };
    },
    send: (event) => app.send(event),
    close: () => void app.stop(),
    async until(holds) {
      while (!holds()) {
        if (app.getSnapshot().status !== 'active') throw new Error('the table was left meanwhile');
        await frames.pass(20);
      }
    },
    change: settings.change,
    parts,
    hasFailed: () => app.getSnapshot().matches('crashed'),
    say,
    match: () => matchOf(app.getSnapshot()),
    look: () => parts.curtain.querySelector('.curtain-look'),
    hand: () => parts.table.querySelectorAll('[data-group=hand]').length,
  };
}

function servicesOf(settings: SettingsStore, say: () => () => void): Services {
  const device = { matches: false } as MediaQueryList;
  const nobody = () => Promise.reject(new Error('nobody advises'));
  const mayReload = async () => null;
  return {
    platform: {
      scripts: '',
      workers: [],
      shuffles: [],
      prepareShuffle() {},
      sounds: [],
      languages: { en: () => Promise.reject(new Error('no words')) },
    },
    ...{
      texts,
      languages: { offered: [], isChosen: false, choose() {} },
      settings,
      symbols: createLateSymbols(settings, texts, () => {}),
      mayReload,
      missing() {},
      close() {},
    },
    games: wholeCatalogue,
    logWriter: createLateLog(texts),
    store: inMemory(),
    lastTable: { now: () => null, keep() {} },
    lessonProgress: openLessonProgress(inMemory()),
    manners: noPortal.manners,
    introduced: { has: () => true, add() {} },
    doneTasks: { of: () => 0, count() {} },
    lastPress: { isKey: false },
    audio: createAudio({ sources: [], volumes: () => settings.now, chance: Math.random }),
    bots: {
      characters: () => [],
      thinker: () => startThinker({ sources: [] }),
      expert: { advise: nobody, solve: nobody, isWinnable: nobody, makeMosaic: nobody, explain: nobody },
    },
    graphics: {
      scene: { isWanted: true },
      firstRenderer: { begin() {}, take: async () => null, close() {} },
      drawStill: async () => null,
      device,
      reducedMotion: () => isReduced(settings.now, device.matches),
    },
    matches: {
      claimNew: async () => {},
      open: async () => {},
      adopt: () => null,
      fetchGames: async () => {},
      latest: () => null,
      list: () => [],
      isOver: () => false,
      find: () => null,
      count: () => 0,
      hasRoomFor: () => true,
      drop: async () => {},
      forget() {},
      keep: () => ({ keep() {}, close() {} }),
    },
    solved: { of: () => ({ played: 0, solved: 0 }), count() {} },
    toasts: { say, destroy() {} },
    handOut() {},
  };
}
