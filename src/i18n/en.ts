/** English at once: for tools and tests, and for a build that carries it in its script. */
import { messages } from './compiled/en/index.ts';
import { textsOf } from './texts.ts';

export const en = textsOf(messages);
