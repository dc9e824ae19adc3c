/** Creates the writer of all tables' logs, which is loaded once. */
import type { LateLogWriter } from '../access/dom-table-options.ts';
import type { LogWriter } from '../access/log-writer.ts';
import { type Texts, withLog } from '../i18n/index.ts';

export function createLateLog(texts: Texts): LateLogWriter {
  let now: LogWriter | null = null;
  return {
    get now() {
      return now;
    },
    async fetch() {
      const [{ createLogWriter }, words] = await Promise.all([import('../access/log-writer.ts'), withLog(texts)]);
      now ??= createLogWriter(words);
      return now;
    },
  };
}
