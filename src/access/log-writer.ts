/** The writer of the log. It loads with its words once the first question is answered or the table is touched. */
import type { LogTexts } from '../i18n/index.ts';
import type { Situation } from '../match/ports.ts';
import { whoIs } from '../present/people.ts';
import type { Beat, Seat } from '../rules/game.ts';
import { type LogTable, logWords, tookBackWords } from './log-words.ts';

export type ThrewIn = Extract<Beat, { beat: 'threwIn' }>;

/** Turns events into sentences. */
export interface LogWriter {
  happened(beat: Beat, after: Situation, viewer: Seat | null, table: LogTable): readonly string[];
  /** `times`: the number of deals in a row that were thrown in for the same reason (1.2). */
  threwIn(beat: ThrewIn, times: number): string;
  spoke(name: string, words: string): string;
  shuffled(now: Situation, viewer: Seat | null): readonly string[];
  /** 20.7: the time is up. */
  readonly timeUp: string;
  tookBack(seat: Seat, now: Situation, viewer: Seat | null): string;
}

export const createLogWriter = (texts: LogTexts): LogWriter => ({
  happened: (beat, after, viewer, table) => logWords(beat, after, { viewer, texts, ...table }),
  threwIn: ({ missing, why }, times) => texts.beats.threwIn(missing, why, times),
  spoke: texts.beats.says,
  shuffled: (now, viewer) => [
    texts.beats.shuffling(now.seen.deal),
    ...(now.lot === null ? [] : [texts.beats.lot(whoIs(now, now.lot, viewer))]),
  ],
  timeUp: texts.beats.timeUp,
  tookBack: (seat, now, viewer) => tookBackWords(seat, now, viewer, texts),
});
