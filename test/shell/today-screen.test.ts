// @vitest-environment happy-dom
/** Today's deal as it is shown: tries, the calendar, what is told to others. */
import { render } from 'lit-html';
import { describe, expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withBots, withSetUp } from '../../src/i18n/index.ts';
import { games } from '../../src/rules/games.ts';
import { squares } from '../../src/rules/squares/squares.ts';
import type { App, Shared } from '../../src/shell/app.ts';
import { seedOfDeal } from '../../src/shell/deal-number.ts';
import { dealResult } from '../../src/shell/result/deal-result.ts';
import { createSharing } from '../../src/shell/screens/sharing.ts';
import { openDays } from '../../src/shell/store/days.ts';
import { newSetup } from '../../src/shell/store/kept-matches.ts';
import type { MatchSetup } from '../../src/shell/table.machine.ts';
import { numberOfDay } from '../../src/shell/today/day.ts';
import { createToday } from '../../src/shell/today/today-screen.ts';
import { eventually } from '../eventually.ts';
import { bareSituation } from '../match/bare.ts';
import { fakeApp } from './fake-app.ts';

const texts = { ...(await withSetUp(textsFor([]))), ...(await withBots(textsFor([]))) };
const words = texts.today;
/** A game with the id of the day's mosaics. */
const MOSAIC = { ...squares, id: 'mosaic' };
const GAMES = [...games.filter(({ id }) => id !== MOSAIC.id), MOSAIC];
const DAY = '2026-11-23';

/** The page on that day at noon, and what it asks of the game. */
function shown({ outcome = 'copied', address = true }: { outcome?: Shared; address?: boolean } = {}) {
  let now = new Date(`${DAY}T12:00:00`);
  const seekNewer = vi.fn();
  const root = document.createElement('div');
  const app = fakeApp();
  const begin = vi.fn((_: MatchSetup, may: () => boolean) => void may());
  const share = vi.fn(async (_text: string, _picture: File | null) => outcome);
  const kept: MatchSetup[] = [];
  const goOn = vi.fn();
  const playOnce = vi.fn();
  let asked: string | null = null;
  const given: App = {
    ...app,
    ...{ share, seekNewer },
    matches: {
      ...{ ...app.matches, games: GAMES, begin, goOn, playOnce },
      all: () => kept.map((setup) => ({ setup, isOver: false, isPlayed: true, totals: [], at: 0 })),
      find(id) {
        const setup = kept.find((each) => each.id === id);
        return setup ? { setup, isOver: false, isPlayed: true, totals: [], at: 0 } : null;
      },
    },
    ...(!address && { address: () => null }),
    send(event) {
      if (event.type === 'TODAY') asked = event.day;
      draw();
    },
    redraw: () => draw(),
  };
  const today = createToday(given, texts, createSharing(given, texts), () => now);
  const draw = () => render(today(asked), root);
  draw();
  const find = (text: string) => [...root.querySelectorAll('button')].find((each) => each.textContent?.includes(text));
  const says = () => (root.textContent ?? '').replace(/\s+/g, ' ');
  const set = (time: string) => {
    now = new Date(time);
  };
  return {
    set,
    seekNewer,
    root,
    app: given,
    begin,
    share,
    kept,
    goOn,
    playOnce,
    draw,
    find,
    says,
    days: openDays(given.store),
  };
}

