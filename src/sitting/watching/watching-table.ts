/** The table of a watched match: its views, its chart and its bar, connected while it is watched. */
import type { WordKind } from '../../access/kind.ts';
import { logWords } from '../../access/log-words.ts';
import type { LogTexts, WatchingTexts } from '../../i18n/index.ts';
import { comingAbout, type Film, indexOf, momentAt, seenIn, type Watcher } from '../../match/film.ts';
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
import { listenToWatcher, type WatchingKeys } from '../../shell/watching/watching-keys.ts';
import { putLayer } from '../../shell/watching/watching-layer.ts';
import type { TableParts, TableServices } from '../table-services.ts';
import { createWatchedTable } from './watched-table.ts';

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
  open: openTable(options),
});

const openTable =
  (options: WatchingTableOptions): Watching['open'] =>
  (actor) => {
    const { film, kind, texts, start, host } = options;
    const { services, app } = host;
    const away = new AbortController();
    const layer = putLayer(host.parts.table, texts.watching.label);
    host.cover('watching', true);
    const { speed } = services.settings.now;
    /** Sends an event to the app while the match is watched. */
    const tell = (event: AppEvent) => {
      if (!away.signal.aborted) app.send(event);
    };
    const act = actionsOf(options, actor, tell);
    const seen = () => {
      const { at, eye } = actor.now();
      return seenIn(film, momentAt(film, at), eye);
    };
    const table = createWatchedTable({
      film,
      kind,
      texts,
      services,
      layer,
      actor,
      left: away.signal,
      controls: {
        menu: act.menu,
        rules() {
          const now = seen();
          tell({ type: 'RULES', reading: { game: now.seen.game, now } });
        },
        step: act.step,
      },
      now: seen,
      onFault: (error) => tell({ type: 'BROKEN', error }),
    });
    const draw = () => {
      if (away.signal.aborted) return;
      const facts = { film, kind, texts, now: actor.now(), mayPlayOn: start.mayPlayOn };
      drawInto(watchingBar(barOf({ ...facts, hasScene: table.hasScene }), act, texts), layer.bar);
    };
    const focus = () => giveFocus(layer.bar.querySelector<HTMLElement>('.is-main'));
    actor.follow(draw);
    const covered = hearCover(app, layer.root, (isCovered) => {
      if (!isCovered) focus();
      else if (actor.now().isRunning) actor.send({ type: 'PAUSE' });
    });
    listenToWatcher(layer.root, act, {
      signal: away.signal,
      areLettersOn: () => services.settings.now.letters,
    });
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
          covered.unsubscribe();
          table.close();
          undraw(layer.bar);
          layer.remove();
          host.cover('watching', false);
        },
      },
    };
  };

/** Puts the layer out of reach while a menu or a page of rules covers it, and calls back after each change. */
const hearCover = (app: AppActor, layer: HTMLElement, changed: (isCovered: boolean) => void) =>
  app.subscribe((snapshot) => {
    const isCovered = placeOf(snapshot).screen !== 'watched';
    if (isCovered === isOutOfReach(layer)) return;
    putOutOfReach(layer, isCovered);
    changed(isCovered);
  });

/** Returns the actions of the bar and of the keys. */
function actionsOf(
  { film, texts, host }: WatchingTableOptions,
  actor: WatchingActor,
  tell: (event: AppEvent) => void,
): BarActions & WatchingKeys {
  const { services } = host;
  const jump = (to: number) => actor.send({ type: 'JUMP', to });
  const here = () => momentAt(film, actor.now().at);
  const toDeal = (deal: number) => jump(indexOf(film, Math.max(1, Math.min(deal, film.dealt.length)), 0));
  return {
    close: () => tell({ type: 'LEAVE' }),
    menu: () => tell({ type: 'PAUSE' }),
    toggle: () => actor.send({ type: actor.now().isRunning ? 'PAUSE' : 'PLAY' }),
    step: () => actor.send({ type: 'STEP' }),
    back: () => jump(actor.now().at - 1),
    toDeal,
    deals: (way) => toDeal(way < 0 && here().move > 0 ? here().deal : here().deal + way),
    toStart: () => jump(0),
    toEnd: () => jump(film.moments.length - 1),
    toMove: (move) => jump(indexOf(film, here().deal, move)),
    look: (eye) => actor.send({ type: 'LOOK', eye }),
    setSpeed: (wanted: WatchingSpeed) => actor.send({ type: 'SPEED', speed: wanted }),
    playOn() {
      const { at, eye } = actor.now();
      const seat = seatFrom(film, at, eye);
      if (seat === null) return;
      const made = newSetup(here().progress.game, {}, []);
      const setup = playOnFrom(film, at, seat, made, texts, services.bots.characters());
      const open = (mine: MatchSetup) => {
        const isOpen = host.play(mine);
        if (isOpen) services.toasts.say(texts.watching.playsOn);
        return isOpen;
      };
      services.matches.open(setup.id, () => setup, open).catch(reportError);
    },
  };
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
