/**
 * The fonts of the embeddable build: carried in its script, and made from memory. A sandbox can't load a file beside
 * the page: a font needs CORS, and the page has no origin. `font-src 'self'` refuses a `data:` address.
 */
import regular from '../shell/fonts/gentium-latin-400.woff2?inline';
import bold from '../shell/fonts/gentium-latin-700.woff2?inline';

export interface CarriedFont {
  readonly weight: '400' | '700';
  /** A `data:` address. */
  readonly file: string;
  /** The letters in it, as in style sheets; all by default. */
  readonly range?: string;
}

const LATIN: readonly CarriedFont[] = [
  { weight: '400', file: regular },
  { weight: '700', file: bold },
];

/** Returns the bytes of a base64 `data:` address. */
const bytesOf = (address: string) =>
  Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

/** Adds fonts to a page. */
export function addCarriedFonts(fonts: FontFaceSet, carried = LATIN): void {
  for (const { weight, file, range } of carried) {
    const letters = range === undefined ? {} : { unicodeRange: range };
    fonts.add(new FontFace('Gentium Book Plus', bytesOf(file), { weight, ...letters }));
  }
}
