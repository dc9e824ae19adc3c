/** The only file that knows everybody: builds the ports, and starts the app. */
import { createActor, fromCallback, fromPromise } from 'xstate';
import { createDomTable } from './access/dom-table.ts';
import { tileFace } from './access/tile-face.ts';
import { createThinker, type Thinker } from './bots/client.ts';
import { textsFor } from './i18n/index.ts';
import { type MatchContext, provideMatch } from './match/match.machine.ts';
import type { Sitter, View } from './match/ports.ts';
import { resume } from './match/resume.ts';
import { eyeOf, situationOf } from './match/situation.ts';
import { createClock } from './motion/clock.ts';
import { browserFrames } from './motion/frames.ts';
import { createPace } from './motion/pace.ts';
import { fromHex, toHex } from './rules/chance.ts';
import type { Beat, Game, Options } from './rules/game.ts';
import { gameById, games } from './rules/games.ts';
import { recordHeader, writeRecord } from './rules/record.ts';
import { createDesk } from './seats/desk.ts';
import { createPorts } from './seats/ports.ts';
import { readAddress } from './shell/address.ts';
import { appMachine, type Plan, type TableNews, type TableOrder } from './shell/app.machine.ts';
import { createAppView } from './shell/app-view.ts';
import { createCurtain } from './shell/curtain.ts';
import type { House } from './shell/house.ts';
import { behave, createCover, download } from './shell/manners.ts';
import { noPortal } from './shell/portal/portal.ts';
import './shell/theme.css';
import './shell/screens.css';
import { usualSitters } from './shell/sitters.ts';
import { claimMatch, type Release } from './shell/store/claim.ts';
import type { KeptSave } from './shell/store/save.ts';
import { createSaves } from './shell/store/saves.ts';
import { isReduced, openSettings } from './shell/store/settings.ts';
import { openStorage } from './shell/store/storage.ts';
import { createToasts } from './shell/toasts.ts';

const part = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
};
const random = (bytes: number) => toHex(crypto.getRandomValues(new Uint8Array(bytes)));

const canvas = part('canvas');
const texts = textsFor(navigator.languages);
const store = openStorage(() => window.localStorage);
const settings = openSettings(store);
const saves = createSaves(store, random(8), Date.now);
const toasts = createToasts(part('toasts'), texts);
const cover = createCover([part('table'), canvas]);
const coverCurtain = createCover([part('curtain')]);
const portal = noPortal;

/** One worker for all matches of the page, started with the first. */
let thinker: Thinker | null = null;
/** The match under way or just over, for its record. */
let latest: { readonly match: MatchContext; readonly isOver: boolean } | null = null;
/** Gives the match under way back to other tabs. */
let release: Release = () => {};
/** Gives the keyboard to the table under way. */
let focusTable = () => {};

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

/** Plays one match at the table; returns the end of it. */
function openTable(plan: Plan, tell: (news: TableNews) => void, hear: (on: (order: TableOrder) => void) => void) {
  const game = gameById(plan.game);
  if (!game) throw new Error(`no game is called ${plan.game}`);
  const clock = createClock(browserFrames(window));
  const pace = createPace(() => settings.now.speed);
  const desk = createDesk();
  const hurry = () => {
    clock.hurry();
    match.send({ type: 'HURRY' });
  };
  const table = createDomTable({
    root: part('table'),
    desk,
    texts,
    numerals: () => settings.now.numerals,
    onMenu: () => app.send({ type: 'PAUSE' }),
    onHurry: hurry,
    linger: (what, signal) => clock.wait(pace(LINGER[what] ?? 0), signal),
  });
  const views: readonly View[] = [table];
  const curtain = createCurtain({
    root: part('curtain'),
    texts,
    onChange: (isDown) => {
      if (!cover('curtain', isDown)) table.focus();
    },
  });
  thinker ??= createThinker({
    spawn: () => new Worker(new URL('./bots/worker.ts', import.meta.url), { type: 'module' }),
  });
  const ports = createPorts({ views, desk, thinker, curtain, clock, pace, sitters: plan.sitters, report: fault });
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

  let { id } = plan;
  let written: MatchContext['log'] | null = null;
  const keep = (log: MatchContext['log']) => {
    if (log === written) return;
    written = log;
    const outcome = saves.write({ ...plan, id, log });
    if (outcome === 'taken') {
      id = random(8);
      toasts.say(texts.toast.forked);
      saves.write({ ...plan, id, log });
    }
    if (outcome === 'full' || !store.durable) toasts.say(texts.toast.noStorage);
  };
  let isSheet = false;
  match.subscribe({
    next(snapshot) {
      const { context } = snapshot;
      latest = { match: context, isOver: snapshot.matches('over') };
      keep(context.log);
      const now = situationOf(context, eyeOf(context));
      if (snapshot.matches('over')) {
        saves.remove(id);
        tell({ type: 'OVER', now });
      } else if (isSheet !== snapshot.matches({ scoring: 'sheet' })) {
        isSheet = !isSheet;
        tell({ type: 'SHEET', now: isSheet ? now : null });
      }
    },
    error: fault,
  });

  const persons = plan.sitters.filter(({ kind }) => kind === 'person').length;
  const away = new AbortController();
  /** Several persons: who comes back to the window shows first that it is the right one. */
  const onBlur = async () => {
    const sitter = plan.sitters[desk.question?.seat ?? -1];
    if (persons < 2 || !desk.question || !sitter || curtain.isDown) return;
    const { seat } = desk.question;
    for (const view of views) view.show(situationOf(match.getSnapshot().context, 'table'));
    await curtain.raise(seat, sitter, away.signal);
    const { context } = match.getSnapshot();
    for (const view of views) view.show(situationOf(context, eyeOf(context)));
  };
  const onHidden = () => (document.hidden ? clock.pause('hidden') : clock.resume('hidden'));
  window.addEventListener('blur', onBlur, { signal: away.signal });
  document.addEventListener('visibilitychange', onHidden, { signal: away.signal });
  const stopSettings = settings.subscribe(() => table.redraw());

  hear((order) => {
    if (order.type === 'PAUSE') clock.pause('menu');
    if (order.type === 'RESUME') clock.resume('menu');
    if (order.type === 'NEXT') match.send(order);
  });
  focusTable = table.focus;
  onHidden();
  match.start();
  portal.playing(true);

  return () => {
    portal.playing(false);
    match.stop();
    away.abort();
    stopSettings();
    curtain.destroy();
    table.destroy();
    focusTable = () => {};
    release();
    release = () => {};
  };
}

