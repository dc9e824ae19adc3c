/** A seat of the table in words. */
import { inLine } from '../../names/in-line.ts';
import type { Messages, Phrases } from '../phrases.ts';
import type { Who } from '../who.ts';
import { accountOf, type Score, scoreInWords } from './score-texts.ts';
import { type Signal, signalled } from './signal-texts.ts';

/** `remembered`: losses that are not written yet; null where points are won. */
export interface SeatTold {
  readonly who: Who;
  /** The partner (6.7). */
  readonly partner: Who | null;
  readonly tiles: number;
  /** Its turn among the pairs that wait, from 1; null if it plays (20.8). */
  readonly waits: number | null;
  /** The facts about this hand that a signal reveals to the viewer; null if none. */
  readonly signal: Signal | null;
  /** Null if it is not shown (7.6). */
  readonly score: Score | null;
  readonly remembered: number | null;
  /** The deal that it starts, if the tiles do not decide it: the one being led, or the next; null if neither. */
  readonly starts: 'this' | 'next' | null;
  readonly turn: boolean;
  readonly bot: boolean;
}

export const seatTexts = (messages: Messages['table'], phrases: Phrases) => (s: SeatTold) => {
  const { by, tiles } = phrases;
  const m = messages.table.seat;
  const own = s.who.you;
  const told = s.signal && signalled(phrases, s.signal);
  const partnerOf = ({ name, you }: Who) =>
    m.partner({ ...by({ name, you: false }), mine: you ? 'yours' : own ? 'own' : 'other' });
  return [
    own ? m.own(inLine(s.who.name)) : inLine(s.who.name),
    ...(s.partner ? [partnerOf(s.partner)] : []),
    s.bot ? m.bot : m.person,
    s.waits === null ? tiles(s.tiles) : m.waits({ isNext: s.waits === 1, n: s.waits }),
    ...(told ? [told.signal === 'holds' ? m.holds(told.tiles) : m.lacks(told.tiles)] : []),
    ...(s.score ? [scoreInWords(messages, s.score), ...accountOf(messages, s.score)] : []),
    ...(s.remembered ? [m.remembered(s.remembered)] : []),
    ...(s.starts ? [m.starts({ own, isNext: s.starts === 'next' })] : []),
    ...(s.turn ? [m.turn(own)] : []),
  ].join(', ');
};
