/** Explains why the DOM table is shown, and offers a remedy. */
import type { Texts } from '../i18n/index.ts';
import type { NoScene } from './scene.machine.ts';
import type { Remedy, Toasts } from './toasts.ts';

const WORDS = {
  unable: 'noScene',
  missing: 'missingScene',
  late: 'lateScene',
  lost: 'lostScene',
  unprepared: 'missingTable',
  unwanted: 'plainScene',
} as const;

export interface NoSceneOptions {
  readonly texts: Texts;
  readonly say: Toasts['say'];
  /** Resolves with a function that reloads the page; `null` if that would not help. */
  mayReload(): Promise<(() => void) | null>;
  /** Tries again to draw the scene. */
  redraw(): void;
  /** Aborts when the table is left; the message then disappears. */
  readonly left: AbortSignal;
}

/**
 * @returns a function for one table that explains once why there is no scene. `misses`: the number of failed downloads.
 */
export function createNoScene({ texts, say, mayReload, redraw, left }: NoSceneOptions) {
  const tell = (why: NoScene, remedy: Remedy | null) => {
    if (left.aborted) return;
    const onPress = () => {
      takeBack();
      remedy?.onPress();
    };
    const takeBack = say(texts.toast[WORDS[why]], remedy ? { text: remedy.text, onPress } : undefined);
    left.addEventListener('abort', takeBack);
  };
  return async (why: NoScene, misses: number): Promise<void> => {
    if (why === 'unable' || why === 'late') return tell(why, null);
    const again = { text: why === 'unprepared' ? texts.late.again : texts.toast.redraw, onPress: redraw };
    // Most browsers never retry a module that failed to load.
    const reload = why !== 'lost' && misses > 1 ? await mayReload() : null;
    tell(why, reload ? { text: texts.toast.reload, onPress: reload } : again);
  };
}
