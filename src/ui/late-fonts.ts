/** The page's font may load after the HUD was painted; then it is painted again. */
import { FONT } from './style.ts';

/** What is used of `document.fonts`. */
export type Fonts = Pick<FontFaceSet, 'check' | 'load'>;

const FACES = [`400 16px ${FONT}`, `700 16px ${FONT}`];

/** Loads both weights; rejects where one cannot be loaded. */
export const loadFonts = (fonts: Fonts | undefined): Promise<unknown> =>
  Promise.all(FACES.map((face) => fonts?.load(face)));

/**
 * Loads the font if it is missing, and calls back once when it is there. Never calls back where it was there already, or
 * cannot be loaded. Returns a function that stops waiting.
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
