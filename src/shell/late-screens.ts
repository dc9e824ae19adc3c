/** The screens that nobody sees before the end of a first deal: a file of their own, fetched while it is played, or when one is opened. */
// Where a game is chosen all of them are there.
import '../rules/games.ts';
import type { BotTexts, RulesTexts, SetUpTexts } from '../i18n/index.ts';
import type { Situation } from '../match/ports.ts';
import type { App } from './app.ts';
import { createDrafting } from './drafting.ts';
import { aloneResult } from './screens/alone-result.ts';
import { createBook } from './screens/book-screen.ts';
import { createFairness } from './screens/fairness-screen.ts';
import { createKept } from './screens/kept-screen.ts';
import { resultScreen } from './screens/result-screen.ts';
import { createReview } from './screens/review-screen.ts';
import { createRules } from './screens/rules-screen.ts';
import { settingsScreen } from './screens/settings-screen.ts';
import { createSetup } from './screens/setup-screen.ts';
import { sheetScreen } from './screens/sheet-screen.ts';
import { createShelf } from './screens/shelf-screen.ts';

export function createLateScreens(app: App, texts: RulesTexts & BotTexts & SetUpTexts) {
  const drafting = createDrafting(app, texts);
  return {
    rules: createRules(app, texts),
    shelf: createShelf(app, texts, drafting),
    setup: createSetup(app, texts, drafting),
    kept: createKept(app),
    book: createBook(app, texts),
    settings: () => settingsScreen(app, texts),
    review: createReview(app, texts),
    fairness: createFairness(app, texts),
    sheet: (now: Situation) => sheetScreen(app, texts, now),
    result: (now: Situation, rematch: () => void) =>
      now.sitters.length === 1 ? aloneResult(app, texts, now) : resultScreen(app, texts, now, rematch),
  };
}

export type LateScreens = ReturnType<typeof createLateScreens>;
