/** Requests persistent storage, which a browser short of space does not clear, once there is something to lose. */
import { BOOK } from '../shell/store/times-played.ts';
import type { Settled } from './venue.ts';

/** The used part of a browser's storage. */
export type Lasting = Pick<StorageManager, 'persist' | 'persisted'>;

/** True if the browser leaves the decision to the player, as Firefox does. No feature reveals that. */
export const asksPersons = ({ userAgent }: Pick<Navigator, 'userAgent'>): boolean => /\bFirefox\//.test(userAgent);

/**
 * Requests persistent storage once a visit, and only if somebody has played a match. The occasions are the end of a
 * match, a match left half-way, and one kept from an earlier visit. A browser that prompts the player gets the request
 * only at the end of a match, when nobody is busy.
 */
export function keepLasting(
  storage: Lasting | undefined,
  isPersonAsked: boolean,
  { app, store, matches }: Pick<Settled, 'app' | 'store' | 'matches'>,
  signal: AbortSignal,
): void {
  if (!storage?.persist) return;
  const away = new AbortController();
  const ask = async () => {
    away.abort();
    try {
      if (!(await storage.persisted())) await storage.persist();
    } catch {
      // The browser does not grant persistent storage here; everything stays as before.
    }
  };
  const isThereToLose = () => (matches.latest()?.isPlayed ?? false) || !['[]', null].includes(store.get(BOOK));
  const over = app.on('matchOver', ({ now }) => {
    // Matches between bots alone don't matter to anyone.
    if (now.sitters.some(({ kind }) => kind === 'person')) ask().catch(reportError);
  });
  away.signal.addEventListener('abort', () => over.unsubscribe());
  signal.addEventListener('abort', () => away.abort());
  if (isPersonAsked) return;
  const look = () => {
    if (app.getSnapshot().matches('title') && isThereToLose()) ask().catch(reportError);
  };
  const looking = app.subscribe(look);
  away.signal.addEventListener('abort', () => looking.unsubscribe());
  look();
}
