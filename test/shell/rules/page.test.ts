import { describe, expect, it } from 'vitest';
import { textsFor } from '../../../src/i18n/english.ts';
import { withRules } from '../../../src/i18n/index.ts';
import { games } from '../../../src/rules/games.ts';
import { pageOf } from '../../../src/shell/rules/page.ts';
import { stillOf } from '../../../src/shell/rules/stills.ts';

const texts = await withRules(textsFor([]));
const usual = (id: string, given: Record<string, unknown> = {}, wanted?: number) => {
  const game = games.find((each) => each.id === id);
  const seats = wanted ?? game?.seats[0] ?? 0;
  const options = game?.options(given, seats);
  if (!game || !options?.ok) throw new Error(`no ${id}`);
  return { game, seats, options: options.value };
};
const page = (id: string, given: Record<string, unknown> = {}) => pageOf(usual(id, given), texts);
const words = (id: string, section: string, given: Record<string, unknown> = {}) =>
  page(id, given)
    .filter((each) => each.id === section)
    .flatMap(({ paragraphs }) => paragraphs)
    .join(' ');

const dealtIn = (id: string, given: Record<string, unknown> = {}) =>
  page(id, given).find((each) => each.id === 'deal')?.dealt;

describe('the rules page of a game', () => {
  it.each(games.map(({ id }) => id))(
    'is written for %s: every section says something, and books are compared',
    (id) => {
      const sections = page(id);
      for (const section of sections) expect(section.paragraphs.length, section.id).toBeGreaterThan(0);
      expect(sections.map((each) => each.id)).toEqual(
        expect.arrayContaining(['deal', 'lead', 'play', 'stuck', 'end', 'score', 'match', 'books']),
      );
      expect(JSON.stringify(sections)).not.toMatch(/undefined|NaN|\b1 tiles\b/);
    },
  );

  it.each(games.map(({ id }) => id))('of %s begins with what it is all about, in half a minute', (id) => {
    const [aim] = page(id);
    expect(aim?.id).toBe('aim');
    expect(aim?.paragraphs.join(' ').split(' ').length).toBeLessThan(90);
    expect([aim?.paragraphs.length, aim?.pictures.length]).toEqual([3, 3]);
  });

  it('says what wins the match as it is played', () => {
    const wins = (id: string, given = {}) => page(id, given)[0]?.wins;
    expect(wins('cyprus')).toBe('The first to reach 60 points wins.');
    expect(wins('cyprus', { target: 150 })).toBe('The first to reach 150 points wins.');
    expect(wins('all-fives', { target: 200 })).toBe('The first to reach 200 points wins.');
    expect(wins('sebastopol-leaflet', { deals: 8 })).toBe('After 8 deals the highest total wins.');
    expect(wins('osel')).toMatch(/^Whoever reaches 101 first is the donkey/);
    expect(wins('solo-1')).toBeNull();
  });

  it('says at once what one does who cannot play', () => {
    expect(words('cyprus', 'aim')).toContain('matches. If you cannot play, you draw one tile.');
    expect(words('cyprus-family', 'aim')).toContain('Even when you can play, you may draw instead');
    expect(words('cyprus-leaflet', 'aim')).toContain('If you cannot play, you pass.');
    expect(words('osel', 'aim')).toContain('you draw until you can.');
    expect(words('block', 'aim')).toContain('After every turn you draw a tile, whether');
    expect(words('french', 'aim')).toContain('you pass or draw two tiles.');
    expect(words('all-fives', 'aim')).toContain('matches. If you cannot play, you draw until you can.');
  });

  it('says nothing that cannot happen in it', () => {
    // All tiles are dealt: somebody holds the double.
    expect(words('sebastopol', 'lead')).not.toMatch(/nobody|again/);
    expect(words('cyprus', 'lead')).toContain('dealt again');
    expect(words('osel', 'aim')).not.toMatch(/\bwins\b/);
    expect(words('cyprus', 'aim')).toContain('eight tiles around the double nine, each with a nine');
    expect(words('solo-1', 'aim')).not.toMatch(/first|score/);
  });

  it('deals as the rules deal', () => {
    for (const game of games) {
      // 32.1: a puzzle brings its tiles.
      if (game.dealing?.puzzles) continue;
      const { options } = usual(game.id);
      const dealt = page(game.id).find(({ id }) => id === 'deal')?.dealt;
      expect(dealt?.map(({ seats, each }) => [seats, each])).toEqual(
        // 29.2: with that set some numbers of seats have too few tiles.
        game.seats.map((seats) => [seats, game.handSize(options, seats)]).filter(([, each]) => each !== 0),
      );
    }
  });

  it('is that of the match: of its set and its hands', () => {
    expect(words('cyprus', 'lead')).toContain('double nine');
    expect(words('cyprus', 'lead', { set: 12 })).toContain('double twelve');
    expect(words('cyprus', 'star', { set: 12 })).toContain('4 more that can shut an arm');
    expect(words('cyprus', 'match', { target: 150 })).toContain('first to reach 150 points');
    expect(words('block', 'match', { target: 50 })).toContain('first to reach 50 points');
    expect(words('sebastopol-leaflet', 'match', { deals: 8 })).toContain('8 deals');
    expect(dealtIn('cyprus', { handSizes: 'bell' })?.[0]).toEqual({ seats: 4, each: 13, left: 3 });
  });

  it('says what is particular to a game, and only there', () => {
    expect(words('fortress', 'books')).toContain('different game');
    expect(words('fortress', 'score')).toContain('everybody scores ten');
    expect(words('cyprus', 'deal')).toContain('never drawn');
    expect(words('cyprus-family', 'deal')).not.toContain('never drawn');
    expect(words('cyprus-leaflet', 'deal')).toContain('dead');
    expect(words('sebastopol', 'deal')).toContain('no boneyard');
    expect(words('sebastopol-berndt', 'lead')).toContain('left over');
    expect(words('ural', 'score')).toContain('counts 66');
    expect(words('osel', 'match')).toContain('donkey');
    expect(words('osel', 'match')).not.toMatch(/\bwins\b/);
    expect(page('osel').map(({ id }) => id)).toContain('cross');
    expect(page('sebastopol').map(({ id }) => id)).not.toContain('closing');
  });

  it('says of a line what its row says', () => {
    expect(page('block').map(({ id }) => id)).toEqual([
      'aim',
      'deal',
      'lead',
      'line',
      'play',
      'stuck',
      'barricade',
      'end',
      'score',
      'match',
      'books',
    ]);
    expect(words('block', 'deal')).toContain('The last 2 tiles are never drawn');
    expect(words('block', 'lead')).toContain('highest double that was dealt');
    expect(words('block', 'stuck')).toContain('After every turn');
    expect(words('block', 'end')).toContain('nobody goes out before');
    expect(words('block', 'score')).toContain('its own are not taken off');
    expect(words('block', 'score')).not.toContain('rounded');
    expect(words('block', 'match')).toContain('100 points');
    expect(dealtIn('block')).toEqual([
      { seats: 2, each: 7, left: 14 },
      { seats: 3, each: 5, left: 13 },
      { seats: 4, each: 5, left: 8 },
    ]);
  });

  it('says of Block what was agreed on drawing (33.8)', () => {
    const never = { drawing: 'never' };
    expect(words('block', 'stuck')).toContain('nothing is drawn');
    expect(words('block', 'stuck')).toContain('Not agreed at this table');
    expect(words('block', 'stuck', never)).not.toContain('After every turn');
    expect(words('block', 'stuck', never)).toContain('Agreed at this table');
    expect(words('block', 'deal', never)).toContain('dead');
    expect(words('block', 'deal', never)).not.toContain('never drawn');
    expect(words('block', 'aim', never)).toContain('you pass');
  });

  it('says of Latin Partners what was agreed (33.1 to 33.5)', () => {
    expect(words('partners', 'deal')).toContain('All tiles are dealt');
    expect(words('partners', 'deal', { set: 9 })).toContain('dead');
    expect(words('partners', 'lead')).toContain('the same player leads again');
    expect(words('partners', 'aim')).toContain('the other team still holds');
    expect(words('partners', 'aim', { counts: 'all' })).toContain('the other three hands');
    const usual = words('partners', 'score');
    expect(usual).toContain('the player with the fewest pips');
    expect(usual.match(/Not agreed at this table/g)).toHaveLength(3);
    for (const given of [{ blockedBy: 'side' }, { counts: 'all' }, { capicua: true }]) {
      const said = words('partners', 'score', given);
      expect(said.match(/Not agreed at this table/g)).toHaveLength(2);
      expect(said.match(/(?<!Not )[Aa]greed at this table/g)).toHaveLength(1);
    }
  });

  it('lays halves over halves in French', () => {
    const ids = page('french').map(({ id }) => id);
    expect(ids).toContain('stack');
    expect(ids).not.toContain('line');
    expect(words('french', 'lead')).toContain('Draw lots for the lead');
    expect(words('french', 'play')).not.toContain('across');
    expect(words('french', 'stuck')).toContain('pass, or draw two tiles');
    expect(words('french', 'end')).toContain('Two passes in a row');
  });

  it('tells points on the way, and plays a larger set to a higher target (14)', () => {
    const ids = page('all-fives').map(({ id }) => id);
    expect(ids.indexOf('made')).toBe(ids.indexOf('end') - 1);
    expect(words('all-fives', 'score')).toContain('rounded on its own to the nearest five');
    expect(words('all-fives', 'match')).toContain('100 points');
    expect(words('all-fives', 'match', { set: 9 })).toContain('200 points');
    expect(words('all-fives', 'deal', { set: 9 })).toContain('55 tiles');
    expect(words('all-fives', 'deal')).toContain('28 tiles');
  });

  it('shows a sum that scores with a double at one end, as a number and in words (6.9)', () => {
    const { game, options, seats } = usual('all-fives');
    const still = stillOf(game, options, seats, 'made', texts);
    const seen = still?.now.seen;
    expect(Number(still?.number ?? 1) % 5).toBe(0);
    expect(still?.words).toContain(`sum to ${still?.number}`);
    expect(still?.words).toMatch(/the double/);
    expect(seen?.log.at(-1)?.scores).toBe(Number(still?.number));
    const block = usual('block');
    expect(stillOf(block.game, block.options, block.seats, 'line', texts)?.number).toBeNull();
  });

  it('has a moment to draw for each of its pictures', () => {
    for (const { id } of games) {
      const { game, options, seats } = usual(id);
      for (const { picture, pictures } of page(id)) {
        for (const each of pictures) expect(stillOf(game, options, seats, each, texts), `${id} ${each}`).not.toBeNull();
        if (picture) expect(stillOf(game, options, seats, picture, texts)?.words, `${id} ${picture}`).toBeTruthy();
      }
    }
  });

  it('shows points in every picture of the end of a deal, at all numbers of seats', () => {
    const without: string[] = [];
    for (const { id, seats: all, points } of games) {
      for (const seats of all) {
        const { game, options } = usual(id, {}, seats);
        if (!page(id).some(({ picture, pictures }) => picture === 'last' || pictures.includes('last'))) continue;
        const still = stillOf(game, options, seats, 'last', texts);
        // Where hands are many, every deal may be worth too much for a picture.
        if (!still && seats !== all[0]) {
          without.push(`${id} ${seats}`);
          continue;
        }
        const { points: written, made } = still?.now.settlement ?? {};
        expect(Math.max(...(written ?? [])), `${id} ${seats}`).toBeGreaterThan(0);
        if (points !== 'won') continue;
        // Points on the way are written before; the seat that went out may have made no others.
        const by = still?.now.seen.outcome?.by ?? 0;
        if (still?.number === null) expect(made?.[by], `${id} ${seats}`).toBe(written?.[by]);
        else expect(still?.number, `${id} ${seats}`).toMatch(/^\+[1-9]/);
      }
    }
    expect(without).toEqual([
      ...['cyprus 8', 'cyprus 10'],
      ...['cyprus-family 7', 'cyprus-family 8', 'cyprus-family 9', 'cyprus-family 10'],
      'matador 4',
    ]);
  });

  it('shows nothing in a picture but what everybody may see', () => {
    const { game, options, seats } = usual('cyprus');
    const still = stillOf(game, options, seats, 'play', texts);
    const { heap = [], laid = [] } = still?.now.seen ?? {};
    expect(heap.filter((tile) => tile !== null)).toHaveLength(laid.length);
  });
});
