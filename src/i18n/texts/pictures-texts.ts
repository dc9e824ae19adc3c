/** The names of the things on tiles with pictures. */
import type { pictures } from '../compiled/en/pictures.ts';
import type { Phrases } from '../phrases.ts';

/** Returns a function for one or two things, by their numbers from 0 to 6, in a sentence after another. */
export const pictureTexts =
  (m: typeof pictures, { sentence }: Phrases) =>
  (one: number, other = one): string => {
    const [first = '', second = ''] = [m.things[one], m.things[other]];
    return m.after(sentence(one === other ? first : m.both({ one: first, other: second })));
  };