describe('today’s deal', () => {
  it('is one deal of the day’s game, begun in a match of its own', () => {
    const { begin, find, says, days } = shown();
    expect(says()).toContain('Family Cyprus');
    find(words.play)?.click();
    const setup = begin.mock.calls[0]?.[0];
    expect(setup).toMatchObject({ game: 'cyprus-family', seed: seedOfDeal(numberOfDay(DAY)), log: [] });
    expect(days.of(DAY)).toEqual([{ id: setup?.id, points: null, isBest: false }]);
  });

  it('has been tried by nobody who turns back before it begins', () => {
    const { begin, find, days } = shown();
    begin.mockImplementation(() => {});
    find(words.play)?.click();
    expect(begin).toHaveBeenCalledOnce();
    expect(days.of(DAY)).toEqual([]);
  });

  it('is gone on with where it was left, and tried again where that is thrown away', () => {
    const { begin, kept, goOn, draw, find, says } = shown();
    find(words.play)?.click();
    const [setup] = begin.mock.calls[0] ?? [];
    if (!setup) throw new Error('nothing was begun');
    kept.push(setup);
    draw();
    expect(says()).toContain(words.running);
    find(words.goOn)?.click();
    expect(goOn).toHaveBeenCalledOnce();
    kept.pop();
    draw();
    expect(find(words.goOn)).toBeUndefined();
    expect(says()).toContain(words.left);
    expect(find(words.again(2))).toBeDefined();
  });

  it('is another one after midnight', () => {
    const { begin, set, draw, find, says } = shown();
    set('2026-11-24T00:00:01');
    draw();
    expect(says()).toContain('24 November');
    find(words.play)?.click();
    expect(begin.mock.calls[0]?.[0]).toMatchObject({ game: 'ural', seed: seedOfDeal(20261124) });
  });

  it('is the one that is shown, where its button is pressed before another one is', () => {
    const { begin, set, find, says, days } = shown();
    set('2026-11-24T00:00:01');
    expect(says()).toContain('23 November');
    find(words.play)?.click();
    expect(begin.mock.calls[0]?.[0]).toMatchObject({ seed: seedOfDeal(numberOfDay(DAY)) });
    expect(days.of(DAY)).toHaveLength(1);
  });

  it('is no other one in a release that does not know the day: that is said, and a newer one is looked for', () => {
    const { set, draw, find, says, seekNewer, app } = shown();
    expect(seekNewer).not.toHaveBeenCalled();
    const day = '2039-05-04';
    set(`${day}T12:00:00`);
    draw();
    draw();
    expect(says()).toContain(words.newer);
    expect([find(words.play), find(words.share)]).toEqual([undefined, undefined]);
    expect(find(words.back)?.hasAttribute('data-autofocus')).toBe(true);
    expect(seekNewer).toHaveBeenCalledOnce();
    // A day that is known can be chosen all the same.
    app.send({ type: 'TODAY', day: DAY });
    expect(find(words.play)).toBeDefined();
  });

  it('is over for the day after three tries', () => {
    const { days, draw, find, says } = shown();
    for (const [id, points] of [
      ['a', 0],
      ['b', 34],
      ['c', 12],
    ] as const) {
      days.begin(DAY, id);
      days.end(DAY, id, { points, isBest: points === 34 });
    }
    draw();
    expect(says()).toContain(words.done);
    expect(find(words.again(1))).toBeUndefined();
    expect(find(words.back)?.hasAttribute('data-autofocus')).toBe(true);
  });

  it('tells others how it went and nothing of the tiles, with the way there', async () => {
    const { days, draw, find, share, says } = shown();
    days.begin(DAY, 'a');
    days.end(DAY, 'a', { points: 34, isBest: true, strip: 'tdpts' });
    days.begin(DAY, 'b');
    draw();
    find(words.share)?.click();
    await eventually(() => expect(says()).toContain(texts.deals.sharing.copied));
    expect(share.mock.calls[0]?.[0].split('\n')).toEqual([
      'Star Dominoes, 23 November 2026',
      'Family Cyprus, 4 seats',
      '★ 34   ☆ –',
      '▮+▯▮◆',
      'https://example.org/?day=2026-11-23',
    ]);
  });

  it('names no address where none leads here, and leaves the text to be copied where nothing takes it', async () => {
    const { days, draw, find, root, says } = shown({ outcome: 'refused', address: false });
    days.begin(DAY, 'a');
    days.end(DAY, 'a', { points: 0, isBest: false });
    draw();
    find(words.share)?.click();
    await eventually(() => expect(says()).toContain(texts.deals.sharing.refused));
    expect(root.querySelector('textarea')?.value).toBe('Star Dominoes, 23 November 2026\nFamily Cyprus, 4 seats\n☆ 0');
  });

  it('has a calendar in which days that have come can be chosen, and none before the first', () => {
    const { root, says, draw, days } = shown();
    const cells = () => [...root.querySelectorAll<HTMLButtonElement>('.day')];
    expect(cells()).toHaveLength(30);
    expect(cells().filter(({ disabled }) => disabled)).toHaveLength(7);
    expect(cells().filter((cell) => cell.classList.contains('is-today'))).toHaveLength(1);
    days.begin('2026-11-20', 'a');
    days.end('2026-11-20', 'a', { points: 41, isBest: true });
    draw();
    const played = cells()[19];
    expect(played?.className).toContain('is-best');
    expect(played?.getAttribute('aria-label')).toBe('20 November: Block, best 41');
    played?.click();
    expect(root.querySelector('h1')?.textContent).toBe('Deal for 20 November 2026');
    const earlier = () => root.querySelector<HTMLButtonElement>(`[aria-label="${words.before}"]`);
    for (let month = 11; month > 1; month--) earlier()?.click();
    expect(says()).toContain('January 2026');
    expect(earlier()?.getAttribute('aria-disabled')).toBe('true');
    earlier()?.click();
    expect(says()).toContain('January 2026');
  });

  it('says so where the game of the day did not come', () => {
    const root = document.createElement('div');
    const app = fakeApp();
    const bare = { ...app, matches: { ...app.matches, games: [] } };
    render(createToday(bare, texts, createSharing(bare, texts))('2026-11-23'), root);
    expect(root.textContent).toContain(words.missing);
  });
});

