/** The things of the page that a table uses: elements, and services that outlive the table. */
import type { LateLogWriter } from '../access/dom-table-options.ts';
import type { Audio } from '../audio/audio.ts';
import type { Texts } from '../i18n/index.ts';
import type { LastPress } from '../page/last-press.ts';
import type { Catalogue } from '../rules/catalogue.ts';
import type { Expert } from '../seats/advice/expert.ts';
import type { Character } from '../seats/characters.ts';
import type { DoneTasks } from '../seats/habits.ts';
import type { Thinker } from '../seats/thinker/thinker.ts';
import type { LateSymbols } from '../shell/late-symbols.ts';
import type { KeptMatches } from '../shell/store/kept-matches.ts';
import type { LessonProgress } from '../shell/store/lesson-progress.ts';
import type { SettingsStore } from '../shell/store/settings.ts';
import type { KeyValue } from '../shell/store/storage.ts';
import type { MatchSetup } from '../shell/table.machine.ts';
import type { Toasts } from '../shell/toasts.ts';
import type { MakeShuffle } from '../table/shuffle/physics/shuffle.ts';
import type { FirstRenderer } from './table-scene.ts';

/** The elements of the page that hold a table. */
export interface TableParts {
  readonly canvas: HTMLElement;
  readonly table: HTMLElement;
  readonly curtain: HTMLElement;
}

interface Bots {
  /** Returns all characters, in the order in which they sit down next. */
  characters(): readonly Character[];
  /** Returns the thinker for the bots of that match, and marks them as met. */
  thinker(setup: MatchSetup): Thinker;
  readonly expert: Expert;
}

export interface TableGraphics {
  /** False if tables are not drawn: after drawing has failed a player may continue without it. */
  readonly scene: { isWanted: boolean };
  readonly firstRenderer: FirstRenderer;
  /** True if animations should be reduced. */
  reducedMotion(): boolean;
}

export interface TableServices {
  readonly games: Catalogue;
  /** The shuffles, best first. */
  readonly platform: { readonly shuffles: readonly MakeShuffle[] };
  readonly texts: Texts;
  readonly logWriter: LateLogWriter;
  readonly store: KeyValue;
  readonly settings: SettingsStore;
  readonly symbols: LateSymbols;
  readonly audio: Audio;
  readonly lastPress: Pick<LastPress, 'isKey'>;
  readonly bots: Bots;
  readonly graphics: TableGraphics;
  readonly matches: KeptMatches;
  readonly doneTasks: DoneTasks;
  readonly lessonProgress: LessonProgress;
  readonly toasts: Toasts;
  /** Resolves with a function that reloads the page; null if that would not help, or something would be lost. */
  mayReload(): Promise<(() => void) | null>;
}
