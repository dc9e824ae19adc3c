/** The HUD of the presented match, with its places on the cloth and the things still in motion. */

import type { PortraitName } from '../../art/portraits.ts';
import type { Texts } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';
import { boneyardBrief } from '../../present/boneyard-brief.ts';
import { boneyardOf } from '../../present/boneyard-words.ts';
import { type Button, type ButtonSettings, type Buttons, buttonsOf } from '../../present/buttons.ts';
import type { Presented } from '../../present/presented.ts';
import { type ShownEnd, shownEnds } from '../../present/shown-ends.ts';
import { numberOf } from '../../present/shown-number.ts';
import { type SeatMark, shownAccounts, shownSeats } from '../../present/shown-seats.ts';
import { timeWords } from '../../present/shown-time.ts';
import { promptOf, wayLabels } from '../../present/what-to-do.ts';
import { type AccountStanding, accountStanding } from '../../rules/account.ts';
import type { Place, Position, Seat, Tile } from '../../rules/game.ts';
import { seatsByPlace } from '../../rules/players.ts';
import type {
  AccountState,
  ButtonState,
  HudFocus,
  HudState,
  IconButton,
  NumberState,
  SeatState,
} from '../../ui/hud-model.ts';
import type { Point } from '../../ui/rect.ts';
import type { AwardSlot } from '../award/award-slot.ts';
import { turnedUpOf } from '../places/placement.ts';
import type { PointsMade } from './points-made.ts';

/** The HUD's data besides the presented match. */
export interface HudContext {
  readonly look: HudLook;
  readonly choice: HudChoice;
  /** Tiles in motion: hands do not count those in `coming` yet, the boneyard still counts those in `waiting`. */
  readonly moving: { readonly coming: ReadonlySet<Position>; readonly waiting: ReadonlySet<Position> };
  /** The scores and lights shown at the end of a deal. */
  readonly award: Pick<AwardSlot, 'scores' | 'isLit'>;
  /** The points that each seat has scored during play, as far as they have arrived. */
  readonly made: PointsMade['arrived'];
  /** Returns the portrait of a sitter; `null` for a person. */
  readonly portraitOf: (sitter: Sitter, seat: Seat) => PortraitName | null;
  readonly texts: Texts;
}

/** The view of the table, and the settings. */
export interface HudLook extends ButtonSettings {
  /** The seat at the bottom of the screen. */
  readonly own: Seat;
  /** The direction from the middle of the layout to an arm's end: radians clockwise from the top. */
  readonly bearing: (arm: Place) => number | undefined;
  /** The number of chips that have room. */
  readonly chips: number;
  /** The ends that have chips, in their order; `null` if all have. */
  readonly ends?: readonly Place[] | null;
  /** False while the number of the table is not shown. */
  readonly hasNumber: boolean;
  /**
   * Returns the point of the road in the cloth at a share of its length, pixels at unit 1; for a number with goals
   * (15.2).
   */
  readonly road: (share: number) => Point;
  /** The upper left of the tiles of the boneyard, pixels at unit 1. */
  readonly pileCorner: Point | null;
  /** The marks at seats that stand for effects of the match on the deal. */
  readonly marks: readonly SeatMark[];
  /** Number of tiles of the boneyard that may not be drawn. */
  readonly reserve: number;
  /** True if there is a keyboard, as far as one can know. */
  readonly hasKeys: boolean;
  /** True if there is room for the names of icons. */
  readonly isLarge: boolean;
  /** 20.7: the minutes that are left; null if the match is not by time. */
  readonly minutes: number | null;
  /** True if anything but the whole table is seen. */
  readonly isClose: boolean;
}

/** The choices and the focus of the person at the screen. */
export interface HudChoice {
  /** The tile whose places are lit. */
  readonly picked: Tile | null;
  /** Index of the focused way to play it; `null` if none has the focus. */
  readonly focusWay: number | null;
  /** The focused button, or the seat of the focused plate. */
  readonly focus: HudFocus;
}

export function hudStateOf(presented: Presented, context: HudContext): HudState {
  const { look, choice, moving, texts } = context;
  const { now, desk } = presented;
  const buttons = buttonsOf(presented, look, texts);
  const { lying, resting } = boneyardOf(presented, texts);
  const all = seatStates(presented, context);
  const accounts = accountStates(presented, all, context);
  // 20.8: whoever waits has no plate, but a place in its account.
  const seats = all.filter(({ seat }) => !now.seen.waits?.includes(seat));
  const toDraw = Math.max(0, lying + moving.waiting.size - look.reserve);
  return {
    seats: accounts.length > 0 ? seats.map(withoutScore) : seats,
    accounts,
    // After the deal nothing can be added anywhere. If all hands lie open, they need the room.
    chips: now.eye === 'all' ? [] : chipStates(presented, choice.picked, look),
    number: look.hasNumber ? numberState(presented, look, texts) : null,
    draw: button(buttons.draw),
    pass: button(buttons.pass),
    hurry: button(buttons.hurry),
    deal: { label: '', visible: false, enabled: false },
    takeBack: button(buttons.takeBack),
    next: button(buttons.next.may ? buttons.next : buttons.giveUp),
    hint: button(buttons.hint),
    whole: { label: '', visible: look.isClose, enabled: look.isClose },
    ...namesOf(buttons, look.isLarge),
    focus: choice.focus,
    ways: { labels: wayLabels(desk.ways, look.hasKeys, texts), focused: choice.focusWay },
    line: promptOf(presented, texts).brief,
    sort: buttons.sort.may && now.sitters[look.own]?.kind === 'person' ? look.sort : null,
    muted: look.muted,
    // 1.13: tiles that lie spread to be taken are no boneyard yet.
    boneyard: lying > 0 && !now.isTaking ? toDraw : null,
    pileCorner: look.pileCorner,
    boneyardWords: now.isTaking ? null : boneyardBrief(toDraw, Math.min(look.reserve, lying), texts),
    resting: resting?.brief ?? null,
  };
}

