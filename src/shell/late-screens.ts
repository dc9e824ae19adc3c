/** The screens that no first deal needs: a file of their own, fetched when one of them is opened. */
import type { BotTexts, RulesTexts, SetUpTexts } from '../i18n/index.ts';
import type { House } from './house.ts';
import { createFairness } from './screens/fairness.ts';
import { createReview } from './screens/review.ts';
import { createRules } from './screens/rules.ts';
import { settingsScreen } from './screens/settings.ts';
import { createSetup } from './screens/setup.ts';

export function createLateScreens(house: House, texts: RulesTexts & BotTexts & SetUpTexts) {
  return {
    rules: createRules(house, texts),
    setup: createSetup(house, texts),
    settings: () => settingsScreen(house, texts),
    review: createReview(house, texts),
    fairness: createFairness(house, texts),
  };
}

export type LateScreens = ReturnType<typeof createLateScreens>;
