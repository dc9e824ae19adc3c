/** The state of the running game for tests, enabled by `?probe` in the address. It changes nothing. */
import type { SnapshotFrom } from 'xstate';
import type { matchMachine } from '../match/match.machine.ts';
import { eyeOf, situationOf } from '../match/situation.ts';
import { stateOf } from '../seats/gesture.ts';
import { type AppActor, matchOf, tableOf } from '../shell/app-state.ts';
import type { TableContext } from '../shell/table.machine.ts';
import type { Probed } from '../sitting/match-table.ts';
import { targetsOf } from '../table/touch/targets.ts';
import { type Written, writtenIn } from '../ui/written.ts';
import { recordOf } from './match-record.ts';

const NOWHERE = { match: null, state: null, question: null, picked: null, ways: [], eye: null, targets: null };

/** Makes the state readable until `signal` aborts. */
export function probe(page: Window, app: AppActor, signal: AbortSignal): void {
  const look = () => {
    const snapshot = app.getSnapshot();
    const table = tableOf(snapshot);
    const { deals = 0, totals = [] } = matchOf(snapshot)?.standing ?? {};
    const log = matchOf(snapshot)?.log ?? [];
    const [screen] = typeof snapshot.value === 'string' ? [snapshot.value] : Object.keys(snapshot.value);
    const playing = table?.match?.getSnapshot();
    return {
      ...NOWHERE,
      deals,
      totals,
      log,
      screen,
      begun: snapshot.context.hasBegun,
      ...lookAt(table),
      ...(playing && standOf(playing)),
    };
  };
  /** Returns every tile by its place in the heap: its face, its holder, if it is public, and its face in the scene. */
  const faces = () => {
    const snapshot = app.getSnapshot();
    const match = matchOf(snapshot);
    if (!match) return [];
    const open = situationOf(match, 'table').seen.heap;
    const held = facesAt(tableOf(snapshot));
    const { heap, hands } = match.deal;
    return heap.map((tile, at) => {
      const seat = hands.findIndex((hand) => hand.includes(at));
      return { tile, seat: seat < 0 ? null : seat, isOpen: open[at] !== null, scene: held[at] ?? null };
    });
  };
  const record = () => recordOf(app);
  const written = () => writtenAt(tableOf(app.getSnapshot()));
  if (signal.aborted) return;
  Object.assign(page, { starDominoes: { look, faces, written, record } });
  signal.addEventListener('abort', () => Reflect.deleteProperty(page, 'starDominoes'));
}

function standOf({ context, value }: SnapshotFrom<typeof matchMachine>): object {
  const [part, inner] = typeof value === 'string' ? [value, null] : (Object.entries(value)[0] ?? ['', null]);
  return {
    match: inner === 'sheet' || inner === 'handingOver' ? inner : part,
    state: inner === null ? part : `${part}.${inner}`,
    eye: eyeOf(context),
  };
}

/** Returns the state of a table as plain data; empty if there is none. */
export function lookAt(table: TableContext | null): object {
  if (!table) return {};
  const { desk, gesture, scene, thinker } = table.table.probe() as Probed;
  const touched = scene?.touched();
  return {
    question: desk.question && { seat: desk.question.seat, moves: desk.question.moves },
    picked: desk.picked,
    ways: desk.ways,
    gesture: stateOf(gesture),
    astray: scene?.astray() ?? null,
    targets: touched ? targetsOf(touched) : null,
    thinker: thinker.where,
  };
}

/** Returns the texts on the flat parts of its scene. */
function writtenAt(table: TableContext | null): readonly Written[] {
  const scene = table && (table.table.probe() as Probed).scene;
  return scene ? writtenIn(scene.hud) : [];
}

/** Returns the scene's face of each tile, by its place in the heap. */
const facesAt = (table: TableContext | null): readonly unknown[] =>
  table ? ((table.table.probe() as Probed).scene?.faces() ?? []) : [];