function fault(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  app.send({ type: 'FAULT', error: text });
}

const newPlan = (game: Game, options: Options, sitters: readonly Sitter[]): Plan => ({
  version: 1,
  id: random(8),
  game: game.id,
  options,
  sitters,
  seed: random(32),
  log: [],
});

/** Sits down at a match, unless another tab has it open. */
async function sitDown(plan: Plan): Promise<void> {
  const claim = await claimMatch(plan.id, navigator.locks);
  if (!claim) {
    toasts.say(texts.title.elsewhere);
    return;
  }
  release = claim;
  if (plan.log.length > 0) saves.adopt(plan);
  app.send({ type: 'PLAY', plan });
}

/** A save that the rules can play again; one that they refuse is put aside with a word. */
function latestSave(): KeptSave | null {
  const { saves: found, trouble } = saves.list();
  if (trouble) toasts.say(trouble === 'broken' ? texts.toast.badSave : texts.toast.foreignSave);
  for (const save of found) {
    const game = gameById(save.game);
    const seats = save.sitters.length;
    const options = game?.seats.includes(seats) ? game.options(save.options, seats) : null;
    if (game && options?.ok && resume(game, options.value, seats, fromHex(save.seed), save.log).ok) return save;
    saves.putAside(save.id);
    toasts.say(texts.toast.badSave);
  }
  return null;
}

const house: House = {
  texts,
  games,
  settings,
  send: (event) => app.send(event),
  face: tileFace,
  play: (game, options, sitters) => void sitDown(newPlan(game, options, sitters)),
  latest: latestSave,
  goOn: (save) => void sitDown(save),
  saveRecord() {
    if (!latest) return;
    const { match, isOver } = latest;
    const { game, options, sitters, seed, finished } = match;
    const header = recordHeader(game.id, options, sitters, isOver ? toHex(seed) : undefined);
    download(document, `${game.id}.jsonl`, writeRecord({ header, deals: finished }));
  },
  redraw: () => view.draw(app.getSnapshot()),
};

const app = createActor(
  appMachine.provide({
    actors: {
      prepare: fromPromise<Plan | null>(async () => {
        await portal.open();
        const { wanted, ignored } = readAddress(window.location.search, games);
        if (ignored.length > 0) toasts.say(texts.toast.badParameter(ignored));
        if (!wanted) return null;
        const plan = newPlan(wanted.game, wanted.options, usualSitters(wanted.seats, texts));
        release = (await claimMatch(plan.id, navigator.locks)) ?? release;
        forgetAddress();
        return plan;
      }),
      table: fromCallback<TableOrder, Plan>(({ input, sendBack, receive }) => openTable(input, sendBack, receive)),
    },
  }),
);

/** A reload comes back to the match that was begun, not to a new one. */
function forgetAddress(): void {
  try {
    window.history.replaceState(null, '', window.location.pathname);
  } catch {
    // Some frames have no history of their own.
  }
}

const view = createAppView(
  part('screens'),
  house,
  ({ context }) => {
    const now = context.result;
    const game = gameById(now?.seen.game ?? '');
    if (now && game) house.play(game, now.seen.options, now.sitters);
  },
  (covered) => {
    coverCurtain('screen', covered);
    if (!cover('screen', covered)) focusTable();
  },
);

const device = window.matchMedia('(prefers-reduced-motion: reduce)');
const applySettings = () => {
  document.documentElement.dataset.motion = isReduced(settings.now, device.matches) ? 'reduced' : 'full';
};
device.addEventListener('change', applySettings);
settings.subscribe(() => {
  applySettings();
  house.redraw();
});
applySettings();
behave(document, canvas);
window.addEventListener('error', (event) => {
  // A browser's own note, not a fault: sizes are observed again in the next frame.
  if (!event.message.startsWith('ResizeObserver loop')) fault(event.error ?? event.message);
});
window.addEventListener('unhandledrejection', (event) => fault(event.reason));
app.subscribe((snapshot) => view.draw(snapshot));
app.start();
portal.loaded();
