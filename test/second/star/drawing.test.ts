import { describe, expect, it } from 'vitest';
import { fault, judgeWritten } from '../judged-records.ts';

const GOOD = expect.objectContaining({ ok: true });

describe('2.4: the opening of the family game', () => {
  const family = (events: string, sheet?: { counts: number[]; points: number[] }) =>
    judgeWritten({
      game: 'cyprus-family',
      options: { drawForLead: false, target: 200 },
      highest: 9,
      seats: 4,
      handSize: 13,
      deals: [
        {
          hands: ['9-9 8-9', '0-9 4-9', '5-9 6-9', '7-9'],
          boneyard: '1-9 2-9 3-9',
          events,
          ...(sheet ? { sheet: { ...sheet, end: 'blocked', totals: sheet.points } } : {}),
        },
      ],
    });
  const SIX_BLADES = `0 lead 9-9
    1 play 0-9 at 0
    2 play 5-9 at 1
    3 play 7-9 at 2
    0 play 8-9 at 3
    1 play 4-9 at 4
    2 play 6-9 at 5
  `;

  it('lets a seat without a nine draw one, and play it or keep it', () => {
    expect(family(`${SIX_BLADES}3 draw 1-9\n3 play 1-9 at 6\n0 draw 2-9`)).toEqual(GOOD);
    expect(family(`${SIX_BLADES}3 draw 1-9\n3 pass\n0 draw 2-9`)).toEqual(GOOD);
    expect(family(`${SIX_BLADES}3 draw 1-9\n3 draw 2-9`)).toEqual(fault(2, '1.7', 'has drawn'));
    expect(family(`${SIX_BLADES}3 pass`)).toEqual(fault(2, '1.8', 'must draw'));
  });

  it('lets nobody with a nine draw or pass, even one that was kept', () => {
    const held = '0 lead 9-9\n';
    expect(family(`${held}1 draw 1-9`)).toEqual(fault(2, '1.7', 'can play'));
    expect(family(`${held}1 pass`)).toEqual(fault(2, '1.8', 'can play'));
    const kept = `${SIX_BLADES}3 draw 1-9\n3 pass\n0 draw 2-9\n0 pass\n1 draw 3-9\n1 pass\n2 pass\n`;
    expect(family(`${kept}3 pass`)).toEqual(fault(2, '1.8', 'can play'));
    expect(family(`${kept}3 play 1-9 at 6\n0 play 2-9 at 7`)).toEqual(GOOD);
  });

  it('1.9: does not end with passes in a row while somebody keeps a nine', () => {
    const kept = `${SIX_BLADES}3 draw 1-9\n3 pass\n0 draw 2-9\n0 pass\n1 draw 3-9\n1 pass\n2 pass\n`;
    expect(family(kept, { counts: [0, 0, 0, 0], points: [10, 10, 10, 10] })).toEqual(fault(2, '1.9', 'not ended'));
  });

  it('1.7: in free play a seat that could play may draw instead, even the last tile, but never pass', () => {
    const hands = ['9-9 8-9 0-8', '0-9 4-9 0-1', '5-9 6-9 0-5', '7-9 3-9 1-7'];
    const free = (events: string) =>
      judgeWritten({
        game: 'cyprus-family',
        options: { drawForLead: false, target: 200 },
        highest: 9,
        seats: 4,
        handSize: 13,
        deals: [{ hands, boneyard: '1-9 2-9 0-0', events: `${SIX_BLADES}3 play 3-9 at 6\n0 draw 1-9\n${events}` }],
      });
    const star = '0 play 1-9 at 7\n';
    expect(free(`${star}1 draw 2-9\n1 draw 0-0\n1 play 0-0 at 0`)).toEqual(GOOD);
    expect(free(`${star}1 draw 2-9\n1 play 0-1 at 0`)).toEqual(GOOD);
    expect(free(`${star}1 draw 2-9\n1 draw 0-0\n1 pass`)).toEqual(fault(2, '1.8', 'can play'));
    expect(free(`${star}1 pass`)).toEqual(fault(2, '1.8', 'can play'));
    expect(free(`${star}1 draw 2-9\n1 draw 0-0\n1 draw 0-1`)).toEqual(fault(2, '1.7', 'boneyard is empty'));
  });
});

