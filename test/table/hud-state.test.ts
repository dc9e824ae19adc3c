import { describe, expect, it } from 'vitest';
import { type StageSpec, situationAt } from '../../src/dev/stages.ts';
import { textsFor } from '../../src/i18n/index.ts';
import type { Situation } from '../../src/match/ports.ts';
import { type Around, hudStateOf } from '../../src/table/hud-state.ts';

const SPEC: StageSpec = { game: 'cyprus', seats: 4, seed: 'a', moves: 20, eye: 0 };
const around: Around = {
  own: 0,
  bearing: () => 0,
  asked: { question: null, picked: null, focusTile: null, focusPlace: null },
  ways: [],
  focusWay: null,
  sort: 'playable',
  muted: false,
  isClose: false,
  texts: textsFor([]).scene,
};
const now = situationAt(SPEC);

describe('what the HUD shows', () => {
  it('offers to take back only while it is possible', () => {
    expect(hudStateOf({ ...now, takeBack: false }, around).takeBack.visible).toBe(false);
    expect(hudStateOf({ ...now, takeBack: true }, around).takeBack).toEqual({
      label: 'Take back',
      visible: true,
      enabled: true,
    });
  });

  it('shows the way back to the whole table only while it is looked at closely', () => {
    expect(hudStateOf(now, around).whole.visible).toBe(false);
    expect(hudStateOf(now, { ...around, isClose: true }).whole.visible).toBe(true);
  });

  it('shows how the own tiles stand, and nothing of it where no person sits', () => {
    expect(hudStateOf(now, around).sort).toBe('playable');
    const bots: Situation = { ...now, sitters: now.sitters.map((sitter) => ({ ...sitter, kind: 'bot' })) };
    expect(hudStateOf(bots, around).sort).toBeNull();
  });

  it('shows whether sound is off', () => {
    expect(hudStateOf(now, around).muted).toBe(false);
    expect(hudStateOf(now, { ...around, muted: true }).muted).toBe(true);
  });
});
