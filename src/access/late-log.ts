/** Creates the writer of all tables' logs, which is loaded once. */

import { type Texts, withLog } from '../i18n/index.ts';
import type { LateLogWriter } from './dom-table-options.ts';
import type { LogWriter } from './log-writer.ts';

export function createLateLog(texts: Texts): LateLogWriter {
  let now: LogWriter | null = null;
  return {
    get now() {
      return now;
    },
    async fetch() {
      const [{ createLogWriter }, words] = await Promise.all([import('./log-writer.ts'), withLog(texts)]);
      now ??= createLogWriter(words);
      return now;
    },
  };
}
