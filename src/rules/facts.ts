/** Questions about the facts that games give. */
import type { Eye, Game, Reminder, Seen, Signal, Standing } from './game.ts';

type WithFacts = Pick<Game, 'facts'> | null | undefined;

/** What of the match weighs on the deal. */
export const remindersOf = (game: WithFacts, seen: Seen, standing: Standing): readonly Reminder[] =>
  (game?.facts?.(seen, 'table', standing) ?? []).filter((fact) => fact.kind === 'reminder');

/** 20.5: what the eye is told of another hand; `null`: nothing. */
export const signalTo = (game: WithFacts, seen: Seen, eye: Eye): Signal | null =>
  game?.facts?.(seen, eye, null).find((fact) => fact.kind === 'signal') ?? null;
