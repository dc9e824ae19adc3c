/** One table in the page: connects the views, the desk, the bots and the curtain to the ports of one match. */

import type { LaidTable } from '../access/dom-table.ts';
import { wordsOf } from '../kinds/kinds.ts';
import type { OpenLesson } from '../lessons/open.ts';
import { contextOf, type MatchContext, type MatchInput } from '../match/match-setup.ts';
import { haveSecrets } from '../match/persons.ts';
import { minutesLeft } from '../match/played-time.ts';
import { eyeOf, situationOf } from '../match/situation.ts';
import { fromHex, toHex } from '../rules/chance.ts';
import type { Desk } from '../seats/desk.ts';
import type { Gesture } from '../seats/gesture.ts';
import { createHotSeat, type HotSeat } from '../seats/hot-seat.ts';
import { createPorts } from '../seats/match-ports.ts';
import { createTempo } from '../seats/tempo.ts';
import type { Thinker } from '../seats/thinker/thinker.ts';
import type { AppEvent } from '../shell/app-events.ts';
import { lookUp } from '../shell/app-state.ts';
import { showAwaited } from '../shell/awaited.ts';
import { gameOfSeed, sharedOf } from '../shell/deal-number.ts';
import { createNoScene } from '../shell/no-scene.ts';
import { watchPage } from '../shell/page-visibility.ts';
import type { SceneLoader } from '../shell/scene.machine.ts';
import type { MatchSetup, PageTable, TableActor } from '../shell/table.machine.ts';
import type { Scene } from '../table/scene.ts';
import { type Conduct, conductLesson, conductMatch } from './conduct.ts';
import { createTableBasics, type TableBasics } from './table-basics.ts';
import { createTableCurtain, type TableCurtain } from './table-curtain.ts';
import type { TableParts, TableServices } from './table-services.ts';
import { createTableViews, type TableViews } from './table-views.ts';

export interface MatchTableOptions {
  readonly services: TableServices;
  readonly parts: TableParts;
  /** Sets `what` as covering the table, or not any more. True while anything covers it. */
  cover(what: string, covers: boolean): boolean;
  /** Sends an event to the app. */
  send(event: AppEvent): void;
}

/** The parts of a table that tests look at. */
export interface Probed {
  readonly desk: Desk;
  readonly gesture: Gesture;
  readonly scene: Scene | null;
  readonly thinker: Pick<Thinker, 'where'>;
}

/** Puts a table for that match or lesson into the page. */
export function createMatchTable(given: MatchSetup | OpenLesson, actor: TableActor, o: MatchTableOptions): PageTable {
  return 'teach' in given
    ? createTable(given.input, conductLesson(given, actor, o.services), actor, o)
    : createTable(inputOf(given, o.services), conductMatch(given, o.services, o.send), actor, o);
}

/** One table from its opening until it is left, as its parts need it. */
interface Sitting {
  readonly o: MatchTableOptions;
  readonly input: MatchInput;
  readonly actor: TableActor;
  readonly basics: TableBasics;
  readonly controls: ReturnType<typeof createControls>;
  /** Aborts when the table is left. */
  readonly left: AbortSignal;
}

type Conductors = ReturnType<Conduct['sit']>;

function createTable(input: MatchInput, conduct: Conduct, actor: TableActor, o: MatchTableOptions): PageTable {
  const { services, send } = o;
  const away = new AbortController();
  const left = away.signal;
  const basics = createTableBasics(services, actor.spawn, conduct.speed);
  const { clock, desk, gesture } = basics;
  const controls = createControls(services, basics, actor, send);
  const sitting: Sitting = { o, input, actor, basics, controls, left };
  const { curtain, hotSeat } = curtainOf(sitting, () => shown);
  const shown = viewsOf(sitting, hotSeat.veil, conduct.hasCaption);
  const conductors = conduct.sit(basics, input.game.table);
  const { scene, endWait } = sceneOf(sitting, shown, conductors.begin);

  return {
    match: { input, ports: portsOf(sitting, shown, hotSeat, conductors) },
    prepare: preparing(sitting, shown, curtain),
    scene,
    wantsScene: () => services.graphics.scene.isWanted,
    clock,
    interrupt() {
      gesture.send({ type: 'CANCEL' });
      services.audio.hush();
    },
    hideHand: () => void hotSeat.hide().catch((error: unknown) => left.aborted || send({ type: 'BROKEN', error })),
    keep: conductors.keep,
    showTime: shown.showTime,
    watchPage: (tell) => watchPage(tell, left),
    focus: () => (curtain.isDown ? curtain.focus() : shown.domTable.focus()),
    probe: (): Probed => ({ desk, gesture, scene: shown.scene.now, thinker: conductors.thinker }),
    close() {
      away.abort();
      endWait();
      conductors.close();
      // Detach views first: an aborted animation would draw on a closed table.
      shown.views.close();
      curtain.destroy();
      shown.close();
      services.audio.hush();
      // Stops animations of the closed table.
      clock.pause('left');
    },
  };
}

/** Creates the curtain between several persons, and the hot seat that lowers it. */
function curtainOf({ o, actor, basics, controls, left }: Sitting, shown: () => TableViews) {
  const { services, parts, cover } = o;
  const { clock } = basics;
  const match = () => begun(actor.match());
  const focus = () => shown().domTable.focus();
  const house = { later: clock.later, takeBack: controls.player.takeBack };
  const curtain = createTableCurtain(parts.curtain, services, house, match, (isDown) => {
    if (!cover('curtain', isDown) && !left.aborted) focus();
  });
  const hotSeat = createHotSeat({
    curtain: curtain.forHotSeat,
    clock,
    match,
    signal: left,
    show: (now) => shown().views.showAside(now),
    focus,
  });
  return { curtain, hotSeat };
}

