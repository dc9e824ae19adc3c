/** The table of a watched match: its views, its chart and its bar, connected while it is watched. */
import type { WordKind } from '../../access/kind.ts';
import { logWords } from '../../access/log-words.ts';
import type { LogTexts, WatchingTexts } from '../../i18n/index.ts';
import { comingAbout, type Film, type FilmMoment, indexOf, momentAt, seenIn, type Watcher } from '../../match/film.ts';
import { draw as drawInto, undraw } from '../../page/draw.ts';
import { giveFocus } from '../../page/focus.ts';
import type { AppEvent } from '../../shell/app-events.ts';
import type { AppActor } from '../../shell/app-state.ts';
import { placeOf } from '../../shell/app-state.ts';
import { isOutOfReach, putOutOfReach } from '../../shell/out-of-reach.ts';
import { newSetup } from '../../shell/store/kept-matches.ts';
import type { MatchSetup } from '../../shell/table.machine.ts';
import { playOnFrom, seatFrom } from '../../shell/watching/play-on.ts';
import {
  type Watching,
  type WatchingActor,
  type WatchingContext,
  type WatchingSpeed,
  watchingMachine,
} from '../../shell/watching/watching.machine.ts';
import { type BarActions, type BarState, watchingBar } from '../../shell/watching/watching-bar.ts';
import { listenToWatcher } from '../../shell/watching/watching-keys.ts';
import { putLayer, type WatchingLayer } from '../../shell/watching/watching-layer.ts';
import type { TableParts, TableServices } from '../table-services.ts';
import { createWatchedTable, type TableForWatching } from './watched-table.ts';

/** The surroundings of a watched match. */
export interface WatchingHost {
  readonly services: TableServices;
  readonly parts: Pick<TableParts, 'table'>;
  readonly app: AppActor;
  /** Opens a match, if the app can do that now; returns false if not. */
  play(setup: MatchSetup): boolean;
  /** Puts the parts under it out of reach. */
  cover(what: string, covers: boolean): void;
}

/** The start of watching. */
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
}

/** Puts the table into the page, until the chart is stopped. */
export const watchingOf = (options: WatchingTableOptions): Watching => ({
  chart: watchingMachine,
  open: (actor) => openTable(options, actor),
});

/** One watching from its opening to its end, as its parts need it. */
interface Sight {
  readonly o: WatchingTableOptions;
  readonly actor: WatchingActor;
  /** Aborts when watching ends. */
  readonly left: AbortSignal;
  /** Returns the moment that is shown. */
  here(): FilmMoment;
  jump(to: number): void;
  /** Sends an event to the app while the match is watched. */
  tell(event: AppEvent): void;
}

function openTable(o: WatchingTableOptions, actor: WatchingActor): ReturnType<Watching['open']> {
  const { film, kind, texts, start, host } = o;
  const away = new AbortController();
  const left = away.signal;
  const layer = putLayer(host.parts.table, texts.watching.label);
  host.cover('watching', true);
  const { speed } = host.services.settings.now;
  const sight: Sight = {
    o,
    actor,
    left,
    here: () => momentAt(film, actor.now().at),
    jump: (to) => actor.send({ type: 'JUMP', to }),
    tell(event) {
      if (!left.aborted) host.app.send(event);
    },
  };
  const act = actionsOf(sight);
  const table = tableFor(sight, layer, act.step);
  const draw = () => {
    if (left.aborted) return;
    const facts = { film, kind, texts, now: actor.now(), mayPlayOn: start.mayPlayOn, hasScene: table.hasScene };
    drawInto(watchingBar(barOf(facts), act, texts), layer.bar);
  };
  const focus = () => giveFocus(layer.bar.querySelector<HTMLElement>('.is-main'));
  actor.follow(draw);
  const uncover = pauseWhenCovered(sight, layer, focus);
  listenInSight(sight, layer, act);
  return {
    at: start.at,
    last: film.moments.length - 1,
    eye: start.eye,
    speed: speed === 'instant' ? 'normal' : speed,
    table: {
      ...table,
      attend(tellChart) {
        table.attend(tellChart);
        draw();
        focus();
      },
      close() {
        away.abort();
        uncover();
        table.close();
        undraw(layer.bar);
        layer.remove();
        host.cover('watching', false);
      },
    },
  };
}

/** Creates the table. `step` is what its button that hurries play does. */
function tableFor({ o, actor, left, here, tell }: Sight, layer: WatchingLayer, step: () => void): TableForWatching {
  const { film, kind, texts, host } = o;
  const seen = () => seenIn(film, here(), actor.now().eye);
  return createWatchedTable({
    film,
    kind,
    texts,
    layer,
    actor,
    left,
    services: host.services,
    controls: {
      menu: () => tell({ type: 'PAUSE' }),
      rules() {
        const now = seen();
        tell({ type: 'RULES', reading: { game: now.seen.game, now } });
      },
      step,
    },
    now: seen,
    onFault: (error) => tell({ type: 'BROKEN', error }),
  });
}

