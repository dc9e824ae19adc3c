/** The table at which a match is watched: the same views as in play, fed by a film. */
import type { WordKind } from '../../access/kind.ts';
import type { LogTexts, WatchingTexts } from '../../i18n/index.ts';
import { comingAbout, type Film, type FilmMoment, momentAt, seenIn, type Watcher } from '../../match/film.ts';
import type { Happened } from '../../match/news.ts';
import type { Situation } from '../../match/ports.ts';
import { situationOf } from '../../match/situation.ts';
import { DURATIONS } from '../../motion/durations.ts';
import { createNoScene } from '../../shell/no-scene.ts';
import { watchPage } from '../../shell/page-visibility.ts';
import { createShowing } from '../../shell/watching/showing.ts';
import type { WatchedTable, WatchingActor, WatchingSpeed } from '../../shell/watching/watching.machine.ts';
import type { WatchingLayer } from '../../shell/watching/watching-layer.ts';
import { createTableBasics, type TableBasics } from '../table-basics.ts';
import type { TableServices } from '../table-services.ts';
import { createTableViews, type TableViewsOptions } from '../table-views.ts';

export interface WatchedTableOptions {
  readonly film: Film;
  readonly kind: WordKind;
  readonly texts: WatchingTexts & LogTexts;
  readonly services: TableServices;
  readonly layer: WatchingLayer;
  /** The actions of the table's buttons. */
  readonly controls: { menu(): void; rules(): void; step(): void };
  /** Returns the situation to show. */
  now(): Situation;
  readonly actor: Pick<WatchingActor, 'spawn' | 'send'>;
  /** Called when nothing is left to watch with. */
  onFault(error: unknown): void;
  /** Aborts when watching ends. */
  readonly left: AbortSignal;
}

export interface TableForWatching extends WatchedTable {
  /** True if there is a scene. */
  readonly hasScene: boolean;
}

export function createWatchedTable(o: WatchedTableOptions): TableForWatching {
  const { film, left } = o;
  const { send, spawn } = o.actor;
  const texts = watchingWords(o.texts);
  const services: TableServices = { ...o.services, texts };
  const { audio, toasts, mayReload } = services;
  let speed: WatchingSpeed = 'normal';
  const basics = createTableBasics(services, spawn, () => speed);
  const { clock, pace } = basics;
  const shown = createTableViews(viewsOptions(o, services, basics));
  const { views, domTable, scene } = shown;
  const laid = shown.lay(o.kind);
  const explain = createNoScene({
    texts,
    mayReload,
    left,
    say: toasts.say,
    redraw: () => send({ type: 'REDRAW' }),
  });
  const viewerOf = (eye: Watcher) => (eye === 'all' ? null : eye);
  const seen = (at: number, eye: Watcher) => seenIn(film, momentAt(film, at), eye);
  const showing = createShowing();
  const retell = (at: number, eye: Watcher) => {
    const now = seen(at, eye);
    laid.retell(now, viewerOf(eye), storyOf(film, at, eye));
    views.show(now);
  };

  return {
    clock,
    scene: {
      ...scene,
      explain(why, misses) {
        domTable.setVisible(true);
        explain(why, misses).catch(reportError);
      },
    },
    get hasScene() {
      return scene.now !== null;
    },
    async play(at, eye, signal) {
      const { beats, now } = comingAbout(film, at, eye);
      const moment = momentAt(film, at);
      if (moment.move === 0) {
        await showing.last(
          signal,
          (cut) => views.shuffle(undealt(film, moment), cut),
          () => retell(at, eye),
        );
        if (signal.aborted) return;
      }
      const show = () => views.show(seen(at, eye));
      await showing.last(signal, (cut) => views.play(beats, now, cut), show);
      if (!signal.aborted) show();
    },
    set(at, eye) {
      showing.cut();
      retell(at, eye);
    },
    rest: (at, signal) =>
      clock.wait(pace(momentAt(film, at).progress.settlement ? DURATIONS.dealWatched : DURATIONS.watched), signal),
    setSpeed(wanted) {
      speed = wanted;
    },
    attend: (tell) => watchPage(tell, left),
    close() {
      views.close();
      shown.close();
      audio.hush();
      // Stops animations of the closed table.
      clock.pause('left');
    },
  };
}

/** Returns the words of a table whose button that hurries play moves one step instead. */
const watchingWords = (texts: WatchedTableOptions['texts']) => ({
  ...texts,
  scene: { ...texts.scene, hurry: texts.watching.step },
  table: { ...texts.table, keys: texts.watching.keys },
});

/** Returns the options of the views: nobody plays, and everything that is shown may be seen. */
function viewsOptions(o: WatchedTableOptions, services: TableServices, basics: TableBasics): TableViewsOptions {
  const { film, layer, controls, actor, left, now, onFault } = o;
  const { settings } = services;
  return {
    services,
    basics,
    left,
    now,
    onFault,
    game: momentAt(film, 0).progress.game,
    parts: { canvas: layer.canvas, table: layer.table },
    controls: {
      menu: controls.menu,
      rules: controls.rules,
      hurry: controls.step,
      player: null,
      mute: () => settings.change({ muted: !settings.now.muted }),
    },
    hasCaption: false,
    isChatty: () => false,
    onSceneLost: () => actor.send({ type: 'SCENE_LOST' }),
    veil: (view) => view,
  };
}

/** Returns everything that the watcher saw in the deal up to then, in order. */
function storyOf(film: Film, at: number, eye: Watcher): readonly Happened[] {
  const dealt = film.dealt[momentAt(film, at).deal - 1] ?? 0;
  return Array.from({ length: at - dealt + 1 }, (_, n) => comingAbout(film, dealt + n, eye)).flatMap(({ beats, now }) =>
    beats.map((beat) => ({ beat, after: now })),
  );
}

/** Returns the deal before any hand is seen. */
const undealt = ({ sitters }: Film, { progress }: FilmMoment): Situation =>
  situationOf({ ...progress, sitters, holder: null }, 'table');
