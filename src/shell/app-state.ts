/** Where the parts of the running game are found. */
import type { SnapshotFrom } from 'xstate';
import type { MatchContext } from '../match/match.machine.ts';
import type { appMachine } from './app.machine.ts';
import type { TableContext } from './table.machine.ts';

export type AppSnapshot = SnapshotFrom<typeof appMachine>;

/** The table at which a match is played. */
export const tableOf = ({ children }: AppSnapshot): TableContext | null =>
  children.table?.getSnapshot().context ?? null;

/** True if a match is played at a table that is drawn, or is about to be. */
export const isDrawn = ({ context: { setup }, children }: AppSnapshot): boolean =>
  setup !== null && (children.table?.getSnapshot().children.scene?.getSnapshot().hasTag('drawn') ?? false);

/** The match that is played, or was played last. */
export const matchOf = (app: AppSnapshot): MatchContext | null =>
  tableOf(app)?.match?.getSnapshot().context ?? app.context.match;
