/** Says why the DOM table is the table, and what the player can do about it. */
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
  /** Resolves with what loads the page anew; `null` where that would not help. */
  mayReload(): Promise<(() => void) | null>;
  /** Tries to draw the scene after all. */
  redraw(): void;
  /** Aborts when the table is left: then nothing is said of it any more. */
  readonly left: AbortSignal;
}

/** @returns for one table: explains once why there is no scene. `misses`: how often files did not come. */
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
    // Most browsers never ask twice for a module that once did not come.
    const reload = why !== 'lost' && misses > 1 ? await mayReload() : null;
    tell(why, reload ? { text: texts.toast.reload, onPress: reload } : again);
  };
}
