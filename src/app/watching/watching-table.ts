/** The table of a match that is watched: its views, its chart and its bar, joined for as long as it is watched. */
import { createActor } from 'xstate';
import type { WordKind } from '../../access/kind.ts';
import type { LogTexts, WatchingTexts } from '../../i18n/index.ts';
import { type Film, indexOf, momentAt, seenIn, type Watcher } from '../../match/film.ts';
import { draw as drawInto, undraw } from '../../page/draw.ts';
import { giveFocus } from '../../page/focus.ts';
import { gameById } from '../../rules/catalogue.ts';
import type { AppEvent } from '../../shell/app-events.ts';
import { isOutOfReach, putOutOfReach } from '../../shell/out-of-reach.ts';
import { newSetup } from '../../shell/store/kept-matches.ts';
import type { MatchSetup } from '../../shell/table.machine.ts';
import { playOnFrom, seatFrom } from '../../shell/watching/play-on.ts';
import type { WatchingSpeed } from '../../shell/watching/watching.machine.ts';
import { watchingMachine } from '../../shell/watching/watching.machine.ts';
import { type BarActions, watchingBar } from '../../shell/watching/watching-bar.ts';
import { listenToWatcher } from '../../shell/watching/watching-keys.ts';
import { play } from '../screen-app.ts';
import { barOf } from './bar-state.ts';
import { createWatchedTable } from './watched-table.ts';
import type { WatchingHost } from './watching-host.ts';
import { putLayer } from './watching-layer.ts';

/** How one begins to watch. */
interface WatchingStart {
  readonly at: number;
  readonly eye: Watcher;
  readonly mayPlayOn: boolean;
}

export interface WatchingTableOptions {
  readonly film: Film;
  readonly kind: WordKind;
  readonly texts: WatchingTexts & LogTexts;
  readonly start: WatchingStart;
  readonly host: WatchingHost;
  /** Tells the app. */
  tell(event: AppEvent): void;
}

/** Puts the table into the page; returns the end of it. */
export function beginWatching({ film, kind, texts, start, host, tell }: WatchingTableOptions): () => void {
  const { services, app } = host;
  const away = new AbortController();
  const layer = putLayer(host.parts.table, texts.watching.label);
  host.cover('watching', true);
  const { speed } = services.settings.now;
  const table = createWatchedTable({
    ...{ film, kind, texts, services, layer },
    left: away.signal,
    controls: {
      menu: () => tell({ type: 'PAUSE' }),
      rules() {
        const { at, eye } = actor.getSnapshot().context;
        const now = seenIn(film, momentAt(film, at), eye);
        tell({ type: 'RULES', reading: { game: now.seen.game, now } });
      },
      step: () => act.step(),
    },
    now() {
      const { at, eye } = actor.getSnapshot().context;
      return seenIn(film, momentAt(film, at), eye);
    },
    send: (event) => actor.send(event),
    onFault: (error) => tell({ type: 'BROKEN', error }),
  });
  const actor = createActor(watchingMachine, {
    input: {
      ...{ table, at: start.at, last: film.moments.length - 1, eye: start.eye },
      speed: speed === 'instant' ? 'normal' : speed,
    },
  });
  const jump = (to: number) => actor.send({ type: 'JUMP', to });
  const here = () => momentAt(film, actor.getSnapshot().context.at);
  const isRunning = () => actor.getSnapshot().hasTag('running');
  const act: BarActions = {
    close: () => tell({ type: 'LEAVE' }),
    toggle: () => actor.send({ type: isRunning() ? 'PAUSE' : 'PLAY' }),
    step: () => actor.send({ type: 'STEP' }),
    back: () => jump(actor.getSnapshot().context.at - 1),
    toDeal: (deal) => jump(indexOf(film, Math.max(1, Math.min(deal, film.dealt.length)), 0)),
    toEnd: () => jump(film.moments.length - 1),
    toMove: (move) => jump(indexOf(film, here().deal, move)),
    look: (eye) => actor.send({ type: 'LOOK', eye }),
    setSpeed: (wanted: WatchingSpeed) => actor.send({ type: 'SPEED', speed: wanted }),
    playOn() {
      const { at, eye } = actor.getSnapshot().context;
      const seat = seatFrom(film, at, eye);
      const game = gameById(here().progress.game.id);
      if (seat === null || !game) return;
      const made = newSetup(game, {}, []);
      const setup = playOnFrom(film, at, seat, made, texts, services.bots.characters());
      const open = (mine: MatchSetup) => {
        const isOpen = play(app)(mine);
        if (isOpen) services.toasts.say(texts.watching.playsOn);
        return isOpen;
      };
      services.matches.open(setup.id, () => setup, open).catch(reportError);
    },
  };
  const draw = () => {
    if (away.signal.aborted) return;
    const { context } = actor.getSnapshot();
    const facts = { film, kind, texts, context, isRunning: isRunning(), mayPlayOn: start.mayPlayOn };
    drawInto(watchingBar(barOf({ ...facts, hasScene: table.hasScene }), act, texts), layer.bar);
  };
  const focus = () => giveFocus(layer.bar.querySelector<HTMLElement>('.is-main'));
  actor.subscribe(draw);
  // A menu or a page of rules lies over it: then nobody watches.
  const covered = app.subscribe((snapshot) => {
    const isCovered = !snapshot.hasTag('watched');
    if (isCovered === isOutOfReach(layer.root)) return;
    putOutOfReach(layer.root, isCovered);
    if (!isCovered) focus();
    else if (isRunning()) actor.send({ type: 'PAUSE' });
  });
  listenToWatcher(
    layer.root,
    {
      ...act,
      menu: () => tell({ type: 'PAUSE' }),
      deals: (way) => act.toDeal(way < 0 && here().move > 0 ? here().deal : here().deal + way),
      toStart: () => jump(0),
    },
    { signal: away.signal, areLettersOn: () => services.settings.now.letters },
  );
  actor.start();
  draw();
  focus();
  return () => {
    away.abort();
    covered.unsubscribe();
    actor.stop();
    undraw(layer.bar);
    layer.remove();
    host.cover('watching', false);
  };
}
