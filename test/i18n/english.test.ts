import { describe, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withBots, withLog, withRules, withSetUp, withWatching } from '../../src/i18n/index.ts';
import type { KindName, Laid, Move, Place } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';

const texts = {
  ...(await withRules(textsFor(['en']))),
  ...(await withSetUp(textsFor(['en']))),
  ...(await withLog(textsFor(['en']))),
};
const { run } = texts;

/** Every text of a tree, with its path. */
function* leaves(value: unknown, path: string): Generator<readonly [string, unknown]> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* leaves(inner, `${path}.${key}`);
  } else yield [path, value];
}

describe('the English texts', () => {
  it('are all written: none is empty', () => {
    const empty = [...leaves(texts, 'en')].filter(([path, text]) => text === '' && !path.endsWith('.note'));
    expect(empty).toEqual([]);
  });

  it('name every game of the catalogue and every option it has', () => {
    for (const game of games) {
      expect(texts.games[game.id]?.name, game.id).toBeTruthy();
      for (const { id } of game.optionSpecs) expect(texts.options[id]?.name, `${game.id} ${id}`).toBeTruthy();
    }
  });

  it('say of every game what it is like, and where books differ', () => {
    for (const { id } of games) {
      expect(texts.lines[id], id).toMatch(/\.$/);
      expect(texts.rules.books[id]?.length, id).toBeGreaterThan(0);
    }
    expect(new Set(games.map(({ id }) => texts.games[id]?.name)).size).toBe(games.length);
  });

  it('name the numbers that are missing', () => {
    expect(texts.scene.needs(9)).toBe('The star needs a nine');
    expect(texts.scene.needs(8)).toBe('The star needs an eight');
    expect(texts.scene.passes({ suits: [3, 5, 7] })).toBe('No 3, 5 or 7 — passes');
    expect(texts.scene.passes({ suits: [3, 5], doubles: true })).toBe('No 3-3 or 5-5 — passes');
    const passed = texts.beats.passed({ name: 'Elias', you: false }, { suits: [3, 5], doubles: true });
    expect(passed).toBe('Elias passes: no double three or double five.');
  });

  it('say which double was missing where a deal is thrown in', () => {
    expect(texts.scene.thrownIn('9-9')).toBe('Nobody holds the double nine: dealt again');
    expect(texts.scene.thrownIn(null)).toBe('Nobody holds a double: dealt again');
    expect(texts.beats.threwIn(null, undefined, 1)).toBe('Nobody holds a double: the tiles are dealt again.');
    expect(texts.beats.threwIn(null, 'doubles', 2)).toBe(
      'Five doubles in one hand, twice in a row: the tiles are dealt again.',
    );
    expect(texts.beats.threwIn('9-9', undefined, 8)).toBe(
      'Nobody holds the double nine, 8 times in a row: the tiles are dealt again.',
    );
  });

  it('keep a name that is written from right to left from turning the sentence', () => {
    expect(texts.beats.passed({ name: 'שרה', you: false }, { suits: [3] })).toBe('\u2068שרה\u2069 passes: no threes.');
    expect(texts.curtain.next('مريم')).toBe('\u2068مريم\u2069 is next');
    expect(texts.curtain.next('Zoë 👩‍👩‍👧')).toBe('Zoë 👩‍👩‍👧 is next');
  });

  it('begin a line with a name as it is written in letters that have no capitals of that kind', async () => {
    const { sheet, initial } = await withSetUp(textsFor([]));
    expect(sheet.name({ name: 'გიორგი', you: false })).toBe('გიორგი');
    expect(initial('გიორგი')).toBe('გ');
  });

  it('speak to the one person at the table, who has no other name than You', async () => {
    const you = { name: texts.sitters.youName, you: false };
    expect(texts.beats.passed(you, { suits: [3] })).toBe('You pass: no threes.');
    expect(texts.curtain.next(you.name)).toBe('You’re next');
    const { watching, bots } = { ...(await withWatching(texts)), ...(await withBots(texts)) };
    expect(watching.seatEyes(you.name)).toBe('Your view');
    expect(watching.seatEyes('Basil')).toBe('Basil’s view');
    expect(watching.playOnAs(you.name)).toContain('your seat');
    expect(bots.review.played(you, 'two-four')).toBe('Your move: two-four.');
  });

  it('say of a tile that was drawn what the star needs, while that is a duty', () => {
    expect(texts.scene.drewOwn('3-4', false, 9)).toBe('You drew the three-four: it has no nine');
    expect(texts.scene.drewOwn('3-9', true, 9)).toBe('You drew the three-nine: it fits');
    expect(texts.scene.drewOwn('3-4', false)).toBe('You drew the three-four: it doesn’t fit');
    expect(texts.scene.drewOwn('3-4', false, undefined, true)).toBe(
      'You drew the three-four: it doesn’t fit, so you pass',
    );
    expect(texts.scene.drewOwn('3-4', null)).toBe('You drew the three-four');
  });

  it('count one tile and many', () => {
    expect(texts.tiles(1)).toBe('1 tile');
    expect(texts.tiles(0)).toBe('0 tiles');
  });

  const named = (places: readonly Place[], kind: KindName, arms: number, laid: readonly Laid[] = []) =>
    places.map((place) => run.place(place, { kind, arms }, laid).name);

  it('name eight arms, and four, by the direction in which they grow', () => {
    expect(named([0, 1, 2, 3, 7], 'star', 8)).toEqual([
      'top arm',
      'upper right arm',
      'right arm',
      'lower right arm',
      'upper left arm',
    ]);
    expect(named([0, 1, 2, 3], 'star', 4)).toEqual(['top arm', 'right arm', 'bottom arm', 'left arm']);
    for (const name of [texts.arm, run.place])
      expect(name(3, { kind: 'star', arms: 8 }, []).at).toBe('on the lower right arm');
  });

  const first = { at: 0, to: null, arm: null, closed: false, seat: 0 };
  const line: Laid = { ...first, tile: '2-3', inner: 2, outer: 3 };
  const double: Laid = { ...first, tile: '3-3', inner: 3, outer: 3 };

  it('call the ends of a line as the plain table shows them, and the sides of its cross (5.3, 6.2)', () => {
    for (const kind of ['line', 'stack', 'grid'] as const)
      expect(named([0, 1], kind, 2, [double])).toEqual(['left end', 'right end']);
    expect(named([0, 1, 2, 3], 'cross', 4, [line])).toEqual(['top end', 'bottom end', 'right end', 'left end']);
    expect(named([0, 1, 2, 3], 'cross', 4, [double])).toEqual(['top arm', 'right arm', 'bottom arm', 'left arm']);
  });

  it('speak of an end of a line by what it shows: the drawn table lets it run in any direction', () => {
    const spinner: Laid = { ...first, at: 1, tile: '3-3', to: 0, arm: 1, inner: 3, outer: 3 };
    const far: Laid = { ...first, at: 2, tile: '0-3', to: 1, arm: 1, inner: 3, outer: 0 };
    const told = (arms: readonly Place[], kind: KindName, laid: readonly Laid[]) =>
      arms.map((arm) => run.place(arm, { kind, arms: 4 }, laid).at);
    for (const kind of ['line', 'stack', 'grid', 'cross'] as const) {
      expect(told([0, 1], kind, [line])).toEqual(['at the end that shows a two', 'at the end that shows a three']);
    }
    expect(told([0, 1, 2, 3], 'cross', [line, spinner, far])).toEqual([
      'at the end that shows a two',
      'at the end that shows a blank',
      'at the end that shows a three',
      'at the end that shows a three',
    ]);
  });

  it('speak of the sides of a house by the double that was covered first, not by the first double (19.2)', () => {
    const led: Laid = { ...first, tile: '5-5', inner: 5, outer: 5 };
    const laid = [
      led,
      { ...first, at: 1, tile: '3-5', to: 0, arm: 0, inner: 5, outer: 3 },
      { ...first, at: 2, tile: '3-3', to: 1, arm: 0, inner: 3, outer: 3 },
      { ...first, at: 3, tile: '1-3', to: 2, arm: 0, inner: 3, outer: 1 },
    ] as const;
    expect(named([0, 1, 2, 3], 'house', 4, laid)).toEqual(['top end', 'bottom end', 'right end', 'left end']);
    expect([0, 1, 2].map((arm) => run.place(arm, { kind: 'house', arms: 4 }, laid).arm)).toEqual([
      'the end that shows a one',
      'the end that shows a five',
      'the end that shows a three',
    ]);
  });

  it('tell the ways to lay a tile apart: which half is outward (10.2), across or lengthwise (14.6)', () => {
    const told = (ways: readonly Move[]) => ways.map((move) => texts.scene.way(null, move, ways));
    const play = { do: 'play', arm: 0 } as const;
    const out = [2, 5].map((half) => ({ ...play, tile: '2-5', out: half }) as const);
    expect(told(out)).toEqual(['Two outward', 'Five outward']);
    const double = { ...play, tile: '4-4' } as const;
    expect(told([double, { ...double, lengthwise: true }])).toEqual(['Across', 'Lengthwise']);
    expect(told([double, { ...double, goesOn: true }])).toEqual(['Play it', 'Play it, then another double']);
  });

  it('call a place that has a name by it', () => {
    expect(run.place('across', { kind: 'line', arms: 2 }, [])).toEqual({
      name: 'across',
      at: 'at across',
      arm: 'across',
    });
  });
});
