/** One table in the page: connects the views, the desk, the bots and the curtain to the ports of one match. */

import { wordsOf } from '../kinds/kinds.ts';
import type { OpenLesson } from '../lessons/open.ts';
import type { MatchContext, MatchInput } from '../match/match.machine.ts';
import { haveSecrets } from '../match/persons.ts';
import { eyeOf, situationOf } from '../match/situation.ts';
import { fromHex, toHex } from '../rules/chance.ts';
import type { Desk } from '../seats/desk.ts';
import type { Gesture } from '../seats/gesture.ts';
import { createHotSeat } from '../seats/hot-seat.ts';
import { createPorts } from '../seats/match-ports.ts';
import { createTempo } from '../seats/tempo.ts';
import type { Thinker } from '../seats/thinker/thinker.ts';
import type { AppEvent } from '../shell/app-events.ts';
import { showAwaited } from '../shell/awaited.ts';
import { gameOfSeed, sharedOf } from '../shell/deal-number.ts';
import { createNoScene } from '../shell/no-scene.ts';
import { watchPage } from '../shell/page-visibility.ts';
import type { MatchSetup, PageTable, TableActor } from '../shell/table.machine.ts';
import type { Scene } from '../table/scene.ts';
import { type Conduct, conductLesson, conductMatch } from './conduct.ts';
import { createTableBasics, type TableBasics } from './table-basics.ts';
import { createTableCurtain } from './table-curtain.ts';
import type { TableParts, TableServices } from './table-services.ts';
import { createTableViews } from './table-views.ts';

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

function createTable(input: MatchInput, conduct: Conduct, actor: TableActor, o: MatchTableOptions): PageTable {
  const { services, parts, cover, send } = o;
  const { texts, settings, audio, toasts, graphics, mayReload } = services;
  const { sitters } = input;
  const away = new AbortController();
  const left = away.signal;
  const basics = createTableBasics(services, actor.spawn, conduct.speed);
  const { clock, pace, desk, gesture } = basics;
  const controls = createControls(services, basics, actor, send);
  const match = () => begun(actor.match());
  const onFault = (error: unknown) => send({ type: 'BROKEN', error });
  const forCurtain = { later: clock.later, takeBack: controls.player.takeBack };
  const curtain = createTableCurtain(parts.curtain, services, forCurtain, match, (isDown) => {
    if (!cover('curtain', isDown) && !left.aborted) domTable.focus();
  });
  const hotSeat = createHotSeat({
    curtain: curtain.forHotSeat,
    clock,
    match,
    signal: left,
    show: (now) => views.showAside(now),
    focus: () => domTable.focus(),
  });
  const shown = createTableViews({
    ...{
      services,
      parts,
      basics,
      controls,
      left,
      game: input.game,
      veil: hotSeat.veil,
      hasCaption: conduct.hasCaption,
    },
    now() {
      const now = actor.match();
      return now && situationOf(now, eyeOf(now));
    },
    isChatty: () => settings.now.words && settings.now.speed !== 'instant',
    onSceneLost: () => actor.send({ type: 'SCENE_LOST' }),
    onFault,
  });
  const { views, domTable, scene } = shown;
  const endWait = showAwaited(parts.table, texts.loading.title);
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
  const { thinker, ...conductors } = conduct.sit(basics, input.game.table);
  let isLaid = false;

  return {
    match: {
      input,
      ports: createPorts({
        views,
        thinker,
        clock,
        pace,
        sitters,
        curtain: hotSeat.curtain,
        desk: conductors.desk,
        drawsItself: conductors.drawsItself,
        tempo: createTempo(sitters, Math.random),
        isShared: sharedOf(toHex(input.seed)) !== null,
      }),
    },
    async prepare() {
      const coming = wordsOf(input.game, texts);
      const [kind] = await Promise.all([coming, haveSecrets(input.game, sitters) && curtain.fetch(coming)]);
      // After a timeout an earlier call may still finish as well.
      if (!isLaid && !left.aborted) shown.lay(kind);
      isLaid = true;
    },
    scene: {
      ...scene,
      join() {
        endWait();
        scene.join();
        conductors.begin();
      },
      explain(why, misses) {
        endWait();
        conductors.begin();
        domTable.setVisible(true);
        explain(why, misses).catch(reportError);
      },
    },
    wantsScene: () => graphics.scene.isWanted,
    clock,
    interrupt() {
      gesture.send({ type: 'CANCEL' });
      audio.hush();
    },
    hideHand: () => void hotSeat.hide().catch(onFault),
    keep: conductors.keep,
    watchPage: (tell) => watchPage(tell, left),
    focus: () => (curtain.isDown ? curtain.focus() : domTable.focus()),
    probe: (): Probed => ({ desk, gesture, scene: scene.now, thinker }),
    close() {
      away.abort();
      endWait();
      conductors.close();
      // Detach views first: an aborted animation would draw on a closed table.
      views.close();
      curtain.destroy();
      shown.close();
      audio.hush();
      // Stops animations of the closed table.
      clock.pause('left');
    },
  };
}

function begun(match: MatchContext | null): MatchContext {
  if (!match) throw new Error('the match has not begun');
  return match;
}

function inputOf({ game: id, options, sitters, seed, log, given }: MatchSetup, { games }: TableServices): MatchInput {
  // A match without moves is shuffled again.
  const played = log.some((moves) => moves.length > 0) ? log : [];
  return {
    game: gameOfSeed(games.of(id), seed),
    options,
    sitters,
    seed: fromHex(seed),
    log: played,
    ...(given && { given }),
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
      if (!match) return;
      send({ type: 'RULES', reading: { game: match.game.id, now: situationOf(match, eyeOf(match)) } });
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
        if (!question || !match || !settings.now.hints) return;
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
