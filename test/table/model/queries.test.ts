/** A query does not write: a table that is asked about everything all the time shows the same as one never asked. */
import { describe, expect, it } from 'vitest';
import { dealOf } from '../../../src/dev/stages.ts';
import type { Situation } from '../../../src/match/ports.ts';
import type { Game } from '../../../src/rules/game.ts';
import { games } from '../../../src/rules/games.ts';
import { playableTiles } from '../../../src/rules/moves.ts';
import { type AskingDesk, createDesk } from '../../../src/seats/desk.ts';
import { createRack } from '../../../src/seats/rack.ts';
import { TableModel } from '../../../src/table/model/table-model.ts';
import { often } from '../../long.ts';
import { kindOf } from '../kinds.ts';

const NO_RIM = { top: 0, right: 0, bottom: 0, left: 0 };
/** Every so many moves of a deal are shown. */
const STEP = often(9, 1);

/** One game of each kind of table. */
const GAMES = games.filter((game, index) => games.findIndex(({ table }) => table.kind === game.table.kind) === index);

/** The queries of a table, by name; `other` is a situation that it does not show. */
function queriesOf(model: TableModel, now: Situation, other: Situation): readonly (readonly [string, () => unknown])[] {
  const { seen } = now;
  const question = model.highlights().question;
  const tiles = [...playableTiles(question?.moves ?? [])].slice(0, 2);
  const arms = seen.ends.map(({ place }) => place);
  const view = model.board.view ?? model.emptyView();
  return [
    ['highlights', () => model.highlights()],
    ['tableNumber', () => model.tableNumber],
    ['pileCorner', () => model.pileCorner],
    ['emptyView', () => model.emptyView()],
    ['placementOf', () => model.placementOf(now)],
    ['restingPlacementOf', () => model.restingPlacementOf(now)],
    ['places', () => model.places(view)],
    ['placesFor', () => tiles.map((tile) => model.placesFor(tile, view))],
    ['placesTurned', () => model.placesTurned(view)],
    ['moveTo', () => tiles.flatMap((tile) => arms.map((arm) => model.moveTo(tile, arm)))],
    ['playsAt', () => arms.map((arm) => model.playsAt(arm))],
    ['rackSlots', () => [model.rackSlots(now), model.rackSlots(other)]],
    ['shutEnds', () => model.shutEnds(view)],
    ['isThere', () => seen.heap.map((_, at) => model.isThere(at))],
    ['inlay', () => [model.board.inlay, model.board.inlaidAt(view)]],
    ['layoutOf', () => model.board.layoutOf(seen)],
    ['endPose', () => arms.map((arm) => model.board.endPose(arm, view))],
    ['bearing', () => arms.map((arm) => model.board.bearing(arm))],
    ['threads', () => model.board.threads(view)],
    ['isStarComplete', () => model.board.isStarComplete()],
    ['view', () => [model.board.view, model.board.keptView]],
    // Last, as a layout costs less after another one of the same deal.
    ['layoutOf another', () => model.board.layoutOf(other.seen)],
    ['restingPlacementOf another', () => model.restingPlacementOf(other)],
    ['placementOf another', () => model.placementOf(other)],
  ];
}

/** Runs every query, then again in the opposite order, and expects the same answers. */
function askAll(model: TableModel, now: Situation, other: Situation): void {
  const queries = queriesOf(model, now, other);
  const first = queries.map(([name, query]) => [name, query()]);
  const second = [...queries].reverse().map(([name, query]) => [name, query()]);
  expect(second.reverse()).toEqual(first);
}

/** The updates of one step: a screen that changes a little or much, a finger, and the arrangement. */
function* updatesOf(model: TableModel, now: Situation, step: number): Generator<unknown, void> {
  const resize = (width: number, height: number) => model.fit(width, height, NO_RIM);
  yield [model.update(now), step === 0 && resize(390, 844)];
  // A browser bar: before the first arrangement its board counts, afterwards it moves nothing.
  if (step % 4 === 0) yield resize(390, 780);
  if (step % 6 === 5) yield resize(844, 390);
  if (step % 3 === 1) yield model.keepView(true);
  const [tile] = playableTiles(model.highlights().question?.moves ?? []);
  yield [model.makeGap(tile && step % 2 === 0 ? { tile, index: 0 } : null)];
  yield model.arrange(now);
  yield model.keepView(false);
}

const ask = (desk: AskingDesk, game: Game, { seen }: Situation, { signal }: AbortController) =>
  seen.turn?.seat === 0 && desk.ask({ seat: 0, seen, moves: game.moves(seen) }, signal).catch(() => {});

describe.each(GAMES)('$id', (game) => {
  it('is arranged alike with and without questions, which answer alike in any order', () => {
    const desk = createDesk();
    const person = { desk, rack: createRack() };
    const [asked, left] = [0, 1].map(() => new TableModel(person, kindOf(game.table), game));
    if (!asked || !left) throw new Error('no table');
    const deal = [...dealOf({ game: game.id, seats: game.seats[0] ?? 1, seed: 'a', moves: 999, eye: 0 })];
    const shown = deal.filter((_, index) => index % STEP === 0).map(({ now }) => now);
    const last = deal.at(-1)?.now;
    if (!last) throw new Error('no deal');
    for (const [step, now] of shown.entries()) {
      const asking = new AbortController();
      void ask(desk, game, now, asking);
      const silent = updatesOf(left, now, step);
      for (const update of updatesOf(asked, now, step)) {
        expect(update).toEqual(silent.next().value);
        askAll(asked, now, last);
      }
      expect(asked.board.view).toEqual(left.board.view);
      asking.abort();
    }
    expect(asked.placementOf(last)).toEqual(left.placementOf(last));
  });
});
