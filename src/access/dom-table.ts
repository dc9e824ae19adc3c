import { html, render } from 'lit-html';
import type { Texts } from '../i18n/index.ts';
import type { Situation, View } from '../match/ports.ts';
import type { Beat, Place, Seat, Tile } from '../rules/game.ts';
import type { Desk } from '../seats/desk.ts';
import type { Rack } from '../seats/rack.ts';
import { createActs } from './acts.ts';
import './dom-table.css';
import { mayDo, playableTiles } from '../rules/moves.ts';
import { listenForKeys } from './keys.ts';
import { logView } from './log-view.ts';
import { createMemory } from './memory.ts';
import { type Facts, handOf, questionOf } from './state.ts';
import { createStand } from './stops.ts';
import { tableView } from './table-view.ts';

export interface DomTableOptions {
  readonly root: HTMLElement;
  readonly desk: Desk;
  /** The order in which the own tiles stand. */
  readonly rack: Rack;
  readonly texts: Texts;
  onMenu(): void;
  /** The rules are to be opened at what is to be done now. */
  onRules?(): void;
  onHurry(): void;
  onTakeBack(): void;
  /** Whether advice may be asked for, and the wish for it. */
  hints(): boolean;
  onHint(): void;
  /** Whether the sound is off, and the wish to turn it off or on. */
  muted(): boolean;
  onMute(): void;
  /** The tile of the hand that the keyboard stands on, for the scene to show; `null`: none. */
  onFocusTile?(tile: Tile | null): void;
  /** The arm whose end the keyboard stands on. */
  onFocusPlace?(arm: Place | null): void;
  /** The way to lay a tile that the keyboard stands on, from 0. */
  onFocusWay?(way: number | null): void;
  /** The scene is to show the whole table. */
  onWhole?(): void;
  /** Numerals instead of pips. */
  numerals?(): boolean;
  /** How long a beat stays before the next one, where this table is the only view. */
  linger?(what: Beat['beat'] | 'shuffling', signal: AbortSignal): Promise<void>;
}

/** The same table as text and buttons. */
export interface DomTable extends View {
  /** Visible it is the whole table; else it lies unseen over the canvas, for keyboard and screen reader. */
  setVisible(visible: boolean): void;
  openLog(open: boolean): void;
  /** A seat says a word. */
  say(seat: Seat, words: string): void;
  /** Draws again after a setting changed. */
  redraw(): void;
  /** Gives the keyboard to the hand. */
  focus(): void;
  destroy(): void;
}

export function createDomTable(o: DomTableOptions): DomTable {
  const { root, desk, rack, texts } = o;
  let now: Situation | null = null;
  let viewer: Seat | null = null;
  let visible = true;
  let logOpen = false;
  /** What answers the last touch, as it stands now. */
  let said: (() => string) | null = null;
  let asked = desk.question;
  const memory = createMemory(texts);
  const stand = createStand(root);
  const held = () => root.contains(root.ownerDocument.activeElement);

  const facts = (): Facts => ({
    texts,
    desk,
    rack,
    now,
    viewer,
    logOpen,
    visible,
    muted: o.muted(),
    hints: o.hints(),
    numerals: o.numerals?.() ?? false,
    log: memory.log,
    badges: memory.badges,
    latestBadge: memory.latestBadge,
    stops: stand.at,
  });
  const draw = () => {
    const wasHeld = held();
    const put = () => {
      const state = { ...facts(), said: said?.() ?? null };
      render(html`${tableView(state, act)}${logView(state, act)}`, root);
    };
    put();
    if (stand.settle()) put();
    // A control that went takes its focus to the hand.
    if (wasHeld && !held()) stand.focusTable();
    // Whoever reads the log sees its end. Nobody sees a closed one, and asking how long it is has the page laid out.
    const list = logOpen && root.querySelector('.log-lines');
    if (list) list.scrollTop = list.scrollHeight;
  };
  const adopt = (next: Situation) => {
    now = next;
    if (next.eye !== 'all') viewer = next.eye === 'table' ? null : next.eye;
  };
  const act = createActs({
    o,
    stand,
    acts: memory.acts,
    facts,
    say(words) {
      said = words;
      draw();
    },
    setLogOpen(open) {
      logOpen = open;
      draw();
    },
    draw,
  });

  const stopKeys = listenForKeys({
    root,
    act,
    isAsked: () => questionOf({ desk, viewer }) !== null,
    isLogOpen: () => logOpen,
    focusStop: stand.focus,
  });
  const stopRack = rack.subscribe(draw);
  const stopDesk = desk.subscribe(() => {
    said = null;
    if (desk.question === asked) {
      const wasHeld = held();
      draw();
      // What is asked comes to the keyboard.
      if (wasHeld && desk.ways.length > 0) stand.focus('ways');
      return;
    }
    asked = desk.question;
    const question = questionOf({ desk, viewer });
    const playable = playableTiles(question?.moves ?? []);
    const first = handOf({ desk, rack, now, viewer }).find((tile) => playable.has(tile));
    if (first) stand.set('hand', first);
    if (question) stand.set('actions', mayDo(question.moves, 'draw') ? 'draw' : 'log');
    draw();
    if (held() && question) stand.focus(first ? 'hand' : 'actions');
  });
  draw();

  return {
    show(next) {
      if (now) memory.moved(now, next, viewer);
      adopt(next);
      said = null;
      draw();
    },
    async play(beat, after, signal) {
      adopt(after);
      memory.happened(beat, after, viewer);
      draw();
      await o.linger?.(beat.beat, signal);
    },
    async shuffle(next, signal) {
      adopt(next);
      memory.shuffled(next);
      draw();
      await o.linger?.('shuffling', signal);
    },
    setVisible(next) {
      visible = next;
      draw();
    },
    openLog: act.openLog,
    say(seat, words) {
      if (!now) return;
      memory.spoke(seat, words, now);
      draw();
    },
    redraw: draw,
    focus: stand.focusTable,
    destroy() {
      stopKeys();
      stopRack();
      stopDesk();
      render(html``, root);
    },
  };
}
