import { describe, expect, it } from 'vitest';
import type { Deal } from '../../src/rules/game.ts';
import { dealRecord, readRecords, recordHeader, replay, writeRecord } from '../../src/rules/record.ts';
import { at } from './spoilt-records.ts';
import { type Arranged, type ArrangedTable, tableOf } from './table.ts';

const SEAL = { salt: 'salt', commitment: '0'.repeat(64) };
const sitters = (seats: number) => Array.from({ length: seats }, () => ({ name: 'Ada', kind: 'person' as const }));

/** The line of the first deal of a match, as far as it has been played. */
function lineOf({ game, options }: ArrangedTable, deal: Deal) {
  const settlement = deal.outcome ? game.settle(game.begin(options, deal.seats), deal) : null;
  return dealRecord(deal, settlement, SEAL, []);
}

/** What the file of that deal replays to. */
function again(table: ArrangedTable, deal: Deal) {
  const header = recordHeader(table.game, table.options, sitters(deal.seats));
  const read = readRecords(writeRecord({ header, deals: [lineOf(table, deal)] }));
  if (!read.ok) throw new Error(`${read.reason} ${read.detail}`);
  return replay(at(read.value, 0), table.game);
}

const DEALS: readonly (readonly [string, number, readonly string[], Arranged])[] = [
  ['cyprus', 4, ['9-9'], {}],
  ['cyprus-leaflet', 4, ['9-9'], {}],
  ['sebastopol-berndt', 3, ['6-6'], {}],
  ['sebastopol-berndt', 3, ['0-6', '1-6'], { yard: '6-6', lot: 1 }],
  ['ural-draw', 3, ['6-6'], {}],
  ['osel', 2, ['1-1'], {}],
];

describe('a deal that was played', () => {
  it.each(DEALS)('replays from what was written of it, to the same end: %s with %i seats, %j %j', (...of) => {
    const [id, seats, hands, arranged] = of;
    const table = tableOf(id, seats);
    const deal = table.playOut(table.open(hands, arranged));
    const { standing } = table.game.settle(table.game.begin(table.options, seats), deal);
    expect(again(table, deal)).toEqual({ ok: true, value: standing });
  });

  it.each(DEALS)(
    'is written with the hands that were dealt, also while it goes on: %s with %i seats, %j %j',
    (...of) => {
      const [id, seats, hands, arranged] = of;
      const table = tableOf(id, seats);
      let deal = table.open(hands, arranged);
      const dealt = deal.hands;
      for (let step = 0; step < 6; step++) {
        const line = lineOf(table, deal);
        expect(line.hands).toEqual(dealt);
        expect(line).not.toHaveProperty('end');
        expect(again(table, deal)).toMatchObject({ ok: true, value: { deals: 0 } });
        deal = table.game.play(deal, at(table.game.moves(deal), 0)).deal;
      }
    },
  );

  it('is written with the tiles that were left, what they count, and what they write', () => {
    const table = tableOf('sebastopol', 4);
    const deal = table.playOut(table.open(['6-6']));
    const { counts, points, standing } = table.game.settle(table.game.begin(table.options, 4), deal);
    const left = deal.hands.map((hand) => hand.map((place) => deal.heap[place]));
    const line = lineOf(table, deal);
    expect(line).toMatchObject({ end: deal.outcome?.how, left, counts, points, totals: standing.totals });
    expect(line).not.toHaveProperty('remembered');
  });

  it('5.7: is written with what is remembered, in Osel alone', () => {
    const table = tableOf('osel', 2);
    const deal = table.playOut(table.open(['1-1']));
    const { remembered } = table.game.settle(table.game.begin(table.options, 2), deal);
    expect(remembered).toHaveLength(2);
    expect(lineOf(table, deal).remembered).toEqual(remembered);
  });

  it('is written with every tile that was drawn', () => {
    const table = tableOf('cyprus', 4);
    const nines = '0-9 1-9 2-9 3-9 4-9 5-9 6-9 7-9';
    const deal = table.after(table.open([`9-9 ${nines}`]), '!9-9 draw');
    const from = deal.log.at(-1);
    expect(lineOf(table, deal).events.at(-1)).toEqual({ ...from, tile: deal.heap[36] });
  });
});

it('says of a bot without a level that it is unknown', () => {
  const { game, options } = tableOf('osel', 2);
  const { seats } = recordHeader(game, options, [...sitters(1), { name: 'Bo', kind: 'bot' }]);
  expect(seats).toEqual([
    { name: 'Ada', kind: 'human' },
    { name: 'Bo', kind: 'bot', level: 'unknown' },
  ]);
});
