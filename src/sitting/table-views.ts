/** The views of a match at one table: the DOM table, the scene while there is one, sound and comments. */
import { createDomTable, type DomTable, type LaidTable } from '../access/dom-table.ts';
import type { WordKind } from '../access/kind.ts';
import { type AudioView, createAudioView } from '../audio/audio-view.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { MatchContext } from '../match/match-setup.ts';
import type { Situation, View } from '../match/ports.ts';
import { lingerOf } from '../motion/durations.ts';
import { hearKeys } from '../page/keys.ts';
import type { TableCommands } from '../present/commands.ts';
import type { Game, Options, Seat } from '../rules/game.ts';
import { portraitOf } from '../seats/characters.ts';
import { stateOf } from '../seats/gesture.ts';
import { createViews, type Views } from '../seats/views.ts';
import { isMakesShown } from '../shell/makes-shown.ts';
import { timesPlayed } from '../shell/store/times-played.ts';
import type { Scene } from '../table/scene.ts';
import type { TableBasics } from './table-basics.ts';
import { createTableScene, type TableScene, type TableSceneOptions } from './table-scene.ts';
import type { TableParts, TableServices } from './table-services.ts';

export interface TableViewsOptions {
  readonly services: TableServices;
  readonly parts: Pick<TableParts, 'canvas' | 'table'>;
  readonly basics: TableBasics;
  readonly controls: TableCommands;
  readonly game: Game;
  readonly options: Options;
  /** Returns the situation for a scene that comes late; null while there is none. */
  now(): Situation | null;
  /** 20.7: returns the minutes that are left; null if the match is not by time, or has not begun. */
  minutes(): number | null;
  /** True if a caption is always shown. */
  readonly hasCaption: boolean;
  /** True if bots may speak. */
  isChatty(): boolean;
  /** Wraps a view that shows faces: see `HotSeat`. */
  veil(view: View): View;
  /** Called if the scene has failed, or can't paint any more. */
  onSceneLost(): void;
  /** Called if the DOM table has failed: nothing is left to play on. */
  onFault(error: unknown): void;
  /** Aborts when the table is left. */
  readonly left: AbortSignal;
}

export interface TableViews {
  readonly views: Views;
  readonly domTable: DomTable;
  /** Builds the DOM table and lets it join the views. */
  lay(kind: WordKind): LaidTable;
  readonly scene: TableScene;
  /** 20.7: shows the time that is left, or says that the last deal has begun; nothing in other matches. */
  showTime(match: MatchContext): void;
  close(): void;
}

/** Does nothing about the failure of a view that a table can do without. */
const doWithout = () => {};

export function createTableViews(o: TableViewsOptions): TableViews {
  const { services, basics, veil } = o;
  const { settings } = services;
  const played = timesPlayed(services.store, o.game.id);
  const makes = () => isMakesShown(settings.now, played);
  const symbols = () => services.symbols.of(o.game, o.options);
  const sound = soundOf(o);
  const domTable = domTableOf(o, () => scene.now, { makes, symbols, sound });
  // It stays hidden until the scene is known to fail.
  domTable.setVisible(false);
  const stopSettings = settings.subscribe(domTable.redraw);
  const views = createViews();
  views.join(basics.handSpeed, console.error);
  views.join(sound, doWithout);
  const say = (seat: Seat, words: string) => {
    domTable.say(seat, words);
    scene.now?.say(seat, words);
  };
  let isTouched = false;
  const touched = () => {
    // A match works without vibration and comments.
    if (!isTouched) void joinLate(o, views, say).catch(() => {});
    isTouched = true;
    domTable.wantLog();
  };
  window.addEventListener('pointerdown', touched, { once: true, signal: o.left });
  hearKeys(window, touched, { signal: o.left });
  /** The scene as a view, while there is one. */
  let sceneView: View | null = null;
  const scene = createTableScene({
    settings,
    firstRenderer: services.graphics.firstRenderer,
    parent: o.parts.canvas,
    scene: sceneOptions(o, domTable, sound),
    makes,
    symbols,
    hasCaption: o.hasCaption,
    fetchKind: async () => (await kindOf(o.game)).table(),
    onJoin(now) {
      sceneView = veil(now);
      // A lost scene may still fail at an unfinished task.
      views.join(sceneView, o.onSceneLost);
      domTable.setVisible(false);
      const shown = o.now();
      if (shown) views.showAside(shown, sceneView);
      now.setMinutes(o.minutes());
    },
    onLeave() {
      if (sceneView) views.leave(sceneView);
      sceneView = null;
    },
    onFault: o.onSceneLost,
  });
  return {
    views,
    domTable,
    scene,
    lay(kind) {
      const laid = domTable.lay(kind);
      views.join(veil(laid), o.onFault);
      return laid;
    },
    showTime: (match) => showTime(o, domTable, scene.now, match),
    close() {
      stopSettings();
      domTable.destroy();
      scene.close();
    },
  };
}

