/** Where the parts of the running game are found. */
import type { SnapshotFrom } from 'xstate';
import type { MatchContext } from '../match/match.machine.ts';
import type { appMachine } from './app.machine.ts';
import type { ScreenMeta } from './app-events.ts';
import type { TableContext } from './table.machine.ts';

export type AppSnapshot = SnapshotFrom<typeof appMachine>;

/** The screen that is shown, and how many lie over the title. */
export function placeOf(now: AppSnapshot): Required<ScreenMeta> {
  const place: Required<ScreenMeta> = { screen: 'table', depth: 1 };
  // A state's id begins with the id of the state around it.
  const inwards = Object.entries(now.getMeta()).sort(([a], [b]) => a.length - b.length);
  for (const [, meta] of inwards) Object.assign(place, meta);
  return place;
}

/** The table at which a match is played. */
export const tableOf = ({ children }: AppSnapshot): TableContext | null =>
  children.table?.getSnapshot().context ?? null;

/** True if a match is played at a table that is drawn, or is about to be. */
export const isDrawn = ({ context: { setup }, children }: AppSnapshot): boolean =>
  setup !== null && (children.table?.getSnapshot().children.scene?.getSnapshot().hasTag('drawn') ?? false);

/** The match that is played, or was played last. */
export const matchOf = (app: AppSnapshot): MatchContext | null =>
  tableOf(app)?.match?.getSnapshot().context ?? app.context.match;
