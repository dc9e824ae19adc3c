import { describe, expect, it } from 'vitest';
import type { Options, Tile } from '../../../src/rules/game.ts';
import type { Written } from '../../rules/written-records.ts';
import { fault, judgeWritten } from '../judged-records.ts';
import { leadOf } from './star-lead.ts';
import { termsOf } from './terms-of.ts';

const GOOD = expect.objectContaining({ ok: true });

function leadFrom(game: string, options: Options, hands: readonly (readonly Tile[])[], deals = 0) {
  const seats = hands.map(() => ({ name: '', kind: 'human' }) as const);
  const terms = termsOf({ format: 'star-dominoes', version: 1, game, options, seats });
  const nothing = hands.map(() => 0);
  return leadOf(hands, terms, { deals, totals: nothing, remembered: nothing, began: 1, last: deals > 0 ? 0 : null });
}

const DRAW = { game: 'sebastopol-draw', options: { target: 60 }, seats: 3, handSize: 7 };
/** All 21 tiles that are no doubles, and so all doubles in the boneyard. */
const NO_DOUBLES = ['0-1 0-2 0-3 0-4 0-5 0-6 1-2', '1-3 1-4 1-5 1-6 2-3 2-4 2-5', '2-6 3-4 3-5 3-6 4-5 4-6 5-6'];

describe('1.2: where the next lower double that is held takes the place of 6-6', () => {
  const deal = (events: string) =>
    judgeWritten({ ...DRAW, deals: [{ hands: ['', '4-4', '3-3'], boneyard: '6-6 5-5', events }] });

  it('lets its holder lead it, and nobody anything else', () => {
    expect(deal('1 lead 4-4')).toEqual(GOOD);
    expect(deal('2 lead 3-3')).toEqual(fault(2, '1.2', '4-4 has to be led'));
    expect(deal('1 draw 6-6')).toEqual(fault(2, '1.2', 'seat 1 holds 4-4'));
  });

  it('makes its number the suit of the opening', () => {
    const hands = ['0-0 0-1', '4-4', '3-3 3-4 3-6'];
    const play = (tile: string) =>
      judgeWritten({
        ...DRAW,
        deals: [{ hands, boneyard: '6-6 5-5', events: `1 lead 4-4\n2 play ${tile} at 0` }],
      });
    expect(play('3-4')).toEqual(GOOD);
    expect(play('3-6')).toEqual(fault(2, '1.4', '3-6'));
  });

  it('throws a deal in when nobody holds any double, and only then', () => {
    const played: Written = { hands: ['6-6'], events: '0 lead 6-6' };
    expect(judgeWritten({ ...DRAW, deals: [{ ...played, thrownIn: [NO_DOUBLES, NO_DOUBLES] }] })).toEqual(
      expect.objectContaining({ ok: true, thrownIn: 2 }),
    );
    expect(judgeWritten({ ...DRAW, deals: [{ ...played, thrownIn: [['3-3']] }] })).toEqual(fault(2, '1.2', '3-3'));
    expect(judgeWritten({ ...DRAW, deals: [{ hands: NO_DOUBLES, events: '' }] })).toEqual(fault(2, '1.2', 'thrown in'));
  });
});

describe('4.1: the Ural rotation', () => {
  const everything: readonly (readonly Tile[])[] = [['6-6', '3-3'], ['5-5', '2-2'], ['4-4', '1-1'], ['0-0']];

  it('starts from 6-6, then 5-5 … 0-0, then 6-6 again', () => {
    const led = [0, 1, 2, 3, 4, 5, 6, 7].map(
      (deals) => leadFrom('ural', { faceDownDoubles: true, target: 101 }, everything, deals)?.tile,
    );
    expect(led).toEqual(['6-6', '5-5', '4-4', '3-3', '2-2', '1-1', '0-0', '6-6']);
  });

  it('goes on downwards to the next double held with three seats; after 0-0 comes 6-6', () => {
    const options = { faceDownDoubles: true, target: 101 };
    const hands: readonly (readonly Tile[])[] = [['1-2'], ['5-5'], ['3-3']];
    const led = [0, 1, 2, 3, 4, 5, 6].map((deals) => leadFrom('ural-draw', options, hands, deals)?.tile);
    expect(led).toEqual(['5-5', '5-5', '3-3', '3-3', '5-5', '5-5', '5-5']);
    expect(leadFrom('ural-draw', options, [['1-2'], ['1-3'], []])).toBeNull();
  });
});

