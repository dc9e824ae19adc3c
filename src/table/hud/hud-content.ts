/** What the HUD is to show of a situation. */

import type { MarkName } from '../../art/marks.ts';
import type { PortraitName } from '../../art/portraits.ts';
import type { Sitter, Situation } from '../../match/ports.ts';
import type { Move, Place, Position, Reminder, Seat, TableNumber } from '../../rules/game.ts';
import { goalsAhead } from '../../rules/goals.ts';
import { lastWhere } from '../../rules/last-where.ts';
import { goesOnWith, mayDo, playableTiles, tilesAt, waysAt } from '../../rules/moves.ts';
import { isOpenSolo } from '../../rules/seen.ts';
import { allSides, partnerOf } from '../../rules/sides.ts';
import type { Stake } from '../../rules/stake.ts';
import type { Task } from '../../rules/task.ts';
import type { Advised } from '../../seats/desk.ts';
import type {
  AccountStanding,
  AccountState,
  ButtonState,
  ChipState,
  HudFocus,
  HudState,
  IconButton,
  NumberState,
  SeatState,
  SortMode,
} from '../../ui/hud-model.ts';
import type { MilestoneState } from '../../ui/milestones.ts';
import type { Point } from '../../ui/rect.ts';
import type { AwardSlot } from '../award/award-slot.ts';
import type { Highlights } from '../places/highlights.ts';
import { turnedUpOf } from '../places/placement.ts';
import type { PointsMade } from './points-made.ts';

export interface ButtonTexts {
  readonly draw: string;
  /** Where a tile may be played too (1.7). */
  readonly orDraw: string;
  readonly pass: string;
  /** To pass though a tile may be played (2.4). */
  readonly keep: string;
  /** What the turn goes on with (5.4, 12.1). */
  readonly goOn: Readonly<Record<'double' | 'tile', string>>;
  /** Where any tile may lead (5.2). */
  readonly leadAny: string;
  /** Where any free tile may lead (22.1). */
  readonly leadFree: string;
  /** One of the ways to lay a tile; the number is that of the key, `null` where there is no keyboard. */
  way(key: number | null, move: Move, ways: readonly Move[]): string;
  /** What may be lost by whoever bars (9.3). */
  stake(stake: Stake): string;
  /** That so many tiles lie out of play (1.1). */
  resting(n: number): string;
  /** Partners by their names. */
  side(names: readonly string[]): string;
  readonly hurry: string;
  readonly takeBack: string;
  /** In a dead end (22.3): what is to be done, and to leave it there. */
  readonly deadEnd: string;
  readonly givenUp: string;
  readonly giveUp: string;
  readonly hint: string;
  /** In a game for one a hint first says whether it can still be solved, and then how. */
  readonly stillPossible: string;
  readonly showStep: string;
  /** What is asked; `suit`: the number of the first tile, which a star wants. */
  asks(task: Task, suit: number): string;
  /** What is a mere icon on the cloth; `sort` in short, and by how the own tiles stand. */
  readonly names: Readonly<Record<IconButton | 'unmute', string>>;
  readonly sorts: Readonly<Record<SortMode, string>>;
  /** What a number of the table is. */
  readonly number: Readonly<Record<TableNumber['name'], string>>;
  goal(at: number, scores: number): string;
  /** The one letter that stands for a name. */
  initial(name: string): string;
}

/** What the HUD shows beside the situation. */
export interface HudContext {
  readonly look: HudLook;
  readonly choice: HudChoice;
  /** Tiles that are on their way: those in `coming` are counted by no hand yet, those in `waiting` still by the boneyard. */
  readonly moving: { readonly coming: ReadonlySet<Position>; readonly waiting: ReadonlySet<Position> };
  /** What is shown of the end of a deal. */
  readonly award: Pick<AwardSlot, 'scores' | 'isLit'>;
  /** What each seat has made on the way, as far as it has arrived. */
  readonly made: PointsMade['arrived'];
  /** `null` for a person. */
  readonly portraitOf: (sitter: Sitter, seat: Seat) => PortraitName | null;
  readonly texts: ButtonTexts;
}

/** From where the table is looked at, and what was set. */
export interface HudLook {
  /** The seat at the bottom of the screen. */
  readonly own: Seat;
  /** Where an arm leaves the middle of the layout: radians clockwise from the top. */
  readonly bearing: (arm: Place) => number | undefined;
  /** The number that the table says; `null`: none. */
  readonly number: TableNumber | null;
  /** Where on the road in the cloth a share of it lies behind, pixels at unit 1; for a number with goals (15.2). */
  readonly road: (share: number) => Point;
  /** The upper left of the tiles of the boneyard, pixels at unit 1. */
  readonly pileCorner: Point | null;
  /** Whether an account of so much stands open; `null` in games that know no closed ones. */
  readonly account: (total: number) => AccountStanding | null;
  /** What of the match weighs on the deal. */
  readonly reminders: readonly Reminder[];
  /** How many tiles of the boneyard may not be drawn. */
  readonly reserve: number;
  /** `null`: the own tiles keep their places. */
  readonly sort: SortMode | null;
  readonly muted: boolean;
  /** Whether there is a keyboard, as far as one can know. */
  readonly hasKeys: boolean;
  /** Whether advice may be asked for. */
  readonly hints: boolean;
  /** Whether there is room for the names of icons. */
  readonly isLarge: boolean;
  /** Whether anything but the whole table is seen. */
  readonly isClose: boolean;
}

