/** The table at which a match is watched: the same views as in play, fed by a film. */
import type { LaidTable } from '../../access/dom-table.ts';
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
import { createTableViews, type TableViews } from '../table-views.ts';

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
  const services: TableServices = { ...o.services, texts: steppedTexts(o.texts) };
  let speed: WatchingSpeed = 'normal';
  const basics = createTableBasics(services, o.actor.spawn, () => speed);
  const { clock, pace } = basics;
  const shown = viewsOf(o, services, basics);

  return {
    clock,
    scene: sceneOf(o, services, shown),
    get hasScene() {
      return shown.scene.now !== null;
    },
    ...tellerOf(film, shown, shown.lay(o.kind)),
    rest: (at, signal) =>
      clock.wait(pace(momentAt(film, at).progress.settlement ? DURATIONS.dealWatched : DURATIONS.watched), signal),
    setSpeed(wanted) {
      speed = wanted;
    },
    attend: (tell) => watchPage(tell, left),
    close() {
      shown.views.close();
      shown.close();
      services.audio.hush();
      // Stops animations of the closed table.
      clock.pause('left');
    },
  };
}

/** Returns the texts of a table at which the button that hurries play moves one step. */
const steppedTexts = (texts: WatchedTableOptions['texts']) => ({
  ...texts,
  scene: { ...texts.scene, hurry: texts.watching.step },
  table: { ...texts.table, keys: texts.watching.keys },
});

/** Creates the views of a match that is watched: everything is shown, and nobody plays. */
function viewsOf(o: WatchedTableOptions, services: TableServices, basics: TableBasics): TableViews {
  const { film, layer, actor, left } = o;
  const { settings } = services;
  const { game, deal } = momentAt(film, 0).progress;
  return createTableViews({
    services,
    basics,
    left,
    game,
    options: deal.options,
    now: o.now,
    minutes: () => null,
    onFault: o.onFault,
    parts: { canvas: layer.canvas, table: layer.table },
    controls: {
      menu: o.controls.menu,
      rules: o.controls.rules,
      hurry: o.controls.step,
      player: null,
      mute: () => settings.change({ muted: !settings.now.muted }),
    },
    hasCaption: false,
    isChatty: () => false,
    onSceneLost: () => actor.send({ type: 'SCENE_LOST' }),
    veil: (view) => view,
  });
}

/** Returns the scene as the chart uses it. */
function sceneOf(
  { actor, left }: WatchedTableOptions,
  { texts, toasts, mayReload }: TableServices,
  { scene, domTable }: TableViews,
): WatchedTable['scene'] {
  const explain = createNoScene({
    texts,
    mayReload,
    left,
    say: toasts.say,
    redraw: () => actor.send({ type: 'REDRAW' }),
  });
  return {
    ...scene,
    explain(why, misses) {
      domTable.setVisible(true);
      explain(why, misses).catch(reportError);
    },
  };
}

/** Returns the showing of the film: `play` shows how a moment came about, `set` only its outcome. */
function tellerOf(film: Film, { views }: TableViews, laid: LaidTable): Pick<WatchedTable, 'play' | 'set'> {
  const showing = createShowing();
  const seen = (at: number, eye: Watcher) => seenIn(film, momentAt(film, at), eye);
  const retell = (at: number, eye: Watcher) => {
    const now = seen(at, eye);
    laid.retell(now, eye === 'all' ? null : eye, storyOf(film, at, eye));
    views.show(now);
  };
  return {
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
