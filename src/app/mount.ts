/** Starts the game in a page: builds the ports, and plugs the house together. */
import { createActor, fromCallback, fromPromise } from 'xstate';
import { tileFace } from '../access/tile-face.ts';
import { createAudio } from '../audio/audio.ts';
import { textsFor } from '../i18n/index.ts';
import type { MatchContext } from '../match/match.machine.ts';
import { eyeOf, situationOf } from '../match/situation.ts';
import { toHex } from '../rules/chance.ts';
import { gameById, games } from '../rules/games.ts';
import { recordHeader, writeRecord } from '../rules/record.ts';
import { halves } from '../rules/tiles.ts';
import { createExpert } from '../seats/advice/expert.ts';
import { createThinker, type Thinker } from '../seats/thinker/thinker.ts';
import { readAddress } from '../shell/address.ts';
import { appMachine, type Plan, type TableNews, type TableOrder } from '../shell/app.machine.ts';
import { createAppView } from '../shell/app-view.ts';
import { type Curtain, createCurtain } from '../shell/curtain.ts';
import type { House } from '../shell/house.ts';
import { behave, createCover, download } from '../shell/manners.ts';
import { keepHost } from '../shell/portal/host-address.ts';
import { usualSitters } from '../shell/sitters.ts';
import { openMet } from '../shell/store/met.ts';
import { createSaves } from '../shell/store/saves.ts';
import { openSettings, qualityOf } from '../shell/store/settings.ts';
import { openStorage } from '../shell/store/storage.ts';
import { createToasts } from '../shell/toasts.ts';
import { hearFaults } from './faults.ts';
import { createFirstStage } from './first-stage.ts';
import { hearPortal, hostedIn, tellPortal } from './host.ts';
import { createNoScene } from './no-scene.ts';
import { openTable } from './open-table.ts';
import type { Outside } from './outside.ts';
import { dressPage } from './page-dress.ts';
import { probe, probeWanted } from './probe.ts';
import { mayReload } from './reload.ts';
import { createSittings, newId, newPlan } from './sittings.ts';
import { createStills } from './stills.ts';
import type { OpenTable } from './table-options.ts';
import { hearButtons } from './ticks.ts';

/** Where in the page the game lives. */
export interface Parts {
  readonly canvas: HTMLElement;
  readonly table: HTMLElement;
  readonly curtain: HTMLElement;
  readonly screens: HTMLElement;
  readonly toasts: HTMLElement;
}

