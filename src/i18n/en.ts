/** English at once, for tests and development pages: in builds every language is fetched (`fetch-texts.ts`). */
import { messages } from './compiled/en/en.ts';
import { type Texts, textsOf } from './texts.ts';

const en = textsOf(messages);

/** Whatever languages are wanted, the texts are English. */
export const textsFor = (_languages: readonly string[]): Texts => en;
