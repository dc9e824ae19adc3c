/** What the HUD is to show of a situation. */

import type { PortraitName } from '../art/portraits.ts';
import type { Sitter, Situation } from '../match/ports.ts';
import type { Move, Place, Position, Seat } from '../rules/game.ts';
import { isTurnGoingOn, mayDo, playableTiles, tilesAt } from '../rules/moves.ts';
import type { ButtonState, ChipState, HudState, SeatState, SortMode } from '../ui/hud-model.ts';
import type { Awarding } from './award/award-slot.ts';
import type { Asked } from './places/asked.ts';
import { turnedUpOf } from './places/place.ts';

export interface ButtonTexts {
  readonly draw: string;
  /** Where a tile may be played too (1.7). */
  readonly orDraw: string;
  readonly pass: string;
  /** To pass though a tile may be played (2.4). */
  readonly keep: string;
  readonly anotherDouble: string;
  /** Where any tile may lead (5.2). */
  readonly leadAny: string;
  /** How a tile is laid; the number is that of the key. */
  way(key: number, closed: boolean, goesOn: boolean): string;
  /** That so many tiles lie out of play (1.1). */
  resting(n: number): string;
  readonly hurry: string;
  readonly takeBack: string;
  readonly hint: string;
}

/** What the HUD shows beside the situation. */
export interface Around {
  /** The seat at the bottom of the screen. */
  readonly own: Seat;
  /** Where an arm leaves the middle of the layout: radians clockwise from the top. */
  readonly bearing: (arm: Place) => number | undefined;
  readonly asked: Asked;
  /** How the tile may be laid where it was put, and which of the ways the keyboard stands on. */
  readonly ways: readonly Move[];
  readonly focusWay: number | null;
  /** Whether advice may be asked for, and what was said. */
  readonly hints: boolean;
  readonly advice: string | null;
  /** `null` for a person. */
  readonly portraitOf: (sitter: Sitter, seat: Seat) => PortraitName | null;
  readonly sort: SortMode;
  readonly muted: boolean;
  /** Whether anything but the whole table is seen. */
  readonly isClose: boolean;
  /** Tiles that are still on their way to where they belong: no hand counts them yet. */
  readonly coming: ReadonlySet<Position>;
  /** Tiles that still lie where they are to be taken from: the boneyard counts them. */
  readonly waiting: ReadonlySet<Position>;
  /** What is told of the end of a deal. */
  readonly awarded: Pick<Awarding, 'scores' | 'isLit'>;
  readonly texts: ButtonTexts;
}

/** The HUD of a situation. */
export function hudStateOf(now: Situation, around: Around): HudState {
  const {
    own,
    bearing,
    asked,
    ways,
    focusWay,
    hints,
    advice,
    portraitOf,
    sort,
    muted,
    isClose,
    coming,
    waiting,
    awarded,
    texts,
  } = around;
  const { seen, sitters, standing } = now;
  const { question } = asked;
  const turnedUp = turnedUpOf(seen, own);
  const seats = Array.from({ length: seen.seats }, (_, k): SeatState => {
    const seat = (own + k) % seen.seats;
    const sitter = sitters[seat];
    return {
      seat,
      name: sitter?.name ?? '',
      kind: sitter?.kind ?? 'bot',
      portrait: sitter ? portraitOf(sitter, seat) : null,
      tiles: seen.hands[seat]?.filter((at) => !coming.has(at)).length ?? 0,
      turnedUp: turnedUp[k] ?? 0,
      score: (awarded.scores ?? standing.totals)[seat] ?? 0,
      remembered: now.remembered?.[seat] ?? 0,
      starts: now.starts === seat,
      turn: seen.turn?.seat === seat,
      won: awarded.isLit(seat),
      last: seen.log.at(-1)?.seat === seat,
      you: k === 0 && sitter?.kind === 'person',
    };
  });
  const button = (label: string, visible: boolean): ButtonState => ({ label, visible, enabled: visible });
  const moves = question?.moves ?? [];
  const mayPlay = mayDo(moves, 'play');
  return {
    seats,
    // After the deal nothing can be added anywhere.
    chips: seen.outcome ? [] : chipsOf(now, bearing, asked),
    draw: button(mayPlay ? texts.orDraw : texts.draw, mayDo(moves, 'draw')),
    pass: button(mayPlay ? texts.keep : texts.pass, mayDo(moves, 'pass')),
    hurry: button(texts.hurry, !question && seen.turn !== null),
    deal: button('', false),
    takeBack: button(texts.takeBack, now.takeBack),
    hint: button(texts.hint, hints && advice === null && moves.length > 1),
    whole: button('', isClose),
    ways: { labels: ways.map((move, k) => wayIn(texts, k + 1, move)), focused: focusWay },
    line: ways.length > 0 ? null : (advice ?? lineOf(now, around)),
    sort: sitters[own]?.kind === 'person' ? sort : null,
    muted,
    boneyard: seen.boneyard.length > 0 ? seen.boneyard.length + waiting.size : null,
    resting: seen.dead.length > 0 ? texts.resting(seen.dead.length) : null,
  };
}

/** What is to be done where no place that is lit shows it. */
function lineOf({ seen }: Situation, { asked: { question }, texts }: Around): string | null {
  const moves = question?.moves ?? [];
  if (mayDo(moves, 'lead') && playableTiles(moves).size > 1) return texts.leadAny;
  // 5.4: whose turn goes on lays another double.
  return isTurnGoingOn(seen, moves) ? texts.anotherDouble : null;
}

const wayIn = (texts: ButtonTexts, key: number, move: Move) =>
  texts.way(key, move.do === 'play' && move.closed === true, move.do === 'play' && move.goesOn === true);

function chipsOf({ seen }: Situation, bearing: Around['bearing'], { question, picked }: Asked): ChipState[] {
  const moves = question?.moves ?? [];
  const last = seen.laid.at(-1);
  return seen.ends.map((end) => {
    const angle = bearing(end.arm);
    const fitting = tilesAt(moves, end.arm);
    return {
      arm: end.arm,
      pips: end.pips,
      state: end.state,
      playable: picked ? fitting.includes(picked) : fitting.length > 0,
      last: last?.arm === end.arm && seen.laid.length > 1,
      ...(angle === undefined ? {} : { angle }),
    };
  });
}
