// @vitest-environment happy-dom
/** Everything that the games of the catalogue name a reason for is told: how a deal ends, why points are written. */
import { render } from 'lit-html';
import { describe, expect, it } from 'vitest';
import { logWords } from '../../src/access/log-words.ts';
import { withBots, withLog, withSetUp } from '../../src/i18n/index.ts';
import type { Situation } from '../../src/match/ports.ts';
import type { Beat, Deal, Ending, Game, Reason, Settlement, Standing } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { createAloneResult } from '../../src/shell/result/alone-result.ts';
import { sheetScreen } from '../../src/shell/result/sheet-screen.ts';
import { createSharing } from '../../src/shell/screens/sharing.ts';
import { kindFor } from '../access/kinds.ts';
import { bareSituation } from '../match/bare.ts';
import { fittedBoth } from '../rules/fitted-both.ts';
import { tableOf } from '../rules/table.ts';
import { fakeApp, gameOf } from './fake-app.ts';

const app = fakeApp();
const texts = { ...(await withLog(await withSetUp(app.texts))), ...(await withBots(app.texts)) };
const NAMES = ['Ada', 'Basil', 'Chloe', 'Dion'];

interface End {
  readonly deal: Deal;
  readonly settlement: Settlement;
}

/** Ends of deals of a game that between them write points for every reason that it may have. */
function endsOf(game: Game): End[] {
  const seats = game.seats.find((each) => each >= 2) ?? 1;
  const bars = game.endings.includes('barricade');
  const capicua = game.reasons.includes('capicua');
  const table = tableOf(game, seats, bars ? { barricade: true } : capicua ? { capicua: true } : {});
  const settled = (standing: Standing, deal: Deal): End => ({ deal, settlement: game.settle(standing, deal) });
  const hands = (...all: readonly string[]) => all.slice(0, seats);
  const each = (points: number) => Array<number>(seats).fill(points);
  const begun = table.standing(each(0));
  const [dominoed, blocked] = [hands('', '2-6 4-5', '3-3', '1-2'), hands('0-2', '2-6 4-5', '3-3', '1-2')];
  return [
    settled(begun, table.ended(begun, dominoed, 'domino')),
    settled(begun, table.ended(begun, blocked, 'blocked')),
    // 5.7: losses that wait to be written.
    settled({ ...begun, memory: { remembered: each(5) } }, table.ended(begun, blocked, 'blocked')),
    // 7.5: who laid the last tile is not lowest. 16.5: a loss that is forgotten.
    settled(begun, table.ended(begun, hands('6-6', '0-2', '3-3', '1-2'), 'blocked')),
    settled(begun, table.ended(begun, hands('', '0-2', '', ''), 'domino')),
    // 14.8: what does not come to a multiple of five.
    settled(begun, table.ended(begun, hands('0-2', '2-6 4-4', '3-3', '1-2'), 'blocked')),
    // 20.4
    settled(begun, {
      ...table.ended(begun, dominoed, 'domino'),
      log: [
        { seat: 3, do: 'pass' },
        { seat: 0, do: 'play', tile: '0-0', arm: 0 },
      ],
    }),
    // 17.4: an account that is struck out, and one that is opened.
    ...(game.reasons.includes('wiped')
      ? [begun, table.standing([0, 40])].map((standing) =>
          settled(standing, table.ended(standing, ['', '5-6 5-5 4-5'], 'domino')),
        )
      : []),
    // 16.5: a loss that is too small in every deal.
    ...(game.reasons.includes('small')
      ? [tableOf(game, seats, { opens: 'each' })].map(({ ended }) =>
          settled(begun, ended(begun, hands('', '0-2', '', ''), 'domino')),
        )
      : []),
    // 33.5: after the last tile both ends show the same number.
    ...(capicua ? [settled(begun, { ...table.ended(begun, dominoed, 'domino'), ...fittedBoth })] : []),
    ...(bars ? [settled(begun, table.ended(begun, hands('6-6', '0-2', '3-3', '0-1'), 'barricade'))] : []),
    ...(game.endings.includes('givenUp') ? [settled(begun, table.ended(begun, blocked, 'givenUp'))] : []),
    ...(game.endings.includes('past') ? [settled(begun, table.ended(begun, blocked, 'past'))] : []),
    ...(game.reasons.includes('made')
      ? [settled(begun, { ...table.ended(begun, dominoed, 'domino'), scored: each(15) })]
      : []),
  ];
}