describe('the mosaics of a day', () => {
  const NEW_YEAR = '2027-01-01';
  const solved = { id: 's', shape: 'aab/ccb', ms: 83_000 } as const;
  const atNewYear = () => {
    const page = shown();
    page.set(`${NEW_YEAR}T12:00:00`);
    page.draw();
    return page;
  };

  it('are three beside the deal, the smallest first, begun by the main button', () => {
    const { root, find, playOnce } = atNewYear();
    expect([...root.querySelectorAll('.day-mosaic b')].map((each) => each.textContent)).toEqual([
      texts.mosaics.sizes.small,
      texts.mosaics.sizes.middle,
      texts.mosaics.sizes.large,
    ]);
    expect(find(words.playMosaic.small)?.classList.contains('is-main')).toBe(true);
    expect(find(words.play)?.classList.contains('is-main')).toBe(false);
    find(words.playMosaic.small)?.click();
    root.querySelectorAll<HTMLButtonElement>('.day-mosaic')[2]?.click();
    expect(playOnce.mock.calls.map((call) => [call[0].id, call[3]])).toEqual([
      ['mosaic', 170_101],
      ['mosaic', 370_101],
    ]);
  });

  it('are continued where they were left', () => {
    const { root, kept, goOn, draw } = atNewYear();
    kept.push({ ...newSetup(MOSAIC, {}, [{ name: 'You', kind: 'person' }], 170_101) });
    draw();
    expect(root.querySelector('.day-mosaic')?.textContent).toContain(words.running);
    root.querySelector<HTMLButtonElement>('.day-mosaic')?.click();
    expect(goOn).toHaveBeenCalledOnce();
  });

  it('are not there on earlier days, which show the deal alone', () => {
    expect(shown().root.querySelector('.day-mosaics')).toBeNull();
  });

  it('are marked in the calendar, count for the streak, and give way to the next', () => {
    const { root, days, draw, find, says } = atNewYear();
    days.solve(NEW_YEAR, { size: 'small', ...solved });
    draw();
    const cell = root.querySelector('.day');
    expect(cell?.getAttribute('aria-label')).toBe('1 January; mosaics solved: 1');
    expect(cell?.querySelectorAll('.day-marks i')).toHaveLength(3);
    expect(cell?.querySelectorAll('.day-marks .is-solved')).toHaveLength(1);
    expect(says()).toContain(words.figures(1, 1, 1));
    expect(find(words.playMosaic.middle)?.classList.contains('is-main')).toBe(true);
  });

  it('are shared without numbers, and with times only if the player wants them', async () => {
    const { root, days, draw, find, share } = atNewYear();
    days.solve(NEW_YEAR, { size: 'small', ...solved });
    draw();
    find(words.share)?.click();
    await eventually(() => expect(share).toHaveBeenCalledOnce());
    const name = texts.games.mosaic?.name ?? 'mosaic';
    expect(share.mock.calls[0]?.[0].split('\n')).toEqual([
      'Star Dominoes, 1 January 2027',
      `${name}: ■  □  □`,
      'https://example.org/?day=2027-01-01',
    ]);
    root.querySelector('.day-times input')?.dispatchEvent(new Event('change'));
    find(words.share)?.click();
    await eventually(() => expect(share).toHaveBeenCalledTimes(2));
    expect(share.mock.calls[1]?.[0]).toContain('■ 1:23  □  □');
  });
});

