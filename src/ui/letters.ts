/** The type that a canvas writes with: what was written before it came is written in another. */
import { FONT } from './style.ts';

/** What of a page's fonts is asked here. */
export type Letters = Pick<FontFaceSet, 'check' | 'load'>;

const FACES = [`400 16px ${FONT}`, `700 16px ${FONT}`];

/** Sends for the type; rejects where it does not come. */
export const sendForLetters = (letters: Letters | undefined): Promise<unknown> =>
  Promise.all(FACES.map((face) => letters?.load(face)));

/**
 * Sends for the type where it is not there yet, and calls back once when it has come: what is painted has to be painted
 * again. Never where it is there already, or does not come. Returns the end of it.
 */
export function onLetters(letters: Letters | undefined, onCome: () => void): () => void {
  let isWaiting = letters !== undefined && FACES.some((face) => !letters.check(face));
  if (isWaiting && letters) {
    sendForLetters(letters).then(
      () => isWaiting && onCome(),
      // The stand-in stays.
      () => {},
    );
  }
  return () => {
    isWaiting = false;
  };
}
