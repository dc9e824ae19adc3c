/** What a table is made of, and what can be done with one at which a match is played. */
import type { Audio } from '../audio/audio.ts';
import type { Texts } from '../i18n/index.ts';
import type { MatchContext } from '../match/match.machine.ts';
import type { Expert } from '../seats/advice/expert.ts';
import type { Thinker } from '../seats/thinker/thinker.ts';
import type { TableNews, TableOrder } from '../shell/app.machine.ts';
import type { Curtain } from '../shell/curtain.ts';
import type { SettingsStore } from '../shell/store/settings.ts';
import type { Faces } from '../table/renderer/table-meshes.ts';
import type { MakeShuffle } from '../table/shuffle/physics/shuffle.ts';
import type { DrawingOptions, NoScene } from './drawing.ts';

export interface TableOptions {
  readonly parts: { readonly canvas: HTMLElement; readonly table: HTMLElement };
  readonly texts: Texts;
  readonly settings: SettingsStore;
  /** The browser's own wish for less motion. */
  readonly device: MediaQueryList;
  readonly thinker: Thinker;
  readonly firstStage: DrawingOptions['firstStage'];
  /** The ways to have a shuffle, the best first. */
  readonly shuffles: readonly MakeShuffle[];
  readonly audio: Audio;
  /** What an expert thinks of what a person is asked. */
  readonly advise: Expert['advise'];
  curtain(onChange: (isDown: boolean) => void): Curtain;
  /** Keeps what has been played; called after every move. */
  keep(log: MatchContext['log']): void;
  /** Hears of every step, for the record. */
  follow(match: MatchContext, isOver: boolean): void;
  tell(news: TableNews): void;
  pause(): void;
  /** The rules are wanted, at what is to be done now. */
  lookUp(): void;
  fault(error: unknown): void;
  /** The DOM table is the table. `again` tries to draw the scene after all. */
  noScene(why: NoScene, again: () => void): void;
}

export interface OpenTable {
  order(order: TableOrder): void;
  /** Gives the keyboard to the hand. */
  focus(): void;
  /** What a test may look at (`?probe`). */
  look(): object;
  /** The faces that the scene holds, for a test. */
  faces(): readonly Faces[];
  close(): void;
}
