import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameById } from '../../../src/rules/games.ts';
import { settleTold, type WoodenTable } from '../../../src/rules/told-deal.ts';
import { emptyEntry, entryOf, type PadEntry, sumIn, toldBy } from '../../../src/shell/pad/pad-entry.ts';
import { optionsOf } from '../../rules/arranged.ts';

function tableOf(id: string, seats: number, given: object = {}): WoodenTable {
  const game = gameById(id);
  if (!game) throw new Error(`no game ${id}`);
  return { game, options: optionsOf(game, { ...given }, seats), seats };
}

describe('a count', () => {
  it.each([
    ['7', 7],
    [' 12 ', 12],
    ['5+8', 13],
    ['5 + 8+3', 16],
    ['5 8 3', 16],
    ['', null],
    ['-3', null],
    ['5+', null],
    ['1.5', null],
    ['five', null],
    ['99999', null],
  ])('“%s” is %j', (text, value) => {
    expect(sumIn(text)).toBe(value);
  });

  it('is the sum of whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(168), { minLength: 1, maxLength: 8 }),
        fc.constantFrom('+', ' ', ' + '),
        (all, sign) => {
          expect(sumIn(all.join(sign))).toBe(all.reduce((sum, each) => sum + each, 0));
        },
      ),
    );
  });
});

describe('a deal that is typed in', () => {
  const table = tableOf('cyprus', 4);
  const begun = table.game.begin(table.options, 4);
  const typed = (part: Partial<PadEntry>) => toldBy(table, begun, { ...emptyEntry(4), ...part });

  it('is what the rules settle, whoever goes out and whatever is left', () => {
    const count = fc.nat(120);
    fc.assert(
      fc.property(fc.nat(3), fc.tuple(count, count, count, count), (by, counts) => {
        const result = typed({ by, left: counts.map((each) => `${each}`) });
        if ('fault' in result) throw new Error(JSON.stringify(result.fault));
        const { points } = settleTold(table, begun, result.told);
        const others = counts.reduce((sum, each, seat) => (seat === by ? sum : sum + each), 0);
        expect(points).toEqual(counts.map((_, seat) => (seat === by ? others : 0)));
      }),
    );
  });

  it('names the first part that is missing or makes no sense', () => {
    expect(typed({})).toEqual({ fault: { part: 'by' } });
    expect(typed({ by: 1 })).toEqual({ fault: { part: 'left', seat: 0 } });
    expect(typed({ by: 1, left: ['3', '', 'x', '4'] })).toEqual({ fault: { part: 'left', seat: 2 } });
    expect(typed({ how: 'blocked', left: ['3', '4', '9', '9999'] })).toEqual({ fault: { part: 'left', seat: 3 } });
  });

  it('comes back into the fields as it was typed', () => {
    const result = typed({ by: 1, left: ['3', '', ['2-3', '4-4'], '0'] });
    if ('fault' in result) throw new Error(JSON.stringify(result.fault));
    expect(toldBy(table, begun, entryOf(result.told))).toEqual(result);
  });

  it('says nothing of what its game does not ask for', () => {
    const general = tableOf('general', 4);
    const result = toldBy(general, general.game.begin(general.options, 4), {
      ...emptyEntry(4),
      ...{ by: 2, last: 'highest', left: ['', 'x', '', ''], made: ['9', '', '', ''], isStaked: true },
    });
    expect(result).toMatchObject({
      told: { left: [[], [], [], []], made: [0, 0, 0, 0], last: 'highest', isStaked: false },
    });
  });

  it('20.7: says that the time was up, in a match by time alone; then the match is over', () => {
    const entry = { ...emptyEntry(4), by: 2, isTimeUp: true };
    for (const [given, isTimeUp] of [
      [{}, false],
      [{ by: 'minutes' }, true],
    ] as const) {
      const general = tableOf('general', 4, given);
      const begun = general.game.begin(general.options, 4);
      const result = toldBy(general, begun, entry);
      if ('fault' in result) throw new Error(JSON.stringify(result.fault));
      expect(result.told.isTimeUp).toBe(isTimeUp);
      expect(settleTold(general, begun, result.told).standing.winners !== null).toBe(isTimeUp);
      const going = toldBy(general, begun, { ...entry, isTimeUp: false });
      expect('told' in going && settleTold(general, begun, going.told).standing.winners).toBeNull();
    }
  });

  it('needs a seat that led where a lot decides it', () => {
    const sports = tableOf('sports', 4);
    const entry = { ...emptyEntry(4), by: 0, left: ['', '3', '4', '5'] };
    expect(toldBy(sports, sports.game.begin(sports.options, 4), entry)).toEqual({ fault: { part: 'leader' } });
  });
});
