/** The game kept on the device: says quietly that a newer release is there. */
import { withOffline } from '../i18n/index.ts';
import { keepOnDevice } from '../offline/keep.ts';
import type { Settled } from './venue.ts';

/** Rejects where the browser refuses to keep it, and where the words do not come. */
export async function keepOffline(page: Window, game: Settled, signal: AbortSignal): Promise<void> {
  const { app, store, toasts } = game;
  const { offline: words } = await withOffline(game.texts);
  let takeNewer: (() => void) | null = null;
  let takeBack: (() => void) | null = null;
  /** Never at a table: only where nothing is played. Not where something is held that would go with the page. */
  const draw = () => {
    const now = app.getSnapshot();
    const onPress = store.isKept() && (now.matches('title') || now.matches('settings')) ? takeNewer : null;
    if (onPress && !takeBack) takeBack = toasts.say(words.newer, { text: words.take, onPress });
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
