import { describe, expect, it } from 'vitest';
import { dealOf, type StageSpec, situationAt } from '../../../src/dev/stages.ts';
import { textsFor } from '../../../src/i18n/english.ts';
import type { Situation } from '../../../src/match/ports.ts';
import { type MatchProgress, playMove } from '../../../src/match/progress.ts';
import { situationOf } from '../../../src/match/situation.ts';
import { stirWords } from '../../../src/present/buttons.ts';
import { marksOf } from '../../../src/present/shown-seats.ts';
import type { Game, Move, TableNumber, Tile } from '../../../src/rules/game.ts';
import { gameById } from '../../../src/rules/games.ts';
import { waysAt } from '../../../src/rules/moves.ts';
import { solo1 } from '../../../src/rules/solo/solo-1.ts';
import type { Task } from '../../../src/rules/task.ts';
import type { Advised, Question } from '../../../src/seats/desk.ts';
import {
  type HudChoice,
  type HudContext,
  type HudLook,
  hudStateOf as hudStateIn,
} from '../../../src/table/hud/hud-content.ts';
import { stirredBy } from '../../../src/table/hud/stirring-hud.ts';
import { ACTIONS } from '../../../src/ui/action-slots.ts';
import { bareSituation } from '../../match/bare.ts';
import { moves, playAll } from '../../rules/arranged.ts';
import { rowsOf } from '../../rules/solo/deals.ts';
import { severalWays } from '../../seats/several-ways.ts';

const SPEC: StageSpec = { game: 'cyprus', seats: 4, seed: 'a', moves: 20, eye: 0 };

/** What is presented, and around it; `game`: what it answers otherwise than the real one. */
interface Around extends HudLook, HudChoice, Omit<HudContext, 'look' | 'choice' | 'moving'>, Moving {
  readonly question: Question | null;
  readonly ways: readonly Move[];
  readonly advised: Advised | null;
  readonly asks: Task | null;
  readonly game: Partial<Game>;
}
type Moving = HudContext['moving'];

function gameOf({ seen }: Situation): Game {
  const game = gameById(seen.game);
  if (!game) throw new Error('no game');
  return game;
}

function hudStateOf(at: Situation, { award, made, portraitOf, texts, question, ...other }: Around) {
  const { ways, advised, asks, picked } = other;
  const game = { ...gameOf(at), ...other.game };
  return hudStateIn(
    { now: at, game, viewer: 0, question, desk: { picked, ways, advised, asks } },
    { look: other, choice: other, moving: other, award, made, portraitOf, texts },
  );
}

const around: Around = {
  own: 0,
  chips: 8,
  bearing: () => 0,
  question: null,
  picked: null,
  ways: [],
  focusWay: null,
  focus: { button: null, seat: null },
  hasKeys: true,
  hints: true,
  minutes: null,
  advised: null,
  asks: null,
  game: {},
  portraitOf: () => null,
  sort: 'playable',
  muted: false,
  isClose: false,
  isLarge: false,
  coming: new Set(),
  waiting: new Set(),
  award: { scores: null, isLit: () => false },
  made: [],
  hasNumber: true,
  road: (share) => ({ x: 100 * share, y: 7 }),
  pileCorner: null,
  reserve: 0,
  marks: [],
  texts: textsFor([]),
};
const now = situationAt(SPEC);

it('17.7, 17.11: marks at a seat what of the match weighs on the deal, with the deals that are left', () => {
  const fish = { kind: 'reminder', word: 'fish', seat: 2, deals: 3 } as const;
  const right = { kind: 'reminder', word: 'right', seat: 2, deals: null } as const;
  const marks = marksOf(now, { ...gameOf(now), facts: () => [fish, right] });
  const { seats } = hudStateOf(now, { ...around, marks });
  const at = (seat: number) => seats.find((each) => each.seat === seat)?.marks;
  expect(at(2)).toEqual([
    { seat: 2, name: 'fish', count: 3 },
    { seat: 2, name: 'right', count: null },
  ]);
  expect(at(0)).toEqual([]);
});

it('20.7: shows the time that is left in the own account, and that the deal is the last', () => {
  const general = situationAt({ game: 'general', seats: 4, seed: 'a', moves: 3, eye: 0 });
  const times = (at: Situation, minutes: number | null) =>
    hudStateOf(at, { ...around, minutes }).accounts.map(({ side, time }) => [side, time]);
  const other = [1, null];
  expect(times(general, 12)).toEqual([[0, '12 min left'], other]);
  // The time is up, and the table still shows the moment before.
  expect(times(general, 0)).toEqual([[0, 'Last deal'], other]);
  const last = { ...general, seen: { ...general.seen, timeUp: true } } as const;
  for (const minutes of [0, null]) expect(times(last, minutes)).toEqual([[0, 'Last deal'], other]);
  const ended = { ...general, seen: { ...general.seen, phase: 'ended' } } as const;
  expect(times(ended, 0)).toEqual([[0, 'Next deal is the last'], other]);
  expect(times(general, null)).toEqual([[0, null], other]);
});

