/**
 * Keeps the game and its data on the device, and offers a newer release quietly. Requests persistent storage, which a
 * browser short of space does not clear, once there is something to lose.
 */

import { LANGUAGES } from '../i18n/languages.ts';
import { personsOf } from '../match/persons.ts';
import { keepOnDevice } from '../offline/keep.ts';
import { manifestOf } from '../offline/kept-release.ts';
import { BOOK } from '../shell/store/times-played.ts';
import type { Settled } from './venue.ts';

/** Sets the web app manifest to the language in use, for players who install the game. */
function nameManifest(page: Document, language: string): void {
  const link = page.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (link && Object.hasOwn(LANGUAGES, language)) link.setAttribute('href', `./${manifestOf(language)}`);
}

/** Keeps the game on the device; rejects if the browser refuses. */
export async function keepOffline(page: Window, game: Settled, signal: AbortSignal): Promise<void> {
  const { app, store, toasts } = game;
  const { renewed, renew } = game.texts.toast;
  const { navigator } = page;
  keepLasting(navigator.storage, asksPersons(navigator), game, signal);
  // Not from a disk, and not at an insecure address.
  if (!page.isSecureContext || !page.navigator.serviceWorker) return;
  nameManifest(page.document, game.texts.language);
  let takeNewer: (() => void) | null = null;
  let takeBack: (() => void) | null = null;
  /** Shows the offer only where nothing is played, never at a table. Hides it if a reload would lose unsaved data. */
  const draw = () => {
    const now = app.getSnapshot();
    const isAtRest = now.matches('title') || now.matches('today') || now.matches('settings');
    const onPress = store.isKept() && isAtRest ? takeNewer : null;
    if (onPress && !takeBack) takeBack = toasts.say(renewed, { text: renew, onPress });
    else if (!onPress && takeBack) {
      takeBack();
      takeBack = null;
    }
  };
  const drawing = app.subscribe(draw);
  signal.addEventListener('abort', () => drawing.unsubscribe());
  await keepOnDevice(
    page,
    (take) => {
      takeNewer = take;
      draw();
    },
    signal,
  );
}

/** The used part of a browser's storage. */
export type Lasting = Pick<StorageManager, 'persist' | 'persisted'>;

/** True if the browser leaves the decision to the player, as Firefox does. No feature reveals that. */
const asksPersons = ({ userAgent }: Pick<Navigator, 'userAgent'>): boolean => /\bFirefox\//.test(userAgent);

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
    if (personsOf(now.sitters).length > 0) ask().catch(reportError);
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
