/** What the HUD is to show of a situation. */
import type { Situation } from '../match/ports.ts';
import type { Seat } from '../rules/game.ts';
import type { ButtonState, ChipState, HudState, SeatState, SortMode } from '../ui/hud-state.ts';
import { type Asked, playsOf } from './places/asked.ts';

export interface ButtonTexts {
  readonly draw: string;
  readonly pass: string;
  readonly hurry: string;
  readonly takeBack: string;
}

/** What the HUD shows beside the situation. */
export interface Around {
  /** The seat at the bottom of the screen. */
  readonly own: Seat;
  /** The most arms that the game's layout has. */
  readonly arms: number;
  readonly asked: Asked;
  readonly sort: SortMode;
  readonly muted: boolean;
  /** Whether anything but the whole table is seen. */
  readonly isClose: boolean;
  readonly texts: ButtonTexts;
}

/** The HUD of a situation. */
export function hudStateOf(now: Situation, around: Around): HudState {
  const { own, arms, asked, sort, muted, isClose, texts } = around;
  const { seen, sitters, standing } = now;
  const { question } = asked;
  const seats = Array.from({ length: seen.seats }, (_, k): SeatState => {
    const seat = (own + k) % seen.seats;
    const sitter = sitters[seat];
    return {
      seat,
      name: sitter?.name ?? '',
      kind: sitter?.kind ?? 'bot',
      tiles: seen.hands[seat]?.length ?? 0,
      score: standing.totals[seat] ?? 0,
      turn: seen.turn?.seat === seat,
      you: k === 0 && sitter?.kind === 'person',
    };
  });
  const button = (label: string, visible: boolean): ButtonState => ({ label, visible, enabled: visible });
  const mayDo = (what: 'draw' | 'pass') => question?.moves.some((move) => move.do === what) ?? false;
  return {
    seats,
    chips: chipsOf(now, arms, asked),
    draw: button(texts.draw, mayDo('draw')),
    pass: button(texts.pass, mayDo('pass')),
    hurry: button(texts.hurry, !question && seen.turn !== null),
    takeBack: button(texts.takeBack, now.takeBack),
    whole: button('', isClose),
    sort: sitters[own]?.kind === 'person' ? sort : null,
    muted,
    boneyard: seen.boneyard.length > 0 ? seen.boneyard.length : null,
  };
}

function chipsOf({ seen }: Situation, arms: number, { question, picked }: Asked): ChipState[] {
  const moves = question ? (picked ? playsOf(question.moves, picked) : question.moves) : [];
  const last = seen.laid.at(-1);
  return seen.ends.map((end) => ({
    arm: end.arm,
    pips: end.pips,
    state: end.state,
    playable: moves.some((move) => move.do === 'play' && move.arm === end.arm),
    last: last?.arm === end.arm && seen.laid.length > 1,
    ...(typeof end.arm === 'number' ? { angle: (end.arm / arms) * 2 * Math.PI } : {}),
  }));
}
