/** The game kept on the device, and what is kept there with it: says quietly that a newer release is there. */
import { LANGUAGES } from '../i18n/languages.ts';
import { keepOnDevice } from '../offline/keep.ts';
import { manifestOf } from '../offline/kept.ts';
import { asksPersons, keepLasting } from './lasting.ts';
import type { Settled } from './venue.ts';

/** Who installs the game is told of it in the language that is spoken. */
function nameManifest(page: Document, language: string): void {
  const link = page.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (link && Object.hasOwn(LANGUAGES, language)) link.setAttribute('href', `./${manifestOf(language)}`);
}

/** Rejects where the browser refuses to keep it. */
export async function keepOffline(page: Window, game: Settled, signal: AbortSignal): Promise<void> {
  const { app, store, toasts } = game;
  const { renewed, renew } = game.texts.toast;
  const { navigator } = page;
  keepLasting(navigator.storage, asksPersons(navigator), game, signal);
  // Not from a disk, and not where the address is no secure one.
  if (!page.isSecureContext || !page.navigator.serviceWorker) return;
  nameManifest(page.document, game.texts.language);
  let takeNewer: (() => void) | null = null;
  let takeBack: (() => void) | null = null;
  /** Never at a table: only where nothing is played. Not where something is held that would go with the page. */
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
