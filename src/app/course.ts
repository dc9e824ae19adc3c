/** What the house is told of a match while it is played. */
import type { SnapshotFrom } from 'xstate';
import type { matchMachine } from '../match/match.machine.ts';
import { eyeOf, situationOf } from '../match/situation.ts';
import type { TableOptions } from './table-options.ts';

/** Hears of every step of one match. */
export type Course = (now: SnapshotFrom<typeof matchMachine>) => void;

/** Tells how the match stands after every step, and when a sheet comes and goes, once each. */
export function createCourse({ follow, keep, tell }: Pick<TableOptions, 'follow' | 'keep' | 'tell'>): Course {
  let isSheet = false;
  return (snapshot) => {
    const { context } = snapshot;
    const isOver = snapshot.matches('over');
    follow(context, isOver);
    keep(context.log);
    const now = () => situationOf(context, eyeOf(context));
    if (isOver) tell({ type: 'OVER', now: now() });
    else if (isSheet !== snapshot.matches({ scoring: 'sheet' })) {
      isSheet = !isSheet;
      tell({ type: 'SHEET', now: isSheet ? now() : null });
    }
  };
}
