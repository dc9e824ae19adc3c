import { html, render } from 'lit-html';
import type { Texts } from '../i18n/index.ts';
import type { Situation, View } from '../match/ports.ts';
import type { Beat, Move, Place, Seat, Tile } from '../rules/game.ts';
import { whyNot } from '../rules/why-not.ts';
import type { Desk } from '../seats/desk.ts';
import { chancesOf, handOf, playAt, playableTiles, tilesAt } from './choices.ts';
import './dom-table.css';
import { listenForKeys } from './keys.ts';
import { logView } from './log-view.ts';
import { logWords } from './log-words.ts';
import { badgeOf, type Group, type LogLine, questionOf, type TableActions, type TableState } from './state.ts';
import { seatWords, tableView, whyNoDraw } from './table-view.ts';

export interface DomTableOptions {
  readonly root: HTMLElement;
  readonly desk: Desk;
  readonly texts: Texts;
  onMenu(): void;
  onHurry(): void;
  /** The tile of the hand that the keyboard stands on, for the scene to show; `null`: none. */
  onFocusTile?(tile: Tile | null): void;
  /** The arm whose end the keyboard stands on. */
  onFocusPlace?(arm: Place | null): void;
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
  /** Draws again after a setting changed. */
  redraw(): void;
  /** Gives the keyboard to the hand. */
  focus(): void;
  destroy(): void;
}

/** The log keeps as many lines. */
const LINES = 400;

