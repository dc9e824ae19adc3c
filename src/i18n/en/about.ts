/** English about what is touched at the table, beside what the table as text says of it. No first deal needs it. */
import { article, capital, either, word } from './words.ts';

export const aboutTexts = {
  /** A place that shows `accepts`, as the table as text tells it. */
  fits: (place: string, accepts: readonly number[]) =>
    `${capital(place)}. A tile with ${either.format(accepts.map((each) => `${article(each)} ${word(each)}`))} fits here.`,
  shut: (place: string) => `${capital(place)}.`,
  /** `yard`: how many tiles lie there. */
  boneyard: (yard: string, more: string | null) => `${yard}.${more === null ? '' : ` ${more}`}`,
};