describe("3.4: Berndt's left-over tile", () => {
  const berndt = (deal: Written) =>
    judgeWritten({ game: 'sebastopol-berndt', options: { target: 60 }, seats: 3, handSize: 9, deals: [deal] });
  const held = (events: string) => berndt({ hands: ['6-6', '5-6'], boneyard: '0-6', events });
  const turned = (events: string) => berndt({ hands: ['0-6', '1-6', '2-6'], boneyard: '6-6', events });

  it('is taken by the seat that leads 6-6, at once, and then the turn passes on', () => {
    expect(held('0 lead 6-6\n0 draw 0-6\n1 play 5-6 at 0')).toEqual(GOOD);
    expect(held('0 lead 6-6\n1 play 5-6 at 0')).toEqual(fault(2, '3.4', 'seat 0 takes'));
    expect(held('0 lead 6-6\n1 draw 0-6')).toEqual(fault(2, '3.4', 'seat 0 takes'));
    expect(held('0 lead 6-6\n0 draw 0-6\n0 play 0-6 at 0')).toEqual(fault(2, '1.3', 'seat 1'));
    expect(held('1 lead 6-6')).toEqual(fault(2, '3.4', 'seat 0 leads'));
    expect(held('0 lead 6-6 turned up')).toEqual(fault(2, '3.4', 'turned up'));
  });

  it('is turned up when it is 6-6; in the first deal any seat plays first on it', () => {
    for (const seat of [0, 1, 2]) {
      expect(turned(`${seat} lead 6-6 turned up\n${seat} play ${seat}-6 at 0`)).toEqual(GOOD);
      expect(turned(`${seat} lead 6-6 turned up\n${(seat + 1) % 3} play ${(seat + 1) % 3}-6 at 0`)).toEqual(
        fault(2, '1.3', `seat ${seat}`),
      );
    }
    expect(turned('1 lead 6-6')).toEqual(fault(2, '3.4', 'turned up'));
    expect(turned('1 lead 0-6 turned up')).toEqual(fault(2, '3.4', '6-6 has to be led'));
    expect(turned('1 draw 6-6')).toEqual(fault(2, '1.2', '6-6'));
  });

  it('is played on first by the seat that began the deal before', () => {
    expect(leadFrom('sebastopol-berndt', { target: 60 }, [[], [], []], 1)).toMatchObject({ seat: 1, turnedUp: true });
    expect(leadFrom('sebastopol-berndt', { target: 60 }, [[], [], ['6-6']], 1)).toMatchObject({
      seat: 2,
      turnedUp: false,
    });
  });

  it('throws nothing in', () => {
    expect(berndt({ hands: ['6-6'], thrownIn: [['']], events: '' })).toEqual(fault(2, '3.4', '6-6 could start'));
  });
});

describe('5.2: who starts in Osel', () => {
  const lead = (hands: readonly (readonly Tile[])[], deals = 0) => leadFrom('osel', { target: 101 }, hands, deals);

  it('is the lowest double dealt, 1-1 first and 0-0 last', () => {
    expect(lead([['6-6', '5-6'], ['2-2']])).toMatchObject({ seat: 1, tile: '2-2' });
    expect(lead([['0-0', '5-6'], ['6-6']])).toMatchObject({ seat: 1, tile: '6-6' });
    expect(lead([['0-0', '5-6'], ['4-6']])).toMatchObject({ seat: 0, tile: '0-0' });
  });

  it('is the heaviest tile where no double was dealt, between equals the one with the higher half', () => {
    expect(lead([['4-5', '0-6'], ['3-6']])).toMatchObject({ seat: 1, tile: '3-6' });
    expect(lead([['4-5', '0-6'], ['4-6']])).toMatchObject({ seat: 1, tile: '4-6' });
  });

  it('is the seat that laid the last tile of the deal before, with any tile', () => {
    expect(lead([['5-6'], ['1-1']], 1)).toMatchObject({ seat: 0, tile: null });
  });

  it('is no matter of a boneyard or of throwing in', () => {
    const osel = (deal: Written) =>
      judgeWritten({ game: 'osel', options: { target: 101 }, seats: 2, handSize: 7, deals: [deal] });
    expect(osel({ hands: ['1-1'], events: '0 lead 1-1' })).toEqual(GOOD);
    expect(osel({ hands: ['1-1'], events: '1 lead 1-1' })).toEqual(fault(2, '5.2', 'seat 0 leads'));
    expect(osel({ hands: ['1-1', '2-2'], events: '1 lead 2-2' })).toEqual(fault(2, '5.2', '1-1 has to be led'));
    expect(osel({ hands: ['1-1'], thrownIn: [['1-1']], events: '' })).toEqual(fault(2, '5.2', 'thrown in'));
  });
});
