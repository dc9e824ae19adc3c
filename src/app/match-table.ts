/** One table in the page: plugs the views, the desk, the bots and the curtain into the ports of one match. */
import { createDomTable, type DomTable } from '../access/dom-table.ts';
import { type AudioView, createAudioView } from '../audio/audio-view.ts';
import type { MatchContext, MatchInput } from '../match/match.machine.ts';
import type { View } from '../match/ports.ts';
import { eyeOf, situationOf } from '../match/situation.ts';
import { lingerOf } from '../motion/durations.ts';
import { fromHex } from '../rules/chance.ts';
import { gameById } from '../rules/games.ts';
import { portraitOf } from '../seats/characters.ts';
import { createChatter } from '../seats/chatter.ts';
import { stateOf } from '../seats/gesture.ts';
import { createHotSeat } from '../seats/hot-seat.ts';
import { createPorts } from '../seats/match-ports.ts';
import { createTempo } from '../seats/tempo.ts';
import { createViews } from '../seats/views.ts';
import type { AppEvent } from '../shell/app-events.ts';
import { createNoScene } from '../shell/no-scene.ts';
import type { MatchSetup, Table, TableActor } from '../shell/table.machine.ts';
import type { PageParts } from './page-parts.ts';
import { watchPage } from './page-visibility.ts';
import { tableProbe } from './probe.ts';
import type { Services } from './services.ts';
import { createTableBasics, type TableBasics } from './table-basics.ts';
import { createControls, type TableControls } from './table-controls.ts';
import { createTableCurtain } from './table-curtain.ts';
import { createTableScene, type TableSceneOptions } from './table-scene.ts';

export interface TableOptions {
  readonly services: Services;
  readonly parts: Pick<PageParts, 'canvas' | 'table' | 'curtain'>;
  /** Puts the table out of reach while that covers it; true while anything does. */
  cover(what: string, covers: boolean): boolean;
  /** Tells the app. */
  send(event: AppEvent): void;
}