it('6.7: shows what a side has in its account, the own side first, and not with its seats', () => {
  const goat = situationAt({ game: 'goat', seats: 4, seed: 'a', moves: 3, eye: 1 });
  const at = { ...goat, standing: { ...goat.standing, totals: [14, 0, 14, 0] } };
  const hud = hudStateOf(at, { ...around, own: 1 });
  expect(hud.seats.map(({ score, account, hasPartner }) => [score, account, hasPartner])).toEqual(
    hud.seats.map(() => [null, null, true]),
  );
  expect(hud.accounts.map(({ side, score, standing }) => [side, score, standing])).toEqual([
    [1, 0, 'closed'],
    [0, 14, 'open'],
  ]);
  expect(hud.accounts[0]?.name).toBe([1, 3].map((seat) => goat.sitters[seat]?.name).join(' & '));
  // 16.5: two or three seats have accounts of their own, on their plates.
  const alone = hudStateOf(situationAt({ game: 'goat', seats: 2, seed: 'a', moves: 3, eye: 0 }), around);
  expect(alone.accounts).toEqual([]);
  expect(alone.seats.map(({ score, account }) => [score, account])).toEqual([
    [0, 'closed'],
    [0, 'closed'],
  ]);
});

describe('what the HUD shows', () => {
  it('offers to take back only while it is possible', () => {
    expect(hudStateOf({ ...now, takeBack: false }, around).takeBack.visible).toBe(false);
    expect(hudStateOf({ ...now, takeBack: true }, around).takeBack).toEqual({
      label: 'Take back',
      visible: true,
      enabled: true,
    });
  });

  it('says what is asked only where nothing else is said', () => {
    const asks = 'star' as const;
    expect(hudStateOf(now, { ...around, asks }).line).toBe('Play a nine on the star');
    const advised: Advised = { moves: [], words: 'Four-nine: sheds 13 points' };
    expect(hudStateOf(now, { ...around, asks, advised }).line).toBe(advised.words);
    expect(hudStateOf(now, around).line).toBeNull();
  });

  it('has a name for every button that is nothing but an icon, and short ones for large screens only', () => {
    const deal = [...dealOf(SPEC)].slice(0, 40).map((step) => ({ ...step.now, takeBack: true }));
    for (const at of deal)
      for (const sort of ['number', 'playable', 'hand'] as const)
        for (const muted of [true, false]) {
          const hud = hudStateOf(at, { ...around, sort, muted, isLarge: true, isClose: true });
          for (const words of [...Object.values(hud.names), ...Object.values(hud.captions ?? {})])
            expect(words).toMatch(/^\w/);
          for (const name of ACTIONS) if (hud[name].visible) expect(hud[name].label, name).toMatch(/^\w/);
          expect(hud.names.mute).toBe(muted ? 'Unmute' : 'Mute');
        }
    expect(hudStateOf(now, { ...around, sort: 'hand' }).names.sort).toBe('Sort: manual');
    expect(hudStateOf(now, { ...around, isLarge: true }).captions?.sort).toBe('Sort');
    expect(hudStateOf(now, around).captions).toBeNull();
  });

  it('tells who moved last', () => {
    const { seats } = hudStateOf(now, around);
    expect(seats.filter(({ last }) => last).map(({ seat }) => seat)).toEqual([now.seen.log.at(-1)?.seat]);
  });

  it('offers a hint while there is a choice and none was given, and says the one that was', () => {
    const play: Move = { do: 'play', tile: '1-9', arm: 0 };
    const asked = (...moves: Move[]) => ({ seat: 0, seen: now.seen, moves });
    const choice = asked(play, { ...play, arm: 1 });
    const isOffered = (more: Partial<Around>) => hudStateOf(now, { ...around, ...more }).hint.visible;
    expect(isOffered({})).toBe(false);
    expect(isOffered({ question: asked(play) })).toBe(false);
    expect(isOffered({ question: choice })).toBe(true);
    expect(isOffered({ question: choice, hints: false })).toBe(false);
    const advised = { moves: [play], words: 'one-nine' };
    expect(isOffered({ question: choice, advised })).toBe(false);
    expect(hudStateOf(now, { ...around, question: choice, advised }).line).toBe('one-nine');
  });

  describe('in an open solo', () => {
    const dealt = rowsOf('1-2', '0-0', '3-3', '4-5 6-6');
    const alone = { ...bareSituation, sitters: [{ name: 'You', kind: 'person' } as const] };
    const at = (seen: typeof dealt, takeBack = false): Situation => ({
      ...alone,
      seen,
      eye: 0,
      takeBack,
      isDeadEnd: takeBack && seen.outcome !== null,
    });
    const asked = (advised: Advised | null) => {
      const question = { seat: 0, seen: dealt, moves: solo1.moves(dealt) };
      return hudStateOf(at(dealt), { ...around, advised, question });
    };

    it('a hint first says whether it can be solved, and once more how', () => {
      expect(asked(null).hint).toEqual({ label: 'Still possible?', visible: true, enabled: true });
      const next = { moves: solo1.moves(dealt).slice(0, 1), words: 'one-two' };
      const can = asked({ moves: [], words: 'yes', next });
      expect([can.line, can.hint.visible, can.hint.label]).toEqual(['yes', true, 'Show a step']);
      expect(asked(next)).toMatchObject({ line: 'one-two', hint: { visible: true, label: 'Still possible?' } });
      const searching = { moves: [], words: 'looking', done: 0.4, next: { moves: [], words: 'stopped' }, ask: 'Stop' };
      expect(asked(searching).hint).toMatchObject({ visible: true, label: 'Stop' });
    });

    it('a dead end is said, and may be taken back or left (22.3)', () => {
      const lost = playAll(solo1, dealt, moves('!6-6')).deal;
      expect(lost.outcome?.how).toBe('blocked');
      const { line, next, takeBack } = hudStateOf(at(lost, true), around);
      expect(line).toMatch(/take a tile back, or give up/);
      expect([takeBack.visible, next.visible]).toEqual([true, true]);
      expect(hudStateOf(at(lost), around).next.visible).toBe(false);
      expect(hudStateOf(at(dealt, true), around).next.visible).toBe(false);
    });
  });

  it('counts no tile in a hand that is still on its way there', () => {
    const hand = now.seen.hands[2] ?? [];
    const coming = new Set(hand.slice(0, 2));
    expect(hudStateOf(now, around).seats[2]?.tiles).toBe(hand.length);
    expect(hudStateOf(now, { ...around, coming }).seats[2]?.tiles).toBe(hand.length - 2);
  });

  it('counts what waits to be dealt with the boneyard, until it leaves', () => {
    const waiting = new Set(now.seen.hands[1]?.slice(0, 3));
    expect(hudStateOf(now, { ...around, waiting }).boneyard).toBe(now.seen.boneyard.length + 3);
  });

  it('shows the way back to the whole table only while it is looked at closely', () => {
    expect(hudStateOf(now, around).whole.visible).toBe(false);
    expect(hudStateOf(now, { ...around, isClose: true }).whole.visible).toBe(true);
  });

  it('shows how the own tiles stand, and nothing of it where no person sits', () => {
    expect(hudStateOf(now, around).sort).toBe('playable');
    const bots: Situation = { ...now, sitters: now.sitters.map((sitter) => ({ ...sitter, kind: 'bot' })) };
    expect(hudStateOf(bots, around).sort).toBeNull();
  });

  it('shows whether sound is off', () => {
    expect(hudStateOf(now, around).muted).toBe(false);
    expect(hudStateOf(now, { ...around, muted: true }).muted).toBe(true);
  });

  it('says that a tile may be drawn or kept where one may be played too', () => {
    const question = (...moves: Move[]) => ({ seat: 0, seen: now.seen, moves });
    const play: Move = { do: 'play', tile: '1-9', arm: 0 };
    const labels = (...moves: Move[]) => {
      const { draw, pass } = hudStateOf(now, { ...around, question: question(...moves) });
      return [draw, pass].flatMap(({ visible, label }) => (visible ? [label] : []));
    };
    expect(labels({ do: 'draw' })).toEqual(['Draw']);
    expect(labels(play, { do: 'draw' })).toEqual(['Or draw']);
    expect(labels(play, { do: 'pass' })).toEqual(['Keep it']);
  });

  it('says what is at stake beside the ways to lay a double that bars (9.3)', () => {
    const bar: Move = { do: 'play', tile: '3-3', arm: 0, barricade: true };
    const line = (at: Situation, loses: number) =>
      hudStateOf(at, { ...around, ways: [bar], game: { worth: { barLoses: () => loses } } }).line;
    expect(line(now, 26)).toBe('If anybody holds less, you lose 26');
    const inSides = { ...now, seen: { ...now.seen, sides: [0, 1, 0, 1] } };
    expect(line(inSides, 26)).toMatch(/the other team .* lose 26 plus twice what your partner/);
    expect(line(now, 0)).toBeNull();
  });

  it('says that another double is to be laid while a turn goes on, but not while it asks how', () => {
    const { course, moves, double } = severalWays('osel', 2, 4);
    const further = playMove(course, { ...double, goesOn: true }).progress;
    const sitters = [...now.sitters.slice(0, 2)];
    const shown = (at: MatchProgress, ways: readonly Move[]) =>
      hudStateOf(situationOf({ ...at, sitters, holder: 0 }, 0), {
        ...around,
        ways,
        question: { seat: 0, seen: at.deal, moves: at.game.moves(at.deal) },
      });
    expect(shown(course, []).line).toBeNull();
    expect(shown(further, []).line).toBe('Play another double');
    const ways = waysAt(moves, double.tile, double.arm);
    expect(shown(further, ways)).toMatchObject({ line: null, ways: { focused: null } });
    expect(shown(course, ways).ways.labels).toEqual([
      '1  Face up',
      '2  Face down',
      '3  Face up, then another double',
      '4  Face down, then another double',
    ]);
  });

  it('says that any tile may begin where several may lead, and nothing where one must', () => {
    const question = (...tiles: Tile[]) => ({
      ...{ seat: 0, seen: now.seen, moves: tiles.map((tile): Move => ({ do: 'lead', tile })) },
    });
    const line = (...tiles: Tile[]) => hudStateOf(now, { ...around, question: question(...tiles) }).line;
    expect(line('1-2', '3-3')).toBe('Lead any tile');
    expect(line('1-1')).toBeNull();
  });

  it('says how many tiles lie out of play, where any do (1.1)', () => {
    const leaflet = situationAt({ ...SPEC, game: 'cyprus-leaflet' });
    expect(hudStateOf(leaflet, around)).toMatchObject({ boneyard: null, resting: '3 out of play' });
    expect(hudStateOf(now, around).resting).toBeNull();
  });

  it('shows ends while the deal is played, and after it none, but how many tiles the others have turned up', () => {
    expect(hudStateOf(now, around).chips.length).toBeGreaterThan(0);
    expect(hudStateOf(now, around).seats.every(({ turnedUp }) => turnedUp === 0)).toBe(true);
    const ended = situationAt({ ...SPEC, moves: 999 });
    const { chips, seats } = hudStateOf(ended, around);
    expect(chips).toEqual([]);
    expect(seats.map(({ turnedUp }) => turnedUp)).toEqual([0, ...seats.slice(1).map(({ tiles }) => tiles)]);
    expect(seats.some(({ turnedUp }) => turnedUp > 0)).toBe(true);
  });

  it('lets a finger that stirs deal in words, in the place of hurrying', () => {
    const { deal, hurry, line } = stirredBy(hudStateOf(now, around), stirWords(around.texts));
    expect(hudStateOf(now, around).deal.visible).toBe(false);
    expect({ deal, hurry: hurry.visible, line }).toEqual({
      deal: { label: 'Deal', visible: true, enabled: true },
      hurry: false,
      line: 'Stir as long as you like; let go to deal',
    });
  });

  it('shows at each seat what it has lost and not yet written, and who starts the next deal', () => {
    const { seats } = hudStateOf({ ...now, remembered: [0, 9, 0, 4], starts: 3 }, { ...around, own: 2 });
    expect(seats.map(({ seat, remembered, starts }) => [seat, remembered, starts])).toEqual([
      [2, 0, false],
      [3, 4, true],
      [0, 0, false],
      [1, 9, false],
    ]);
  });
});

