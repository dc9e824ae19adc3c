/** Questions about the facts that games give. */
import type { Eye, Game, HandSignal, Reminder, Seen, Standing } from './game.ts';

type WithFacts = Pick<Game, 'facts'> | null | undefined;

/** Returns the reminders of the match that matter in the deal. */
export const remindersOf = (game: WithFacts, seen: Seen, standing: Standing): readonly Reminder[] =>
  (game?.facts?.(seen, 'table', standing) ?? []).filter((fact) => fact.kind === 'reminder');

/** 20.5: the signal about another hand that the eye may see; `null` if there is none. */
export const signalTo = (game: WithFacts, seen: Seen, eye: Eye): HandSignal | null =>
  game?.facts?.(seen, eye, null).find((fact) => fact.kind === 'signal') ?? null;
