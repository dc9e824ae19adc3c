/** A table of four seats in the page of a test, without a house around it, and with a clock that only the test moves. */
import { html } from 'lit-html';
import { vi } from 'vitest';
import { openTable } from '../../src/app/open-table.ts';
import type { OpenTable } from '../../src/app/table-options.ts';
import { createAudio } from '../../src/audio/audio.ts';
import { textsFor } from '../../src/i18n/index.ts';
import type { MatchContext } from '../../src/match/match.machine.ts';
import { gameById } from '../../src/rules/games.ts';
import { createThinker } from '../../src/seats/thinker/thinker.ts';
import { createCurtain } from '../../src/shell/curtain.ts';
import { openSettings, type Settings, type SettingsStore } from '../../src/shell/store/settings.ts';
import { handFrames } from '../motion/frames.ts';
import { inMemory } from '../shell/fake-storage.ts';

const texts = textsFor([]);

export interface Staged {
  readonly table: OpenTable;
  readonly change: SettingsStore['change'];
  readonly parts: Readonly<Record<'canvas' | 'table' | 'curtain', HTMLElement>>;
  readonly fault: ReturnType<typeof vi.fn>;
  readonly noScene: ReturnType<typeof vi.fn>;
  /** Lets frames pass until that holds. No clock on the wall ends it, but the test's own limit does. */
  until(holds: () => boolean): Promise<void>;
  /** The match as it stands. */
  match(): MatchContext | null;
  /** The curtain's button; `null` while the curtain is up. */
  look(): HTMLElement | null;
  /** How many tiles of a hand lie in the page. */
  hand(): number;
}

/** Sits down to Sebastopol: persons under their names, bots between. */
export function sitDown(speed: Settings['speed'] = 'instant', persons: readonly string[] = ['Ada', 'Cleo']): Staged {
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
  const plan = { version: 1, id: 'a', game: 'sebastopol', options: options.value, sitters, log: [] } as const;
  const audio = createAudio({ sources: [], volumes: () => settings.now, chance: Math.random });
  const fault = vi.fn();
  const noScene = vi.fn();
  let match: MatchContext | null = null;
  let isLeft = false;
  const table = openTable(
    { ...plan, seed: '3a'.repeat(32) },
    {
      parts,
      texts,
      settings,
      device: { matches: false } as MediaQueryList,
      thinker: createThinker({ sources: [] }),
      firstStage: async () => null,
      shuffles: [],
      audio,
      advise: () => Promise.reject(new Error('nobody advises')),
      curtain: (onChange) =>
        createCurtain({ root: parts.curtain, texts, face: (tile) => html`<i>${tile}</i>`, onChange }),
      keep() {},
      follow(now) {
        match = now;
      },
      tell() {},
      pause() {},
      lookUp() {},
      fault,
      noScene,
    },
  );
  return {
    table: {
      ...table,
      close() {
        isLeft = true;
        table.close();
      },
    },
    async until(holds) {
      while (!holds()) {
        if (isLeft) throw new Error('the table was left meanwhile');
        await frames.pass(20);
      }
    },
    change: settings.change,
    parts,
    fault,
    noScene,
    match: () => match,
    look: () => parts.curtain.querySelector('.curtain-look'),
    hand: () => parts.table.querySelectorAll('[data-group=hand]').length,
  };
}
