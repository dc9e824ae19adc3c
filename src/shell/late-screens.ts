/** The screens that no first deal needs: a file of their own, fetched when one of them is opened. */
import type { BotTexts, RulesTexts, SetUpTexts } from '../i18n/index.ts';
import type { App } from './app.ts';
import { createFairness } from './screens/fairness-screen.ts';
import { createReview } from './screens/review-screen.ts';
import { createRules } from './screens/rules-screen.ts';
import { settingsScreen } from './screens/settings-screen.ts';
import { createSetup } from './screens/setup-screen.ts';

export function createLateScreens(app: App, texts: RulesTexts & BotTexts & SetUpTexts) {
  return {
    rules: createRules(app, texts),
    setup: createSetup(app, texts),
    settings: () => settingsScreen(app, texts),
    review: createReview(app, texts),
    fairness: createFairness(app, texts),
  };
}

export type LateScreens = ReturnType<typeof createLateScreens>;