/** Creates the views of a match that is played. */
function viewsOf(
  { o: { services, parts, send }, input, actor, basics, controls, left }: Sitting,
  veil: HotSeat['veil'],
  hasCaption: boolean,
): TableViews {
  const { settings } = services;
  return createTableViews({
    services,
    parts,
    basics,
    controls,
    left,
    veil,
    hasCaption,
    game: input.game,
    options: input.options,
    now() {
      const now = actor.match();
      return now && situationOf(now, eyeOf(now));
    },
    minutes() {
      const now = actor.match();
      return now && minutesLeft(now.options, now.played);
    },
    isChatty: () => settings.now.words && settings.now.speed !== 'instant',
    onSceneLost: () => actor.send({ type: 'SCENE_LOST' }),
    onFault: (error) => send({ type: 'BROKEN', error }),
  });
}

/** Returns the ports of the match. */
function portsOf({ input, basics }: Sitting, { views }: TableViews, hotSeat: HotSeat, conductors: Conductors) {
  const { sitters } = input;
  const { thinker, desk, drawsItself } = conductors;
  return createPorts({
    views,
    thinker,
    clock: basics.clock,
    pace: basics.pace,
    sitters,
    curtain: hotSeat.curtain,
    desk,
    drawsItself,
    tempo: createTempo(sitters, Math.random),
    chance: Math.random,
    isShared: sharedOf(toHex(input.seed)) !== null,
  });
}

/** Returns a function that loads the rest of the DOM table, and lays the table. */
function preparing({ o, input, left }: Sitting, shown: TableViews, curtain: TableCurtain): PageTable['prepare'] {
  let isLaid = false;
  return async () => {
    const coming = wordsOf(input.game, o.services.texts);
    const isCovered = haveSecrets(input.game, input.sitters);
    const [kind, recall] = await Promise.all([coming, recalling(input), isCovered && curtain.fetch(coming)]);
    // After a timeout an earlier call may still finish as well.
    if (isLaid || left.aborted) return;
    isLaid = true;
    const laid = shown.lay(kind);
    recall?.(laid);
  };
}

/**
 * Loads what tells the table of a continued match its deal up to now. A match works without: then, and in a new match,
 * null.
 */
const recalling = async (input: MatchInput): Promise<((laid: LaidTable) => void) | null> => {
  const news = input.log.length > 0 ? await import('../match/news.ts').catch(() => null) : null;
  if (!news) return null;
  const match = contextOf(input);
  return (laid) => laid.recall(match.holder, news.dealStory(match, match.holder ?? 'table'));
};

/** Returns the scene as the table's chart uses it. Words on the cloth say that it is awaited until `endWait`. */
function sceneOf({ o, actor, left }: Sitting, { scene, domTable }: TableViews, begin: () => void) {
  const { texts, graphics, mayReload, toasts } = o.services;
  const endWait = showAwaited(o.parts.table, texts.loading.title);
  const explain = createNoScene({
    texts,
    mayReload,
    left,
    say: toasts.say,
    redraw() {
      graphics.scene.isWanted = true;
      actor.send({ type: 'REDRAW' });
    },
  });
  const loader: SceneLoader = {
    ...scene,
    join() {
      endWait();
      scene.join();
      begin();
    },
    explain(why, misses) {
      endWait();
      begin();
      domTable.setVisible(true);
      explain(why, misses).catch(reportError);
    },
  };
  return { scene: loader, endWait };
}

function begun(match: MatchContext | null): MatchContext {
  if (!match) throw new Error('the match has not begun');
  return match;
}

function inputOf(
  { game: id, options, sitters, seed, log, given, taken, played, lastDeal }: MatchSetup,
  { games }: TableServices,
): MatchInput {
  // A match without moves is shuffled again, unless a tile was taken.
  const moves = [...log, ...(taken ?? [])].some(({ length }) => length > 0) ? log : [];
  return {
    game: gameOfSeed(games.of(id), seed),
    options,
    sitters,
    seed: fromHex(seed),
    log: moves,
    ...(given && { given }),
    ...(taken && { taken }),
    ...(played !== undefined && { played }),
    ...(lastDeal !== undefined && { lastDeal }),
  };
}

/** Returns the actions of the table's buttons, on the canvas and in the DOM table. */
function createControls(
  { texts, settings, bots }: TableServices,
  { clock, desk }: TableBasics,
  actor: TableActor,
  send: (event: AppEvent) => void,
) {
  return {
    menu: () => send({ type: 'PAUSE' }),
    /** Opens the rules at the section for the present situation. */
    rules() {
      const match = actor.match();
      if (match) send(lookUp(match));
    },
    hurry() {
      clock.hurry();
      actor.send({ type: 'HURRY' });
    },
    player: {
      takeBack: () => actor.send({ type: 'TAKE_BACK' }),
      next: () => actor.send({ type: 'NEXT' }),
      /** Nothing waits for advice; if it can't be loaded there is none. */
      hint() {
        const { question } = desk;
        const match = actor.match();
        if (!question || question.task || !match || !settings.now.hints) return;
        const { standing, sitters, game } = match;
        const hint = async () => {
          const advice = await import('../seats/advice/hint.ts').catch(() => null);
          await advice?.giveHint(question, { desk, texts, sitters, game, standing, expert: bots.expert });
        };
        hint().catch(reportError);
      },
    },
    mute: () => settings.change({ muted: !settings.now.muted }),
  };
}
