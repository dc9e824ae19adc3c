import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { games } from '../../src/rules/games.ts';
import { hasPartners } from '../../src/rules/sides.ts';
import {
  type Draft,
  draftOf,
  inTheWay,
  optionsOf,
  seatsOf,
  sidesOf,
  sittersOf,
  withGame,
  withOthersMoved,
  withPeople,
  withSeats,
} from '../../src/shell/setup/draft.ts';
import { usualDraft } from './usual-draft.ts';

const texts = textsFor([]);
const named = (id: string) => {
  const game = games.find((each) => each.id === id);
  if (!game) throw new Error(`no ${id}`);
  return game;
};
const given = (draft: Draft, more: Draft['given']): Draft => ({ ...draft, given: { ...draft.given, ...more } });

describe('a table that is being set up', () => {
  it('keeps, when the game changes, the seats and options that fit', () => {
    const six = withSeats(given(usualDraft(named('cyprus'), texts), { target: 100, drawForLead: true }), 6, texts);
    const family = withGame(six, named('cyprus-family'), texts);
    expect(seatsOf(family)).toBe(6);
    expect(optionsOf(family)).toEqual({ drawForLead: true, target: 100 });
    const ural = withGame(family, named('ural'), texts);
    expect(seatsOf(ural)).toBe(4);
    expect(optionsOf(ural)).toEqual({ faceDownDoubles: true, target: 100 });
  });

  it('brings back what did not fit in between', () => {
    const six = withSeats(given(usualDraft(named('cyprus'), texts), { handSizes: 'bell' }), 6, texts);
    const back = withGame(withGame(six, named('sebastopol'), texts), named('cyprus'), texts);
    expect(seatsOf(back)).toBe(6);
    expect(optionsOf(back)).toMatchObject({ handSizes: 'bell' });
    expect(sittersOf(back, texts)).toEqual(sittersOf(six, texts));
  });

  it('sits down as near to the seats that were asked for as a game can be played', () => {
    const ten = withSeats(usualDraft(named('cyprus'), texts), 10, texts);
    expect(seatsOf(withGame(ten, named('osel'), texts))).toBe(4);
    expect(seatsOf(withGame(ten, named('ural-draw'), texts))).toBe(3);
  });

  it('is played to the usual target of its set, unless somebody set another (14)', () => {
    const fives = usualDraft(named('all-fives'), texts);
    expect(optionsOf(fives)).toEqual({ set: 6, by: 'points', target: 100 });
    expect(optionsOf(given(fives, { set: 9 }))).toEqual({ set: 9, by: 'points', target: 200 });
    expect(optionsOf(given(fives, { target: 60, set: 9 }))).toEqual({ set: 9, by: 'points', target: 60 });
    // Nine is a set of Cyprus, too.
    expect(optionsOf(withGame(given(fives, { set: 9 }), named('cyprus'), texts))).toMatchObject({
      set: 9,
      target: 100,
    });
  });

  it('is played to a higher target with more seats, unless somebody set one (1.11)', () => {
    const cyprus = usualDraft(named('cyprus'), texts);
    expect(optionsOf(withSeats(cyprus, 10, texts))).toMatchObject({ target: 150 });
    expect(optionsOf(withSeats(given(cyprus, { set: 12 }), 10, texts))).toMatchObject({ target: 200 });
    expect(optionsOf(withSeats(given(cyprus, { target: 60 }), 10, texts))).toMatchObject({ target: 60 });
  });

  it('takes the target of a table for usual that is usual there', () => {
    const ten = withSeats(usualDraft(named('cyprus'), texts), 10, texts);
    const again = draftOf({ game: ten.game, options: optionsOf(ten), sitters: sittersOf(ten, texts) }, []);
    expect(again.given).toEqual({});
    const book = { ...optionsOf(ten), target: 60 };
    expect(draftOf({ game: ten.game, options: book, sitters: sittersOf(ten, texts) }, []).given).toEqual({
      target: 60,
    });
  });

  it('seats two for a game for two, and who stood up comes back', () => {
    const three = withSeats(usualDraft(named('block'), texts), 3, texts);
    const two = withGame(three, named('french'), texts);
    expect(seatsOf(two)).toBe(2);
    expect(sittersOf(two, texts)).toEqual(sittersOf(three, texts).slice(0, 2));
    expect(seatsOf(withGame(two, named('all-fives'), texts))).toBe(3);
  });

  it('6.7: seats two people as partners where there are partners, and lets them be opponents', () => {
    const seated = (draft: Draft) => sittersOf(draft, texts).map(({ kind }) => kind);
    const [ours, theirs] = [
      ['person', 'bot', 'person', 'bot'],
      ['person', 'person', 'bot', 'bot'],
    ];
    const pairs = games.filter(
      (game) =>
        game.seats.includes(4) && hasPartners(sidesOf(withGame(usualDraft(named('cyprus'), texts), game, texts))),
    );
    expect(pairs.map(({ id }) => id)).toEqual(expect.arrayContaining(['goat', 'sea-goat', 'sports', 'general']));
    const cyprus = withPeople(usualDraft(named('cyprus'), texts), 4, 2, texts);
    expect(seated(cyprus)).toEqual(theirs);
    for (const game of pairs) {
      const asked = withPeople(usualDraft(game, texts), 4, 2, texts);
      expect(seated(asked), game.id).toEqual(ours);
      expect(seated(withGame(cyprus, game, texts)), game.id).toEqual(ours);
      const moved = seated(withOthersMoved(asked));
      expect(moved, game.id).not.toEqual(ours);
      // Who has moved stays there in the next game of partners.
      expect(seated(withGame(withOthersMoved(asked), named('sports'), texts)), game.id).toEqual(moved);
      expect(seated(withPeople(usualDraft(game, texts), 4, 3, texts)), game.id).toEqual([
        'person',
        'person',
        'person',
        'bot',
      ]);
    }
    const two = withGame(withPeople(usualDraft(named('goat'), texts), 2, 2, texts), named('goat'), texts);
    expect(seated(two)).toEqual(['person', 'person']);
    expect(seated(withSeats(two, 4, texts))).toEqual(ours);
  });

  it('knows what is in the way of a choice (2.1)', () => {
    const bell = given(usualDraft(named('cyprus'), texts), { handSizes: 'bell' });
    expect(inTheWay(bell, 'set', 12)).toEqual(['handSizes']);
    expect(inTheWay(bell, 'set', 9)).toBeNull();
    const twelve = given(usualDraft(named('cyprus'), texts), { set: 12 });
    expect(inTheWay(twelve, 'handSizes', 'bell')).toEqual(['set']);
  });

  it('is always one that the rules have, whatever was set before', () => {
    const value = fc.constantFrom<string | number | boolean>(
      'bell',
      'standard',
      6,
      9,
      12,
      true,
      false,
      60,
      61,
      101,
      4,
      8,
    );
    const id = fc.constantFrom('set', 'handSizes', 'drawForLead', 'faceDownDoubles', 'target', 'deals', 'none');
    fc.assert(
      fc.property(
        fc.dictionary(id, value),
        fc.integer({ min: 2, max: 10 }),
        fc.constantFrom(...games),
        (set, n, game) => {
          const draft = withGame(withSeats(given(usualDraft(named('cyprus'), texts), set), n, texts), game, texts);
          expect(game.options(optionsOf(draft), seatsOf(draft)).ok).toBe(true);
          expect(sittersOf(draft, texts)).toHaveLength(seatsOf(draft));
        },
      ),
    );
  });
});