/** Buttons come and go on the cloth. */
const button = ({ may, brief }: Button): ButtonState => ({ label: brief, visible: may, enabled: may });

/** Returns the names of the icons, and the captions on their buttons if there is room. */
function namesOf(buttons: Buttons, isLarge: boolean): Pick<HudState, 'names' | 'captions'> {
  const { menu, log, rules, sort, mute, whole } = buttons;
  const captions: Readonly<Record<IconButton, string>> = {
    menu: menu.brief,
    log: log.brief,
    rules: rules.brief,
    sort: sort.brief,
    mute: mute.brief,
    whole: whole.brief,
  };
  return { names: { ...captions, sort: sort.full }, captions: isLarge ? captions : null };
}

/** Returns the states in the order of the places at the table, the own seat first. */
function seatStates(presented: Presented, context: HudContext): readonly SeatState[] {
  const { now, game } = presented;
  const { look, moving, award, made, portraitOf, texts } = context;
  const { seen, sitters } = now;
  const turnedUp = turnedUpOf(seen, look.own);
  const shownOf = new Map(shownSeats(now, texts).map((one) => [one.seat, one]));
  const shownAround = seatsByPlace(seen, look.own).flatMap((seat) => shownOf.get(seat) ?? []);
  return shownAround.map(({ total, written, ...shown }, k): SeatState => {
    const { seat } = shown;
    const sitter = sitters[seat];
    const score = written === null ? null : (award.scores?.[seat] ?? written + (made[seat] ?? 0));
    return {
      ...shown,
      portrait: sitter ? portraitOf(sitter, seat) : null,
      tiles: seen.hands[seat]?.filter((at) => !moving.coming.has(at)).length ?? 0,
      turnedUp: turnedUp[k] ?? 0,
      score,
      account: score === null ? null : openOrClosed(accountStanding(game, seen.options, score)),
      won: award.isLit(seat),
      marks: look.marks.filter((mark) => mark.seat === seat),
      you: seat === look.own && shown.kind === 'person',
    };
  });
}

/** An account that never opens looks like none. */
const openOrClosed = (standing: AccountStanding | null) => (standing === 'never' ? null : standing);

/** Returns the accounts of sides, the own one first, with the states of their seats. */
function accountStates({ now }: Presented, states: readonly SeatState[], { look, texts }: HudContext): AccountState[] {
  const time = timeWords(now, look.minutes, texts);
  return shownAccounts(now, look.own, texts).flatMap(({ side, seats, name, waits }, k) => {
    const members = states.filter(({ seat }) => seats.includes(seat));
    const [first] = members;
    if (!first) return [];
    const { score, remembered, account: standing } = first;
    return [{ side, members, name, score, remembered, standing, waits, time: k === 0 ? time : null }];
  });
}

const withoutScore = (seat: SeatState): SeatState => ({ ...seat, score: null, account: null });

/** The stones lie on the road in proportion to their numbers, the last one at its end. */
function numberState(presented: Presented, { isClose, road }: HudLook, texts: Texts): NumberState | null {
  const number = numberOf(presented, texts);
  if (!number) return null;
  const { word, value, goals, stones, isLit } = number;
  const end = stones.at(-1)?.at ?? 0;
  const milestones = isClose ? [] : stones.map((stone) => ({ ...stone, ...road(stone.at / end) }));
  return { word, value, goals, milestones, isLit };
}

/** Returns the ends that have chips: all, or if they are too many, those at which something can be played now. */
function mostUseful(ends: readonly ShownEnd[], chips: number): readonly ShownEnd[] {
  const able = ends.length > chips ? ends.filter(({ isPlayable }) => isPlayable) : ends;
  return (able.length > 0 ? able : ends).slice(0, chips);
}

function chipStates(presented: Presented, picked: Tile | null, { bearing, chips, ends }: HudLook): HudState['chips'] {
  // 15.1: a place where nothing need match has no chip.
  const all = shownEnds(presented, picked).filter(({ isChoosy }) => isChoosy);
  const told = mostUseful(ends?.flatMap((place) => all.filter(({ end }) => end.place === place)) ?? all, chips);
  // Free ends are sides of one double: they show its number, and all take the same tiles.
  const free = told.filter(({ end }) => end.state === 'free');
  return told.map((shown) => {
    const { end, isPlayable, isLast } = shown;
    const isFree = end.state === 'free';
    if (isFree && shown !== free[0]) return null;
    const sides = isFree ? free.length : 1;
    const angle = sides > 1 ? undefined : bearing(end.place);
    return {
      arm: end.place,
      ends: sides,
      pips: end.accepts[0] ?? null,
      // 29.4: the viewer's own train, while somebody else is in turn.
      state: end.state === 'shut' ? 'open' : end.state,
      playable: isPlayable,
      last: isLast,
      ...(angle === undefined ? {} : { angle }),
    };
  });
}
