/** The DOM table in a page of its own, for tests to press. */
import { vi } from 'vitest';
import { createDomTable, type LaidTable } from '../../src/access/dom-table.ts';
import type { LateLogWriter } from '../../src/access/dom-table-options.ts';
import { createLogWriter } from '../../src/access/log-writer.ts';
import type { Symbols } from '../../src/art/symbols.ts';
import type { Situation } from '../../src/match/ports.ts';
import type { Move } from '../../src/rules/game.ts';
import { createDesk } from '../../src/seats/desk.ts';
import { createRack } from '../../src/seats/rack.ts';
import { gameIn } from '../table/kinds.ts';
import { kindFor } from './kinds.ts';
import { stagedMatch, texts } from './staged.ts';

/** Never aborts. */
export const signal = new AbortController().signal;

export const playsOf = (moves: readonly Move[]) => moves.filter((move) => move.do === 'play');

/** Who has come already. */
const writer = createLogWriter(texts);
const here: LateLogWriter = { now: writer, fetch: async () => writer };

/** `isPlayed`: somebody plays at it, and does not only watch. `lastPress`: how the page was pressed before. */
export function laidTable(isPlayed = true, logWriter = here, lastPress = { isKey: true }) {
  document.body.innerHTML = '';
  const root = document.body.appendChild(document.createElement('div'));
  const desk = createDesk();
  const rack = createRack();
  const sound = { muted: false };
  const time: { minutes: number | null } = { minutes: null };
  const help = { letters: true, oneTap: false, hints: true, makes: false, memory: false, symbols: 'pips' as Symbols };
  const on = {
    onMenu: vi.fn(),
    onRules: vi.fn(),
    onHurry: vi.fn(),
    onTakeBack: vi.fn(),
    onNext: vi.fn(),
    onHint: vi.fn(),
    onMute: vi.fn(() => {
      sound.muted = !sound.muted;
    }),
    onFocusTile: vi.fn(),
    onFocusLying: vi.fn(),
    onFocusHud: vi.fn(),
    onRefused: vi.fn(),
  };
  let game = gameIn('cyprus');
  const frame = createDomTable({
    ...{ root, desk, rack, texts, logWriter, minutes: () => time.minutes },
    /** The game that was shown last: a test may show several at one table. */
    get game() {
      return game;
    },
    commands: {
      menu: on.onMenu,
      rules: on.onRules,
      hurry: on.onHurry,
      mute: on.onMute,
      player: isPlayed ? { takeBack: on.onTakeBack, next: on.onNext, hint: on.onHint } : null,
    },
    lastPress,
    settings: {
      muted: () => sound.muted,
      hints: () => help.hints,
      makes: () => help.makes,
      letters: () => help.letters,
      oneTap: () => help.oneTap,
      symbols: () => help.symbols,
      memory: () => help.memory,
    },
    scene: {
      focusTile: on.onFocusTile,
      focusPlace() {},
      focusLying: on.onFocusLying,
      focusWay() {},
      focusHud: on.onFocusHud,
      lookWhole() {},
    },
    refused: on.onRefused,
  });
  let laid: { readonly id: string; readonly view: LaidTable } | null = null;
  /** The table, laid out for the game that is shown. */
  const at = ({ seen }: Situation) => {
    if (laid?.id !== seen.game) {
      game = gameIn(seen.game);
      laid = { id: seen.game, view: frame.lay(kindFor(seen.game)) };
    }
    return laid.view;
  };
  const table: typeof frame & LaidTable = {
    ...frame,
    show: (now) => at(now).show(now),
    play: (beat, after, until) => at(after).play(beat, after, until),
    shuffle: (now, until) => at(now).shuffle(now, until),
    recall: (viewer, happened) => {
      const [first] = happened;
      if (first) at(first.after).recall(viewer, happened);
    },
    retell: (now, viewer, happened) => at(now).retell(now, viewer, happened),
  };
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  return {
    root,
    desk,
    rack,
    table,
    help,
    /** The minutes left of a match by time. */
    time,
    ...on,
    all,
    tile: (face: string) => all(`[data-group=hand][data-id="${face}"]`)[0],
    place: (arm: string) => all(`[data-group=places][data-id="${arm}"]`)[0],
    button: (id: string) => all(`[data-group=actions][data-id=${id}]`)[0],
    hand: () => all('[data-group=hand]').map((each) => each.dataset.id),
    status: () => root.querySelector('[role=status]')?.textContent,
    log: () => all('[role=log] p').map((line) => line.textContent ?? ''),
    enabled: (group: string) =>
      all(`[data-group=${group}]`)
        .filter((each) => each.getAttribute('aria-disabled') === 'false')
        .map((each) => each.dataset.id ?? ''),
    press(key: string, on: EventTarget = document.activeElement ?? document.body, modifiers: KeyboardEventInit = {}) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
      on.dispatchEvent(event);
      return event;
    },
    /** A match at the first turn of seat 0 for which `when` holds, shown and asked. */
    asked(when: (moves: readonly Move[]) => boolean, id = 'cyprus', seats = 4) {
      for (let seed = 0; seed < 60; seed++) {
        const match = stagedMatch(id, seats, `seed ${seed}`);
        while (match.deal.turn) {
          const moves = match.moves();
          if (match.deal.turn.seat === 0 && match.deal.phase !== 'leading' && when(moves)) {
            table.show(match.situation());
            const answer = desk.ask({ seat: 0, seen: match.situation().seen, moves }, signal);
            return { match, moves, answer };
          }
          match.play(match.randomMove());
        }
      }
      throw new Error('no such turn');
    },
  };
}
