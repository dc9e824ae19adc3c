/** Asks the browser to keep what is kept here, even when it is short of room: once there is something to lose. */
import { BOOK } from '../shell/store/times-played.ts';
import type { Settled } from './venue.ts';

/** What is used of a browser's storage. */
export type Lasting = Pick<StorageManager, 'persist' | 'persisted'>;

/** Where persons are asked, and not the browser alone decides. No feature tells that; in Firefox a question pops up. */
export const asksPersons = ({ userAgent }: Pick<Navigator, 'userAgent'>): boolean => /\bFirefox\//.test(userAgent);

/**
 * Asks once a visit, and only when a match has been played in: where a match comes to its end, or is left half-way, or lies
 * there from an earlier visit. Where persons are asked it is at the end of a match, when nobody is in the middle of anything.
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
      // Storage that lasts is more than the browser grants here; what is kept stays as it is.
    }
  };
  const isThereToLose = () => (matches.latest()?.isPlayed ?? false) || !['[]', null].includes(store.get(BOOK));
  const over = app.on('matchOver', ({ now }) => {
    // What bots do among themselves is kept for nobody.
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
