/** Finds the parts of the running game. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { MatchContext } from '../match/match-setup.ts';
import { eyeOf, situationOf } from '../match/situation.ts';
import type { appMachine } from './app.machine.ts';
import type { AppEvent, ScreenMeta } from './app-events.ts';
import type { DrawSnapshot } from './setup/partners-draw.machine.ts';
import type { TableContext } from './table.machine.ts';

export type AppActor = ActorRefFrom<typeof appMachine>;
export type AppSnapshot = SnapshotFrom<typeof appMachine>;

/** Returns the current screen and its depth above the title. */
export function placeOf(now: AppSnapshot): Required<ScreenMeta> {
  const place: Required<ScreenMeta> = { screen: 'table', depth: 1 };
  // A state's id begins with its parent's id.
  const inwards = Object.entries(now.getMeta()).sort(([a], [b]) => a.length - b.length);
  for (const [, meta] of inwards) Object.assign(place, meta);
  return place;
}

/** Returns the current table; `null` if there is none. */
export const tableOf = ({ children }: AppSnapshot): TableContext | null =>
  children.table?.getSnapshot().context ?? null;

/** True if a match is played at a drawn table, or at one about to be drawn. */
export const isDrawn = ({ context: { setup }, children }: AppSnapshot): boolean =>
  setup !== null && (children.table?.getSnapshot().children.scene?.getSnapshot().hasTag('drawn') ?? false);

/** Returns the draw for partners that is made by hand (7.4); `null` if there is none. */
export const drawOf = ({ children }: AppSnapshot): DrawSnapshot | null => children.draw?.getSnapshot() ?? null;

/** Returns the current match, or the last one; `null` if there is none. */
export const matchOf = (app: AppSnapshot): MatchContext | null =>
  tableOf(app)?.match?.getSnapshot().context ?? app.context.match;

/** Returns the event that opens the rules at the section for the present situation of a match. */
export const lookUp = (match: MatchContext): AppEvent => ({
  type: 'RULES',
  reading: { game: match.game.id, now: situationOf(match, eyeOf(match)) },
});
