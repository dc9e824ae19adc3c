// @vitest-environment happy-dom
/** What the screens show of a game for one. */
import { render } from 'lit-html';
import { describe, expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withBots, withSetUp } from '../../src/i18n/index.ts';
import type { MatchContext } from '../../src/match/match-setup.ts';
import { beginMatch, playMove } from '../../src/match/progress.ts';
import { fromHex } from '../../src/rules/chance.ts';
import type { Game, Move, Options } from '../../src/rules/game.ts';
import { solo1 } from '../../src/rules/solo/solo-1.ts';
import { solo2 } from '../../src/rules/solo/solo-2.ts';
import type { App } from '../../src/shell/app.ts';
import { seedOfDeal } from '../../src/shell/deal-number.ts';
import { createAloneResult } from '../../src/shell/result/alone-result.ts';
import { createSharing } from '../../src/shell/screens/sharing.ts';
import { type Draft, sittersOf, withGame } from '../../src/shell/setup/draft.ts';
import { dealField } from '../../src/shell/setup/setup-number.ts';
import { soloDealsField } from '../../src/shell/setup/setup-solo-deals.ts';
import { newSitter, usualSitters } from '../../src/shell/setup/sitters.ts';
import { soloDealsOf } from '../../src/shell/store/solo-deals.ts';
import { eventually } from '../eventually.ts';
import { bareSituation } from '../match/bare.ts';
import { fakeApp } from './fake-app.ts';
import { usualDraft } from './usual-draft.ts';

const texts = textsFor([]);
const setUp = { ...(await withSetUp(texts)), ...(await withBots(texts)) };

function shown(what: unknown): HTMLElement {
  const root = document.createElement('div');
  render(what, root);
  return root;
}

const press = (root: HTMLElement, text: string) =>
  [...root.querySelectorAll('button')].find((button) => button.textContent?.includes(text))?.click();

/** The moves of deal 28 up to a dead end: always the first that is legal. */
function firstMoves(game: Game, options: Options): readonly Move[] {
  let progress = beginMatch(game, options, 1, fromHex(seedOfDeal(28)));
  const moves: Move[] = [];
  for (let [move] = progress.moves; move; [move] = progress.moves) {
    moves.push(move);
    progress = playMove(progress, move).progress;
  }
  return moves;
}

function resultOf(
  winners: readonly number[],
  found: Partial<App['match']> = {},
  game: Game = solo1,
  options: Options = {},
) {
  const app = fakeApp();
  const play = vi.fn();
  const share = vi.fn(async () => 'left' as const);
  const played = {
    game,
    options,
    seats: 1,
    seed: fromHex(seedOfDeal(28)),
    given: [],
    log: [firstMoves(game, options)],
    finished: [],
    seal: { commitment: `alone ${game.id} ${JSON.stringify(options)} ${winners}` },
  } as unknown as MatchContext;
  const match = { ...app.match, ...found, now: () => played };
  const solved = () => ({ played: 9, solved: 5 });
  const root = document.createElement('div');
  const redraw = () => draw();
  const given: App = { ...app, match, share, redraw, matches: { ...app.matches, games: [game], play, solved } };
  const sitters = usualSitters(1, texts);
  const view = createAloneResult(given, setUp, createSharing(given, setUp));
  const draw = () =>
    render(
      view(
        {
          ...bareSituation,
          sitters,
          seen: { ...bareSituation.seen, game: game.id, options, seats: 1, hands: [winners.length > 0 ? [] : [3, 4]] },
          standing: { deals: 1, totals: [winners.length], memory: null, winners },
        },
        game,
      ),
      root,
    );
  draw();
  return { root, play, share, sitters };
}

