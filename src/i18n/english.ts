/** English at once, for tests and development pages. In builds every language is loaded (`fetch-texts.ts`). */
import { messages } from './compiled/en/en.ts';
import { type Texts, textsOf } from './texts.ts';

const en = textsOf(messages);

/** Returns the English texts, for any languages. */
export const textsFor = (_languages: readonly string[]): Texts => en;
