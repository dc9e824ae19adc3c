import { describe, expect, it } from 'vitest';
import { dealOf, situationAt } from '../../src/dev/stages.ts';
import { textsFor } from '../../src/i18n/english.ts';
import type { Situation } from '../../src/match/ports.ts';
import type { Presented } from '../../src/present/presented.ts';
import { promptOf, wayLabels } from '../../src/present/what-to-do.ts';
import type { End, Move } from '../../src/rules/game.ts';
import { gameById, games } from '../../src/rules/games.ts';
import { type QuestionTask, taskOf } from '../../src/rules/task.ts';
import { NOTHING } from '../../src/seats/desk.ts';

const texts = textsFor([]);
const now = situationAt({ game: 'cyprus', seats: 4, seed: 'a', moves: 20, eye: 0 });
const END: End = { place: 0, shows: 9, accepts: [9], to: 0, state: 'open' };
const play: Move = { do: 'play', tile: '1-9', arm: 0 };

/** What seat 0 is told; without moves it is not asked. */
function told(moves: readonly Move[] | null, desk: Partial<Presented['desk']> = {}, at: Situation = now) {
  const game = gameById(at.seen.game);
  if (!game) throw new Error('no game');
  const question = moves && { seat: 0, seen: at.seen, moves };
  return promptOf({ now: at, game, viewer: 0, question, desk: { ...NOTHING, ...desk } }, texts);
}

describe('the line', () => {
  it('is a whole sentence in the DOM table; on the cloth it leaves to the tiles what they show', () => {
    expect(told([play])).toEqual({ brief: null, full: 'Your turn: 1 tile can be played.' });
    expect(told([play, { do: 'draw' }]).full).toBe('Your turn: play, or draw. 1 tile can be played.');
    expect(told([play, { do: 'pass' }]).full).toBe('Your turn: play the tile you drew, or keep it.');
    expect(told([{ do: 'draw' }])).toEqual({ brief: null, full: 'Your turn: draw a tile.' });
    expect(told([{ do: 'draw' }, { do: 'pass' }]).full).toBe('Nothing fits. Your turn: draw a tile, or pass.');
  });

  it('says on the cloth too what no tile shows: that any may lead', () => {
    const lead = (...tiles: readonly ('1-2' | '3-3')[]) => told(tiles.map((tile) => ({ do: 'lead', tile }) as const));
    expect(lead('1-2', '3-3')).toEqual({
      brief: 'Lead any tile',
      full: 'Your turn: lead any tile. Choose one, then choose it again to lead it.',
    });
    expect(lead('1-2').brief).toBeNull();
  });

  it('says advice before anything else, but not while it asks how a tile is to be laid', () => {
    const advised = { moves: [], words: 'Four-nine: sheds 13 points' };
    expect(told([play], { advised, picked: '1-9' })).toEqual({ brief: advised.words, full: advised.words });
    const bar: Move = { do: 'play', tile: '3-3', arm: 0, barricade: true };
    expect(told([bar], { advised, picked: '3-3', ways: [bar] })).toMatchObject({
      full: expect.stringContaining('How will you play the double three?'),
    });
  });

  it('says what is in hand, and keeps on the cloth what is asked of somebody who has yet to learn it', () => {
    expect(told([play], { picked: '1-9', asks: 'star' })).toEqual({
      brief: 'Play a nine on the star',
      full: 'One-nine picked up: 1 place to play it.',
    });
  });

  it('29.6, 30.4: names the number that is due, not that of the first tile', () => {
    const foot = {
      ...now,
      seen: { ...now.seen, phase: 'foot' as const, ends: [{ ...END, shows: 5, state: 'free' as const }] },
    };
    expect(told([{ do: 'draw' }], { asks: 'footDraw' }, foot).brief).toBe(
      'You have no fives for the foot: draw a tile',
    );
  });

  it('says who is to play while nobody is asked, and that the deal is over', () => {
    const turn = (seat: number) => ({ ...now, seen: { ...now.seen, turn: { seat, drew: [], laid: [] } } });
    expect(told(null, {}, turn(0))).toEqual({ brief: null, full: 'It’s your turn.' });
    expect(told(null, {}, turn(2)).full).toBe(`It’s ${now.sitters[2]?.name}’s turn.`);
    expect(told(null, {}, { ...now, seen: { ...now.seen, turn: null } }).full).toBe('The tiles are being shuffled.');
    const over = situationAt({ game: 'cyprus', seats: 4, seed: 'a', moves: 999, eye: 0 });
    expect(told(null, {}, over)).toEqual({ brief: null, full: 'The deal is over.' });
  });

  it('22.3: says that the deal is lost only if it is left there', () => {
    const over = situationAt({ game: 'cyprus', seats: 4, seed: 'a', moves: 999, eye: 0 });
    const words = 'No free tile fits: take a tile back, or give up';
    expect(told(null, {}, { ...over, takeBack: true, isDeadEnd: true })).toEqual({ brief: words, full: `${words}.` });
  });
});