describe('the result of a numbered deal', () => {
  const game = games.find(({ id }) => id === 'sebastopol');
  const sitters = [
    { name: 'You', kind: 'person' } as const,
    ...['A', 'B', 'C'].map((name) => ({ name, kind: 'bot' }) as const),
  ];
  const result = (points: readonly number[], address = true) => {
    const root = document.createElement('div');
    const app = fakeApp();
    const share = vi.fn(async (_text: string, _picture: File | null) => 'shared' as const);
    const play = vi.fn();
    const given: App = { ...app, share, matches: { ...app.matches, play }, ...(!address && { address: () => null }) };
    const options = game?.options({}, 4);
    if (!game || !options?.ok) throw new Error('no options');
    const standing = { deals: 1, totals: points, memory: null, winners: [] };
    const settlement = { counts: [], lines: [], points, standing };
    const seen = { ...bareSituation.seen, game: 'sebastopol', seats: 4, sides: [0, 1, 2, 3], options: options.value };
    const now = { ...bareSituation, seen, sitters, standing, settlement };
    render(
      dealResult(given, texts, { now, game, deal: 28 }, { sharing: createSharing(given, texts), best: () => 'BEST' }),
      root,
    );
    const find = (text: string) =>
      [...root.querySelectorAll('button')].find((each) => each.textContent?.includes(text));
    return { root, share, play, find };
  };

  it('says what was made, which deal it was, and challenges a friend', async () => {
    const { root, share, find } = result([34, 0, 0, 0]);
    expect(root.querySelector('h1')?.textContent).toBe('You score 34 points');
    expect(root.textContent).toContain('Sebastopol, deal no. 28');
    find(texts.deals.challenge)?.click();
    await eventually(() => expect(share).toHaveBeenCalled());
    expect(share.mock.calls[0]?.[0]).toMatch(
      /^Sebastopol, deal no. 28: I scored 34 points. Can you do better\?\nhttps:\/\/example.org\/\?game=sebastopol&.*deal=28$/,
    );
  });

  it('names the best move after the points, and leaves what is for experts to the end', () => {
    const { root } = result([34, 0, 0, 0]);
    const body = root.querySelector('.board-body')?.textContent ?? '';
    const order = ['Sebastopol, deal no. 28', '34 points', 'BEST', texts.deals.challenge, texts.result.record];
    expect(order.map((each) => body.indexOf(each))).toEqual(
      order.map((each) => body.indexOf(each)).sort((a, b) => a - b),
    );
    expect(order.every((each) => body.includes(each))).toBe(true);
    expect(root.querySelector('.board-foot')?.textContent).not.toContain(texts.pause.fairness);
  });

  it('plays the same deal again, or another one', () => {
    const { play, find } = result([0, 34, 0, 0]);
    find(texts.deals.again)?.click();
    find(texts.deals.next)?.click();
    expect(play.mock.calls[0]?.at(-1)).toBe(28);
    expect(play.mock.calls[1]?.at(-1)).toBeGreaterThan(0);
  });

  it('has no winner where nobody scores, and no address where none leads here', async () => {
    const { root, share, find } = result([0, 0, 0, 0], false);
    expect(root.querySelector('h1')?.textContent).toBe('Nobody scores');
    expect(root.querySelector('.crest')).toBeNull();
    find(texts.deals.challenge)?.click();
    await eventually(() => expect(share).toHaveBeenCalled());
    expect(share.mock.calls[0]?.[0]).toBe('Sebastopol, deal no. 28: I scored nothing. Can you do better?');
  });
});
