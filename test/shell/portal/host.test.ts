import { describe, expect, it, vi } from 'vitest';
import { createHostPortal } from '../../../src/shell/portal/host.ts';
import type { HostDealResult, HostRefusal, ToGame } from '../../../src/shell/portal/host-messages.ts';
import { framedPage, HOST } from './windows.ts';

const RESULT: HostDealResult = {
  deal: 1,
  how: 'domino',
  by: 2,
  sides: [0, 1],
  points: [0, 31],
  totals: [4, 31],
  winners: null,
};

async function open(refusal: HostRefusal | null = null) {
  const framed = framedPage();
  const portal = createHostPortal(framed.page, HOST);
  const hear = vi.fn<(asked: ToGame) => Promise<HostRefusal | null>>(async () => refusal);
  await portal.open(hear);
  return { ...framed, portal, hear };
}

describe('the host portal', () => {
  it('tells the host, and its origin only, what happens', async () => {
    const { portal, said } = await open();
    portal.loaded({ games: [], underWay: null });
    portal.playing(true);
    portal.dealOver(RESULT);
    portal.matchOver({ game: 'cyprus', seats: 2, options: {}, deals: 3, sides: [0, 1], totals: [4, 60], winners: [1] });
    expect(said.map(({ to }) => to)).toEqual([HOST, HOST, HOST, HOST]);
    expect(said.map(({ message }) => message)).toEqual([
      { type: 'ready', version: 1, games: [], underWay: null },
      { type: 'playing', playing: true },
      { type: 'dealOver', ...RESULT },
      {
        type: 'matchOver',
        game: 'cyprus',
        seats: 2,
        options: {},
        deals: 3,
        sides: [0, 1],
        totals: [4, 60],
        winners: [1],
      },
    ]);
  });

  it('hears the host, and answers only with refusals', async () => {
    const { post, hear, said } = await open();
    await post({ type: 'pause' });
    await post({ type: 'mute', muted: true });
    expect(hear.mock.calls).toEqual([[{ type: 'pause' }], [{ type: 'mute', muted: true }]]);
    expect(said).toEqual([]);
  });

  it('says why something asked is not done', async () => {
    const { post, said } = await open({ reason: 'busy', field: null });
    await post({ type: 'start', game: 'cyprus' });
    const message = { type: 'refused', of: 'start', reason: 'busy', field: null };
    expect(said).toEqual([{ message, to: HOST }]);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that is none', { origin: 'null' }],
    ['an origin that only begins alike', { origin: `${HOST}.evil.example` }],
    ['the right origin, but another window', { source: {} }],
    ['the right origin, but no window', { source: null }],
  ])('neither heeds nor answers %s', async (_, from) => {
    const { post, hear, said } = await open();
    for (const data of [{ type: 'pause' }, { type: 'nonsense' }, null]) await post(data, from);
    expect(hear).not.toHaveBeenCalled();
    expect(said).toEqual([]);
  });

  it('does not mind a host that is gone', async () => {
    const framed = framedPage();
    framed.page.parent.postMessage = () => {
      throw new Error('gone');
    };
    const portal = createHostPortal(framed.page, HOST);
    await portal.open(async () => ({ reason: 'busy', field: null }));
    expect(() => portal.playing(true)).not.toThrow();
    await expect(framed.post({ type: 'pause' })).resolves.toBeUndefined();
  });

  it('hears nothing once it is closed', async () => {
    const { portal, listeners } = await open();
    expect(listeners.size).toBe(1);
    portal.close();
    expect(listeners.size).toBe(0);
  });
});
