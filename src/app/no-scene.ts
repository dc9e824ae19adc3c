/** Says why the plain table is the table, and what the player can do about it. */
import type { Texts } from '../i18n/index.ts';
import type { House } from '../shell/house.ts';
import type { Remedy, Toasts } from '../shell/toasts.ts';
import type { NoScene } from './drawing.ts';

const WORDS = { unable: 'noScene', missing: 'missingScene', late: 'lateScene', lost: 'lostScene' } as const;

export interface NoSceneOptions {
  readonly texts: Texts;
  readonly say: Toasts['say'];
  readonly mayReload: House['mayReload'];
  /** Aborts when the table is left: then nothing is said of it any more. */
  readonly left: AbortSignal;
}

/** Of one table; `again` tries to draw the scene after all. */
export function createNoScene({ texts, say, mayReload, left }: NoSceneOptions) {
  let missed = 0;
  const tell = (why: NoScene, remedy: Remedy | null) => {
    if (left.aborted) return;
    const onPress = () => {
      takeBack();
      remedy?.onPress();
    };
    const takeBack = say(texts.toast[WORDS[why]], remedy ? { text: remedy.text, onPress } : undefined);
    left.addEventListener('abort', takeBack);
  };
  return async (why: NoScene, again: () => void): Promise<void> => {
    const redraw = { text: texts.toast.redraw, onPress: again };
    if (why === 'unable' || why === 'late') tell(why, null);
    else if (why === 'missing' && missed++ > 0) {
      const reload = await mayReload();
      tell(why, reload ? { text: texts.toast.reload, onPress: reload } : redraw);
    } else tell(why, redraw);
  };
}
