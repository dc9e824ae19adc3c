import { describe, expect, it } from 'vitest';
import { textsFor, withRules } from '../../../src/i18n/index.ts';
import { games } from '../../../src/rules/games.ts';
import { pageOf } from '../../../src/shell/rules/page.ts';
import { stillOf } from '../../../src/shell/rules/stills.ts';

const texts = await withRules(textsFor([]));
const usual = (id: string, given: Record<string, unknown> = {}) => {
  const game = games.find((each) => each.id === id);
  const seats = game?.seats[0] ?? 0;
  const options = game?.options(given, seats);
  if (!game || !options?.ok) throw new Error(`no ${id}`);
  return { game, seats, options: options.value };
};
const page = (id: string, given: Record<string, unknown> = {}) => pageOf(id, usual(id, given).options, texts);
const words = (id: string, section: string, given: Record<string, unknown> = {}) =>
  page(id, given)
    .filter((each) => each.id === section)
    .flatMap(({ paragraphs }) => paragraphs)
    .join(' ');

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

  it('deals as the rules deal', () => {
    for (const game of games) {
      const { options } = usual(game.id);
      const dealt = page(game.id).find(({ id }) => id === 'deal')?.dealt;
      expect(dealt?.map(({ seats, each }) => [seats, each])).toEqual(
        game.seats.map((seats) => [seats, game.handSize(options, seats)]),
      );
    }
  });

  it('is that of the match: of its set and its hands', () => {
    expect(words('cyprus', 'lead')).toContain('double nine');
    expect(words('cyprus', 'lead', { set: 12 })).toContain('double twelve');
    expect(words('cyprus', 'star', { set: 12 })).toContain('4 more that can shut an arm');
    expect(page('cyprus', { handSizes: 'bell' })[0]?.dealt[0]).toEqual({ seats: 4, each: 13, left: 3 });
  });

  it('says what is particular to a game, and only there', () => {
    expect(words('fortress', 'books')).toContain('different game');
    expect(words('fortress', 'score')).toContain('everybody scores ten');
    expect(words('cyprus', 'deal')).toContain('may not be drawn');
    expect(words('cyprus-family', 'deal')).not.toContain('may not be drawn');
    expect(words('cyprus-leaflet', 'deal')).toContain('dead');
    expect(words('sebastopol', 'deal')).toContain('no boneyard');
    expect(words('sebastopol-berndt', 'lead')).toContain('left over');
    expect(words('ural', 'score')).toContain('counts 66');
    expect(words('osel', 'match')).toContain('donkey');
    expect(words('osel', 'match')).not.toMatch(/\bwins\b/);
    expect(page('osel').map(({ id }) => id)).toContain('cross');
    expect(page('sebastopol').map(({ id }) => id)).not.toContain('closing');
  });

  it('has a moment to draw for each of its pictures', () => {
    for (const { id } of games) {
      const { game, options, seats } = usual(id);
      for (const { picture } of page(id)) {
        if (picture) expect(stillOf(game, options, seats, picture, texts)?.words, `${id} ${picture}`).toBeTruthy();
      }
    }
  });

  it('shows nothing in a picture but what everybody may see', () => {
    const { game, options, seats } = usual('cyprus');
    const still = stillOf(game, options, seats, 'play', texts);
    const { heap = [], laid = [] } = still?.now.seen ?? {};
    expect(heap.filter((tile) => tile !== null)).toHaveLength(laid.length);
  });
});
