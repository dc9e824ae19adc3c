/** Keeps the game and its data on the device, and offers a newer release quietly. */
import { LANGUAGES } from '../i18n/languages.ts';
import { keepOnDevice } from '../offline/keep.ts';
import { manifestOf } from '../offline/kept-release.ts';
import { asksPersons, keepLasting } from './lasting.ts';
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
