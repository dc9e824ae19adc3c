// @vitest-environment happy-dom
// @vitest-environment-options {"alone":"hot-seat"}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import type { MatchContext } from '../../src/match/match-setup.ts';
import type { Move } from '../../src/rules/game.ts';
import { createHotSeat } from '../../src/seats/hot-seat.ts';
import type { Scene } from '../../src/table/scene.ts';
import { blankScene } from '../sitting/blank-scene.ts';
import { type Staged, sitDown } from '../sitting/staged.ts';

const createScene = vi.hoisted(() => vi.fn<() => Promise<Partial<Scene>>>());
vi.mock('../../src/table/scene.ts', () => ({ createScene, fetchSums: async () => null }));
/** What fails in a test. */
const faults = vi.hoisted(() => ({ news: false, curtain: false }));
vi.mock('../../src/sitting/curtain-news.ts', async (original) => {
  const { curtainNews } = await original<typeof import('../../src/sitting/curtain-news.ts')>();
  return {
    curtainNews(...asked: Parameters<typeof curtainNews>) {
      if (faults.news) throw new Error('no news');
      return curtainNews(...asked);
    },
  };
});
vi.mock('../../src/shell/curtain.ts', async (original) => {
  const { createCurtain } = await original<typeof import('../../src/shell/curtain.ts')>();
  return {
    createCurtain(...asked: Parameters<typeof createCurtain>) {
      const curtain = createCurtain(...asked);
      const { raise } = curtain;
      curtain.raise = (...given) => (faults.curtain ? Promise.reject(new Error('torn')) : raise(...given));
      return curtain;
    },
  };
});

let at: Staged;
beforeEach(() => void createScene.mockReset().mockRejectedValue(new Error('no WebGL here')));
afterEach(() => {
  at.close();
  Object.assign(faults, { news: false, curtain: false });
});

const fallen = () => at.until(() => at.look() !== null);
const lifted = () => at.until(() => at.hand() > 0);
/** Sits down and lifts the first curtain. */
const begin = async (...given: Parameters<typeof sitDown>) => {
  at = sitDown(...given);
  await fallen();
  at.look()?.click();
  await lifted();
};
const blur = () => window.dispatchEvent(new Event('blur'));
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
afterEach(() => void vi.restoreAllMocks());

describe('the hand that is on the screen goes behind the curtain', () => {
  it.each([
    ['the window loses the focus', blur],
    ['the tab is hidden', () => hide(true)],
    ['the page goes to sleep', () => document.dispatchEvent(new Event('freeze'))],
    ['the page is put away', () => window.dispatchEvent(new Event('pagehide'))],
  ])('when %s, and comes back to a press', async (_, leave) => {
    await begin();
    const before = at.parts.table.textContent;
    leave();
    expect([at.hand(), at.look() !== null]).toEqual([0, true]);
    hide(false);
    expect([at.hand(), at.look() !== null]).toEqual([0, true]);
    at.look()?.click();
    await lifted();
    expect(at.look()).toBeNull();
    expect(at.parts.table.textContent).toBe(before);
    expect((document.activeElement as HTMLElement | null)?.dataset.group).toBe('hand');
  });

  it('under a menu, and the table stands until both are gone', async () => {
    await begin();
    at.send({ type: 'PAUSE' });
    blur();
    expect(at.hand()).toBe(0);
    at.send({ type: 'RESUME' });
    expect([at.hand(), at.look() !== null]).toEqual([0, true]);
    at.look()?.click();
    await lifted();
  });

  it('once, however often the window is left', async () => {
    await begin();
    blur();
    blur();
    hide(true);
    hide(false);
    at.look()?.click();
    await lifted();
    expect(at.look()).toBeNull();
  });

  it('although a view fails', async () => {
    const scene = blankScene();
    createScene.mockResolvedValue(scene);
    await begin();
    scene.show.mockImplementation(() => {
      throw new Error('lost');
    });
    blur();
    expect([at.hand(), at.look() !== null]).toEqual([0, true]);
    expect(at.say).toHaveBeenCalledTimes(1);
    expect(at.hasFailed()).toBe(false);
  });
});

describe('a fault of the curtain', () => {
  it('in its news leaves it bare, and the hand comes to a press all the same', async () => {
    const told = vi.spyOn(globalThis, 'reportError').mockReturnValue();
    faults.news = true;
    at = sitDown();
    await fallen();
    expect(told.mock.calls).toEqual([[new Error('no news')]]);
    expect([at.hand(), at.parts.curtain.querySelector('.curtain-news')]).toEqual([0, null]);
    at.look()?.click();
    await lifted();
    expect(at.hasFailed()).toBe(false);
  });

  it('between two persons shows no hand: the match is kept, and goes on from the crash screen', async () => {
    faults.curtain = true;
    at = sitDown();
    let shown = 0;
    await at.until(() => {
      shown += at.hand();
      return at.hasFailed();
    });
    expect(shown).toBe(0);
  });

  it('over the visible hand leads to the crash screen too', async () => {
    await begin();
    faults.curtain = true;
    blur();
    expect(at.hand()).toBe(0);
    await at.until(() => at.hasFailed());
  });

  it('never leaves the clock stopped', async () => {
    const reasons = new Set<string>();
    const hotSeat = createHotSeat({
      curtain: { isDown: false, raise: () => Promise.reject(new Error('torn')) },
      clock: { pause: (reason) => void reasons.add(reason), resume: (reason) => void reasons.delete(reason) },
      match: () => begun,
      show: () => expect([...reasons]).toEqual(['curtain']),
      focus() {},
      signal: new AbortController().signal,
    });
    await begin();
    const begun = at.match() as MatchContext;
    const ada = { name: 'Ada', kind: 'person' } as const;
    await expect(hotSeat.curtain.raise(0, ada, null, new AbortController().signal)).rejects.toThrow('torn');
    expect(reasons.size).toBe(0);
  });
});

