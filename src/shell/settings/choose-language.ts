import type { App } from '../app.ts';

/** Stores the language that the player has chosen, and switches to it. */
export function chooseLanguage({ settings, languages }: Pick<App, 'settings' | 'languages'>, code: string): void {
  const language = languages.offered.find((each) => each === code);
  if (language === undefined) return;
  settings.change({ language });
  languages.choose(language);
}