/** What the person at the screen may choose. */
export interface HudChoice {
  readonly highlights: Highlights;
  /** How the tile may be laid where it was put, and which of the ways the keyboard stands on. */
  readonly ways: readonly Move[];
  readonly focusWay: number | null;
  /** Which button, or whose plate, it stands on. */
  readonly focus: HudFocus;
  /** The advice that was given. */
  readonly advised: Advised | null;
  /** What the person is to be told that is asked. */
  readonly asks: Task | null;
  /** What is at stake where one of the ways bars. */
  readonly stake: Stake | null;
}

/** The HUD of a situation. */
export function hudStateOf(now: Situation, context: HudContext): HudState {
  const { look, choice, moving, texts } = context;
  const { seen, sitters } = now;
  const { question } = choice.highlights;
  const moves = question?.moves ?? [];
  const mayPlay = mayDo(moves, 'play');
  const lying = seen.boneyard.length;
  const seats = seatsOf(now, context);
  const accounts = accountsOf(seats, texts);
  return {
    seats: accounts.length > 0 ? seats.map(withoutScore) : seats,
    accounts,
    // After the deal nothing can be added anywhere; and where all hands lie open they need the room.
    chips: now.eye === 'all' ? [] : chipsOf(now, look.bearing, choice.highlights),
    number: look.number && numberOf(now, look.number, look, texts),
    draw: button(mayPlay ? texts.orDraw : texts.draw, mayDo(moves, 'draw')),
    pass: button(mayPlay ? texts.keep : texts.pass, mayDo(moves, 'pass')),
    hurry: button(texts.hurry, !question && seen.turn !== null),
    deal: button('', false),
    takeBack: button(texts.takeBack, now.takeBack),
    next: button(texts.giveUp, isDeadEnd(now) || mayDo(moves, 'giveUp')),
    hint: hintOf(now, moves, context),
    whole: button('', look.isClose),
    ...namesOf(look, texts),
    focus: choice.focus,
    ways: {
      labels: choice.ways.map((move, k) => texts.way(look.hasKeys ? k + 1 : null, move, choice.ways)),
      focused: choice.focusWay,
    },
    line:
      choice.ways.length > 0
        ? choice.stake && texts.stake(choice.stake)
        : (choice.advised?.words ?? lineOf(now, moves, texts) ?? askedOf(now, choice, texts)),
    sort: sitters[look.own]?.kind === 'person' ? look.sort : null,
    muted: look.muted,
    boneyard: lying > 0 ? Math.max(0, lying + moving.waiting.size - look.reserve) : null,
    pileCorner: look.pileCorner,
    reserve: Math.min(look.reserve, lying),
    resting: seen.dead.length > 0 ? texts.resting(seen.dead.length) : null,
  };
}

/** What each icon is called, and what stands on its button where there is room. */
function namesOf(
  { muted, sort, isLarge }: HudLook,
  { names, sorts }: ButtonTexts,
): Pick<HudState, 'names' | 'captions'> {
  const now = { ...names, mute: muted ? names.unmute : names.mute };
  return { names: sort === null ? now : { ...now, sort: sorts[sort] }, captions: isLarge ? now : null };
}

const button = (label: string, visible: boolean): ButtonState => ({ label, visible, enabled: visible });

/** The button for advice: it may be had once, and where one plays alone in two parts, as often as one likes. */
function hintOf({ seen }: Situation, moves: readonly Move[], { look, choice: { advised }, texts }: HudContext) {
  const isSearched = seen.seats === 1;
  const next = advised?.next ? (advised.ask ?? texts.showStep) : texts.stillPossible;
  const isWorthwhile = moves.length > (isSearched ? 0 : 1);
  const mayAsk = isSearched || advised === null || advised.next !== undefined;
  return button(isSearched ? next : texts.hint, look.hints && isWorthwhile && mayAsk);
}

/** 22.3: the deal is lost, but only if it is left there. */
const isDeadEnd = ({ seen, takeBack }: Situation) => seen.outcome !== null && takeBack;

