/** The game kept on the device: says quietly that a newer release is there. */
import { keepOnDevice } from '../offline/keep.ts';
import type { Settled } from './venue.ts';

/** Rejects where the browser refuses to keep it. */
export async function keepOffline(page: Window, game: Settled, signal: AbortSignal): Promise<void> {
  const { app, store, toasts } = game;
  const { renewed, renew } = game.texts.toast;
  // Not from a disk, and not where the address is no secure one.
  if (!page.isSecureContext || !page.navigator.serviceWorker) return;
  let takeNewer: (() => void) | null = null;
  let takeBack: (() => void) | null = null;
  /** Never at a table: only where nothing is played. Not where something is held that would go with the page. */
  const draw = () => {
    const now = app.getSnapshot();
    const onPress = store.isKept() && (now.matches('title') || now.matches('settings')) ? takeNewer : null;
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
