import { describe, expect, it } from 'vitest';
import { dealOf, type StageSpec } from '../../../src/dev/stages.ts';
import { textsFor } from '../../../src/i18n/english.ts';
import { createDesk } from '../../../src/seats/desk.ts';
import { createRack } from '../../../src/seats/rack.ts';
import { HudWriter } from '../../../src/table/hud/hud-writer.ts';
import { TableModel } from '../../../src/table/model/table-model.ts';
import type { HudState } from '../../../src/ui/hud-model.ts';
import { gameIn, kindIn } from '../kinds.ts';

const SPEC: StageSpec = { game: 'cyprus', seats: 4, seed: 'one', moves: 20, eye: 0 };
const steps = [...dealOf(SPEC)];
const stepAt = (k: number) => {
  const step = steps[k];
  if (!step) throw new Error('the deal is shorter');
  return step;
};

/** The HUD as it is told at a table whose tiles are on their way, or not. */
function table() {
  const desk = createDesk();
  const rack = createRack();
  const model = new TableModel({ desk, rack }, kindIn(SPEC.game), gameIn(SPEC.game));
  model.update(stepAt(0).now);
  model.fit(1280, 800, { top: 0, right: 0, bottom: 0, left: 0 });
  const tiles = { coming: new Set<number>(), waiting: new Set<number>() };
  let told: HudState | null = null;
  const writer = new HudWriter(
    {
      hud: {
        update(state) {
          told = state;
        },
      },
      person: { desk, rack },
      texts: textsFor([]),
      portraitOf: () => null,
      hasKeys: true,
      settings: { muted: false, hints: true },
    },
    {
      model,
      tiles,
      shuffle: { hasFinger: false },
      panZoom: { isClose: false },
      award: { scores: null, isLit: () => false },
      made: { arrived: [] },
    },
  );
  const hud = (): HudState => {
    writer.write();
    if (!told) throw new Error('nothing was told');
    return told;
  };
  const turn = () => hud().seats.find((seat) => seat.turn)?.seat ?? null;
  return { model, tiles, writer, hud, turn };
}

describe('whose turn it is', () => {
  it('is not shown before the last tile is dealt', () => {
    const { model, tiles, turn } = table();
    const { now } = stepAt(0);
    model.isShuffling = true;
    expect(turn()).toBeNull();
    model.isShuffling = false;
    tiles.coming.add(now.seen.hands[3]?.[0] ?? -1);
    expect(turn()).toBeNull();
    tiles.coming.clear();
    expect(turn()).toBe(now.seen.turn?.seat);
  });

  it('stays with who lays a tile until it lies, and so do the ends', () => {
    const k = steps.findIndex(({ beats }, at) => at > 1 && beats.some(({ beat }) => beat === 'laid'));
    const [before, after] = [stepAt(k - 1).now, stepAt(k).now];
    const { model, tiles, hud, turn } = table();
    model.update(before);
    const ends = hud().chips;
    expect(turn()).toBe(before.seen.turn?.seat);
    tiles.coming.add(after.seen.laid.at(-1)?.at ?? -1);
    model.update(after);
    expect(hud().chips).toEqual(ends);
    expect(turn()).toBe(before.seen.turn?.seat);
    tiles.coming.clear();
    expect(hud().chips).not.toEqual(ends);
    expect(turn()).toBe(after.seen.turn?.seat);
    expect(turn()).not.toBe(before.seen.turn?.seat);
  });

  it('stays while a tile that was drawn is still on its way', () => {
    const [before, after] = [stepAt(2).now, stepAt(3).now];
    const { model, tiles, turn } = table();
    model.update(before);
    const held = turn();
    tiles.coming.add(after.seen.hands[0]?.[0] ?? -1);
    model.update({ ...after, seen: { ...after.seen, turn: { seat: 3 - (held ?? 0), drew: [], laid: [] } } });
    expect(turn()).toBe(held);
    tiles.coming.clear();
    expect(turn()).toBe(3 - (held ?? 0));
  });
});

it('shows no hand turned up before the last tile lies', () => {
  const last = [...dealOf({ ...SPEC, moves: 999 })].at(-1)?.now;
  const at = last?.seen.laid.at(-1)?.at;
  if (!last || at === undefined) throw new Error('nothing was laid');
  const { model, tiles, hud } = table();
  const up = () => hud().seats.reduce((sum, { turnedUp }) => sum + turnedUp, 0);
  model.update(last);
  tiles.coming.add(at);
  expect(up()).toBe(0);
  tiles.coming.clear();
  expect(up()).toBeGreaterThan(0);
});

it('shows what is wished beside the match, and forgets none of it when the match goes on', () => {
  const { model, writer, hud } = table();
  writer.set({ muted: true });
  writer.set({ focusWay: 1 });
  model.update(stepAt(4).now);
  expect(hud()).toMatchObject({ muted: true, ways: { focused: 1 } });
});
