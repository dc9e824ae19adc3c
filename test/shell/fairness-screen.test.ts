// @vitest-environment happy-dom
import { render } from 'lit-html';
import { expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withBots } from '../../src/i18n/index.ts';
import type { MatchContext } from '../../src/match/match-setup.ts';
import { beginMatch, takeTile } from '../../src/match/progress.ts';
import { seedOfText } from '../../src/rules/chance.ts';
import { gameById } from '../../src/rules/games.ts';
import { createFairness } from '../../src/shell/result/fairness-screen.ts';
import { optionsOf } from '../rules/arranged.ts';
import { fakeApp } from './fake-app.ts';

const texts = await withBots(textsFor([]));

it('1.13: shows the fingerprint of the heap before the first tile is taken, and no order of the tiles', () => {
  const game = gameById('cyprus');
  if (!game) throw new Error('no cyprus');
  const begun = beginMatch(game, optionsOf(game, {}, 4), 4, seedOfText('fingerprint'), [], true);
  expect(begun.hands.flat()).toEqual([]);
  const shown = (progress: typeof begun) => {
    const app = fakeApp();
    const root = document.createElement('div');
    const match = { ...progress, log: [[]], finished: [], thrownIn: [] } as unknown as MatchContext;
    render(createFairness({ ...app, match: { ...app.match, now: () => match } }, texts)(), root);
    return [...root.querySelectorAll('.fingerprint')].map(({ textContent }) => textContent);
  };
  expect(shown(begun)).toEqual([begun.seal.commitment]);
  const after = takeTile(begun, 20);
  if (!after) throw new Error('no tile lies there');
  expect(shown(after.progress)).toEqual([begun.seal.commitment]);
});