/** Puts a table into the page for the match of `setup`. */
export function createMatchTable(
  setup: MatchSetup,
  actor: TableActor,
  { services, parts, cover, send }: TableOptions,
): Table {
  const { texts, settings, audio } = services;
  const input = inputOf(setup);
  const left = new AbortController();
  const basics = createTableBasics(services);
  const { clock, pace, desk, rack, gesture } = basics;
  const controls = createControls(services, basics, actor, send);
  const match = () => begun(actor.match());

  const domTable = createDomTable({
    root: parts.table,
    ...{ desk, rack, texts },
    commands: controls,
    settings: {
      numerals: () => settings.now.numerals,
      hints: () => settings.now.hints,
      muted: () => settings.now.muted,
    },
    scene: {
      focusTile: (tile) => scene.now?.focusTile(tile),
      focusPlace: (place) => scene.now?.focusPlace(place),
      focusWay: (way) => scene.now?.focusWay(way),
      lookWhole: () => scene.now?.lookWhole(),
    },
    // Over the canvas it is the scene that takes the time.
    linger: (what, signal) => (scene.now ? Promise.resolve() : clock.wait(pace(lingerOf(what)), signal)),
  });
  // Nobody needs to see it before it is known that the scene does not come.
  domTable.setVisible(false);
  const stopSettings = settings.subscribe(domTable.redraw);
  const curtain = createTableCurtain(parts.curtain, services, match, (isDown) => {
    if (!cover('curtain', isDown) && !left.signal.aborted) domTable.focus();
  });
  const hotSeat = createHotSeat({
    curtain: curtain.forHotSeat,
    clock,
    match,
    show: (now) => views.showAside(now),
    focus: domTable.focus,
    signal: left.signal,
  });
  const veiled = hotSeat.veil(domTable);
  const sound = soundOf(services, basics, input, left.signal);
  const chatter = createChatter({
    ...{ clock, pace, texts, chance: Math.random, left: left.signal },
    isWanted: () => settings.now.words && settings.now.speed !== 'instant',
    say(seat, words) {
      domTable.say(seat, words);
      scene.now?.say(seat, words);
    },
  });
  const views = createViews([basics.handSpeed, veiled, sound, chatter], (error, view) => {
    if (view === veiled) send({ type: 'FAULT', error });
    // A scene that is lost already may still fail at what it had begun.
    else if (view !== sound && view !== chatter) actor.send({ type: 'SCENE_LOST' });
  });
  /** The scene as a view, while there is one. */
  let sceneView: View | null = null;
  const scene = createTableScene({
    settings,
    firstRenderer: services.graphics.firstRenderer,
    parent: parts.canvas,
    scene: sceneOptions(services, basics, controls, domTable, sound),
    onJoin(now) {
      sceneView = hotSeat.veil(now);
      views.join(sceneView);
      domTable.setVisible(false);
      const playing = actor.match();
      if (playing) views.showAside(situationOf(playing, eyeOf(playing)), sceneView);
    },
    onLeave() {
      if (sceneView) views.leave(sceneView);
      sceneView = null;
    },
    onFault: () => actor.send({ type: 'SCENE_LOST' }),
  });
  const explain = createNoScene({
    texts,
    say: services.toasts.say,
    mayReload: services.mayReload,
    redraw: () => actor.send({ type: 'REDRAW' }),
    left: left.signal,
  });
  const thinker = services.bots.thinker(setup);
  const kept = services.matches.keep(setup, (id) => send({ type: 'FORKED', id }));

  return {
    match: {
      input,
      ports: createPorts({
        ...{ views, desk, thinker, clock, pace, sitters: setup.sitters, curtain: hotSeat.curtain },
        tempo: createTempo(setup.sitters, Math.random),
        drawsItself: () => settings.now.drawing === 'self',
      }),
    },
    scene: {
      ...scene,
      explain(why, misses) {
        domTable.setVisible(true);
        void explain(why, misses);
      },
    },
    clock,
    interrupt() {
      gesture.send({ type: 'CANCEL' });
      audio.hush();
    },
    hideHand: () => void hotSeat.hide(),
    keep: kept.keep,
    watchPage: (tell) => watchPage(tell, left.signal),
    focus: () => (curtain.isDown ? curtain.focus() : domTable.focus()),
    probe: () => tableProbe({ desk, gesture, scene: scene.now, thinker }),
    close() {
      left.abort();
      // What is cut off would still show how it ended, on tables that are gone.
      views.close();
      stopSettings();
      curtain.destroy();
      domTable.destroy();
      scene.close();
      gesture.stop();
      audio.hush();
      // Whatever still moves does so on a table that is gone.
      clock.pause('left');
      kept.close();
    },
  };
}

function begun(match: MatchContext | null): MatchContext {
  if (!match) throw new Error('the match has not begun');
  return match;
}

function inputOf({ game: id, options, sitters, seed, log }: MatchSetup): MatchInput {
  const game = gameById(id);
  if (!game) throw new Error(`no game is called ${id}`);
  // A match that has only been opened has no moves: it is shuffled for again.
  const played = log.some((moves) => moves.length > 0) ? log : [];
  return { game, options, sitters, seed: fromHex(seed), log: played };
}

function soundOf({ audio }: Services, basics: TableBasics, { game }: MatchInput, left: AbortSignal): AudioView {
  const { clock, pace, gesture, reducedMotion } = basics;
  return createAudioView({
    ...{ audio, clock, left, arms: game.shape.arms },
    pace: (ms) => (reducedMotion() ? 0 : pace(ms)),
    isPutDown: () => stateOf(gesture) === 'dropped',
  });
}

function sceneOptions(
  { texts, audio, platform }: Services,
  { clock, pace, desk, rack, gesture, reducedMotion }: TableBasics,
  controls: TableControls,
  domTable: DomTable,
  sound: AudioView,
): TableSceneOptions['scene'] {
  /** Buttons on the canvas tick here; those of the page are heard where they are pressed. */
  const ticking = (act: () => void) => () => {
    act();
    audio.tick();
  };
  return {
    person: { desk, rack, gesture },
    timing: { clock, pace, reducedMotion },
    lookup: { portraitOf, gameById },
    texts: texts.scene,
    shuffle: { sources: platform.shuffles, hear: sound.clatter },
    commands: {
      menu: ticking(controls.menu),
      log: ticking(() => domTable.openLog(true)),
      rules: ticking(controls.rules),
      hurry: controls.hurry,
      takeBack: ticking(controls.takeBack),
      hint: ticking(controls.hint),
      mute: ticking(controls.mute),
    },
  };
}
