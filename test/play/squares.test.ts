/** Squares in the browser: filled by taps, drags, keys and at the DOM table; a puzzle, kept half done; a tile lifted; given up. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { puzzleOf } from '../../src/bots/squares/puzzle.ts';
import { solveSquares } from '../../src/bots/squares/solve-squares.ts';
import { atOnce } from '../../src/bots/steps.ts';
import { beginMatch, playMove } from '../../src/match/progress.ts';
import { fromHex } from '../../src/rules/chance.ts';
import type { Move } from '../../src/rules/game.ts';
import { exampleMoves } from '../../src/rules/squares/example.ts';
import { squares } from '../../src/rules/squares/squares.ts';
import { seedOfDeal } from '../../src/shell/deal-number.ts';
import { dealOfPuzzle } from '../../src/shell/setup/puzzles.ts';
import { overlap } from '../../src/ui/rect.ts';
import { isLong } from '../long.ts';
import { byDomTable, byDrag, byKeyboard, byTap } from './outline-hands.ts';
import { DEAD_END, make, playMatch } from './player.ts';
import { look, until } from './probe.ts';
import { goOnButton } from './sit-down.ts';
import { openSite, type Site } from './site.ts';
import { withoutWebGL } from './stored.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const wide = { width: 1280, height: 800 };
const FREE = '?probe&game=squares&deal=7';

/** How a puzzle goes on from its given tiles. */
function solutionOf(number: number): readonly Move[] {
  const begun = beginMatch(squares, {}, 1, fromHex(seedOfDeal(dealOfPuzzle(1, number))));
  const { given } = puzzleOf(number, 1);
  const { deal } = given.reduce((before, move) => playMove(before, move).progress, begun);
  const found = atOnce(solveSquares(deal));
  return found.is === 'found' ? found.moves : [];
}

it.runIf(isLong)('is filled by taps on a phone, and counted', async () => {
  const visit = await site.open(FREE, { viewport: { width: 390, height: 844 } });
  const { page } = visit;
  const moves = exampleMoves();
  let step = 0;
  const { totals } = await playMatch(page, byTap, { choose: () => moves[step++] });
  expect([step, totals]).toEqual([28, [1]]);
  await page.getByRole('heading', { name: 'Solved' }).waitFor();
  await page.getByText('Squares, free, no. 7').waitFor();
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it('has puzzles whose given tiles stay, and which go on when they were left half done', async () => {
  const moves = solutionOf(12);
  const { given } = puzzleOf(12, 1);
  const visit = await site.open(`?probe&game=squares&deal=${dealOfPuzzle(1, 12)}`, { viewport: wide });
  const { page } = visit;
  const begun = await until(page, ({ question }) => question !== null, 'a question');
  expect(begun.log).toEqual([given]);
  expect(begun.question?.moves.filter((move) => move.do === 'lift')).toEqual([]);
  for (const move of moves.slice(0, 3)) {
    await until(page, ({ question }) => question !== null, 'a question');
    await make(page, byDrag, move);
  }
  await page.goto(`${site.address}?probe`);
  await goOnButton(page).click();
  const again = await until(page, ({ question }) => question !== null, 'the puzzle again');
  expect(again.log).toEqual([[...given, ...moves.slice(0, 3)]]);
  let step = 3;
  const { totals } = await playMatch(page, byTap, { choose: () => moves[step++] });
  expect([step, totals, visit.complaints]).toEqual([moves.length, [1], []]);
  await page.getByText('Squares, grade 1, no. 12').waitFor();
  await visit.close();
});

it('lets tiles be lifted by drag and by tap, moves be taken back, and may be given up', async () => {
  const visit = await site.open(FREE, { viewport: wide });
  const { page } = visit;
  const [first, second] = exampleMoves();
  const play = async (hand: typeof byTap, move: Move = { do: 'giveUp' }) => {
    await until(page, ({ question }) => question !== null, 'a question');
    await make(page, hand, move);
  };
  await play(byDrag, first);
  await play(byTap, second);
  await play(byDrag, { do: 'lift', tile: '0-2' });
  await play(byTap, { do: 'lift', tile: '0-0' });
  const lifted = await until(page, ({ question }) => question !== null, 'a question');
  expect(lifted.targets?.hand.length).toBe(28);
  for (let n = 4; n > 0; n--) {
    await page.keyboard.press('t');
    await until(page, ({ log, question }) => log.flat().length === n - 1 && question !== null, 'taken back');
  }
  // It is given up only when it is left there.
  await byTap(page, await until(page, ({ question }) => question !== null, 'a question'), { do: 'giveUp' });
  await until(page, ({ state }) => state === DEAD_END, 'the question');
  await page.keyboard.press('t');
  await play(byTap);
  await page.locator('#table [data-id="next"]').dispatchEvent('click');
  await page.getByRole('heading', { name: 'Not solved' }).waitFor();
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it('says why a tile is refused, and whether giving up is meant, beside the outline and the tiles', async () => {
  const visit = await site.open(FREE, { viewport: { width: 390, height: 844 } });
  const { page } = visit;
  const [first] = exampleMoves();
  if (!first) throw new Error('no move');
  await until(page, ({ question }) => question !== null, 'a question');
  await make(page, byTap, first);
  const { targets } = await until(page, ({ question }) => question !== null, 'a question');
  const own = targets?.hand.find(({ tile }) => tile === '3-4');
  const lies = targets?.laid.find(({ tile }) => tile === '0-0');
  if (!own || !lies) throw new Error('no tiles');
  await page.mouse.click(own.x, own.y);
  await until(page, ({ picked }) => picked === '3-4', 'the tile taken up');
  /** The words that stand in their room. */
  const said = async (words: string) => {
    const found = await page.waitForFunction(
      (wanted) => window.starDominoes?.written().find((each) => each.on === 'message' && each.words === wanted),
      words,
    );
    const { box } = (await found.jsonValue()) ?? {};
    const { regions } = (await look(page)).targets ?? {};
    if (!box || !regions) throw new Error('no words');
    expect([regions.board, ...(regions.rim ?? [])].filter((part) => overlap(part, box))).toEqual([]);
  };
  // The half-place at the right of its upper half.
  await page.mouse.click(lies.x + 39, lies.y - 19);
  await said('This square shows a blank, not a three');
  expect((await look(page)).picked).toBe('3-4');
  await page.keyboard.press('Escape');
  await page.locator('#table [data-group="places"][data-id="giveUp"]').press('Enter');
  await until(page, ({ state }) => state === DEAD_END, 'the question');
  await said('Give up? It counts as unsolved');
  await page.keyboard.press('Enter');
  await until(page, ({ question }) => question !== null, 'play goes on');
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

const hands: readonly [by: string, hand: typeof byTap, isPlain: boolean][] = [
  ['dragging', byDrag, false],
  ['keys', byKeyboard, false],
  ['the DOM table, without WebGL', byDomTable, true],
];
it.runIf(isLong).each(hands)('is filled by %s', async (_, hand, isPlain) => {
  const visit = await site.open('about:blank');
  const { page } = visit;
  if (isPlain) await withoutWebGL(page);
  await page.goto(`${site.address}${FREE}`);
  const moves = exampleMoves();
  let step = 0;
  const { totals } = await playMatch(page, hand, { choose: () => moves[step++] });
  expect([step, totals, visit.complaints]).toEqual([28, [1], []]);
  await visit.close();
});
