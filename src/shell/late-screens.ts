/** The screens that nobody sees before the end of a first deal: a file of their own, fetched while it is played, or when one is opened. */
// Where a game is chosen all of them are there.
import '../rules/games.ts';
import type { BotTexts, RulesTexts, SetUpTexts, WatchingTexts } from '../i18n/index.ts';
import type { OpenLesson } from '../lessons/open.ts';
import type { Situation } from '../match/ports.ts';
import { toHex } from '../rules/chance.ts';
import type { App } from './app.ts';
import type { IntroducedTable } from './app-events.ts';
import { dayOf, dayOfNumber } from './day.ts';
import { sharedOf } from './deal-number.ts';
import { createDrafting } from './drafting.ts';
import { createFigures } from './rules/figures.ts';
import { createAloneResult } from './screens/alone-result.ts';
import { createBook } from './screens/book-screen.ts';
import { createDayTries } from './screens/day-tries.ts';
import { dealResult } from './screens/deal-result.ts';
import { createFairness } from './screens/fairness-screen.ts';
import { createGamePictures } from './screens/game-picture.ts';
import { introScreen } from './screens/intro-screen.ts';
import { createKept } from './screens/kept-screen.ts';
import { lessonOverScreen } from './screens/lesson-over-screen.ts';
import { resultScreen } from './screens/result-screen.ts';
import { createReview } from './screens/review-screen.ts';
import { createRules } from './screens/rules-screen.ts';
import { createSettings } from './screens/settings-screen.ts';
import { createSetup } from './screens/setup-screen.ts';
import { createSharing } from './screens/sharing.ts';
import { sheetScreen } from './screens/sheet-screen.ts';
import { createShelf } from './screens/shelf-screen.ts';
import { teamsScreen } from './screens/teams-screen.ts';
import { createToday } from './screens/today-screen.ts';
import { watchingMenu } from './screens/watching-menu.ts';
import type { MatchSetup } from './table.machine.ts';

/** What else no first deal needs: in the same file, so that what it shares with the first one stays there. */
export { hasBegun, isDay } from './day.ts';
export { isKnown } from './day-table.ts';
export { withCompanyOf } from './deal-company.ts';
export { share } from './share.ts';
export { writeBook } from './write-book.ts';

export function createLateScreens(app: App, texts: RulesTexts & BotTexts & SetUpTexts & WatchingTexts) {
  const figures = createFigures(app, texts);
  const drafting = createDrafting(app, texts);
  const picture = createGamePictures(app);
  const sharing = createSharing(app, texts);
  const tries = createDayTries(app, texts);
  const alone = createAloneResult(app, texts, sharing);
  const result = (now: Situation, rematch: () => void) => {
    const match = app.match.now();
    const deal = match && sharedOf(toHex(match.seed));
    if (now.sitters.length === 1) return alone(now);
    if (deal === null) return resultScreen(app, texts, now, rematch);
    const day = dayOfNumber(deal);
    return day === null
      ? dealResult(app, texts, sharing, now, deal)
      : tries.result(now, day, day === dayOf(new Date()));
  };
  return {
    result,
    rules: createRules(app, texts, figures),
    lessonOver: (lesson: OpenLesson) => lessonOverScreen(app, lesson),
    intro: (table: IntroducedTable) => introScreen(app, texts, figures, table),
    teams: (setup: MatchSetup) => teamsScreen(app, texts, setup),
    shelf: createShelf(app, texts, drafting, picture),
    setup: createSetup(app, texts, drafting, picture),
    ...createKept(app, texts),
    book: createBook(app, texts),
    today: createToday(app, texts, sharing),
    settings: createSettings(app, texts),
    review: createReview(app, texts),
    fairness: createFairness(app, texts),
    watchingMenu: () => watchingMenu(app, texts),
    sheet: (now: Situation) => sheetScreen(app, texts, now),
  };
}

export type LateScreens = ReturnType<typeof createLateScreens>;
