/**
 * Offers texts and pictures as files. A frame's sandbox, or an app that shows the page, may refuse a file without any
 * event. In a frame, a button therefore also offers the contents for copying. If the page may not offer files, the
 * contents are shown immediately.
 */
import { type Texts, withSetUp } from '../i18n/index.ts';
import { download } from './page-behaviour.ts';
import type { Manners } from './portal/portal.ts';
import type { Toasts } from './toasts.ts';

export type HandOut = (name: string, what: string | Blob) => void;

export function createHandOut(
  page: Window,
  { downloads }: Pick<Manners, 'downloads'>,
  texts: Texts,
  say: Toasts['say'],
): HandOut {
  let takeBack = () => {};
  const byHand = async (name: string, what: string | Blob) => {
    try {
      const [{ keepByHand }, { handing }] = await Promise.all([import('./keep-by-hand.ts'), withSetUp(texts)]);
      keepByHand(page, handing, name, what);
    } catch {
      say(texts.late.lines.missing);
    }
  };
  return (name, what) => {
    takeBack();
    if (!downloads) return void byHand(name, what).catch(reportError);
    download(page.document, name, what);
    if (page.parent === page) return;
    takeBack = say(texts.toast.handed(name), {
      text: texts.toast.byHand,
      onPress() {
        takeBack();
        byHand(name, what).catch(reportError);
      },
    });
  };
}
