/** What only some of the star games have, played on the canvas from matches that stand just before it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Move, Place, Tile } from '../../src/rules/game.ts';
import { halves } from '../../src/rules/tiles.ts';
import { isLong } from '../long.ts';
import { judge } from '../second/judgement.ts';
import { type AtMoment, atMoment } from './at-moment.ts';
import { handOf } from './moments.ts';
import { byTap, playMatch } from './player.ts';
import { type Look, recordOf } from './probe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const play = (tile: Tile, arm: Place, how: { closed?: true; goesOn?: true } = {}): Move => ({
  do: 'play',
  tile,
  arm,
  ...how,
});
const statesOf = ({ ends }: { ends: readonly { state: string }[] }) => ends.map(({ state }) => state);
/** The moves of the running deal. */
const movesOf = ({ log }: Look) => log.at(-1) ?? [];
const lengthOf = (now: Look) => movesOf(now).length;
const rackOf = ({ targets }: Look) => (targets?.hand ?? []).map(({ tile }) => tile).sort();

/** The ends as the DOM table has them, by arm. */
const endsInWords = ({ page }: AtMoment) =>
  page
    .locator('#table [data-group="places"]')
    .evaluateAll((all) => all.map((one) => /is-(free|open|closed|dead)/.exec(one.className)?.[1]));

async function leave({ visit }: AtMoment): Promise<void> {
  expect(visit.complaints).toEqual([]);
  await visit.close();
}

describe('Osel', () => {
  it.each(isLong ? (['tap', 'drag', 'keyboard'] as const) : (['tap'] as const))(
    'lays three doubles in one turn, one of them closed, by %s',
    async (by) => {
      const at = await atMoment(site, 'threeDoubles');
      const { first, hands, before } = at;
      const moves = [
        play('5-5', 2, { goesOn: true }),
        play('6-6', 1, { closed: true, goesOn: true }),
        play('3-3', 3),
      ] as const;
      const [one, two, three] = moves;
      const begun = await at.do(hands[by], one);
      // 5.4: a turn that goes on lays doubles only, each on another end.
      expect(begun.question?.seat).toBe(0);
      expect(new Set(begun.question?.moves.map((move) => move.do === 'play' && move.tile))).toEqual(
        new Set(['6-6', '3-3']),
      );
      const goesOn = await at.do(hands[by], two);
      expect(new Set(goesOn.question?.moves.map((move) => move.do === 'play' && move.tile))).toEqual(new Set(['3-3']));
      const after = await at.do(hands[by], three);
      expect(movesOf(after).slice(lengthOf(first), lengthOf(first) + 3)).toEqual(moves);
      const laid = at.deal(after, lengthOf(first) + 3);
      expect(statesOf(laid)).toEqual(['free', 'closed', 'open', 'open']);
      expect(laid.turn?.seat).toBe(1);
      expect(handOf(laid)).toHaveLength(handOf(before.deal).length - 3);
      expect(rackOf(after)).toEqual([...handOf(at.deal(after))].sort());
      expect(await endsInWords(at)).toEqual(statesOf(at.deal(after)));
      await leave(at);
    },
  );

  it('ends a deal with a closed pair, one on each end of the line', async () => {
    const at = await atMoment(site, 'closedPair');
    const { first, hands } = at;
    const pair = [play('6-6', 0, { closed: true, goesOn: true }), play('1-1', 1, { closed: true })] as const;
    const half = await at.do(hands.tap, pair[0]);
    // 5.6: what was begun must be ended so.
    expect(half.question?.moves).toEqual([pair[1]]);
    const over = await at.do(hands.tap, pair[1]);
    expect(over.match).toBe('sheet');
    expect(movesOf(over)).toEqual([...movesOf(first), ...pair]);
    expect(at.deal(over)).toMatchObject({ phase: 'ended', outcome: { how: 'blocked', by: 0 } });
    expect(statesOf(at.deal(over))).toEqual(['closed', 'closed']);
    expect(judge(await recordOf(at.page))).toMatchObject({ ok: true, deals: over.log.length });
    await leave(at);
  });
});

it('shuts the fourth arm of Ural with a closed double, which blocks the deal', async () => {
  const at = await atMoment(site, 'lastArm');
  const move = play('5-5', 3, { closed: true });
  expect(await endsInWords(at)).toEqual(['closed', 'closed', 'closed', 'open']);
  const over = await at.do(at.hands.tap, move);
  expect(over.match).toBe('sheet');
  expect(movesOf(over)).toEqual([...movesOf(at.first), move]);
  expect(at.deal(over)).toMatchObject({ phase: 'ended', outcome: { how: 'blocked', by: 0 } });
  expect(statesOf(at.deal(over))).toEqual(['closed', 'closed', 'closed', 'closed']);
  expect(judge(await recordOf(at.page))).toMatchObject({ ok: true, ends: { blocked: over.log.length } });
  await leave(at);
});

