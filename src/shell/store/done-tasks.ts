/** Counts the tasks done on this device, so that instructions are not repeated forever. */

import * as v from 'valibot';
import { TASKS } from '../../rules/task.ts';
import type { DoneTasks } from '../../seats/habits.ts';
import { keptJson } from './kept-json.ts';
import type { KeyValue } from './storage.ts';

const KEY = 'cyprus/done';

const schema = v.record(v.picklist(TASKS), v.pipe(v.number(), v.integer(), v.minValue(0)));

export const keptDoneTasks = [KEY, schema] as const;

export function openDoneTasks(store: KeyValue): DoneTasks {
  let all = keptJson(store, KEY, schema, {});
  return {
    of: (task) => all[task] ?? 0,
    count(task) {
      // Another tab may have changed the counts.
      all = keptJson(store, KEY, schema, {});
      all[task] = (all[task] ?? 0) + 1;
      store.set(KEY, JSON.stringify(all));
    },
  };
}
