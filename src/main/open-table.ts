/** Plays one match at the table: plugs the views, the desk, the bots and the curtain into the statechart. */
import { createActor } from 'xstate';
import { createDomTable } from '../access/dom-table.ts';
import { provideMatch } from '../match/match.machine.ts';
import type { Situation, View } from '../match/ports.ts';
import { eyeOf, situationOf } from '../match/situation.ts';
import { createClock } from '../motion/clock.ts';
import { browserFrames } from '../motion/frames.ts';
import { createPace } from '../motion/pace.ts';
import { watchedFrames } from '../motion/slow-frames.ts';
import { fromHex } from '../rules/chance.ts';
import type { Beat } from '../rules/game.ts';
import { gameById } from '../rules/games.ts';
import { createDesk } from '../seats/desk.ts';
import { createGesture, stateOf } from '../seats/gesture.machine.ts';
import { createPorts } from '../seats/ports.ts';
import { createRack } from '../seats/rack.ts';
import type { Plan } from '../shell/app.machine.ts';
import { characterOf } from '../shell/company.ts';
import { isReduced } from '../shell/store/settings.ts';
import { createDrawing } from './drawing.ts';
import { createEar } from './ear.ts';
import { createHanding } from './handing.ts';
import { createHands } from './hands.ts';
import { looked } from './looked.ts';
import { bustOf } from './portraits.ts';
import type { OpenTable, TableOptions } from './table-options.ts';
import { createTalking } from './talking.ts';

/** How long a match waits for the scene, milliseconds; then it begins at the DOM table. */
const PATIENCE = 12_000;

/** How long a beat stays where the DOM table is the only view; milliseconds at normal speed. */
const LINGER: Partial<Record<Beat['beat'] | 'shuffling', number>> = {
  shuffling: 700,
  dealt: 300,
  threwIn: 700,
  led: 250,
  laid: 200,
  drew: 150,
  passed: 230,
  ended: 700,
};

const ignored = () => {};

