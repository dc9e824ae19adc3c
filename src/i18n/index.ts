import type { aboutTexts } from './texts/about-texts.ts';
import type { botTexts } from './texts/bots-texts.ts';
import type { lessonTexts } from './texts/lessons-texts.ts';
import type { logTexts } from './texts/log-texts.ts';
import type { playWellTexts } from './texts/play-well-texts.ts';
import type { rulesTexts } from './texts/rules-texts.ts';
import type { RunTexts } from './texts/run-texts.ts';
import type { setUpTexts } from './texts/set-up-texts.ts';
import type { watchingTexts } from './texts/watching-texts.ts';
import type { Texts } from './texts.ts';

/** The texts with those of the log, and of the memory of matches. */
export type LogTexts = Texts & { readonly beats: ReturnType<typeof logTexts>; readonly run: RunTexts };

/** The texts with those of the rules pages. */
export type RulesTexts = Texts & { readonly rules: ReturnType<typeof rulesTexts> };

/** The advice on how to play well. */
export type PlayWellTexts = ReturnType<typeof playWellTexts>;

/** The texts of the page about dominoes. */
export type AboutTexts = ReturnType<typeof aboutTexts>;

/** The texts with those about the bots: levels, chatter, and the reasons of advice; and with the names of places. */
export type BotTexts = Texts & { readonly bots: ReturnType<typeof botTexts>; readonly run: RunTexts };

/** The texts with those of the lessons. */
export type LessonTexts = Texts & { readonly lessons: ReturnType<typeof lessonTexts> };

/**
 * The texts with those of the screens before and after a deal: set-up, record book and results, and the memory of
 * matches.
 */
export type SetUpTexts = Texts & ReturnType<typeof setUpTexts> & { readonly run: RunTexts };

/** The texts with those about watching a match. */
export type WatchingTexts = Texts & { readonly watching: ReturnType<typeof watchingTexts> };

export type { NamePlace, PlaceWords } from './texts/arm-texts.ts';
export type { CellWords } from './texts/outline-texts.ts';
export type { Topic } from './texts/play-well-texts.ts';
export type { RunTexts } from './texts/run-texts.ts';
export type { Texts } from './texts.ts';
export type { Who } from './who.ts';

/** Loads the texts of the log, which nobody reads before the first move. Rejects if they can't be loaded. */
export async function withLog<Told extends Texts>(texts: Told): Promise<Told & LogTexts> {
  const [beats, run] = await Promise.all([texts.fetchLog(), texts.fetchRun()]);
  return { ...texts, beats, run };
}

/** Loads the texts of the rules pages, which no deal needs. Rejects if they can't be loaded. */
export async function withRules(texts: Texts): Promise<RulesTexts> {
  return { ...texts, rules: await texts.fetchRules() };
}

/** Loads the texts about the bots, which no deal needs. Rejects if they can't be loaded. */
export async function withBots(texts: Texts): Promise<BotTexts> {
  const [bots, run] = await Promise.all([texts.fetchBots(), texts.fetchRun()]);
  return { ...texts, bots, run };
}

/** Loads the texts of the lessons, which no match needs. Rejects if they can't be loaded. */
export async function withLessons(texts: Texts): Promise<LessonTexts> {
  return { ...texts, lessons: await texts.fetchLessons() };
}

/** Loads the texts of set-up and results, which no deal needs. Rejects if they can't be loaded. */
export async function withSetUp(texts: Texts): Promise<SetUpTexts> {
  const [setUp, run] = await Promise.all([texts.fetchSetUp(), texts.fetchRun()]);
  return { ...texts, ...setUp, run };
}

/** Loads the texts about watching a match. Rejects if they can't be loaded. */
export async function withWatching(texts: Texts): Promise<WatchingTexts> {
  return { ...texts, watching: await texts.fetchWatching() };
}
