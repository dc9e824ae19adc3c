/**
 * The screens that appear only after the first deal, in a file of their own. It is loaded during that deal, or when one
 * of them is opened.
 */
import './late-screens.css';
import type { BotTexts, RulesTexts, SetUpTexts, WatchingTexts } from '../i18n/index.ts';
import type { OpenLesson } from '../lessons/open.ts';
import type { Situation } from '../match/ports.ts';
import { toHex } from '../rules/chance.ts';
import type { Game } from '../rules/game.ts';
import type { App } from './app.ts';
import type { IntroducedTable } from './app-events.ts';
import { createBook } from './book/book-screen.ts';
import { sharedOf } from './deal-number.ts';
import { createLateModule } from './late-module.ts';
import { lessonOverScreen } from './lessons/lesson-over-screen.ts';
import { createPad } from './pad/pad-screen.ts';
import { createPads } from './pad/pads-screen.ts';
import { createPuzzleRoom } from './puzzles/puzzle-room.ts';
import { createAloneResult } from './result/alone-result.ts';
import { createBestMoment } from './result/best-moment.ts';
import { dealResult } from './result/deal-result.ts';
import { createFairness } from './result/fairness-screen.ts';
import { resultScreen } from './result/result-screen.ts';
import { createReview } from './result/review-screen.ts';
import { sheetScreen } from './result/sheet-screen.ts';
import { createFigures } from './rules/figures.ts';
import { createRules } from './rules/rules-screen.ts';
import { createSharing } from './screens/sharing.ts';
import { createSettings } from './settings/settings-screen.ts';
import { createDrafting } from './setup/drafting.ts';
import { drawScreen } from './setup/draw-screen.ts';
import { type DrawSnapshot, drawShown } from './setup/partners-draw.machine.ts';
import { createSetup } from './setup/setup-screen.ts';
import { teamsScreen } from './setup/teams-screen.ts';
import { createGamePictures } from './shelf/game-picture.ts';
import { createShelf } from './shelf/shelf-screen.ts';
import type { MatchSetup } from './table.machine.ts';
import { introScreen } from './title/intro-screen.ts';
import { createKept } from './title/kept-screen.ts';
import { dayOf, dayOfNumber } from './today/day.ts';
import { createDayTries } from './today/day-tries.ts';
import { createToday } from './today/today-screen.ts';
import { watchingMenu } from './watching/watching-menu.ts';

export { writeBook } from './book/write-book.ts';
export { withCompanyOf } from './setup/deal-company.ts';
export { bringDraw } from './setup/partners-draw.machine.ts';
export { share } from './share.ts';
/** Other functions not needed by the first deal, in the same file to share its code. */
export { dayAsked } from './today/day-table.ts';

/** Returns the game of a situation. All games are loaded by now. */
function gameOf({ matches: { games } }: App, { seen }: Situation): Game {
  const game = games.find(({ id }) => id === seen.game);
  if (!game) throw new Error(`no game ${seen.game}`);
  return game;
}

export async function createLateScreens(app: App, texts: RulesTexts & BotTexts & SetUpTexts & WatchingTexts) {
  // These screens offer a choice of games.
  await app.matches.fetchGames();
  const figures = createFigures(app, texts);
  const drafting = createDrafting(app, texts);
  const picture = createGamePictures(app);
  const sharing = createSharing(app, texts);
  const tries = createDayTries(app, texts);
  const alone = createAloneResult(app, texts, sharing);
  const best = createBestMoment(app, texts);
  const result = (now: Situation) => {
    const match = app.match.now();
    const deal = match && sharedOf(toHex(match.seed));
    const game = gameOf(app, now);
    if (now.sitters.length === 1) return alone(now, game);
    if (deal === null) return resultScreen(app, texts, now, game, best);
    const day = dayOfNumber(deal);
    return day === null
      ? dealResult(app, texts, { now, game, deal }, { sharing, best })
      : tries.result(now, game, day, { isToday: day === dayOf(new Date()), best: best(now) });
  };
  return {
    result,
    rules: createRules(app, texts, figures),
    about: createLateModule(() => fetchAbout(app, texts), app.mayReload, app.redraw),
    lessonOver: (lesson: OpenLesson) => lessonOverScreen(app, lesson),
    intro: (table: IntroducedTable) => introScreen(app, texts, figures, table),
    teams: (setup: MatchSetup) => teamsScreen(app, texts, setup),
    draw: (now: DrawSnapshot) => drawScreen(app, texts, drawShown(now)),
    shelf: createShelf(app, texts, drafting, picture),
    puzzles: createPuzzleRoom(app, texts, picture),
    setup: createSetup(app, texts, drafting, picture),
    ...createKept(app, texts),
    book: createBook(app, texts),
    pads: createPads(app, texts),
    pad: createPad(app, texts, sharing),
    today: createToday(app, texts, sharing),
    settings: createSettings(app, texts),
    review: createReview(app, texts),
    fairness: createFairness(app, texts),
    watchingMenu: () => watchingMenu(app, texts),
    sheet: (now: Situation) => sheetScreen(app, texts, now, gameOf(app, now)),
  };
}

/** Loads the page about dominoes, which few read, with its words. */
async function fetchAbout(app: App, { rules }: RulesTexts) {
  const [{ createAbout }, words] = await Promise.all([import('./about/about-screen.ts'), rules.fetchAbout()]);
  return createAbout(app, words);
}

export type LateScreens = Awaited<ReturnType<typeof createLateScreens>>;
