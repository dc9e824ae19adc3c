/** 20.5: when the partner's signs are acted, and that they end when another eye looks. */
import { beforeEach, expect, it, vi } from 'vitest';
import { situationAt } from '../../../src/dev/stages.ts';
import { textsFor } from '../../../src/i18n/english.ts';
import type { Situation } from '../../../src/match/ports.ts';
import { signsGiven } from '../../../src/present/signs-given.ts';
import type { Eye } from '../../../src/rules/game.ts';
import { ActingSlot } from '../../../src/table/hud/acting-slot.ts';
import { hudThemeOf } from '../../../src/table/hud/hud-theme-of.ts';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import type { SignedFaceOptions } from '../../../src/ui/signed-face.ts';
import { gameIn, regionsOf } from '../kinds.ts';
import { unseenTiles } from '../unseen-tiles.ts';

/** The faces that were made, in place of painted ones. */
const made = vi.hoisted(() => [] as { options: SignedFaceOptions; isGone: boolean; over: () => void }[]);
vi.mock('../../../src/ui/signed-face.ts', () => ({
  SignedFace: class {
    readonly #made: (typeof made)[number];
    constructor(options: SignedFaceOptions) {
      this.#made = { options, isGone: false, over() {} };
      made.push(this.#made);
    }
    play(over: () => void) {
      this.#made.over = over;
    }
    destroy() {
      this.#made.isGone = true;
    }
  },
}));
beforeEach(() => void made.splice(0));

const game = gameIn('general');
/** Waits until what was loaded has come. */
const loaded = async () => {
  await import('../../../src/table/hud/signs.ts');
  await new Promise((resolve) => setTimeout(resolve));
};

/** A deal in which seats 0 and 1 are persons, and the partners of both give signs. */
function dealt(eye: Eye, deal = 1, moves = 0): Situation {
  const at = (seed: string, of: Eye) => {
    const now = situationAt({ game: 'general', seats: 4, seed, moves, eye: of });
    const sitters = now.sitters.map(({ name }, seat) => ({
      name,
      kind: seat < 2 ? ('person' as const) : ('bot' as const),
    }));
    return { ...now, sitters, seen: { ...now.seen, deal } };
  };
  const seed = Array.from({ length: 60 }, (_, k) => `s${k}`).find((each) =>
    [0, 1].every((seat) => signsGiven(at(each, seat), game)),
  );
  return at(seed ?? '', eye);
}

function table() {
  const surface = surfaceOf(regionsOf({ width: 1280, height: 800, seats: 4, handSize: 7, arms: 2, kind: 'line' }));
  const { clock } = unseenTiles();
  const model = { now: null as Situation | null, game, own: 0, surface, isShuffling: false };
  const signs = new ActingSlot({
    layer: { destroyed: false, addChild() {} },
    timing: { clock, pace: (ms) => ms, reducedMotion: () => false },
    model,
    texts: textsFor([]),
    theme: () => hudThemeOf({ tiles: 'ebony', cloth: 'sea' }, 'pips'),
    portraitOf: () => 'baker',
    resolution: () => 1,
    requestRender() {},
  });
  return {
    signs,
    model,
    /** Shows a situation as the scene does. */
    async show(now: Situation) {
      signs.take(now);
      model.now = now;
      if (typeof now.eye === 'number') model.own = now.eye;
      signs.see(now);
      await loaded();
    },
  };
}

it('acts them once at the start of a deal, and again in the next', async () => {
  const { show } = table();
  await show(dealt(0));
  expect(made.map(({ options }) => options.signs)).toEqual([signsGiven(dealt(0), game)?.signs]);
  await show(dealt(0));
  expect(made).toHaveLength(1);
  await show(dealt(0, 2));
  expect(made).toHaveLength(2);
  // The first face has gone before the second one comes.
  expect(made.map(({ isGone }) => isGone)).toEqual([true, false]);
});

it('acts them again when the plate of the partner is touched, and of nobody else', async () => {
  const { signs, show } = table();
  await show(dealt(0));
  for (const seat of [0, 1, 3]) signs.touch(seat);
  await loaded();
  expect(made).toHaveLength(1);
  signs.touch(2);
  await loaded();
  expect(made).toHaveLength(2);
  made[1]?.over();
  expect(made.every(({ isGone }) => isGone)).toBe(true);
});

it('ends them as soon as the device changes hands, and acts nothing while only the table looks', async () => {
  const { signs, show } = table();
  await show(dealt(0));
  expect(made[0]?.isGone).toBe(false);
  await show(dealt('table'));
  expect(made[0]?.isGone).toBe(true);
  for (const seat of [0, 1, 2, 3]) signs.touch(seat);
  await loaded();
  expect(made).toHaveLength(1);
  // The next person gets those of their own partner.
  await show(dealt(1));
  expect(made.map(({ options }) => options.signs)).toEqual([0, 1].map((eye) => signsGiven(dealt(eye), game)?.signs));
});

it('what loads late shows nothing to the next eye', async () => {
  const { signs, model } = table();
  const now = dealt(0);
  signs.take(now);
  model.now = now;
  signs.see(now);
  signs.take(dealt('table'));
  model.now = dealt('table');
  await loaded();
  expect(made).toHaveLength(0);
});

it('acts nothing by itself once the viewer has moved', async () => {
  const { show } = table();
  await show(dealt(0, 1, 8));
  expect(made).toHaveLength(0);
});