/** Sits down at the table of `plan`. The match starts when the scene is there, or known not to come. */
export function openTable(plan: Plan, o: TableOptions): OpenTable {
  const { texts, settings } = o;
  const game = gameById(plan.game);
  if (!game) throw new Error(`no game is called ${plan.game}`);
  const away = new AbortController();
  const clock = createClock(
    watchedFrames(browserFrames(window), () => {
      if (settings.now.quality === 'auto' && !settings.now.slow) settings.change({ slow: true });
    }),
  );
  const hands = createHands(createPace(() => settings.now.speed));
  const { pace } = hands;
  const desk = createDesk();
  const rack = createRack(settings.now.sort);
  rack.subscribe(() => {
    if (settings.now.sort === rack.mode) return;
    settings.change({ sort: rack.mode });
    o.audio.tick();
  });
  const reducedMotion = () => isReduced(settings.now, o.device.matches);
  const gesture = createGesture({ desk, rack, reducedMotion });
  let isPlaying = false;

  const hurry = () => {
    clock.hurry();
    // An event sent too early would wait, and skip the first shuffle.
    if (isPlaying) match.send({ type: 'HURRY' });
  };
  const takeBack = () => {
    if (isPlaying) match.send({ type: 'TAKE_BACK' });
  };
  /** Nothing waits for it, and where it cannot be fetched there is none. */
  const hint = () => {
    const { question } = desk;
    if (!question || !settings.now.hints) return;
    const { standing, sitters } = match.getSnapshot().context;
    void import('./hint.ts').then(({ giveHint }) => {
      return giveHint(question, { desk, texts, sitters, standing, advise: o.advise });
    }, ignored);
  };
  const mute = () => settings.change({ muted: !settings.now.muted });
  /** Buttons on the canvas; those of the page are heard by the house. */
  const ticking = (act: () => void) => () => {
    act();
    o.audio.tick();
  };
  const table = createDomTable({
    root: o.parts.table,
    desk,
    rack,
    texts,
    numerals: () => settings.now.numerals,
    onMenu: o.pause,
    onRules: o.lookUp,
    onHurry: hurry,
    onTakeBack: takeBack,
    hints: () => settings.now.hints,
    onHint: hint,
    muted: () => settings.now.muted,
    onMute: mute,
    onFocusTile: (tile) => drawing.scene?.focusTile(tile),
    onFocusPlace: (arm) => drawing.scene?.focusPlace(arm),
    onFocusWay: (way) => drawing.scene?.focusWay(way),
    onWhole: () => drawing.scene?.lookWhole(),
    // Over the canvas it is the scene that takes the time.
    linger: (what, signal) => (drawing.scene ? Promise.resolve() : clock.wait(pace(LINGER[what] ?? 0), signal)),
  });
  // Nobody needs to see it before it is known that the scene does not come.
  table.setVisible(false);
  const ear = createEar({
    audio: o.audio,
    clock,
    pace: (ms) => (reducedMotion() ? 0 : pace(ms)),
    isPutDown: () => stateOf(gesture) === 'dropped',
    arms: game.shape.arms,
    left: away.signal,
  });
  const curtain = o.curtain((isDown) => {
    if (!isDown) table.focus();
  });
  /** Shows something beside the match's own course. */
  const showOn = (view: View, now: Situation) => {
    try {
      view.show(now);
    } catch (error) {
      report(error, view);
    }
  };
  const handing = createHanding({
    curtain,
    texts,
    clock,
    match: () => match.getSnapshot().context,
    show(now) {
      for (const view of [...views]) showOn(view, now);
    },
    focus: table.focus,
    signal: away.signal,
  });
  const plain = handing.veil(table);
  const talk = createTalking({
    clock,
    pace,
    texts,
    isWanted: () => settings.now.words && settings.now.speed !== 'instant',
    chance: Math.random,
    say(seat, words) {
      table.say(seat, words);
      drawing.scene?.say(seat, words);
    },
    left: away.signal,
  });
  const views: View[] = [hands, plain, ear, talk];
  /** The scene as a view, while there is one. */
  let drawn: View | null = null;
  const drawing = createDrawing({
    settings,
    left: away.signal,
    firstStage: o.firstStage,
    noScene(why, again) {
      table.setVisible(true);
      o.noScene(why, again);
    },
    scene: {
      parent: o.parts.canvas,
      desk,
      gesture,
      rack,
      clock,
      pace,
      texts: texts.scene,
      reducedMotion,
      bustOf,
      gameById,
      onMenu: ticking(o.pause),
      onLog: ticking(() => table.openLog(true)),
      onRules: ticking(o.lookUp),
      onClatter: ear.clatter,
      onHurry: hurry,
      onTakeBack: ticking(takeBack),
      onHint: ticking(hint),
      onMute: ticking(mute),
    },
    onDrawn(scene) {
      drawn = handing.veil(scene);
      views.push(drawn);
      table.setVisible(false);
      if (isPlaying) showOn(drawn, situation('own'));
    },
    onLost() {
      const at = drawn ? views.indexOf(drawn) : -1;
      if (at >= 0) views.splice(at, 1);
      drawn = null;
    },
  });
  // A scene that is lost already may still fail at what it had begun.
  const report = (error: unknown, view: View) =>
    view === plain ? o.fault(error) : view === ear || view === talk ? undefined : drawing.lose();
  const ports = createPorts({
    views,
    desk,
    thinker: o.thinker,
    curtain: handing.curtain,
    clock,
    pace,
    sitters: plan.sitters,
    tempoOf: (sitter) => characterOf(sitter)?.pace ?? 1,
    chance: Math.random,
    drawsItself: () => settings.now.drawing === 'self',
    report,
  });
  const match = createActor(provideMatch(ports), {
    input: {
      game,
      options: plan.options,
      sitters: plan.sitters,
      seed: fromHex(plan.seed),
      // A match that has only been opened has no moves: it is shuffled for again.
      log: plan.log.some((moves) => moves.length > 0) ? plan.log : [],
    },
  });
  const situation = (eye: 'table' | 'own') => {
    const { context } = match.getSnapshot();
    return situationOf(context, eye === 'own' ? eyeOf(context) : eye);
  };

  let isSheet = false;
  match.subscribe({
    next(snapshot) {
      const { context } = snapshot;
      const isOver = snapshot.matches('over');
      o.follow(context, isOver);
      o.keep(context.log);
      if (isOver) o.tell({ type: 'OVER', now: situation('own') });
      else if (isSheet !== snapshot.matches({ scoring: 'sheet' })) {
        isSheet = !isSheet;
        o.tell({ type: 'SHEET', now: isSheet ? situation('own') : null });
      }
    },
    error: o.fault,
  });

  // Who comes back to the window, to the tab, or to a page that slept, shows first that it is the right one.
  const hide = () => void handing.hide();
  const onHidden = () => {
    if (!document.hidden) return clock.resume('hidden');
    clock.pause('hidden');
    hide();
  };
  const { signal } = away;
  window.addEventListener('blur', hide, { signal });
  window.addEventListener('pagehide', hide, { signal });
  document.addEventListener('freeze', hide, { signal });
  document.addEventListener('visibilitychange', onHidden, { signal });
  onHidden();

  const begin = () => {
    if (isPlaying || away.signal.aborted) return;
    isPlaying = true;
    match.start();
  };
  const late = setTimeout(() => {
    drawing.tellLate();
    begin();
  }, PATIENCE);
  const stopSettings = settings.subscribe(table.redraw);
  void drawing.draw().then(() => {
    clearTimeout(late);
    begin();
  });

  return {
    order(order) {
      if (order.type === 'PAUSE') {
        gesture.send({ type: 'CANCEL' });
        clock.pause('menu');
        o.audio.hush();
      }
      if (order.type === 'RESUME') clock.resume('menu');
      if (order.type === 'NEXT') match.send(order);
    },
    focus: table.focus,
    look: () => looked({ now: match.getSnapshot(), desk, gesture, scene: drawing.scene, thinker: o.thinker }),
    faces: () => drawing.scene?.faces() ?? [],
    close() {
      away.abort();
      clearTimeout(late);
      isPlaying = false;
      // What is cut off would still show how it ended, on tables that are gone.
      views.splice(0);
      match.stop();
      stopSettings();
      curtain.destroy();
      table.destroy();
      drawing.close();
      gesture.stop();
      o.audio.hush();
      // Whatever still moves does so on a table that is gone.
      clock.pause('left');
    },
  };
}
