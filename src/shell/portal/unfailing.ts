/** A portal is code of others: what it throws must not end a match. */
import { noPortal, type Portal } from './portal.ts';

/** The same portal, which never throws: what fails in it is done as where there is no portal. */
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