/** Returns the actions of the bar's buttons. */
function actionsOf({ o, actor, here, jump, tell }: Sight): BarActions {
  const { film } = o;
  return {
    close: () => tell({ type: 'LEAVE' }),
    toggle: () => actor.send({ type: actor.now().isRunning ? 'PAUSE' : 'PLAY' }),
    step: () => actor.send({ type: 'STEP' }),
    back: () => jump(actor.now().at - 1),
    toDeal: (deal) => jump(indexOf(film, Math.max(1, Math.min(deal, film.dealt.length)), 0)),
    toEnd: () => jump(film.moments.length - 1),
    toMove: (move) => jump(indexOf(film, here().deal, move)),
    look: (eye) => actor.send({ type: 'LOOK', eye }),
    setSpeed: (wanted: WatchingSpeed) => actor.send({ type: 'SPEED', speed: wanted }),
    playOn() {
      const { at, eye } = actor.now();
      playOnAt(o, at, eye);
    },
  };
}

/** Opens a match that continues the watched one from a moment; does nothing if the watcher can take no seat there. */
function playOnAt({ film, texts, host: { services, play } }: WatchingTableOptions, at: number, eye: Watcher): void {
  const seat = seatFrom(film, at, eye);
  if (seat === null) return;
  const made = newSetup(momentAt(film, at).progress.game, {}, []);
  const setup = playOnFrom(film, at, seat, made, texts, services.bots.characters());
  const open = (mine: MatchSetup) => {
    const isOpen = play(mine);
    if (isOpen) services.toasts.say(texts.watching.playsOn);
    return isOpen;
  };
  services.matches.open(setup.id, () => setup, open).catch(reportError);
}

/** Pauses while a menu or a page of rules covers the table. Returns a function that ends it. */
function pauseWhenCovered({ o, actor }: Sight, { root }: WatchingLayer, focus: () => void): () => void {
  const covered = o.host.app.subscribe((snapshot) => {
    const isCovered = placeOf(snapshot).screen !== 'watched';
    if (isCovered === isOutOfReach(root)) return;
    putOutOfReach(root, isCovered);
    if (!isCovered) focus();
    else if (actor.now().isRunning) actor.send({ type: 'PAUSE' });
  });
  return () => covered.unsubscribe();
}

function listenInSight({ o, left, here, jump, tell }: Sight, { root }: WatchingLayer, act: BarActions): void {
  const { settings } = o.host.services;
  const actions = {
    ...act,
    menu: () => tell({ type: 'PAUSE' }),
    deals: (way: -1 | 1) => act.toDeal(way < 0 && here().move > 0 ? here().deal : here().deal + way),
    toStart: () => jump(0),
  };
  listenToWatcher(root, actions, { signal: left, areLettersOn: () => settings.now.letters });
}

interface BarFacts {
  readonly film: Film;
  readonly kind: WordKind;
  readonly texts: LogTexts;
  readonly now: WatchingContext & { readonly isRunning: boolean };
  readonly mayPlayOn: boolean;
  /** True if there is a scene, which shows the open hands. */
  readonly hasScene: boolean;
}

/** Returns the state of the bar. */
function barOf({ film, kind, texts, now, mayPlayOn, hasScene }: BarFacts): BarState {
  const { at, eye, last, speed, isRunning } = now;
  const moment = momentAt(film, at);
  const { deal, move } = moment;
  const { seen } = seenIn(film, moment, eye);
  const hands = seen.hands.map((hand) => hand.flatMap((position) => seen.heap[position] ?? []));
  return {
    sitters: film.sitters,
    sides: seen.sides,
    deal,
    move,
    isRunning,
    eye,
    speed,
    deals: film.dealt.length,
    moves: momentAt(film, indexOf(film, deal, film.moments.length)).move,
    told: toldOf(film, at, eye, texts, kind),
    isFirst: at === 0,
    isLast: at === last,
    mayPlayOn,
    seat: seatFrom(film, at, eye),
    hands: eye === 'all' ? hands : null,
    areHandsSeen: hasScene,
  };
}

/** Returns the latest event, in one line. */
function toldOf(film: Film, at: number, eye: Watcher, texts: LogTexts, kind: WordKind): string {
  const { beats, now } = comingAbout(film, at, eye);
  const [first] = beats;
  const { game } = momentAt(film, at).progress;
  return first ? logWords(first, now, { viewer: null, texts, game, kind }).join(' ') : '';
}
