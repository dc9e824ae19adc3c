/** The only file that knows everybody: builds the ports, and starts the app. */
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { tileFace } from './access/tile-face.ts';
import { createThinker, type Thinker } from './bots/client.ts';
import { textsFor } from './i18n/index.ts';
import type { MatchContext } from './match/match.machine.ts';
import type { Sitter } from './match/ports.ts';
import { resume } from './match/resume.ts';
import { type OpenTable, openTable } from './open-table.ts';
import { fromHex, toHex } from './rules/chance.ts';
import type { Game, Options } from './rules/game.ts';
import { gameById, games } from './rules/games.ts';
import { recordHeader, writeRecord } from './rules/record.ts';
import { readAddress } from './shell/address.ts';
import { appMachine, type Plan, type TableNews, type TableOrder } from './shell/app.machine.ts';
import { createAppView } from './shell/app-view.ts';
import { type Curtain, createCurtain } from './shell/curtain.ts';
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
/** Tests look at the game through `?probe`; it is no wish for a table. */
const probed = new URLSearchParams(window.location.search).has('probe');
const asked = window.location.search.replace(/([?&])probe(&|$)/, '$1');
const device = window.matchMedia('(prefers-reduced-motion: reduce)');

/** One worker for all matches of the page, started with the first. */
let thinker: Thinker | null = null;
/** The match under way or just over, for its record. */
let latest: { readonly match: MatchContext; readonly isOver: boolean } | null = null;
/** A match is being claimed. */
let isSitting = false;
/** Gives the match under way back to other tabs. */
let release: Release = () => {};
/** The table at which a match is played. */
let open: OpenTable | null = null;
let curtain: Curtain | null = null;

/** Plays a match; returns the end of it. */
function sit(plan: Plan, tell: (news: TableNews) => void, hear: (on: (order: TableOrder) => void) => void) {
  thinker ??= createThinker({
    spawn: () => new Worker(new URL('./bots/worker.ts', import.meta.url), { type: 'module' }),
  });
  let { id } = plan;
  let written: MatchContext['log'] | null = null;
  let isWarned = false;
  let isClosed = false;
  const table = openTable(plan, {
    parts: { canvas, table: part('table') },
    texts,
    settings,
    device,
    thinker,
    curtain(onChange) {
      curtain = createCurtain({
        root: part('curtain'),
        texts,
        onChange: (isDown) => {
          if (!cover('curtain', isDown)) onChange(isDown);
        },
      });
      return curtain;
    },
    keep(log) {
      if (log === written) return;
      written = log;
      let outcome = saves.write({ ...plan, id, log });
      if (outcome === 'taken') {
        id = random(8);
        toasts.say(texts.toast.forked);
        outcome = saves.write({ ...plan, id, log });
        tell({ type: 'FORKED', id });
        void holdInstead(id, () => isClosed);
      }
      if (!isWarned && (outcome === 'full' || !store.durable)) {
        isWarned = true;
        toasts.say(texts.toast.noStorage);
      }
    },
    follow(match, isOver) {
      latest = { match, isOver };
      if (isOver) saves.remove(id);
    },
    tell,
    pause: () => app.send({ type: 'PAUSE' }),
    fault,
    noScene: () => toasts.say(texts.toast.noScene),
  });
  hear(table.order);
  open = table;
  portal.playing(true);
  return () => {
    isClosed = true;
    portal.playing(false);
    table.close();
    open = null;
    curtain = null;
    release();
    release = () => {};
  };
}

/** Holds the match `id` in place of the one held so far, unless its table is closed before it is claimed. */
async function holdInstead(id: string, isClosed: () => boolean): Promise<void> {
  const claim = await claimMatch(id, navigator.locks);
  if (!claim) return;
  if (isClosed()) {
    claim();
    return;
  }
  release();
  release = claim;
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

/** Sits down at a match, unless another tab has it open. One at a time: a second tap comes while the first is claimed. */
async function sitDown(id: string, planOf: () => Plan | null): Promise<void> {
  if (isSitting) return;
  isSitting = true;
  const claim = await claimMatch(id, navigator.locks);
  isSitting = false;
  if (!claim) {
    toasts.say(texts.title.elsewhere);
    return;
  }
  const plan = planOf();
  if (!plan || !app.getSnapshot().can({ type: 'PLAY', plan })) {
    claim();
    house.redraw();
    return;
  }
  release = claim;
  app.send({ type: 'PLAY', plan });
}

/** Whether the rules can play a save again. */
function isPlayable(save: KeptSave): boolean {
  const game = gameById(save.game);
  const seats = save.sitters.length;
  const options = game?.seats.includes(seats) ? game.options(save.options, seats) : null;
  if (!game || !options?.ok) return false;
  return resume(game, options.value, seats, fromHex(save.seed), save.log).ok;
}

/** A save that the rules can play again; one that they refuse is put aside with a word. */
function latestSave(): KeptSave | null {
  const { saves: found, trouble } = saves.list();
  if (trouble) toasts.say(trouble === 'broken' ? texts.toast.badSave : texts.toast.foreignSave);
  for (const save of found) {
    if (isPlayable(save)) return save;
    saves.putAside(save.id);
    toasts.say(texts.toast.badSave);
  }
  return null;
}

/** The record of the match under way or just over: its finished deals, and the seed once it tells nothing any more. */
function recordSoFar(): string {
  if (!latest) return '';
  const { game, options, sitters, seed, finished } = latest.match;
  const header = recordHeader(game.id, options, sitters, latest.isOver ? toHex(seed) : undefined);
  return writeRecord({ header, deals: finished });
}

const house: House = {
  texts,
  games,
  settings,
  send: (event) => app.send(event),
  face: tileFace,
  play(game, options, sitters) {
    const plan = newPlan(game, options, sitters);
    void sitDown(plan.id, () => plan);
  },
  latest: latestSave,
  goOn({ id }) {
    void sitDown(id, () => {
      const save = saves.adopt(id);
      return save && isPlayable(save) ? save : null;
    });
  },
  saveRecord() {
    if (latest) download(document, `${latest.match.game.id}.jsonl`, recordSoFar());
  },
  redraw: () => view.draw(app.getSnapshot()),
};

const app = createActor(
  appMachine.provide({
    actors: {
      prepare: fromPromise<Plan | null>(async () => {
        await portal.open();
        const { wanted, ignored } = readAddress(asked, games);
        if (ignored.length > 0) toasts.say(texts.toast.badParameter(ignored));
        if (!wanted) return null;
        const plan = newPlan(wanted.game, wanted.options, usualSitters(wanted.seats, texts));
        release = (await claimMatch(plan.id, navigator.locks)) ?? release;
        forgetAddress();
        return plan;
      }),
      table: fromCallback<TableOrder, Plan>(({ input, sendBack, receive }) => sit(input, sendBack, receive)),
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
    const isCurtainDown = cover('screen', covered);
    if (covered) return;
    if (isCurtainDown) curtain?.focus();
    else open?.focus();
  },
);

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
if (probed) {
  const screen = () => {
    const { value } = app.getSnapshot();
    return typeof value === 'string' ? value : Object.keys(value)[0];
  };
  const look = () => {
    const { deals = 0, totals = [] } = latest?.match.standing ?? {};
    const nowhere = { match: null, question: null, picked: null, eye: null, targets: null, deals, totals };
    return { ...nowhere, ...open?.look(), screen: screen() };
  };
  // For tests: it looks, and changes nothing.
  Object.assign(window, { starDominoes: { look, record: recordSoFar } });
}
app.start();
void waitFor(app, (snapshot) => !snapshot.matches('loading')).then(() => portal.loaded());