describe('no curtain falls', () => {
  it('while the tiles are shuffled and nobody’s hand is on the screen', async () => {
    at = sitDown('normal');
    await at.until(() => (at.probe() as { state: unknown }).state === 'shuffling');
    blur();
    expect(at.look()).toBeNull();
  });

  it('over the one that is down: who was named comes', async () => {
    at = sitDown();
    await fallen();
    const title = at.parts.curtain.querySelector('h1')?.textContent;
    const { holder, deal } = at.match() ?? {};
    expect(holder).toBeNull();
    blur();
    expect(at.parts.curtain.querySelector('h1')?.textContent).toBe(title);
    at.look()?.click();
    await lifted();
    expect(at.look()).toBeNull();
    expect(at.probe()).toMatchObject({ eye: deal?.turn?.seat });
  });

  it('for a person who sits alone with bots', async () => {
    at = sitDown('instant', ['Ada']);
    await lifted();
    blur();
    hide(true);
    expect(at.look()).toBeNull();
    expect(at.hand()).toBeGreaterThan(0);
  });
});

describe('what lies under the curtain', () => {
  it('is shown nothing but the table, whatever the match shows it', async () => {
    const scene = blankScene();
    createScene.mockResolvedValue(scene);
    // The others move slowly: what is under way goes on under the curtain, hurried or not.
    await begin('normal');
    const asked = () => (at.probe() as { question: { moves: readonly Move[] } | null }).question;
    await at.until(() => asked() !== null);
    expect(scene.show.mock.lastCall?.[0]).toMatchObject({ eye: 0 });
    const [move] = asked()?.moves ?? [];
    if (move?.do !== 'play') throw new Error('nothing can be laid');
    const press = (group: string, id: string | number) =>
      at.parts.table.querySelector<HTMLElement>(`[data-group="${group}"][data-id="${id}"]`)?.click();
    let played = () => {};
    scene.play.mockReturnValue(
      new Promise<void>((resolve) => {
        played = resolve;
      }),
    );
    press('hand', move.tile);
    press('places', move.arm);
    await at.until(() => {
      const [beat] = scene.play.mock.lastCall ?? [];
      return beat?.beat === 'laid' && beat.seat === 0;
    });
    blur();
    scene.show.mockClear();
    played();
    await at.until(() => scene.show.mock.calls.length > 0);
    for (const [{ eye, seen }] of scene.show.mock.calls) {
      expect(eye).toBe('table');
      for (const at of seen.hands.flat()) expect(seen.heap[at]).toBeNull();
    }
    expect(at.hand()).toBe(0);
  });
});

describe('a table of several persons', () => {
  it('lets whoever gives the device away take their move back, before the next hand is seen', async () => {
    const named = (name: string) => ({ name, kind: 'person' }) as const;
    await begin('instant', [], { sitters: ['Ada', 'Ben', 'Cleo', 'Dora'].map(named) });
    const asked = () => (at.probe() as { question: { seat: number; moves: readonly Move[] } | null }).question;
    // 5.1: the lead is forced, and it is nobody's choice.
    await at.until(() => asked() !== null);
    const before = asked();
    const [move] = asked()?.moves ?? [];
    if (move?.do !== 'play') throw new Error('nothing can be laid');
    const press = (group: string, id: string | number) =>
      at.parts.table.querySelector<HTMLElement>(`[data-group="${group}"][data-id="${id}"]`)?.click();
    press('hand', move.tile);
    press('places', move.arm);
    await fallen();
    expect(at.hand()).toBe(0);
    at.parts.curtain.querySelector<HTMLElement>('.curtain-back')?.click();
    await at.until(() => asked() !== null);
    expect(at.look()).toBeNull();
    expect(asked()?.seat).toBe(before?.seat);
    expect(asked()?.moves).toEqual(before?.moves);
    expect(at.parts.table.textContent).toContain('takes a move back');
  });

  it('tells on the curtain what was laid since the deal began', async () => {
    at = sitDown();
    await fallen();
    const told = [...at.parts.curtain.querySelectorAll('.curtain-news li')].map((line) => line.textContent ?? '');
    const { deal } = at.match() ?? {};
    expect(deal?.laid.length).toBeGreaterThan(0);
    expect(told.filter((line) => / leads | plays | starts /.test(line))).toHaveLength(deal?.laid.length ?? -1);
    for (const { tile } of deal?.laid ?? [])
      expect(told.some((line) => line.includes(textsFor([]).tile(tile)))).toBe(true);
  });

  it('leaves nothing behind when it is left with the curtain down', async () => {
    await begin();
    blur();
    at.close();
    await new Promise((resolve) => setImmediate(resolve));
    expect([at.parts.table.textContent, at.parts.curtain.textContent]).toEqual(['', '']);
    expect(at.hasFailed()).toBe(false);
  });
});