describe('a line whose ends sum up (6.9)', () => {
  const showing = (number: TableNumber) => ({ tableNumber: () => number });
  const fives = { game: 'all-fives', seats: 2, seed: 'a', moves: 0, eye: 0 } as const;
  const scored = situationAt({ ...fives, until: ({ seen }) => seen.log.at(-1)?.scores !== undefined });

  it('says the sum, and is lit from when it scored until another tile lies', () => {
    const game = showing({ name: 'sum', value: 15, parts: [9, 6] });
    expect(hudStateOf(scored, { ...around, hasNumber: false }).number).toBeNull();
    expect(hudStateOf(scored, { ...around, game }).number).toEqual({
      word: 'Sum',
      value: 15,
      goals: [],
      milestones: [],
      isLit: true,
    });
    const silent = situationAt({ ...fives, until: ({ seen }) => seen.laid.length > 0 && !seen.log.at(-1)?.scores });
    expect(hudStateOf(silent, { ...around, game }).number?.isLit).toBe(false);
  });

  it('says of a total which goals are next, and what they pay; no end says anything where nothing need match (15.2)', () => {
    const goals = [30, 50].map((at) => ({ at, scores: at }));
    const next = (value: number) =>
      hudStateOf(scored, { ...around, game: showing({ name: 'total', value, parts: [], goals }) }).number?.goals;
    expect([12, 30, 49, 50].map(next)).toEqual([['30 pays 30', '50 pays 50'], ['50 pays 50'], ['50 pays 50'], []]);
    const ends = scored.seen.ends.map((end) => ({ ...end, accepts: [0, 1, 2, 3, 4, 5, 6] }));
    expect(hudStateOf(scored, around).chips).toHaveLength(2);
    expect(hudStateOf({ ...scored, seen: { ...scored.seen, ends } }, around).chips).toEqual([]);
  });

  it('sets a milestone for each goal on the road, as far along as its number (15.2); none while one looks closely', () => {
    const goals = [30, 50, 100].map((at) => ({ at, scores: at }));
    const game = showing({ name: 'total', value: 30, parts: [], goals });
    expect(hudStateOf(scored, { ...around, game }).number?.milestones).toEqual([
      { at: 30, x: 30, y: 7, state: 'behind' },
      { at: 50, x: 50, y: 7, state: 'next' },
      { at: 100, x: 100, y: 7, state: 'ahead' },
    ]);
    expect(hudStateOf(scored, { ...around, game, isClose: true }).number?.milestones).toEqual([]);
  });

  it('counts on a plate what has arrived there', () => {
    const { seats } = hudStateOf(
      { ...scored, standing: { ...scored.standing, totals: [20, 30] } },
      { ...around, made: [15] },
    );
    expect(seats.map(({ score }) => score)).toEqual([35, 30]);
  });
});

