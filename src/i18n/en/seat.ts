/** A seat of the table as text. */
import { inLine } from '../../names/in-line.ts';
import type { Messages, Phrases } from '../phrases.ts';
import type { Who } from '../who.ts';
import { accountOf, type Score, scoreOf } from './score.ts';
import { type Signal, signalled } from './signal.ts';

/** `remembered`: what is lost and not yet written; `null` where points are won. */
export interface SeatTold {
  readonly who: Who;
  /** Who plays with them (6.7). */
  readonly partner: Who | null;
  readonly tiles: number;
  /** What the one who looks is told of this hand; `null`: nothing. */
  readonly signal: Signal | null;
  /** `null`: it is not shown (7.6). */
  readonly score: Score | null;
  readonly remembered: number | null;
  readonly starts: boolean;
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
    tiles(s.tiles),
    ...(told ? [told.signal === 'holds' ? m.holds(told.tiles) : m.lacks(told.tiles)] : []),
    ...(s.score ? [scoreOf(messages, s.score), ...accountOf(messages, s.score)] : []),
    ...(s.remembered ? [m.remembered(s.remembered)] : []),
    ...(s.starts ? [m.starts(own)] : []),
    ...(s.turn ? [m.turn(own)] : []),
  ].join(', ');
};