/** The lines for every question of some deals of all games, by task; numbers and tiles are left out. */
function linesByTask(): Map<string, Set<string>> {
  const lines = new Map<string, Set<string>>();
  const specs = games.flatMap(({ id: game, seats, endings }) => {
    // 9.2: few deals come to a pass beside a barricade.
    const bars = endings.includes('barricade');
    const seeds = bars ? 'abcdefgh' : 'abc';
    return [...seeds].map((seed) => ({
      game,
      seats: seats.at(bars ? -1 : 0) ?? 1,
      seed,
      options: bars ? { barricade: true } : {},
    }));
  });
  for (const spec of specs) {
    const game = gameById(spec.game);
    if (!game) throw new Error('no game');
    for (const { now } of dealOf({ ...spec, moves: 999, eye: 'all' })) {
      const { seen } = now;
      if (!seen.turn) continue;
      const question = { seat: seen.turn.seat, seen, moves: game.moves(seen) };
      const { brief, full } = promptOf({ now, game, viewer: question.seat, question, desk: NOTHING }, texts);
      const general = (line: string) =>
        line
          .replace(/play an? [a-z]+/, 'play …')
          .replace(/the [a-z -]+:/, 'the …:')
          .replace(/\d+ (tile|place)s?/, '… $1s');
      const task = taskOf(question, game.table);
      lines.set(task, (lines.get(task) ?? new Set()).add(`${general(brief ?? '')} | ${general(full)}`));
    }
  }
  return lines;
}

it('has words for every task of a question', () => {
  const play = ' | Your turn: … tiles can be played.';
  const turnedUp = ' | You turned up the …: … places to play it.';
  const lead = 'Your turn: lead any tile. Choose one, then choose it again to lead it.';
  const words: Readonly<Record<Exclude<QuestionTask, 'take' | 'lift'>, readonly string[]>> = {
    lead: [` | ${lead}`, 'Lead any free tile | Lead any free tile.', `Lead any tile | ${lead}`],
    star: [play],
    doubles: [play],
    foot: ['1 toe is', '2 toes are', '3 toes are'].map(
      (toes) => `Fill the …: ${toes} empty | Fill the …: ${toes} empty. Your turn: … tiles can be played.`,
    ),
    ends: [
      play,
      'Play another double | Play another double.',
      'Your turn goes on: play another tile | Your turn goes on: … tiles can be played.',
    ],
    any: [play],
    drawn: [play],
    squares: [play],
    fields: [play],
    playOrDraw: [' | Your turn: play, or draw. … tiles can be played.'],
    playOrKeep: [' | Your turn: play the tile you drew, or keep it.'],
    draw: [' | Your turn: draw a tile.'],
    starDraw: [' | Your turn: draw a tile.'],
    doublesDraw: [' | Your turn: draw a tile.'],
    cover: ['Cover the …: play … | Cover the …: play ….'],
    coverDraw: [' | Your turn: draw a tile.'],
    footDraw: [' | Your turn: draw a tile.'],
    drawOrPass: [
      ' | Nothing fits. Your turn: draw a tile, or pass.',
      ' | Nothing fits. Your turn: draw two tiles, or pass.',
    ],
    drawOrBar: [' | Nothing fits: draw, or bar with a double.'],
    passOrBar: [' | Pass, or bar with a double.'],
    turnedUp: [turnedUp],
    insert: [turnedUp],
    cut: [turnedUp],
  };
  const found = [...linesByTask()].map(([task, lines]) => [task, [...lines].sort()]);
  expect(Object.fromEntries(found)).toEqual(words);
});

it('numbers the ways to lay a tile where there are keys', () => {
  const ways: readonly Move[] = [play, { ...play, closed: true }];
  expect(wayLabels(ways, true, texts).map((label) => label.slice(0, 3))).toEqual(['1  ', '2  ']);
  expect(wayLabels(ways, false, texts).every((label) => /^\w\w/.test(label))).toBe(true);
});
