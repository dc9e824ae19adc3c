/** 20.8: a pair gets up for the bench, and the next one sits down. */
import { beforeEach, expect, it, vi } from 'vitest';
import { textsFor } from '../../../src/i18n/english.ts';
import { beginMatch } from '../../../src/match/progress.ts';
import { situationOf } from '../../../src/match/situation.ts';
import { hudThemeOf } from '../../../src/table/hud/hud-theme-of.ts';
import { medallionOf } from '../../../src/table/hud/medallion-places.ts';
import { changePairs, LONGEST_CHANGE } from '../../../src/table/hud/pairs.ts';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import type { MovingToken } from '../../../src/ui/changing-places.ts';
import { optionsOf } from '../../rules/arranged.ts';
import { gameIn, regionsOf } from '../kinds.ts';
import { overlap } from '../regions/overlap.ts';
import { unseenTiles } from '../unseen-tiles.ts';

/** The changes that were shown, in place of painted ones. */
const made = vi.hoisted(() => [] as { tokens: readonly MovingToken[]; shown: number[]; destroyed: boolean }[]);
vi.mock('../../../src/ui/changing-places.ts', () => ({
  ChangingPlaces: class {
    readonly #made: (typeof made)[number];
    constructor({ tokens }: { readonly tokens: readonly MovingToken[] }) {
      this.#made = { tokens, shown: [], destroyed: false };
      made.push(this.#made);
    }
    get destroyed() {
      return this.#made.destroyed;
    }
    show(progress: number) {
      this.#made.shown.push(progress);
    }
    destroy() {
      this.#made.destroyed = true;
    }
  },
}));
beforeEach(() => void made.splice(0));

const ROOM = { width: 390, height: 844, seats: 4, handSize: 7, arms: 2, rest: 0, hasAccounts: true } as const;

/** Begins to show the next deal, in which these seats wait, at a table of six; seats 2 and 5 have waited. */
function changing(waits: readonly number[], ms = 5000, isReduced = false) {
  const game = gameIn('general');
  const match = beginMatch(game, optionsOf(game, {}, 6), 6, new Uint8Array(32));
  const sitters = Array.from({ length: 6 }, (_, seat) => ({ name: `S${seat}`, kind: 'bot' as const }));
  const now = situationOf({ ...match, sitters, holder: null }, 'table');
  const { clock, next } = unseenTiles();
  const regions = regionsOf({ ...ROOM, kind: 'line' });
  const model = { now, own: 0, surface: surfaceOf(regions) };
  const over = new AbortController();
  const options = {
    layer: { addChild() {} },
    model,
    theme: () => hudThemeOf({ tiles: 'ebony', cloth: 'sea' }, 'pips'),
    portraitOf: () => null,
    texts: textsFor([]),
    resolution: () => 1,
    requestRender() {},
    timing: { clock, pace: () => ms, reducedMotion: () => isReduced },
  } as const;
  const done = changePairs(options, { ...now, seen: { ...now.seen, deal: 2, waits } }, over.signal);
  return { done, next, over, clock, model, regions };
}

it('20.8: those who give way slide from their plates to the bench, and those who waited to these plates', async () => {
  const { done, next, clock, model, regions } = changing([1, 4]);
  const before = clock.now;
  for (let k = 0; k < 200 && !made[0]?.destroyed; k++) {
    await new Promise((resolve) => setTimeout(resolve));
    next();
  }
  await done;
  const [change] = made;
  expect(change?.tokens.map(({ letter, side }) => [letter, side])).toEqual([
    ['S', 1],
    ['S', 1],
    ['S', 2],
    ['S', 2],
  ]);
  const [up, upToo, down, downToo] = change?.tokens ?? [];
  expect([up?.from, upToo?.from]).toEqual([medallionOf(model, 1), medallionOf(model, 4)]);
  expect([down?.to, downToo?.to]).toEqual([up?.from, upToo?.from]);
  expect([down?.from, downToo?.from]).toEqual([up?.to, upToo?.to]);
  const bench = regions.boneyard;
  for (const { x, y, size } of [up, upToo].flatMap((token) => token?.to ?? []))
    expect(overlap({ x: x - size / 2, y: y - size / 2, width: size, height: size }, bench)).toBe(true);
  expect(change?.shown.at(-1)).toBe(1);
  expect(clock.now - before).toBeLessThan(LONGEST_CHANGE + 100);
});

it('shows nothing where all stay, nor without motion, nor at instant speed, and ends at once when it is skipped', async () => {
  await changing([2, 5]).done;
  await changing([1, 4], 0).done;
  await changing([1, 4], 5000, true).done;
  expect(made).toHaveLength(0);
  const { done, over } = changing([1, 4]);
  over.abort();
  await done;
  expect(made[0]?.destroyed).toBe(true);
});
