import { giveFocus } from '../page/focus.ts';
import { whyNoDraw } from '../present/boneyard-words.ts';
import { mayBeSorted, sortedWords } from '../present/buttons.ts';
import { seatWords } from '../present/shown-seats.ts';
import { whyWords } from '../present/why-words.ts';
import type { Move, Seat } from '../rules/game.ts';
import { findMove, liesOnTwo, placeOfMove, placesFor, soleChoice } from '../rules/moves.ts';
import { whyNot } from '../rules/why-not.ts';
import type { Question } from '../seats/desk.ts';
import { onPlace, placeAtOneTap } from '../seats/tap.ts';
import type { DomTableOptions } from './dom-table-options.ts';
import type { WordKind } from './kind.ts';
import type { RovingFocus } from './roving-focus.ts';
import { type ControlGroup, type Facts, handOf, presentedOf, questionOf, type TableActions } from './table-state.ts';

export interface TableActionsOptions {
  readonly o: DomTableOptions;
  readonly roving: RovingFocus;
  /** Null before a match is shown. */
  kind(): WordKind | null;
  /** The last action of each seat, in words. */
  readonly latest: ReadonlyMap<Seat, string>;
  facts(): Facts;
  /** Answers a touch with a line that is made anew at every drawing. */
  say(words: () => string): void;
  setLogOpen(open: boolean): void;
  draw(): void;
}

/** Creates the actions of the table's buttons and keys. */
export function createTableActions(table: TableActionsOptions): TableActions {
  const { roving, setLogOpen, o } = table;
  const { root, commands, scene } = o;
  return {
    ...movesAt(table),
    ...requestsAt(table),
    ...marksAt(table),
    openLog(open) {
      setLogOpen(open);
      if (open) giveFocus(root.querySelector<HTMLElement>('.log-lines'));
      else roving.focus('actions');
    },
    menu: () => commands.menu(),
    rules: () => commands.rules(),
    hurry: () => commands.hurry(),
    whole: () => scene?.lookWhole(),
  };
}

/** Returns a function that answers a touch with a line that stays the same. */
const telling =
  ({ say }: TableActionsOptions) =>
  (text: string) =>
    say(() => text);

/** Returns a function that says why a press makes no move, in words and at the drawn table. */
function refusing(table: TableActionsOptions) {
  const tell = telling(table);
  return (words: string) => {
    tell(words);
    table.o.refused?.(words);
  };
}

type Moves = 'take' | 'takeOwn' | 'putBack' | 'lay' | 'turn' | 'layAs' | 'offer' | 'draw' | 'refuse';

/** Returns the actions that make a move, from the tile that is picked to the place where it is laid. */
function movesAt(table: TableActionsOptions): Pick<TableActions, Moves> {
  const { o, roving, facts, draw } = table;
  const { desk, texts } = o;
  const refuse = refusing(table);
  const question = () => questionOf(facts());
  /** Returns the question; says that it is another's turn if there is none. */
  const questionOrWhy = () => {
    const asked = question();
    const { now, viewer } = facts();
    const turn = now?.seen.turn;
    if (!asked && o.commands.player && turn && turn.seat !== viewer) refuse(texts.scene.notNow);
    return asked;
  };
  const explained = ({ moves, seen }: Question) => whyWords(whyNot(seen, moves), texts);
  return {
    take(tile, byKeyboard) {
      const asked = questionOrWhy();
      if (!asked) return;
      if (asked.task) return refuse(texts.scene.asks('take', 0));
      const [first] = placesFor(asked.moves, tile);
      // The keyboard goes to the place, so that it can be read before the tile lies there.
      const atOnce = byKeyboard || !o.settings.oneTap() ? undefined : placeAtOneTap(asked, tile);
      if (first === undefined) refuse(explained(asked));
      else if (atOnce !== undefined) desk.lay(tile, atOnce);
      else if (desk.picked === tile) {
        // A second press plays the tile if there is only one choice, or puts it back.
        const place = soleChoice(asked, tile);
        if (place === undefined) desk.pick(null);
        else desk.lay(tile, place);
      } else {
        desk.pick(tile);
        // The first half of a double place.
        roving.set('places', `${first}`.replace(/ .*/, ''));
        draw();
        if (byKeyboard && first !== null) roving.focus('places');
      }
    },
    putBack() {
      const tile = desk.picked;
      if (tile === null) return false;
      if (desk.unlay()) return roving.focus('places');
      desk.pick(null);
      roving.set('hand', tile);
      draw();
      return roving.focus('hand');
    },
    lay(arm) {
      const asked = questionOrWhy();
      if (!asked) return;
      const wish = onPlace(arm, { question: asked, picked: desk.picked, advised: desk.advised });
      if (wish.type === 'OFFER') desk.offer(wish.move);
      else if (wish.type === 'LAY') desk.lay(wish.tile, wish.place);
      else refuse(whyWords(wish.why, texts));
    },
    takeOwn(at) {
      if (questionOrWhy()?.task === 'take') desk.offer({ do: 'draw', from: at });
    },
    turn() {
      if (!liesOnTwo(question()?.moves ?? [], desk.picked)) return false;
      desk.turn();
      return true;
    },
    layAs(way) {
      const move = desk.ways[way];
      if (move) desk.offer(move);
    },
    offer(move: Move) {
      desk.offer(move);
    },
    draw() {
      const move = findMove(question()?.moves ?? [], 'draw');
      if (move) desk.offer(move);
      else refuse(whyNoDraw(presentedOf(facts()), texts));
    },
    refuse,
  };
}

