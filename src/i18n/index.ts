import { en } from './en.ts';

/** All texts of one language. English is the model that every other language has to match. */
export type Texts = typeof en;

export type { Who } from './en.ts';

/** The texts of the language that fits best; English is the only one so far. */
export function textsFor(_languages: readonly string[]): Texts {
  return en;
}

/** What the scene says on the cloth. */
export const sceneTexts = en.scene;
