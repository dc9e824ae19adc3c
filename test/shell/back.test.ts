// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { appMachine } from '../../src/shell/app.machine.ts';
import { EMPTY } from '../../src/shell/app-setup.ts';
import { placeOf } from '../../src/shell/app-state.ts';
import { hearBack } from '../../src/shell/back.ts';
import { followHistory } from '../../src/shell/page-history.ts';
import type { MatchSetup } from '../../src/shell/table.machine.ts';

/** A page with a history as browsers have it: going takes a while, and is told when it has arrived. */
function staged(state: unknown = null) {
  const entries: unknown[] = [state];
  let at = 0;
  const told = new EventTarget();
  const go = (by: number) => {
    queueMicrotask(() => {
      at = Math.max(0, Math.min(entries.length - 1, at + by));
      told.dispatchEvent(Object.assign(new Event('popstate'), { state: entries[at] }));
    });
  };
  const history = {
    get state() {
      return entries[at];
    },
    pushState: (next: unknown) => void entries.splice(++at, entries.length, next),
    go: vi.fn(go),
  };
  const page = Object.assign(told, { history, parent: null as unknown }) as unknown as Window;
  Object.assign(page, { parent: page });
  const settle = async () => {
    for (let n = 0; n < 10; n++) await Promise.resolve();
  };
  return {
    page,
    settle,
    press: (by: number) => {
      go(by);
      return settle();
    },
    where: () => ({ at, entries: entries.length }),
  };
}

it('has an entry for each screen, and takes them away when a screen is left otherwise', async () => {
  const { page, settle, where } = staged();
  let depth = 0;
  const follow = followHistory(page, { depth: () => depth, goUp() {} }, new AbortController().signal);
  follow();
  expect(where()).toEqual({ at: 0, entries: 1 });
  depth = 2;
  follow();
  expect(where()).toEqual({ at: 2, entries: 3 });
  depth = 1;
  follow();
  // Before the history has got there the next screen is opened.
  depth = 2;
  follow();
  await settle();
  expect(where()).toEqual({ at: 2, entries: 3 });
});

it('goes up on Back, does nothing on Forward, and puts back the entry of a screen that stays', async () => {
  const { page, press, where } = staged();
  let depth = 1;
  const goUp = vi.fn(() => void depth--);
  followHistory(page, { depth: () => depth, goUp }, new AbortController().signal)();
  await press(-1);
  expect(goUp).toHaveBeenCalledOnce();
  await press(1);
  expect(goUp).toHaveBeenCalledOnce();
  expect(where().at).toBe(0);
  depth = 1;
  goUp.mockImplementation(() => {});
  const { page: other, press: pressThere, where: there } = staged();
  followHistory(other, { depth: () => depth, goUp }, new AbortController().signal)();
  await pressThere(-1);
  expect(there().at).toBe(1);
});

it('leaves the entries that a reload found', async () => {
  const { page, settle } = staged({ depth: 3 });
  followHistory(page, { depth: () => 0, goUp() {} }, new AbortController().signal)();
  await settle();
  expect(page.history.go).toHaveBeenCalledWith(-3);
});

async function atTitle(frame = false) {
  const { page, press, where, settle } = staged();
  if (frame) Object.assign(page, { parent: {} });
  const app = createActor(
    appMachine.provide({ actors: { prepare: fromPromise<MatchSetup | null>(async () => null) } }),
  );
  const root = document.createElement('div');
  hearBack(page, root, app, new AbortController().signal);
  app.start();
  await settle();
  return { app, root, press, where };
}

it('leads from a screen to the one before', async () => {
  const { app, press, where } = await atTitle();
  app.send({ type: 'SETUP' });
  app.send({ type: 'RULES', reading: { game: 'cyprus', now: null } });
  expect(where().at).toBe(2);
  await press(-1);
  expect(app.getSnapshot().value).toEqual({ setup: { setting: 'shown' } });
  await press(-1);
  expect(app.getSnapshot().value).toBe('title');
  expect(placeOf(app.getSnapshot()).depth).toBe(0);
});

