import type { botTexts } from './en/bots.ts';
import type { rulesTexts } from './en/rules.ts';
import type { setUpTexts } from './en/set-up.ts';
import { en } from './en.ts';

/** All texts of one language but those of the rules pages. English is the model that every other language has to match. */
export type Texts = typeof en;

/** All texts of one language. */
export type RulesTexts = Texts & { readonly rules: typeof rulesTexts };

/** All texts of one language with those about the bots: their levels and manners, and the help that a player gets. */
export type BotTexts = Texts & { readonly bots: typeof botTexts };

/** All texts of one language with those of the screens on which a table is set up. */
export type SetUpTexts = Texts & typeof setUpTexts;

export type { Who } from './en.ts';

/** The texts of the language that fits best; English is the only one so far. */
export function textsFor(_languages: readonly string[]): Texts {
  return en;
}

/** The texts with those of the rules pages, which no deal needs: fetched. Rejects when they cannot be. */
export async function withRules(texts: Texts): Promise<RulesTexts> {
  return { ...texts, rules: await texts.fetchRules() };
}

/** The texts with those about the bots, which no deal needs: fetched. Rejects when they cannot be. */
export async function withBots(texts: Texts): Promise<BotTexts> {
  return { ...texts, bots: await texts.fetchBots() };
}

/** The texts with those for setting up, which no deal needs: fetched. Rejects when they cannot be. */
export async function withSetUp(texts: Texts): Promise<SetUpTexts> {
  return { ...texts, ...(await texts.fetchSetUp()) };
}

/** What the scene says on the cloth. */
export const sceneTexts = en.scene;
