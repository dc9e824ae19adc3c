/** Repaints the HUD if the page's font loads after the first painting. */
import { FONT } from './style.ts';

/** The part of `document.fonts` that is used here. */
export type Fonts = Pick<FontFaceSet, 'check' | 'load'>;

const FACES = [`400 16px ${FONT}`, `700 16px ${FONT}`];

/** Loads both weights; rejects if either cannot be loaded. */
export const loadFonts = (fonts: Fonts | undefined): Promise<unknown> =>
  Promise.all(FACES.map((face) => fonts?.load(face)));

/**
 * Loads the font if it is missing, then calls back once. There is no call if the font is already loaded or cannot be
 * loaded. Returns a function that cancels the call.
 */
export function onLateFonts(fonts: Fonts | undefined, onLoaded: () => void): () => void {
  let isWaiting = fonts !== undefined && FACES.some((face) => !fonts.check(face));
  if (isWaiting) {
    loadFonts(fonts).then(
      () => isWaiting && onLoaded(),
      // The fallback font stays.
      () => {},
    );
  }
  return () => {
    isWaiting = false;
  };
}