export function createDomTable(o: DomTableOptions): DomTable {
  const { root, desk, texts } = o;
  let now: Situation | null = null;
  let viewer: Seat | null = null;
  let log: readonly LogLine[] = [];
  let lines = 0;
  let visible = true;
  let logOpen = false;
  /** What answers the last touch, as it stands now. */
  let said: (() => string) | null = null;
  let lastLaid: number | null = null;
  let asked = desk.question;
  const badges = new Map<Seat, string>();
  let latestBadge: Seat | null = null;
  /** What each seat did last in this deal, in words. */
  const acts = new Map<Seat, string>();
  const stops: Record<Group, string> = { seats: '', hand: '', places: '', actions: '' };

  const state = (): TableState => ({
    texts,
    desk,
    now,
    viewer,
    log,
    logOpen,
    visible,
    numerals: o.numerals?.() ?? false,
    said: said?.() ?? null,
    badges,
    latestBadge,
    lastLaid,
    stops,
  });
  const controls = (group: Group) => [...root.querySelectorAll<HTMLElement>(`[data-group="${group}"]`)];
  const focusStop = (group: Group) => {
    const row = controls(group);
    const to = row.find((each) => each.dataset.id === stops[group]) ?? row[0];
    to?.focus();
    return to !== undefined;
  };
  const focusTable = () => {
    if (!focusStop('hand')) focusStop('actions');
  };
  /** Every group keeps one control that Tab enters; a control that went takes its focus to the hand. */
  const settleStops = () => {
    let moved = false;
    for (const group of ['seats', 'hand', 'places', 'actions'] as const) {
      const row = controls(group);
      if (row.some((each) => each.dataset.id === stops[group])) continue;
      stops[group] = row[0]?.dataset.id ?? '';
      moved = true;
    }
    return moved;
  };
  const draw = () => {
    const held = root.contains(root.ownerDocument.activeElement);
    const put = () => render(html`${tableView(state(), act)}${logView(state(), act)}`, root);
    put();
    if (settleStops()) put();
    if (held && !root.contains(root.ownerDocument.activeElement)) focusTable();
    const list = root.querySelector('.log-lines');
    if (list) list.scrollTop = list.scrollHeight;
  };
  const say = (text: string) => {
    said = () => text;
    draw();
  };
  const write = (texts: readonly string[], head = false) => {
    const added = texts.map((text, i) => ({ id: lines + i, text, head: head && i === 0 }));
    lines += added.length;
    log = [...log, ...added].slice(-LINES);
  };
  const adopt = (next: Situation) => {
    now = next;
    if (next.eye !== 'all') viewer = next.eye === 'table' ? null : next.eye;
    if (next.seen.laid.length === 0) lastLaid = null;
  };
  const whyNotWords = (moves: readonly Move[], seen: Situation['seen']) => {
    const why = whyNot(seen, moves);
    return typeof why === 'object' ? texts.scene.needs(why.needs) : texts.scene[why];
  };

  const act: TableActions = {
    take(tile, byKeyboard) {
      const question = questionOf({ desk, viewer });
      if (!question) return;
      const { lead, plays } = chancesOf(tile, question.moves);
      if (lead) desk.offer(lead);
      else if (plays.length === 0) say(whyNotWords(question.moves, question.seen));
      else if (desk.picked === tile) {
        // Taken up twice: it goes to its only place, or back.
        const [only, another] = plays;
        if (only && !another) desk.offer(only);
        else desk.pick(null);
      } else {
        desk.pick(tile);
        stops.places = `${plays[0]?.arm}`;
        draw();
        if (byKeyboard) focusStop('places');
      }
    },
    lay(arm) {
      const question = questionOf({ desk, viewer });
      if (!question) return;
      const [only, another] = tilesAt(arm, question.moves);
      const tile = desk.picked ?? (another ? null : only);
      const move = tile ? playAt(tile, arm, question.moves) : null;
      if (move) desk.offer(move);
      else if (desk.picked) say(texts.scene.notHere);
      else if (playableTiles(question.moves).size > 0) say(texts.scene.pickFirst);
      else say(whyNotWords(question.moves, question.seen));
    },
    offer: (move) => {
      desk.offer(move);
    },
    draw() {
      const move = questionOf({ desk, viewer })?.moves.find((each) => each.do === 'draw');
      if (move) desk.offer(move);
      else say(whyNoDraw(state()));
    },
    tell(seat) {
      said = () => (now ? texts.table.told(seatWords({ texts, viewer }, now, seat), acts.get(seat) ?? null) : '');
      draw();
    },
    focused(group, id) {
      if (stops[group] !== id) {
        stops[group] = id;
        draw();
      }
      const seen = root.ownerDocument.activeElement?.matches(':focus-visible') ?? false;
      o.onFocusTile?.(seen && group === 'hand' && now && viewer !== null ? tileOf(now, viewer, id) : null);
      o.onFocusPlace?.(
        seen && group === 'places' ? (now?.seen.ends.find((e) => `${e.arm}` === id)?.arm ?? null) : null,
      );
    },
    blurred() {
      o.onFocusTile?.(null);
      o.onFocusPlace?.(null);
    },
    openLog(open) {
      logOpen = open;
      draw();
      if (open) root.querySelector<HTMLElement>('.log-lines')?.focus();
      else focusStop('actions');
    },
    menu: () => o.onMenu(),
    hurry: () => o.onHurry(),
  };

  const stopKeys = listenForKeys({
    root,
    asked: () => questionOf({ desk, viewer }) !== null,
    draw: act.draw,
    putBack: () => {
      const tile = desk.picked;
      if (tile === null) return false;
      desk.pick(null);
      stops.hand = tile;
      draw();
      return focusStop('hand');
    },
    toggleLog: () => act.openLog(!logOpen),
    closeLog: () => {
      if (!logOpen) return false;
      act.openLog(false);
      return true;
    },
    menu: () => o.onMenu(),
    hurry: () => o.onHurry(),
    focusStop,
  });
  const stopDesk = desk.subscribe(() => {
    said = null;
    if (desk.question !== asked) {
      asked = desk.question;
      const question = questionOf({ desk, viewer });
      const first =
        question && now && handOf(now.seen, question.seat).find((t) => playableTiles(question.moves).has(t));
      if (first) stops.hand = first;
      if (question) stops.actions = question.moves.some((move) => move.do === 'draw') ? 'draw' : 'log';
      draw();
      const held = root.contains(root.ownerDocument.activeElement);
      if (held && question) focusStop(first ? 'hand' : 'actions');
      return;
    }
    draw();
  });
  draw();

  return {
    show(next) {
      adopt(next);
      said = null;
      draw();
    },
    async play(beat, after, signal) {
      adopt(after);
      const words = logWords(beat, after, viewer, texts);
      write(words);
      if ('seat' in beat && beat.seat !== null && beat.beat !== 'scored') acts.set(beat.seat, words.join(' '));
      const badge = badgeOf(beat, texts);
      if (badge?.text) badges.set(badge.seat, badge.text);
      else if (badge) badges.delete(badge.seat);
      if (badge) latestBadge = badge.text ? badge.seat : null;
      if (beat.beat === 'laid') lastLaid = beat.index;
      draw();
      await o.linger?.(beat.beat, signal);
    },
    async shuffle(next, signal) {
      adopt(next);
      badges.clear();
      acts.clear();
      lastLaid = null;
      write([texts.beats.shuffling(next.seen.deal)], true);
      draw();
      await o.linger?.('shuffling', signal);
    },
    setVisible(next) {
      visible = next;
      draw();
    },
    openLog: act.openLog,
    redraw: draw,
    focus: focusTable,
    destroy() {
      stopKeys();
      stopDesk();
      render(html``, root);
    },
  };
}

/** The tile of the seat's hand with this spelling, where it is seen. */
function tileOf(now: Situation, seat: Seat, id: string): Tile | null {
  return handOf(now.seen, seat).find((tile) => tile === id) ?? null;
}