/** In the order of the places at the table, the own seat first. */
function seatsOf(
  now: Situation,
  { look: { own, account, reminders }, moving, award, made, portraitOf, texts }: HudContext,
): SeatState[] {
  const { seen, sitters, standing } = now;
  const turnedUp = turnedUpOf(seen, own);
  return Array.from({ length: seen.seats }, (_, k): SeatState => {
    const seat = (own + k) % seen.seats;
    const sitter = sitters[seat];
    // 22.3: a game for one is one deal, so that there is nothing to add up.
    const isTold = !now.isSecret && seen.seats > 1;
    const score = isTold ? (award.scores?.[seat] ?? (standing.totals[seat] ?? 0) + (made[seat] ?? 0)) : null;
    return {
      seat,
      side: seen.sides[seat] ?? seat,
      hasPartner: partnerOf(seen.sides, seat) !== null,
      name: sitter?.name ?? '',
      initial: texts.initial(sitter?.name ?? ''),
      kind: sitter?.kind ?? 'bot',
      portrait: sitter ? portraitOf(sitter, seat) : null,
      tiles: seen.hands[seat]?.filter((at) => !moving.coming.has(at)).length ?? 0,
      turnedUp: turnedUp[k] ?? 0,
      score,
      account: score === null ? null : account(score),
      remembered: now.remembered?.[seat] ?? 0,
      starts: now.starts === seat,
      turn: seen.turn?.seat === seat,
      won: award.isLit(seat),
      last: seen.log.at(-1)?.seat === seat,
      you: k === 0 && sitter?.kind === 'person',
      // A mark is drawn for each word of a reminder.
      marks: reminders.flatMap(({ word, deals, ...each }) =>
        each.seat === seat ? { name: word as MarkName, count: deals } : [],
      ),
    };
  });
}

/** 6.7: what belongs to a side stands in its account, not with both its seats. */
function accountsOf(seats: readonly SeatState[], texts: ButtonTexts): AccountState[] {
  const sides = seats.map(({ side }) => side);
  return allSides(sides).flatMap((side) => {
    const members = seats.filter((seat) => seat.side === side);
    const [first] = members;
    if (!first?.hasPartner) return [];
    const { score, account: standing } = first;
    return [{ side, members, name: texts.side(members.map(({ name }) => name)), score, standing }];
  });
}

const withoutScore = (seat: SeatState): SeatState => ({ ...seat, score: null, account: null });

/** So many goals ahead are told (26): the one that can be hit next, and what comes after it. */
const GOALS = 2;

/** It is lit from when it scored until another tile is laid. */
function numberOf({ seen }: Situation, number: TableNumber, look: HudLook, texts: ButtonTexts): NumberState {
  const { name, value } = number;
  const last = lastWhere(seen.log, (event) => event.do === 'lead' || event.do === 'play');
  return {
    word: texts.number[name],
    value,
    goals: goalsAhead(number)
      .slice(0, GOALS)
      .map(({ at, scores }) => texts.goal(at, scores)),
    milestones: look.isClose ? [] : milestonesOf(number, look.road),
    isLit: last?.scores !== undefined,
  };
}

/** 15.2: the stones on the road, as far apart as their numbers; the last one at its end. */
function milestonesOf({ value, goals = [] }: TableNumber, road: HudLook['road']): MilestoneState[] {
  const end = goals.at(-1)?.at ?? 0;
  const next = goals.find(({ at }) => at > value)?.at;
  return goals.map(({ at }) => ({
    at,
    ...road(at / end),
    state: at === next ? 'next' : at > value ? 'ahead' : 'behind',
  }));
}

/** What is to be done where no highlighted place shows it. */
function lineOf(now: Situation, moves: readonly Move[], texts: ButtonTexts): string | null {
  const { seen } = now;
  if (isDeadEnd(now)) return seen.outcome?.how === 'givenUp' ? texts.givenUp : texts.deadEnd;
  if (mayDo(moves, 'lead') && playableTiles(moves).size > 1) return isOpenSolo(seen) ? texts.leadFree : texts.leadAny;
  const next = goesOnWith(seen, moves);
  return next && texts.goOn[next];
}

/** What is asked, while the person has yet to get to know it. */
function askedOf({ seen }: Situation, { asks }: HudChoice, texts: ButtonTexts): string | null {
  return asks && texts.asks(asks, seen.laid[0]?.inner ?? 0);
}

function chipsOf({ seen }: Situation, bearing: HudLook['bearing'], { question, picked }: Highlights): ChipState[] {
  const moves = question?.moves ?? [];
  const last = seen.laid.at(-1);
  // 15.1: of a place where nothing need match there is nothing to say.
  const told = seen.ends.filter(({ accepts }) => accepts.length <= 1);
  return told.map((end) => {
    const angle = bearing(end.place);
    const fitting = tilesAt(moves, end.place);
    return {
      arm: end.place,
      pips: end.accepts[0] ?? null,
      state: end.state,
      playable: picked ? waysAt(moves, picked, end.place).length > 0 : fitting.length > 0,
      last: last?.arm === end.place && seen.laid.length > 1,
      ...(angle === undefined ? {} : { angle }),
    };
  });
}