describe('the result of a game for one', () => {
  it('says that it is solved, which deal it was, and how many were', () => {
    const { root } = resultOf([0]);
    expect(root.querySelector('h1')?.textContent).toBe('Solved');
    expect(root.textContent).toContain('deal no. 28');
    expect(root.textContent).toContain('Solved so far: 5 of 9 deals.');
  });

  it('names no winner where it is lost', () => {
    const { root } = resultOf([]);
    expect(root.querySelector('h1')?.textContent).toBe('Not solved');
    expect(root.textContent).toContain('2 tiles left');
    expect(root.querySelector('.crest')).toBeNull();
  });

  it('leads to another deal, to this one again, and to a friend', async () => {
    const { root, play, share, sitters } = resultOf([]);
    press(root, 'Another deal');
    press(root, 'This deal again');
    press(root, 'Challenge a friend');
    const table = [solo1, bareSituation.seen.options, sitters];
    expect(play.mock.calls).toEqual([
      [...table, undefined],
      [...table, 28],
    ]);
    await eventually(() => expect(share).toHaveBeenCalled());
    expect(share).toHaveBeenCalledWith(
      'Solo 1, deal no. 28: I couldn’t solve it. Can you?\nhttps://example.org/?game=solo-1&deal=28',
      null,
    );
  });

  it.each([
    ['Solo 1', solo1, {}],
    ['Solo 2', solo2, { set: 6, refill: 'one' }],
    ['Solo 2 with set 9', solo2, { set: 9, refill: 'one' }],
    ['Solo 2 with five', solo2, { set: 6, refill: 'five' }],
  ] as const)('22.4: does not offer a deal of %s again that could not have been won', async (_, game, options) => {
    const buttons = (root: HTMLElement) => [...root.querySelectorAll('button')].map(({ textContent }) => textContent);
    const { root } = resultOf([], { solve: async () => ({ is: 'none' }) }, game, options);
    expect(buttons(root).join()).toMatch(/Challenge.*again/s);
    await eventually(() => expect(root.textContent).toContain('couldn’t be solved'));
    expect(buttons(root).join()).toContain('Another deal');
    expect(buttons(root).join()).not.toMatch(/again|Challenge/);
  });
});

describe('the set-up of a game for one', () => {
  const draft = usualDraft(solo1, texts);

  it('seats one person, and never a bot', () => {
    expect(sittersOf(draft, texts)).toMatchObject([{ name: 'You', kind: 'person' }]);
    const [other] = fakeApp().matches.games;
    if (!other) throw new Error('no game');
    const bots = usualDraft(other, texts);
    const all = { ...bots, sitters: bots.sitters.map((_, seat) => newSitter(seat, 'bot', texts)) };
    expect(sittersOf(withGame(all, solo1, texts), texts)).toMatchObject([{ name: 'You', kind: 'person' }]);
  });

  it('chooses which deals are played, where some can be left out (22.4)', () => {
    const app = fakeApp();
    const field = (given: Draft) => shown(soloDealsField(app, setUp, given));
    const marked = () =>
      [...field(draft).querySelectorAll('label')]
        .filter((label) => label.querySelector('input')?.checked)
        .map((label) => label.textContent?.trim());
    expect(marked()).toEqual(['Can be solved']);
    field(draft).querySelector('input[value="any"]')?.dispatchEvent(new Event('change'));
    expect([marked(), soloDealsOf(app.store)]).toEqual([['Any deal'], 'any']);
    const other = { ...draft, game: solo2 };
    expect(field(other).querySelector('input')).not.toBeNull();
    expect(field({ ...other, given: { refill: 'five' } }).querySelector('input')).toBeNull();
  });

  it('asks for the number of a deal, which may be left out', () => {
    const changes: Draft[] = [];
    const root = shown(dealField(setUp, draft, (next) => changes.push(next)));
    const field = root.querySelector('input');
    for (const text of ['28', '', '0', '1000000']) {
      if (field) field.value = text;
      field?.dispatchEvent(new Event('change'));
    }
    expect(changes.map(({ deal }) => deal)).toEqual([28, null, null, null]);
  });
});