describe('1.7: three-handed Sebastopol', () => {
  const HANDS = ['6-6 5-6 0-5 0-0 0-1 0-2 1-5', '1-1 1-2 1-3 1-4 2-2 2-3 2-4', '4-6 0-6 0-3 3-3 3-4 3-5 4-4'];
  const draw = (events: string) =>
    judgeWritten({
      game: 'sebastopol-draw',
      options: { target: 60 },
      seats: 3,
      handSize: 7,
      deals: [{ hands: HANDS, boneyard: '5-5 1-6 2-5', events: `0 lead 6-6\n${events}` }],
    });

  it('draws in the opening until able, no more and no less, and then plays', () => {
    expect(draw('1 draw 5-5\n1 draw 1-6\n1 play 1-6 at 0\n2 play 4-6 at 1')).toEqual(GOOD);
    expect(draw('1 draw 5-5\n1 pass')).toEqual(fault(2, '1.8', 'must draw'));
    expect(draw('1 draw 5-5\n1 draw 1-6\n1 draw 2-5')).toEqual(fault(2, '1.7', 'may not draw'));
    expect(draw('1 draw 5-5\n1 draw 1-6\n1 pass')).toEqual(fault(2, '1.8', 'can play'));
    expect(draw('1 draw 5-5\n1 draw 1-6\n1 play 1-6 at 0\n2 draw 2-5')).toEqual(fault(2, '1.7', 'may not draw'));
  });

  it('in free play lets a seat that could play draw instead, but not pass', () => {
    const star = '1 draw 5-5\n1 draw 1-6\n1 play 1-6 at 0\n2 play 4-6 at 1\n0 play 5-6 at 2\n';
    const rest = `${star}1 draw 2-5\n1 draw 2-6\n1 play 2-6 at 3\n`;
    expect(draw(`${rest}2 draw 3-6\n2 play 4-4 at 1`)).toEqual(GOOD);
    expect(draw(`${rest}2 play 4-4 at 1`)).toEqual(GOOD);
    expect(draw(`${rest}2 pass`)).toEqual(fault(2, '1.8', 'can play'));
  });
});

describe('1.7: where there is no duty', () => {
  it('a seat of three-handed Ural may draw though it could play, from the first turn', () => {
    const draw = (events: string) =>
      judgeWritten({
        game: 'ural-draw',
        options: { faceDownDoubles: true, target: 101 },
        seats: 3,
        handSize: 7,
        deals: [{ hands: ['6-6', '5-6'], boneyard: '4-6', events: `0 lead 6-6\n${events}` }],
      });
    expect(draw('1 draw 4-6\n1 play 5-6 at 0')).toEqual(GOOD);
    expect(draw('1 draw 4-6\n1 pass')).toEqual(fault(2, '1.8', 'can play'));
  });

  it('nobody draws the dead tiles of the open-star game, and a seat that cannot play passes', () => {
    const hands = ['9-9', '0-0 0-1 0-2 0-3 0-4 0-5 0-6 0-7 0-8 1-1 1-2 1-3 1-4', '5-9 5-5'];
    const leaflet = (events: string) =>
      judgeWritten({
        game: 'cyprus-leaflet',
        options: { deals: 4 },
        highest: 9,
        seats: 4,
        handSize: 13,
        deals: [{ hands, boneyard: '7-9 8-9 1-9', events: `0 lead 9-9\n${events}` }],
      });
    expect(leaflet('1 pass\n2 play 5-9 at 3')).toEqual(GOOD);
    expect(leaflet('1 draw 7-9')).toEqual(fault(2, '1.7', 'nothing is drawn'));
    expect(leaflet('1 pass\n2 pass')).toEqual(fault(2, '1.8', 'can play'));
  });

  it('1.5: opens free blades and started arms alike, and 1.4: elsewhere it does not', () => {
    const game = (name: string, options: Readonly<Record<string, unknown>>, last: string) =>
      judgeWritten({
        game: name,
        options,
        seats: 4,
        handSize: 7,
        deals: [{ hands: ['6-6', '4-6', '4-5 2-6'], events: `0 lead 6-6\n1 play 4-6 at 0\n2 play ${last}` }],
      });
    for (const open of ['sebastopol-leaflet', 'ural']) {
      const options = open === 'ural' ? { faceDownDoubles: false, target: 101 } : { deals: 4 };
      expect(game(open, options, '4-5 at 0')).toEqual(GOOD);
      expect(game(open, options, '2-6 at 1')).toEqual(GOOD);
      expect(game(open, options, '4-5 at 1')).toEqual(fault(2, '1.5', '4-5'));
    }
    for (const duty of ['fortress', 'sebastopol']) {
      expect(game(duty, { target: 60 }, '4-5 at 0')).toEqual(fault(2, '1.4', 'arm 0'));
      expect(game(duty, { target: 60 }, '2-6 at 1')).toEqual(GOOD);
    }
  });
});
