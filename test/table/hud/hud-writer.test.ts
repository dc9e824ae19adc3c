import { describe, expect, it } from 'vitest';
import { dealOf, type StageSpec } from '../../../src/dev/stages.ts';
import { textsFor } from '../../../src/i18n/index.ts';
import { gameById } from '../../../src/rules/games.ts';
import { createDesk } from '../../../src/seats/desk.ts';
import { createRack } from '../../../src/seats/rack.ts';
import { createHudWriter } from '../../../src/table/hud/hud-writer.ts';
import type { SceneOptions } from '../../../src/table/scene-options.ts';
import { createSight } from '../../../src/table/sight.ts';
import type { Hud } from '../../../src/ui/hud.ts';
import type { HudState } from '../../../src/ui/hud-model.ts';

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
  const sight = createSight(desk, rack, gameById);
  sight.meet(stepAt(0).now);
  sight.share(1280, 800, { top: 0, right: 0, bottom: 0, left: 0 });
  const stirring = { isOn: false, hasFinger: false, stir() {}, lift() {}, run: async () => {} };
  const bodies = { coming: new Set<number>(), waiting: new Set<number>() };
  let told: HudState | null = null;
  const glass = {
    update(state: HudState) {
      told = state;
    },
  };
  const scene = { desk, rack, texts: textsFor([]).scene, portraitOf: () => null, muted: false, hints: true };
  const writer = createHudWriter({
    scene: scene as unknown as SceneOptions,
    sight,
    stirring,
    isClose: () => false,
    bodies,
    awarded: { scores: null, isLit: () => false },
    hud: () => glass as unknown as Hud,
  });
  const hud = (): HudState => {
    writer.write();
    if (!told) throw new Error('nothing was told');
    return told;
  };
  const turn = () => hud().seats.find((seat) => seat.turn)?.seat ?? null;
  return { sight, stirring, bodies, writer, hud, turn };
}

describe('whose turn it is', () => {
  it('is not shown before the last tile is dealt', () => {
    const { stirring, bodies, turn } = table();
    const { now } = stepAt(0);
    stirring.isOn = true;
    expect(turn()).toBeNull();
    stirring.isOn = false;
    bodies.coming.add(now.seen.hands[3]?.[0] ?? -1);
    expect(turn()).toBeNull();
    bodies.coming.clear();
    expect(turn()).toBe(now.seen.turn?.seat);
  });

  it('stays with who lays a tile until it lies, and so do the ends', () => {
    const k = steps.findIndex(({ beats }, at) => at > 1 && beats.some(({ beat }) => beat === 'laid'));
    const [before, after] = [stepAt(k - 1).now, stepAt(k).now];
    const { sight, bodies, hud, turn } = table();
    sight.meet(before);
    const ends = hud().chips;
    expect(turn()).toBe(before.seen.turn?.seat);
    bodies.coming.add(after.seen.laid.at(-1)?.at ?? -1);
    sight.meet(after);
    expect(hud().chips).toEqual(ends);
    expect(turn()).toBe(before.seen.turn?.seat);
    bodies.coming.clear();
    expect(hud().chips).not.toEqual(ends);
    expect(turn()).toBe(after.seen.turn?.seat);
    expect(turn()).not.toBe(before.seen.turn?.seat);
  });

  it('stays while a tile that was drawn is still on its way', () => {
    const [before, after] = [stepAt(2).now, stepAt(3).now];
    const { sight, bodies, turn } = table();
    sight.meet(before);
    const held = turn();
    bodies.coming.add(after.seen.hands[0]?.[0] ?? -1);
    sight.meet({ ...after, seen: { ...after.seen, turn: { seat: 3 - (held ?? 0), drew: [], laid: [] } } });
    expect(turn()).toBe(held);
    bodies.coming.clear();
    expect(turn()).toBe(3 - (held ?? 0));
  });
});

it('shows no hand turned up before the last tile lies', () => {
  const last = [...dealOf({ ...SPEC, moves: 999 })].at(-1)?.now;
  const at = last?.seen.laid.at(-1)?.at;
  if (!last || at === undefined) throw new Error('nothing was laid');
  const { sight, bodies, hud } = table();
  const up = () => hud().seats.reduce((sum, { turnedUp }) => sum + turnedUp, 0);
  sight.meet(last);
  bodies.coming.add(at);
  expect(up()).toBe(0);
  bodies.coming.clear();
  expect(up()).toBeGreaterThan(0);
});

it('shows what is wished beside the match, and forgets none of it when the match goes on', () => {
  const { sight, writer, hud } = table();
  writer.wish({ muted: true });
  writer.wish({ focusWay: 1 });
  sight.meet(stepAt(4).now);
  expect(hud()).toMatchObject({ muted: true, ways: { focused: 1 } });
});
