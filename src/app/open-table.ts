/** Plays one match at the table: plugs the views, the desk, the bots and the curtain into the statechart. */
import { createActor } from 'xstate';
import { createDomTable } from '../access/dom-table.ts';
import { createAudioView } from '../audio/audio-view.ts';
import { provideMatch } from '../match/match.machine.ts';
import type { View } from '../match/ports.ts';
import { eyeOf, situationOf } from '../match/situation.ts';
import { createClock } from '../motion/clock.ts';
import { createPace, lingerOf } from '../motion/durations.ts';
import { browserFrames } from '../motion/frames.ts';
import { watchedFrames } from '../motion/slow-frames.ts';
import { fromHex } from '../rules/chance.ts';
import { gameById } from '../rules/games.ts';
import { portraitOf } from '../seats/characters.ts';
import { createChatter } from '../seats/chatter.ts';
import { createDesk } from '../seats/desk.ts';
import { createGesture, stateOf } from '../seats/gesture.ts';
import { createHandSpeed } from '../seats/hand-speed.ts';
import { createHotSeat } from '../seats/hot-seat.ts';
import { createPorts } from '../seats/match-ports.ts';
import { createRack } from '../seats/rack.ts';
import { createTempo } from '../seats/tempo.ts';
import { createViews } from '../seats/views.ts';
import type { Plan } from '../shell/app.machine.ts';
import { isReduced } from '../shell/store/settings.ts';
import { heedAbsence } from './absence.ts';
import { createCourse } from './course.ts';
import { curtainNews } from './curtain-news.ts';
import { createDrawing } from './drawing.ts';
import { looked } from './looked.ts';
import type { OpenTable, TableOptions } from './table-options.ts';

/** How long a match waits for the scene, milliseconds; then it begins at the DOM table. */
const PATIENCE = 12_000;

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
  const handSpeed = createHandSpeed(createPace(() => settings.now.speed));
  const { pace } = handSpeed;
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
    void import('../seats/advice/hint.ts').then(({ giveHint }) => {
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
    commands: { menu: o.pause, rules: o.lookUp, hurry, takeBack, hint, mute },
    settings: {
      hints: () => settings.now.hints,
      muted: () => settings.now.muted,
      numerals: () => settings.now.numerals,
    },
    scene: {
      focusTile: (tile) => drawing.scene?.focusTile(tile),
      focusPlace: (arm) => drawing.scene?.focusPlace(arm),
      focusWay: (way) => drawing.scene?.focusWay(way),
      lookWhole: () => drawing.scene?.lookWhole(),
    },
    // Over the canvas it is the scene that takes the time.
    linger: (what, signal) => (drawing.scene ? Promise.resolve() : clock.wait(pace(lingerOf(what)), signal)),
  });
  // Nobody needs to see it before it is known that the scene does not come.
  table.setVisible(false);
  const audioView = createAudioView({
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
  const hotSeat = createHotSeat({
    curtain: {
      get isDown() {
        return curtain.isDown;
      },
      raise(to, sitter, signal) {
        const { context } = match.getSnapshot();
        return curtain.raise(to, sitter, curtainNews(context, to, texts), signal);
      },
    },
    clock,
    match: () => match.getSnapshot().context,
    show: (now) => views.showAside(now),
    focus: table.focus,
    signal: away.signal,
  });
  const plain = hotSeat.veil(table);
  const chatter = createChatter({
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
  // A scene that is lost already may still fail at what it had begun.
  const report = (error: unknown, view: View) =>
    view === plain ? o.fault(error) : view === audioView || view === chatter ? undefined : drawing.lose();
  const views = createViews([handSpeed, plain, audioView, chatter], report);
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
      portraitOf,
      gameById,
      shuffles: o.shuffles,
      onMenu: ticking(o.pause),
      onLog: ticking(() => table.openLog(true)),
      onRules: ticking(o.lookUp),
      onClatter: audioView.clatter,
      onHurry: hurry,
      onTakeBack: ticking(takeBack),
      onHint: ticking(hint),
      onMute: ticking(mute),
    },
    onDrawn(scene) {
      drawn = hotSeat.veil(scene);
      views.join(drawn);
      table.setVisible(false);
      const { context } = match.getSnapshot();
      if (isPlaying) views.showAside(situationOf(context, eyeOf(context)), drawn);
    },
    onLost() {
      if (drawn) views.leave(drawn);
      drawn = null;
    },
  });
  const ports = createPorts({
    views,
    desk,
    thinker: o.thinker,
    curtain: hotSeat.curtain,
    clock,
    pace,
    sitters: plan.sitters,
    tempo: createTempo(plan.sitters, Math.random),
    drawsItself: () => settings.now.drawing === 'self',
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
  match.subscribe({ next: createCourse(o), error: o.fault });
  heedAbsence(clock, () => void hotSeat.hide(), away.signal);

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
      views.close();
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
