/** The screens that no first deal needs: a file of their own, fetched when one of them is opened. */
import type { BotTexts, RulesTexts } from '../i18n/index.ts';
import type { House } from './house.ts';
import { createFairness } from './screens/fairness.ts';
import { createReview } from './screens/review.ts';
import { createRules } from './screens/rules.ts';
import { createSetup } from './screens/setup.ts';

export function createLateScreens(house: House, texts: RulesTexts & BotTexts) {
  return {
    rules: createRules(house, texts),
    setup: createSetup(house, texts),
    review: createReview(house, texts),
    fairness: createFairness(house, texts),
  };
}

export type LateScreens = ReturnType<typeof createLateScreens>;
