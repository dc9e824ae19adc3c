import type { Happened } from '../match/news.ts';
import type { Situation, View } from '../match/ports.ts';
import { draw as drawInto, undraw } from '../page/draw.ts';
import type { Seat } from '../rules/game.ts';
import { mayDo, playableTiles } from '../rules/moves.ts';
import type { About } from '../seats/gesture-events.ts';
import type { DomTableOptions, LateLogWriter } from './dom-table-options.ts';
import { listenForKeys } from './keyboard.ts';
import type { WordKind } from './kind.ts';
import { createRovingFocus, type RovingFocus } from './roving-focus.ts';
import { createTableActions } from './table-actions.ts';
import { createTableLog, type TableLog } from './table-log.ts';
import { type Facts, handOf, questionOf, type TableActions } from './table-state.ts';
import { tableView } from './table-view.ts';
import './dom-table.css';

/** The table as text and buttons, before and beside the display of a match. */
export interface DomTable {
  /** Builds the table for a kind, and returns it as a view of the match. */
  lay(kind: WordKind): LaidTable;
  /**
   * If visible it is the only table; otherwise it is an unseen layer over the canvas, for keyboard and screen reader.
   */
  setVisible(visible: boolean): void;
  /** Returns the words for that part; null if there are none. Rejects if the words can't be loaded. */
  about(what: About): Promise<string | null>;
  openLog(open: boolean): void;
  /** Shows a comment of a seat. */
  say(seat: Seat, words: string): void;
  /** Draws again after a change of settings. */
  redraw(): void;
  /** 20.7: says that this deal is the last. */
  timeIsUp(deal: number): void;
  /** Loads the writer of the log, which then writes the log from its beginning. After a failure it loads again. */
  wantLog(): void;
  /** Moves the focus to the hand. */
  focus(): void;
  destroy(): void;
}

export interface LaidTable extends View {
  /** Writes what has happened in a deal that goes on, before the table first shows it. */
  recall(viewer: Seat | null, happened: readonly Happened[]): void;
  /** Shows a moment of a watched match, as if the viewer had followed the deal up to it. */
  retell(now: Situation, viewer: Seat | null, happened: readonly Happened[]): void;
}

/** The changing part of the table. Everything else is read at every drawing. */
interface Shown {
  now: Situation | null;
  /** Null before a match is shown. */
  kind: WordKind | null;
  /** The seat whose hand is shown; null while none may be shown. */
  viewer: Seat | null;
  visible: boolean;
  logOpen: boolean;
  /** The answer to the last touch; called at every drawing. */
  said: (() => string) | null;
}

/** The parts of one table that work together. */
interface Parts {
  readonly o: DomTableOptions;
  readonly shown: Shown;
  readonly log: TableLog;
  readonly roving: RovingFocus;
  readonly surface: Surface;
  /** Loads the writer of the log; after a failure it loads again. */
  wantLog(): void;
}

export function createDomTable(o: DomTableOptions): DomTable {
  const { root, rack, texts } = o;
  const away = new AbortController();
  const shown: Shown = { now: null, kind: null, viewer: null, visible: true, logOpen: false, said: null };
  const log = createTableLog(texts);
  const roving = createRovingFocus(root);
  const facts = () => factsOf(o, shown, log, roving);
  const surface = createSurface(
    root,
    roving,
    () => shown.logOpen,
    () => {
      drawInto(tableView({ ...facts(), said: shown.said?.() ?? null }, shown.kind, act), root);
    },
  );
  const { draw } = surface;
  const wantLog = writerLoader(log, o.logWriter, draw, away.signal);
  const parts: Parts = { o, shown, log, roving, surface, wantLog };
  const act = createTableActions({
    o,
    roving,
    latest: log.latest,
    facts,
    draw,
    kind: () => shown.kind,
    say(words) {
      shown.said = words;
      draw();
    },
    setLogOpen(open) {
      wantLog();
      shown.logOpen = open;
      draw();
    },
  });
  const ends = [hearTableKeys(parts, act), rack.subscribe(draw), followDesk(parts)];
  draw();

  return {
    lay(kind) {
      shown.kind = kind;
      return laidTable(parts, kind);
    },
    setVisible(visible) {
      shown.visible = visible;
      if (visible) wantLog();
      draw();
    },
    async about(what) {
      const [{ aboutWords }, run] = await Promise.all([import('./about.ts'), texts.fetchRun()]);
      return aboutWords(facts(), what, run);
    },
    openLog: act.openLog,
    say(seat, words) {
      if (!shown.now) return;
      log.spoke(seat, words, shown.now);
      draw();
    },
    redraw: draw,
    timeIsUp(deal) {
      log.timeIsUp(deal);
      draw();
    },
    wantLog,
    focus: roving.focusTable,
    destroy() {
      away.abort();
      for (const end of ends) end();
      undraw(root);
    },
  };
}

