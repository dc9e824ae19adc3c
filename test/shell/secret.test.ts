// @vitest-environment happy-dom
/** What the deals of Peruvian wrote stays secret until the sixth is over (7.6). */
import { render } from 'lit-html';
import { expect, it } from 'vitest';
import { logWords } from '../../src/access/log-words.ts';
import { withLog, withSetUp } from '../../src/i18n/index.ts';
import { seatWords } from '../../src/present/shown-seats.ts';
import { NOTHING } from '../../src/seats/desk.ts';
import { sheetScreen } from '../../src/shell/result/sheet-screen.ts';
import { kindFor } from '../access/kinds.ts';
import { bareSituation } from '../match/bare.ts';
import { tableOf } from '../rules/table.ts';
import { fakeApp } from './fake-app.ts';

const app = fakeApp();
const texts = await withLog(await withSetUp(app.texts));
const table = tableOf('peruvian', 4);
const begun = table.standing([5, 5, 5, 5], 3);
const deal = table.ended(begun, ['', '2-6 4-5', '3-3', '1-2'], 'domino');
const settlement = table.game.settle(begun, deal);

function told(isSecret: boolean) {
  const now = {
    ...bareSituation,
    ...{ seen: deal, settlement, isSecret, standing: settlement.standing, totals: settlement.standing.totals },
    sitters: ['Ada', 'Basil', 'Chloe', 'Dion'].map((name) => ({ name, kind: 'bot' as const })),
  };
  const root = document.createElement('div');
  render(sheetScreen(app, texts, now, table.game), root);
  const beat = { beat: 'ended', how: 'domino', seat: 0, left: deal.hands.map(() => []) } as const;
  return {
    cells: root.querySelectorAll('tbody tr:first-child > *').length,
    sheet: root.textContent ?? '',
    log: logWords(beat, now, { viewer: null, texts, game: table.game, kind: kindFor(table.game.id) }).join(' '),
    seat: seatWords({ now, game: table.game, viewer: null, question: null, desk: NOTHING }, 1, texts),
  };
}

it('7.6: neither sheet nor log nor seats say what was written, but the hands are turned up', () => {
  const { cells, sheet, log, seat } = told(true);
  expect(sheet).toContain('stay secret until only one deal is left');
  expect(cells).toBe(3);
  expect(`${log} ${seat}`).not.toMatch(/\b(17|22)\b|lost|loses/);
});

it('7.6: then they do', () => {
  const { cells, sheet, log, seat } = told(false);
  expect(sheet).not.toContain('secret');
  expect(cells).toBe(5);
  expect(log).toContain('17');
  expect(seat).toContain('22');
});