it('says at each end the number that it takes, and none where only jokers fit (10.1)', () => {
  const sevens = situationAt({ game: 'all-sevens', seats: 2, seed: 'a', moves: 5, eye: 0 });
  const ends = [5, 0].map((shows, place) => ({
    ...sevens.seen.ends[place],
    place,
    shows,
    to: place,
    state: 'open' as const,
  }));
  const [five, blank] = ends.map((end) => ({ ...end, accepts: end.shows === 0 ? [] : [7 - end.shows] }));
  const { chips } = hudStateOf(
    { ...sevens, seen: { ...sevens.seen, ends: [five, blank].flatMap((end) => end ?? []) } },
    around,
  );
  expect(chips.map((chip) => chip?.pips)).toEqual([2, null]);
});

it('has one chip for all free sides of a double, with their number, and one for each other end', () => {
  const opened = situationAt({ game: 'cyprus', seats: 4, seed: 'chips', moves: 1, eye: 0 });
  const { chips } = hudStateOf(opened, { ...around, bearing: () => 1 });
  expect(chips.map((chip) => chip?.ends ?? null)).toEqual([8, ...Array(7).fill(null)]);
  expect(chips[0]?.angle).toBeUndefined();
  const ends = opened.seen.ends.map((end, arm) => (arm === 0 || arm === 3 ? { ...end, state: 'open' as const } : end));
  const later = hudStateOf({ ...opened, seen: { ...opened.seen, ends } }, { ...around, bearing: () => 1 });
  expect(later.chips.map((chip) => chip?.ends ?? null)).toEqual([1, 6, null, 1, null, null, null, null]);
  expect(later.chips.map((chip) => chip?.angle ?? null)).toEqual([1, null, null, 1, null, null, null, null]);
});

it('tells the tiles that may be drawn from those that stay (26)', () => {
  const lying = now.seen.boneyard.length;
  expect(hudStateOf(now, around)).toMatchObject({ boneyard: lying, boneyardWords: null });
  const words = `${lying - 2} to draw`;
  expect(hudStateOf(now, { ...around, reserve: 2 })).toMatchObject({ boneyard: lying - 2, boneyardWords: words });
  const lastTwo = { ...now, seen: { ...now.seen, boneyard: now.seen.boneyard.slice(0, 2) } };
  expect(hudStateOf(lastTwo, { ...around, reserve: 2 })).toMatchObject({ boneyard: 0, boneyardWords: '2 stay' });
});