/** Returns the input of the table's drawing. */
function factsOf(o: DomTableOptions, shown: Shown, log: TableLog, roving: RovingFocus): Facts {
  const { texts, desk, rack, game, settings } = o;
  return {
    ...shown,
    texts,
    desk,
    rack,
    game,
    muted: settings.muted(),
    letters: settings.letters(),
    isPlayed: o.commands.player !== null,
    hints: settings.hints(),
    makes: settings.makes(),
    symbols: settings.symbols(),
    memory: settings.memory(),
    // The table is built before its match can be read.
    minutes: shown.now && (o.minutes?.() ?? null),
    log: log.lines,
    badges: log.badges,
    latestBadge: log.latestBadge,
    stops: roving.at,
  };
}

/** The table's part of the page. */
interface Surface {
  /** Draws the table again. The focus stays on the table if it was there. */
  draw(): void;
  hasFocus(): boolean;
}

function createSurface(root: HTMLElement, roving: RovingFocus, isLogOpen: () => boolean, put: () => void): Surface {
  const hasFocus = () => root.contains(root.ownerDocument.activeElement);
  return {
    hasFocus,
    draw() {
      const hadFocus = hasFocus();
      put();
      if (roving.settle()) put();
      // If the focused control is gone, the focus moves to the hand.
      if (hadFocus && !hasFocus()) roving.focusTable();
      // An open log shows its end. A closed one is not measured, since that would force a layout of the page.
      const list = isLogOpen() && root.querySelector('.log-lines');
      if (list) list.scrollTop = list.scrollHeight;
    },
  };
}

/** Returns a function that loads the writer of the log, which then writes the log from its beginning. */
function writerLoader(log: TableLog, late: LateLogWriter, written: () => void, left: AbortSignal): () => void {
  if (late.now) log.writeBy(late.now);
  let isSentFor = false;
  return () => {
    if (log.isWritten || isSentFor) return;
    isSentFor = true;
    late.fetch().then(
      (writer) => {
        if (left.aborted) return;
        log.writeBy(writer);
        written();
      },
      () => {
        // A match works without its log. The writer is loaded again with the next question.
        isSentFor = false;
      },
    );
  };
}

const hearTableKeys = ({ o: { root, desk, settings }, shown, roving }: Parts, act: TableActions) =>
  listenForKeys({
    root,
    act,
    isAsked: () => questionOf({ desk, ...shown }) !== null,
    isEarly: desk.isEarly,
    isLogOpen: () => shown.logOpen,
    areLettersOn: settings.letters,
    focusStop: roving.focus,
    showFocus: act.showFocus,
  });

/** Draws every change of the desk, and points to what answers a new question. Returns a function that ends it. */
function followDesk({ o, shown, roving, surface, wantLog }: Parts): () => void {
  const { desk } = o;
  const { draw, hasFocus } = surface;
  let asked = desk.question;
  let hasBeenAsked = false;
  const point = () => {
    const state = { ...o, ...shown };
    const question = questionOf(state);
    const playable = playableTiles(question?.moves ?? []);
    const first = handOf(state).find((tile) => playable.has(tile));
    if (first) roving.set('hand', first);
    if (question) roving.set('actions', mayDo(question.moves, 'draw') ? 'draw' : 'log');
    draw();
    if (hasFocus() && question) roving.focus(question.task === 'take' ? 'places' : first ? 'hand' : 'actions');
  };
  return desk.subscribe(() => {
    shown.said = null;
    if (desk.question === asked) {
      const hadFocus = hasFocus();
      draw();
      // Moves the focus to the choice.
      if (hadFocus && desk.ways.length > 0) roving.focus('ways');
      return;
    }
    // The log is not loaded before the first question is answered, so that it delays nothing needed earlier.
    if (hasBeenAsked) wantLog();
    hasBeenAsked ||= desk.question !== null;
    asked = desk.question;
    point();
  });
}

/** Returns the table as a view of the match. */
function laidTable({ o, shown, log, roving, surface, wantLog }: Parts, kind: WordKind): LaidTable {
  const { draw } = surface;
  const table = { game: o.game, kind };
  const adopt = (next: Situation) => {
    shown.now = next;
    if (next.eye !== 'all') shown.viewer = next.eye === 'table' ? null : next.eye;
  };
  const recall = (viewer: Seat | null, happened: readonly Happened[]) => {
    const [first] = happened;
    if (first) log.shuffled(first.after, viewer, true);
    for (const { beat, after } of happened) log.happened(beat, after, viewer, table, true);
  };
  return {
    recall,
    show(next) {
      if (shown.now) log.moved(shown.now, next, shown.viewer);
      adopt(next);
      shown.said = null;
      draw();
      // 22.3, 23.3: what has to be decided now are buttons.
      if (next.isDeadEnd && surface.hasFocus()) {
        roving.set('actions', 'takeBack');
        roving.focus('actions');
      }
    },
    async play(beat, after, signal) {
      adopt(after);
      log.happened(beat, after, shown.viewer, table);
      draw();
      await o.linger?.(beat.beat, signal);
    },
    async shuffle(next, signal) {
      adopt(next);
      log.shuffled(next, shown.viewer);
      draw();
      await o.linger?.('shuffling', signal);
    },
    retell(next, seat, happened) {
      shown.now = next;
      shown.viewer = seat;
      wantLog();
      log.clear();
      recall(seat, happened);
      draw();
    },
  };
}
