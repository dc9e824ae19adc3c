/** Requests lasting storage, which a browser short of room does not clear, once there is something to lose. */
import { BOOK } from '../shell/store/times-played.ts';
import type { Settled } from './venue.ts';

/** The calls of a browser's storage that are used. */
export type Lasting = Pick<StorageManager, 'persist' | 'persisted'>;

/** True if the browser does not decide alone, but asks the player, as Firefox does. No feature tells that. */
export const asksPersons = ({ userAgent }: Pick<Navigator, 'userAgent'>): boolean => /\bFirefox\//.test(userAgent);

/**
 * Requests lasting storage once a visit, and only for matches in which somebody has played. That is when a
 * match ends, is left half-way, or is there from an earlier visit. A browser that asks the player gets the request only
 * at the end of a match, when nobody is busy.
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
      // The browser does not grant lasting storage here; everything stays kept as before.
    }
  };
  const isThereToLose = () => (matches.latest()?.isPlayed ?? false) || !['[]', null].includes(store.get(BOOK));
  const over = app.on('matchOver', ({ now }) => {
    // Matches that bots play among themselves are kept for nobody.
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