it('does what Escape does where a screen hears it, and keeps the entry of one that stays', async () => {
  const { app, root, press, where } = await atTitle();
  app.send({ type: 'BOOK' });
  root.innerHTML = '<div class="screen"></div>';
  const heard = vi.fn((event: Event) => event.preventDefault());
  root.firstElementChild?.addEventListener('keydown', heard);
  await press(-1);
  expect(heard).toHaveBeenCalledOnce();
  expect(app.getSnapshot().value).toEqual({ book: 'shown' });
  expect(where().at).toBe(1);
});

it('leaves the history of a host alone', async () => {
  const { app, where } = await atTitle(true);
  app.send({ type: 'SETTINGS' });
  expect(where().entries).toBe(1);
});

/** States by what they show and how many screens lie over the title there; at a table its menu counts as one below it. */
const PLACES = [
  ['loading', 'loading', 0],
  ['title', 'title', 0],
  ['kept', 'kept', 1],
  ['room', 'room', 1],
  [{ book: 'shown' }, 'book', 1],
  [{ book: { watching: 'menu' } }, 'watchMenu', 2],
  [{ book: { watching: 'seen' } }, 'watched', 3],
  [{ book: { watching: 'settings' } }, 'settings', 3],
  [{ book: { watching: 'rules' } }, 'rules', 3],
  [{ shelf: { choosing: 'shown' } }, 'shelf', 1],
  [{ shelf: { choosing: 'rules' } }, 'rules', 2],
  [{ shelf: { setting: 'shown' } }, 'setup', 2],
  [{ shelf: { setting: 'rules' } }, 'rules', 3],
  [{ shelf: { setting: 'about' } }, 'about', 4],
  [{ setup: { setting: 'shown' } }, 'setup', 1],
  [{ setup: { choosing: 'shown' } }, 'shelf', 2],
  [{ setup: { choosing: 'rules' } }, 'rules', 3],
  ['today', 'today', 1],
  [{ intro: 'atTitle' }, 'intro', 1],
  [{ intro: 'atToday' }, 'intro', 2],
  [{ intro: 'atSetup' }, 'intro', 2],
  [{ teams: 'coming' }, 'teams', 2],
  [{ teams: 'drawing' }, 'teams', 2],
  [{ teams: 'told' }, 'teams', 2],
  ['rules', 'rules', 1],
  ['about', 'about', 2],
  ['settings', 'settings', 1],
  [{ playing: 'recessBefore' }, 'recess', 2],
  [{ playing: { running: 'laying' } }, 'table', 2],
  [{ playing: { running: 'table' } }, 'table', 2],
  [{ playing: { running: { sheet: 'read' } } }, 'sheet', 2],
  [{ playing: { halted: 'paused' } }, 'pause', 1],
  [{ playing: { halted: 'held' } }, 'pause', 1],
  [{ playing: { halted: 'settings' } }, 'settings', 2],
  [{ playing: { halted: 'rules' } }, 'rules', 2],
  [{ playing: { halted: 'looking' } }, 'rules', 3],
  [{ playing: { halted: 'review' } }, 'review', 3],
  [{ playing: { halted: { watching: 'menu' } } }, 'watchMenu', 4],
  [{ playing: { halted: { watching: 'seen' } } }, 'watched', 5],
  [{ playing: { halted: 'fairness' } }, 'fairness', 2],
  [{ lesson: { running: 'table' } }, 'table', 2],
  [{ lesson: { halted: 'paused' } }, 'lessonPause', 1],
  [{ lesson: { halted: 'held' } }, 'lessonPause', 1],
  [{ lesson: { halted: 'settings' } }, 'settings', 2],
  [{ lesson: { halted: 'rules' } }, 'rules', 2],
  [{ lesson: { halted: 'looking' } }, 'rules', 3],
  [{ lesson: 'over' }, 'lessonOver', 1],
  [{ result: 'shown' }, 'result', 1],
  [{ result: 'fairness' }, 'fairness', 2],
  [{ result: { watching: 'seen' } }, 'watched', 3],
  [{ crashed: 'once' }, 'crash', 1],
] as const;

it.each(PLACES)('stands at %j before %s, %i screens over the title', (value, screen, depth) => {
  expect(placeOf(appMachine.resolveState({ value, context: EMPTY }))).toEqual({ screen, depth });
});