type Requests = 'takeBack' | 'next' | 'hint' | 'sort' | 'mute' | 'tell';

/** Returns the actions beside the moves; most of them answer in words. */
function requestsAt(table: TableActionsOptions): Pick<TableActions, Requests> {
  const { o, latest, facts, say } = table;
  const { rack, texts, commands, settings } = o;
  const { player } = commands;
  const words = texts.table;
  const tell = telling(table);
  const refuse = refusing(table);
  return {
    takeBack() {
      if (!player) return;
      if (facts().now?.takeBack) player.takeBack();
      else refuse(words.noTakeBack);
    },
    next: () => player?.next(),
    hint() {
      if (!player || !facts().hints) return;
      const asked = questionOf(facts());
      if (asked && !asked.task) player.hint();
      else refuse(words.noHint);
    },
    sort() {
      if (!mayBeSorted(presentedOf(facts())?.game)) return;
      rack.cycle();
      tell(sortedWords(rack.mode, texts).full);
    },
    mute() {
      commands.mute();
      tell(settings.muted() ? words.soundOff : words.soundOn);
    },
    tell: (seat) =>
      say(() => {
        const presented = presentedOf(facts());
        return presented ? words.told(seatWords(presented, seat, texts), latest.get(seat) ?? null) : '';
      }),
  };
}

type Marks = 'focused' | 'blurred' | 'showFocus';

/** Returns the actions that mark the keyboard's position on the scene. */
function marksAt({ o, roving, kind, facts, draw }: TableActionsOptions): Pick<TableActions, Marks> {
  const { root, scene, lastPress } = o;
  let isFocusShown = lastPress.isKey;
  const focused: TableActions['focused'] = (group, id) => {
    if (roving.at[group] !== id) {
      roving.set(group, id);
      draw();
    }
    const seen = isFocusShown && (root.ownerDocument.activeElement?.matches(':focus-visible') ?? false);
    const tile = seen && group === 'hand' ? handOf(facts()).find((each) => each === id) : null;
    const { now } = facts();
    const ends = now?.seen.ends.map(({ place }) => place) ?? [];
    const open = [...ends, ...(questionOf(facts())?.moves.flatMap((move) => placeOfMove(move) ?? []) ?? [])];
    const isPlace = seen && group === 'places';
    const place = isPlace && !now?.isTaking ? kind()?.placeAt(id, open) : null;
    scene?.focusTile(tile ?? null);
    scene?.focusPlace(place ?? null);
    scene?.focusLying(isPlace && now?.isTaking ? Number(id) : null);
    scene?.focusWay(seen && group === 'ways' ? Number(id) : null);
    scene?.focusHud(seen && group === 'actions' ? id : null, seen && group === 'seats' ? Number(id) : null);
  };
  const blurred = () => {
    scene?.focusTile(null);
    scene?.focusPlace(null);
    scene?.focusLying(null);
    scene?.focusWay(null);
    scene?.focusHud(null, null);
  };

  return {
    focused,
    blurred,
    showFocus(isShown) {
      if (isShown === isFocusShown) return;
      isFocusShown = isShown;
      const { group, id } = root.querySelector<HTMLElement>('[data-group]:focus')?.dataset ?? {};
      if (!isShown) blurred();
      else if (group && id) focused(group as ControlGroup, id);
    },
  };
}