/** Starts the game in `page`; returns its end, after which nothing of it is left but empty parts. */
export function mount(page: Window, parts: Parts, outside: Outside): () => void {
  const away = new AbortController();
  const { signal } = away;
  const { navigator, document } = page;
  const texts = textsFor(navigator.languages);
  const store = openStorage(() => page.localStorage);
  const settings = openSettings(store);
  const met = openMet(store, crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  const company = () => met.company;
  const toasts = createToasts(parts.toasts, texts);
  const cover = createCover([parts.table, parts.canvas]);
  const coverCurtain = createCover([parts.curtain]);
  const { portal, origin: host, rest } = hostedIn(page);
  const { isWanted: isProbed, rest: asked } = probeWanted(rest);
  const { wanted, ignored } = readAddress(asked, games);
  const first = createFirstStage();
  if (wanted) first.begin(qualityOf(settings.now));
  const device = page.matchMedia('(prefers-reduced-motion: reduce)');
  const sittings = createSittings({
    texts,
    saves: createSaves(store, newId(), Date.now),
    locks: navigator.locks,
    say: toasts.say,
    handOut: (name, text) => download(document, name, text),
  });

  /** One worker for all matches of the page, started with the first. */
  let thinker: Thinker | null = null;
  /** The match under way or just over, for its record. */
  let latest: { readonly match: MatchContext; readonly isOver: boolean } | null = null;
  const draw = createStills();
  const expert = createExpert(outside.ways, texts);
  /** The table at which a match is played. */
  let open: OpenTable | null = null;
  let curtain: Curtain | null = null;
  /** One for all matches of the page: it has one audio context. */
  const audio = createAudio({ sources: outside.sounds, volumes: () => settings.now, chance: Math.random });
  hearButtons([parts.screens, parts.curtain, parts.table], audio.tick, signal);

  const fault = (error: unknown) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    app.send({ type: 'FAULT', error: text });
  };

  /** Plays a match; returns the end of it. */
  const sit = (plan: Plan, tell: (news: TableNews) => void, hear: (on: (order: TableOrder) => void) => void) => {
    thinker ??= createThinker({
      sources: outside.ways,
      fetchThink: outside.fetchThink,
      table: { game: plan.game, options: plan.options, seats: plan.sitters.length },
    });
    met.meet(plan.sitters);
    const left = new AbortController();
    const keeper = sittings.keeper(plan, (id) => tell({ type: 'FORKED', id }));
    const table = openTable(plan, {
      parts: { canvas: parts.canvas, table: parts.table },
      texts,
      settings,
      device,
      thinker,
      firstStage: first.take,
      shuffles: outside.shuffles,
      audio,
      advise: expert.advise,
      curtain(onChange) {
        curtain = createCurtain({
          root: parts.curtain,
          texts,
          face(tile) {
            return tileFace(...halves(tile), settings.now.numerals);
          },
          onChange: (isDown) => {
            if (!cover('curtain', isDown)) onChange(isDown);
          },
        });
        return curtain;
      },
      keep: keeper.keep,
      follow(match, isOver) {
        if (isOver && !latest?.isOver) audio.win();
        latest = { match, isOver };
      },
      tell,
      pause: () => app.send({ type: 'PAUSE' }),
      lookUp: () => house.lookUp(),
      fault,
      noScene: createNoScene({ texts, say: toasts.say, mayReload: house.mayReload, left: left.signal }),
    });
    hear(table.order);
    open = table;
    return () => {
      left.abort();
      table.close();
      open = null;
      curtain = null;
      keeper.close();
    };
  };

  /** The record of the match under way or just over: its finished deals, and the seed once it tells nothing any more. */
  const recordSoFar = (): string => {
    if (!latest) return '';
    const { game, options, sitters, seed, finished } = latest.match;
    const header = recordHeader(game.id, options, sitters, latest.isOver ? toHex(seed) : undefined);
    return writeRecord({ header, deals: finished });
  };

  const play = (plan: Plan): boolean => {
    if (!app.getSnapshot().can({ type: 'PLAY', plan })) return false;
    app.send({ type: 'PLAY', plan });
    return true;
  };
  const house: House = {
    texts,
    games,
    settings,
    company,
    send: (event) => app.send(event),
    face: tileFace,
    picture: (now) => draw(now, settings.now),
    match: () => latest?.match ?? null,
    ask: expert.explain,
    lookUp() {
      if (!latest) return;
      const { match } = latest;
      app.send({ type: 'RULES', reading: { game: match.game.id, now: situationOf(match, eyeOf(match)) } });
    },
    play(game, options, sitters) {
      const plan = newPlan(game, options, sitters);
      void sittings.sitDown(plan.id, () => plan, play).then(house.redraw);
    },
    latest: sittings.latest,
    goOn({ plan: { id } }) {
      void sittings.sitDown(id, () => sittings.adopt(id), play).then(house.redraw);
    },
    saveRecord() {
      if (latest) download(document, `${latest.match.game.id}.jsonl`, recordSoFar());
    },
    mayReload: () => mayReload(page, store),
    redraw: () => view.draw(app.getSnapshot()),
  };

  /** A reload comes back to the match that was begun, not to a new one, and in the same frame. */
  const forgetAddress = () => {
    try {
      page.history.replaceState(null, '', page.location.pathname + keepHost(host));
    } catch {
      // Some frames have no history of their own.
    }
  };
  const app = createActor(
    appMachine.provide({
      actors: {
        prepare: fromPromise<Plan | null>(async () => {
          await portal.open(hear);
          if (ignored.length > 0) toasts.say(texts.toast.badParameter(ignored));
          if (!wanted) return null;
          const plan = newPlan(
            wanted.game,
            wanted.options,
            usualSitters(wanted.seats, texts, met.company, wanted.levels),
          );
          await sittings.claimNew(plan);
          forgetAddress();
          return plan;
        }),
        table: fromCallback<TableOrder, Plan>(({ input, sendBack, receive }) => sit(input, sendBack, receive)),
      },
      actions: { forget: (_, id) => void (id && sittings.forget(id)) },
    }),
  );

  const hear = hearPortal({
    app,
    texts,
    settings,
    company,
    sitDown: (plan) => sittings.sitDown(plan.id, () => plan, play),
    mute: audio.mute,
  });
  const view = createAppView(
    parts.screens,
    house,
    ({ context }) => {
      const now = context.result;
      const game = gameById(now?.seen.game ?? '');
      if (now && game) house.play(game, now.seen.options, now.sitters);
    },
    (covered) => {
      coverCurtain('screen', covered);
      const isCurtainDown = cover('screen', covered);
      if (covered) return;
      if (isCurtainDown) curtain?.focus();
      else open?.focus();
    },
  );

  const endOfDress = dressPage(document.documentElement, settings, device);
  const endOfSettings = settings.subscribe(() => {
    audio.applyVolumes();
    house.redraw();
  });
  behave(document, parts.canvas, signal);
  hearFaults(page, fault, signal);
  // Another tab played on, or cleared everything.
  page.addEventListener('storage', () => app.getSnapshot().matches('title') && house.redraw(), { signal });
  app.subscribe((snapshot) => view.draw(snapshot));
  tellPortal(app, portal);
  const endOfProbe = isProbed
    ? probe(page, {
        screen() {
          const { value } = app.getSnapshot();
          return typeof value === 'string' ? value : Object.keys(value)[0];
        },
        get match() {
          return latest?.match ?? null;
        },
        get table() {
          return open;
        },
        record: recordSoFar,
      })
    : () => {};
  app.start();

  return () => {
    away.abort();
    app.stop();
    portal.close();
    endOfDress();
    endOfSettings();
    endOfProbe();
    thinker?.close();
    first.close();
    expert.close();
    audio.destroy();
    view.destroy();
    toasts.destroy();
  };
}