describe('Berndt’s Sebastopol', () => {
  it('turns the spinner up where nobody holds it, and the seat of the lot plays first on it', async () => {
    const at = await atMoment(site, 'turnedUp');
    const { first, hands } = at;
    expect(movesOf(first)).toEqual([{ do: 'lead', tile: '6-6', turnedUp: true, from: 27 }]);
    expect(at.deal(first)).toMatchObject({ boneyard: [], laid: [{ tile: '6-6', seat: null }], turn: { seat: 0 } });
    // 3.4: nobody's turn was used by it.
    expect(rackOf(first)).toHaveLength(9);
    expect(first.question?.moves.every((move) => move.do === 'play' && move.tile.endsWith('-6'))).toBe(true);
    // All free blades are alike: one tap starts the first of them.
    const after = await at.do(hands.tap, play('2-6', 0));
    expect(movesOf(after)[1]).toEqual(play('2-6', 0));
    expect(rackOf(after)).toHaveLength(8);
    await leave(at);
  });

  it('gives the tile that is left over to whoever leads', async () => {
    const at = await atMoment(site, 'leftOver');
    const { first, hands, before } = at;
    const [taken] = before.deal.boneyard;
    const tile = taken === undefined ? undefined : before.deal.heap[taken];
    expect(movesOf(first).slice(0, 3)).toMatchObject([{ do: 'lead', tile: '6-6' }, { do: 'draw' }, { do: 'play' }]);
    expect(rackOf(first)).toHaveLength(9);
    expect(rackOf(first)).toContain(tile);
    expect(first.targets?.boneyard).toEqual([]);
    const [move] = first.question?.moves ?? [];
    if (!move) throw new Error('nothing can be played');
    const after = await at.do(hands.tap, move);
    expect(movesOf(after)[lengthOf(first)]).toEqual(move);
    await leave(at);
  });
});

describe('Family Cyprus', () => {
  it('lets a tile be kept that was drawn in the opening and fits', async () => {
    const at = await atMoment(site, 'keeps');
    const { first, hands, before } = at;
    const nine = before.deal.boneyard.find((each) => halves(before.deal.heap[each] ?? '0-0').includes(9));
    if (nine === undefined) throw new Error('no nine lies in the boneyard');
    const tile = before.deal.heap[nine];
    expect(first.question?.moves).toEqual([{ do: 'draw' }]);
    // The one tile of the boneyard that fits is touched.
    const { targets } = first;
    const there = targets?.boneyard.find(({ at }) => at === nine);
    if (!there) throw new Error('the tile is not to be seen');
    const drawn = await at.do((page) => page.mouse.click(there.x, there.y), { do: 'draw' });
    expect(movesOf(drawn).at(-1)).toEqual({ do: 'draw', from: nine });
    expect(new Set(drawn.question?.moves.map((move) => ('tile' in move ? move.tile : move.do)))).toEqual(
      new Set([tile, 'pass']),
    );
    const after = await at.do(hands.tap, { do: 'pass' });
    expect(movesOf(after)[lengthOf(drawn)]).toEqual({ do: 'pass' });
    expect(rackOf(after)).toContain(tile);
    await leave(at);
  });

  it('lets who could play draw, as often as they like, and then play', async () => {
    const at = await atMoment(site, 'drawsThoughAble');
    const { first, hands } = at;
    const once = await at.do(hands.tap, { do: 'draw' });
    const twice = await at.do(hands.tap, { do: 'draw' });
    expect(movesOf(twice).slice(lengthOf(first))).toMatchObject([{ do: 'draw' }, { do: 'draw' }]);
    expect(once.question?.seat).toBe(0);
    expect(rackOf(twice)).toHaveLength(rackOf(first).length + 2);
    expect(twice.targets?.boneyard).toHaveLength((first.targets?.boneyard.length ?? 0) - 2);
    const move = twice.question?.moves.find((each) => each.do === 'play');
    if (!move) throw new Error('nothing can be played');
    const after = await at.do(hands.tap, move);
    expect(movesOf(after)[lengthOf(twice)]).toEqual(move);
    await leave(at);
  });
});

it('keeps three tiles of Open-star Cyprus dead, face down and out of reach, to the end of the deal', async () => {
  const at = await atMoment(site, 'deadTiles');
  const { first, before, page } = at;
  expect(before.deal.dead).toHaveLength(3);
  expect(first.targets?.boneyard).toEqual([]);
  expect(await endsInWords(at)).toEqual(statesOf(before.deal));
  const dead = await page.evaluate(
    (positions) => positions.map((position) => window.starDominoes?.faces()[position]),
    before.deal.dead,
  );
  for (const face of dead) expect(face).toMatchObject({ seat: null, isOpen: false, scene: { written: [0, 0] } });
  const played = await playMatch(page, byTap, { enough: ({ match }) => match === 'sheet' });
  expect(played.moves).toBeGreaterThan(1);
  expect(judge(await recordOf(page))).toMatchObject({ ok: true });
  await leave(at);
});

/** `npm run bench matches`: a whole match of it. */
it('plays a round of double-twelve Cyprus with ten seats', async () => {
  const visit = await site.open('?probe&game=cyprus&set=12&seats=10&target=25', {
    viewport: { width: 640, height: 360 },
  });
  const { page } = visit;
  let asked = 0;
  const { deals } = await playMatch(page, byTap, { onQuestion: () => void asked++, enough: () => asked > 1 });
  expect(deals).toBe(0);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