const situationOf = ({ deal, settlement }: End): Situation => ({
  ...bareSituation,
  seen: deal,
  sitters: NAMES.slice(0, deal.seats).map((name) => ({ name, kind: 'bot' })),
  settlement,
  standing: settlement.standing,
});

/** What a screen says, spaces set right. */
function read(screen: unknown): string {
  const root = document.createElement('div');
  render(screen, root);
  return (root.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** What is read when such a deal is over: who plays alone sees no sheet. */
function screenOf(end: End) {
  const now = situationOf(end);
  return read(
    end.deal.seats === 1
      ? createAloneResult(app, texts, createSharing(app, texts))(now, gameOf(now))
      : sheetScreen(app, texts, now, gameOf(now)),
  );
}

/** By what the screen is known to say it. */
const POINTS: Readonly<Record<Reason, RegExp>> = {
  hand: /scores?( \+\d+ on the way)?( \+\d+)+/,
  own: /−\d+ = \d+|writes? \d+|opens? (an|their) account \d+|Written Lost .*\+\d+/,
  each: /Nobody can play, so the deal is a draw: .* everybody scores 10,/,
  remembered: /\d+ \+ \d+ carried over = \d+/,
  made: /\+15 on the way/,
  solved: /^Solved/,
  barricade: /barricade/,
  barred: /barricade: −2/,
  fourfold: /four times/,
  closed: /account/,
  small: /a loss under \d+ is not written/,
  general: /General/,
  flat: /\+(2|10)\b/,
  rounded: /[+−]\d = \d+/,
  fifth: /\+\d+/,
  writtenOff: /−\d+/,
  wiped: /account is struck out/,
  capicua: /\+25 capicúa/,
};
/** The same for who plays with others, and alone. */
const ENDINGS: Readonly<Partial<Record<Ending, readonly [RegExp, RegExp]>>> = {
  domino: [/Ada goes out/, /^Solved/],
  blocked: [/Blocked/, /^Not solved/],
  barricade: [/Ada bars/, /never/],
  givenUp: [/never/, /^Not solved/],
  past: [/The last goal is reached: tiles left in hand don’t count/, /never/],
};

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const ends = endsOf(game);

  it('writes points for the reasons that it names, and no others, and each of them is told', () => {
    const found = new Set<Reason>();
    for (const end of ends) {
      const said = screenOf(end);
      for (const { why } of end.settlement.lines) {
        found.add(why);
        expect(said, why).toMatch(POINTS[why] ?? `no sentence for ${why}`);
      }
      expect(said).not.toMatch(/undefined|NaN|null|\[object/);
    }
    expect([...found].sort()).toEqual([...game.reasons].sort());
  });

  it('ends in the ways that it names, and each of them is told, on the screen and in the log', () => {
    const { seats } = game;
    const isAlone = seats[0] === 1;
    for (const how of game.endings) {
      const end = ends.find(({ deal }) => deal.outcome?.how === how);
      if (!end) throw new Error(`no deal of ${game.id} ends by ${how}`);
      expect(screenOf(end)).toMatch(ENDINGS[how]?.[isAlone ? 1 : 0] ?? /never/);
      const beat: Beat = { beat: 'ended', how, seat: 0, left: end.deal.hands.map(() => []) };
      const [told, ...settled] = logWords(beat, situationOf(end), {
        viewer: null,
        texts,
        game,
        kind: kindFor(game.id),
      });
      expect(told).toMatch(/^(\S.*\.|Solved!)$/);
      // Who plays alone is not told of points.
      expect(settled.length > 0).toBe(!isAlone);
    }
  });
});