/** Shows the time that is left on both tables. */
function showTime(
  { minutes, services }: TableViewsOptions,
  domTable: DomTable,
  scene: Scene | null,
  match: MatchContext,
) {
  const left = minutes();
  if (left === null) return;
  scene?.setMinutes(left);
  if (!match.deal.timeUp) return domTable.redraw();
  domTable.timeIsUp(match.deal.deal);
  scene?.tell(services.texts.scene.lastDeal);
}

function domTableOf(
  { services, parts, basics, controls, game, minutes }: TableViewsOptions,
  scene: () => TableScene['now'],
  { sound, ...shown }: { readonly sound: Pick<AudioView, 'refuse'> } & Pick<TableSceneOptions, 'makes' | 'symbols'>,
): DomTable {
  const { texts, settings, lastPress } = services;
  const { clock, pace, desk, rack } = basics;
  return createDomTable({
    root: parts.table,
    desk,
    rack,
    texts,
    game,
    logWriter: services.logWriter,
    minutes,
    commands: controls,
    lastPress,
    settings: {
      letters: () => settings.now.letters,
      oneTap: () => settings.now.oneTap,
      memory: () => settings.now.memory,
      hints: () => settings.now.hints,
      ...shown,
      muted: () => settings.now.muted,
    },
    scene: {
      focusTile: (tile) => scene()?.focusTile(tile),
      focusPlace: (place) => scene()?.focusPlace(place),
      focusLying: (at) => scene()?.focusLying(at),
      focusWay: (way) => scene()?.focusWay(way),
      focusHud: (button, seat) => scene()?.focusHud(button, seat),
      lookWhole: () => scene()?.lookWhole(),
    },
    refused(words) {
      sound.refuse();
      scene()?.tell(words);
    },
    // With a scene, the scene takes the time.
    linger: (what, signal) => (scene() ? Promise.resolve() : clock.wait(pace(lingerOf(what)), signal)),
  });
}

type Say = (seat: Seat, words: string) => void;

/** Lets the late views join. */
async function joinLate(o: TableViewsOptions, views: Views, say: Say): Promise<void> {
  for (const view of await lateViews(o, say)) views.join(view, doWithout);
}

/** Loads what a match can begin without: comments and vibration. None if the table has been left meanwhile. */
async function lateViews(
  { services: { texts, settings }, basics: { clock, pace, gesture }, left, isChatty }: TableViewsOptions,
  say: Say,
): Promise<readonly View[]> {
  const { createChatter, feltIn } = await import('./late-views.ts');
  if (left.aborted) return [];
  return [
    createChatter({ clock, pace, texts, chance: Math.random, left, isWanted: isChatty, say }),
    feltIn(window, gesture, () => settings.now.vibration),
  ];
}

function soundOf({ services: { audio }, basics, game, left }: TableViewsOptions): AudioView {
  const { clock, pace, desk, gesture, reducedMotion } = basics;
  const sound = createAudioView({
    audio,
    clock,
    left,
    table: game.table,
    pace: (ms) => (reducedMotion() ? 0 : pace(ms)),
    isPutDown: () => stateOf(gesture) === 'dropped',
    desk,
  });
  const heard = gesture.on('explain', sound.refuse);
  left.addEventListener('abort', heard.unsubscribe, { once: true });
  return sound;
}

function sceneOptions(
  { services: { texts, audio, platform }, basics, controls, game }: TableViewsOptions,
  domTable: DomTable,
  sound: AudioView,
): TableSceneOptions['scene'] {
  const { clock, pace, desk, rack, gesture, reducedMotion } = basics;
  /** Returns the action with a tick, for buttons on the canvas; those of the page tick where they are pressed. */
  const ticking = (act: () => void) => () => {
    act();
    audio.tick();
  };
  return {
    person: { desk, rack, gesture },
    timing: { clock, pace, reducedMotion },
    lookup: { portraitOf, game },
    texts,
    about: domTable.about,
    shuffle: { sources: platform.shuffles, hear: sound.clatter },
    commands: {
      menu: ticking(controls.menu),
      log: ticking(() => domTable.openLog(true)),
      rules: ticking(controls.rules),
      hurry: controls.hurry,
      mute: ticking(controls.mute),
      player: controls.player && {
        takeBack: ticking(controls.player.takeBack),
        next: ticking(controls.player.next),
        hint: ticking(controls.player.hint),
      },
    },
  };
}
