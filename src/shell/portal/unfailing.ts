/** Protects the game from errors in a portal's code. */
import { noPortal, type Portal } from './portal.ts';

/** Wraps a portal so that it never throws: failed calls fall back to those without a portal. */
export function unfailing(portal: Portal): Portal {
  const trying = <Given extends readonly unknown[], Answer>(
    act: (...given: Given) => Answer,
    orElse: (...given: Given) => Answer,
  ) => {
    return (...given: Given): Answer => {
      try {
        return act(...given);
      } catch (error) {
        console.warn(error);
        return orElse(...given);
      }
    };
  };
  const tryingLong =
    <Given extends readonly unknown[]>(act: (...given: Given) => Promise<void>) =>
    async (...given: Given): Promise<void> => {
      try {
        await act(...given);
      } catch (error) {
        console.warn(error);
      }
    };
  return {
    manners: portal.manners,
    languages: trying(portal.languages, noPortal.languages),
    keep: trying(portal.keep, noPortal.keep),
    open: tryingLong(portal.open),
    loaded: trying(portal.loaded, noPortal.loaded),
    playing: trying(portal.playing, noPortal.playing),
    dealOver: trying(portal.dealOver, noPortal.dealOver),
    matchOver: trying(portal.matchOver, noPortal.matchOver),
    hasRecess: trying(portal.hasRecess, noPortal.hasRecess),
    recess: tryingLong(portal.recess),
    celebrate: trying(portal.celebrate, noPortal.celebrate),
    close: trying(portal.close, noPortal.close),
  };
}
