import type { botTexts } from './en/bots.ts';
import type { lessonTexts } from './en/lessons.ts';
import type { logTexts } from './en/log.ts';
import type { rulesTexts } from './en/rules.ts';
import type { setUpTexts } from './en/set-up.ts';
import type { watchingTexts } from './en/watching.ts';
import { en } from './en.ts';

/** The texts of one language that every match needs. English is the model: every other language has the same keys. */
export type Texts = typeof en;

/** The texts with those of the log. */
export type LogTexts = Texts & { readonly beats: typeof logTexts };

/** The texts with those of the rules pages. */
export type RulesTexts = Texts & { readonly rules: typeof rulesTexts };

/** The texts with those about the bots: levels, chatter, and the reasons of advice. */
export type BotTexts = Texts & { readonly bots: typeof botTexts };

/** The texts with those of the lessons. */
export type LessonTexts = Texts & { readonly lessons: typeof lessonTexts };

/** The texts with those of the screens before and after a deal: where a table is set up, and where it is written down. */
export type SetUpTexts = Texts & typeof setUpTexts;

/** The texts with those about watching a match. */
export type WatchingTexts = Texts & { readonly watching: typeof watchingTexts };

export type { PlaceWords, Who } from './en.ts';

/** The texts of the language that fits best; English is the only one so far. */
export function textsFor(_languages: readonly string[]): Texts {
  return en;
}

/** Fetches the texts of the log, which nobody reads before the first move. Rejects when they cannot be fetched. */
export async function withLog<Told extends Texts>(texts: Told): Promise<Told & LogTexts> {
  return { ...texts, beats: await texts.fetchLog() };
}

/** Fetches the texts of the rules pages, which no deal needs. Rejects when they cannot be fetched. */
export async function withRules(texts: Texts): Promise<RulesTexts> {
  return { ...texts, rules: await texts.fetchRules() };
}

/** Fetches the texts about the bots, which no deal needs. Rejects when they cannot be fetched. */
export async function withBots(texts: Texts): Promise<BotTexts> {
  return { ...texts, bots: await texts.fetchBots() };
}

/** Fetches the texts of the lessons, which no match needs. Rejects when they cannot be fetched. */
export async function withLessons(texts: Texts): Promise<LessonTexts> {
  return { ...texts, lessons: await texts.fetchLessons() };
}

/** Fetches the texts for setting up and for the end, which no deal needs. Rejects when they cannot be fetched. */
export async function withSetUp(texts: Texts): Promise<SetUpTexts> {
  return { ...texts, ...(await texts.fetchSetUp()) };
}

/** Fetches the texts about watching a match. Rejects when they cannot be fetched. */
export async function withWatching(texts: Texts): Promise<WatchingTexts> {
  return { ...texts, watching: await texts.fetchWatching() };
}

/** What the scene writes. */
export const sceneTexts = en.scene;
