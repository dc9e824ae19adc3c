import type { Happened } from '../match/news.ts';
import type { Situation, View } from '../match/ports.ts';
import { draw as drawInto, undraw } from '../page/draw.ts';
import type { Seat } from '../rules/game.ts';
import { mayDo, playableTiles } from '../rules/moves.ts';
import type { About } from '../seats/gesture-events.ts';
import type { DomTableOptions } from './dom-table-options.ts';
import { listenForKeys } from './keyboard.ts';
import type { WordKind } from './kind.ts';
import { createRovingFocus } from './roving-focus.ts';
import { createTableActions } from './table-actions.ts';
import { createTableLog } from './table-log.ts';
import { type Facts, handOf, questionOf } from './table-state.ts';
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
  /** Loads the writer of the log, which then writes the log from its beginning. After a failure it loads again. */
  wantLog(): void;
  /** Moves the focus to the hand. */
  focus(): void;
  destroy(): void;
}

export interface LaidTable extends View {
  /** Shows a moment of a watched match, as if the viewer had followed the deal up to it. */
  retell(now: Situation, viewer: Seat | null, happened: readonly Happened[]): void;
}

export function createDomTable(o: DomTableOptions): DomTable {
  const { root, desk, rack, texts, gameOf } = o;
  let now: Situation | null = null;
  let laid: WordKind | null = null;
  let viewer: Seat | null = null;
  let visible = true;
  let logOpen = false;
  /** The answer to the last touch; called at every drawing. */
  let said: (() => string) | null = null;
  let asked = desk.question;
  let hasBeenAsked = false;
  const log = createTableLog(texts, gameOf);
  if (o.logWriter.now) log.writeBy(o.logWriter.now);
  let isGone = false;
  let isSentFor = false;
  const wantLog = () => {
    if (log.isWritten || isSentFor) return;
    isSentFor = true;
    o.logWriter.fetch().then(
      (writer) => {
        if (isGone) return;
        log.writeBy(writer);
        draw();
      },
      () => {
        // A match works without its log. The writer is loaded again with the next question.
        isSentFor = false;
      },
    );
  };
  const roving = createRovingFocus(root);
  const hasFocus = () => root.contains(root.ownerDocument.activeElement);

  const facts = (): Facts => ({
    texts,
    desk,
    rack,
    now,
    gameOf,
    viewer,
    logOpen,
    visible,
    muted: o.settings.muted(),
    letters: o.settings.letters(),
    isPlayed: o.commands.player !== null,
    hints: o.settings.hints(),
    makes: o.settings.makes(),
    numerals: o.settings.numerals(),
    memory: o.settings.memory(),
    log: log.lines,
    badges: log.badges,
    latestBadge: log.latestBadge,
    stops: roving.at,
  });
  const draw = () => {
    const hadFocus = hasFocus();
    const put = () => {
      const state = { ...facts(), said: said?.() ?? null };
      drawInto(tableView(state, laid, act), root);
    };
    put();
    if (roving.settle()) put();
    // If the focused control is gone, the focus moves to the hand.
    if (hadFocus && !hasFocus()) roving.focusTable();
    // An open log shows its end. A closed one is not measured, since that would force a layout of the page.
    const list = logOpen && root.querySelector('.log-lines');
    if (list) list.scrollTop = list.scrollHeight;
  };
  const adopt = (next: Situation) => {
    now = next;
    if (next.eye !== 'all') viewer = next.eye === 'table' ? null : next.eye;
  };
  const act = createTableActions({
    o,
    roving,
    kind: () => laid,
    latest: log.latest,
    facts,
    say(words) {
      said = words;
      draw();
    },
    setLogOpen(open) {
      wantLog();
      logOpen = open;
      draw();
    },
    draw,
  });

  const stopKeys = listenForKeys({
    root,
    act,
    isAsked: () => questionOf({ desk, viewer }) !== null,
    isEarly: desk.isEarly,
    isLogOpen: () => logOpen,
    areLettersOn: o.settings.letters,
    focusStop: roving.focus,
    showFocus: act.showFocus,
  });
  const stopRack = rack.subscribe(draw);
  const stopDesk = desk.subscribe(() => {
    said = null;
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
    const question = questionOf({ desk, viewer });
    const playable = playableTiles(question?.moves ?? []);
    const first = handOf({ desk, rack, now, viewer, gameOf }).find((tile) => playable.has(tile));
    if (first) roving.set('hand', first);
    if (question) roving.set('actions', mayDo(question.moves, 'draw') ? 'draw' : 'log');
    draw();
    if (hasFocus() && question) roving.focus(first ? 'hand' : 'actions');
  });
  draw();

  const viewOf = (kind: WordKind): LaidTable => ({
    show(next) {
      if (now) log.moved(now, next, viewer);
      adopt(next);
      said = null;
      draw();
    },
    async play(beat, after, signal) {
      adopt(after);
      log.happened(beat, after, viewer, kind);
      draw();
      await o.linger?.(beat.beat, signal);
    },
    async shuffle(next, signal) {
      adopt(next);
      log.shuffled(next);
      draw();
      await o.linger?.('shuffling', signal);
    },
    retell(next, seat, happened) {
      now = next;
      viewer = seat;
      wantLog();
      log.clear();
      log.shuffled(next);
      for (const { beat, after } of happened) log.happened(beat, after, seat, kind);
      draw();
    },
  });

  return {
    lay(kind) {
      laid = kind;
      return viewOf(kind);
    },
    setVisible(next) {
      visible = next;
      if (visible) wantLog();
      draw();
    },
    async about(what) {
      const [{ aboutWords }, run] = await Promise.all([import('./about.ts'), texts.fetchRun()]);
      return aboutWords(facts(), what, run);
    },
    openLog: act.openLog,
    say(seat, words) {
      if (!now) return;
      log.spoke(seat, words, now);
      draw();
    },
    redraw: draw,
    wantLog,
    focus: roving.focusTable,
    destroy() {
      isGone = true;
      stopKeys();
      stopRack();
      stopDesk();
      undraw(root);
    },
  };
}
