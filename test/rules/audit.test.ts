import { describe, expect, it } from 'vitest';
import { type AuditReason, audit } from '../../src/rules/audit.ts';
import type { Game, Settlement } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { everyChange } from './every-change.ts';
import { playedRecord } from './played-record.ts';
import { at, good, type Line, parse, type Spoilt, swap, write } from './spoilt-records.ts';
import { written } from './written-records.ts';

const of = (id: string, seats?: number): string => playedRecord(gameById(id) as Game, seats);

/** The audit of a record after something in it was spoilt; `deal` is its second one. */
function spoilt(text: string, spoil: (deal: Spoilt['deals'][0], record: Spoilt) => void) {
  const record = parse(text);
  spoil(at(record.deals, 1), record);
  return audit(write(record));
}
const fault = (line: number, reason: AuditReason, words: string) => ({
  ok: false,
  line,
  reason,
  words: expect.stringContaining(words),
});

describe('good records', () => {
  it('are counted', () => {
    expect(audit(good('cyprus') + good('sebastopol') + good('cyprus-draw-for-lead'))).toEqual({
      ok: true,
      matches: 3,
      deals: 8,
      unfinished: 0,
      ends: { domino: 6, blocked: 2 },
      thrownIn: 3,
      turns: 295,
      plays: 237,
      draws: 51,
      passes: 50,
    });
  });

  it('may stop before a match is over, without the seed, or within a deal', () => {
    const stopped = parse(of('block'));
    delete stopped.header.seed;
    stopped.deals.length = 2;
    expect(audit(write(stopped))).toMatchObject({ ok: true, deals: 2 });
    const going: Line = at(stopped.deals, 1);
    for (const key of ['end', 'left', 'counts', 'points', 'totals']) delete going[key];
    at(stopped.deals, 1).events.length = 9;
    expect(audit(write(stopped))).toMatchObject({ ok: true, deals: 1, unfinished: 1 });
  });
});

describe('a record in which anything was changed', () => {
  const TABLES = [
    ['block', 2],
    ['french', 2],
    ['all-fives', 3],
    ['hungarian', 3],
    ['goat', 4],
    ['sea-goat', 3],
    ['sea-goat', 4],
    ['general', 4],
    ['ural', 4],
  ] as const;

  it.each(TABLES)('is refused where it was changed: %s with %i seats', (id, seats) => {
    const record = parse(of(id, seats));
    delete record.header.seed;
    record.deals.length = 1;
    expect(audit(write(record))).toMatchObject({ ok: true });
    let changes = 0;
    for (const [path, changed] of everyChange(record, 0)) {
      expect({ path, ...audit(write(changed)) }).toMatchObject({ path, ok: false, line: 2 });
      changes++;
    }
    expect(changes).toBeGreaterThan(200);
  });
});

describe('the first fault', () => {
  const fives = of('all-fives');

  it('is in the line where it stands, of whichever match of the file', () => {
    const second = parse(of('french'));
    at(second.deals, 1).points = [0, 0];
    const line = fives.split('\n').length - 1 + 1 + 2;
    expect(audit(fives + write(second))).toEqual(fault(line, 'points', 'deal 2, the points are ['));
    expect(audit('')).toEqual({ ok: false, line: 1, reason: 'empty', words: 'empty' });
    expect(audit('{"format":"star-dominoes","version":3}')).toEqual(fault(1, 'version', 'version: 3'));
  });

  it('is a header that the game does not allow', () => {
    const header = (game: string, options: Readonly<Record<string, unknown>>, seats: number, seed?: string) =>
      audit(written({ game, options, seats, handSize: 0, deals: [], ...(seed === undefined ? {} : { seed }) }));
    expect(header('chess', {}, 2)).toEqual(fault(1, 'game', 'there is no game chess'));
    expect(header('french', { target: 100 }, 3)).toEqual(fault(1, 'seats', 'not played with 3 seats'));
    for (const options of [{}, { target: 101 }, { target: 100, set: 9 }]) {
      expect(header('french', { barricade: false, ...options }, 2)).toEqual(
        fault(1, 'options', 'cannot have its value'),
      );
    }
    expect(header('french', { target: 100 }, 2)).toEqual(fault(1, 'options', 'option barricade is missing'));
    const plain = { barricade: false, target: 100 };
    expect(header('french', plain, 2, '0'.repeat(64))).toEqual(fault(1, 'seed', 'the match is not over'));
  });

  it('is a seal that does not open, of a deal or of one that was thrown in', () => {
    const wrong = fault(3, 'commitment', 'deal 2, the commitment is not that of heap and salt');
    expect(spoilt(fives, (deal) => Object.assign(deal, { salt: 'other' }))).toEqual(wrong);
    expect(spoilt(fives, ({ heap }) => swap(heap, 0, 1))).toEqual(wrong);
    expect(spoilt(good('cyprus'), ({ thrownIn }) => Object.assign(at(thrownIn, 0), { salt: 'other' }))).toEqual(wrong);
    // Of two faults the one that comes first in the file.
    const late = spoilt(fives, (deal, { deals }) => {
      Object.assign(deal, { salt: 'other' });
      at(deals, 0).counts = [0, 0];
    });
    expect(late).toEqual(fault(2, 'counts', 'deal 1, the counts are ['));
  });

  it('is a deal that is not the next one, or comes after the end', () => {
    expect(spoilt(fives, (_, { deals }) => deals.splice(0, 1))).toEqual(fault(2, 'deal', 'deal 1 is the next'));
    const over = spoilt(fives, (_, { header }) => Object.assign(header.options, { target: 25 }));
    expect(over).toMatchObject({ reason: 'deal', words: expect.stringContaining('the match is over') });
  });

  it('is an event that cannot be, with what could be instead', () => {
    const first = (spoil: (event: Record<string, unknown>) => void) =>
      spoilt(fives, ({ events }) => spoil(at(events, 0)));
    const lead = at(at(parse(fives).deals, 1).events, 0);
    const [seat, next] = [Number(lead.seat), 1 - Number(lead.seat)];
    expect(first((event) => Object.assign(event, { seat: next }))).toEqual(
      fault(3, 'event', `deal 2, event 1: it is the turn of seat ${seat}, not of seat ${next}`),
    );
    expect(first((event) => Object.assign(event, { tile: '0-1' }))).toEqual(
      fault(3, 'event', `event 1: seat ${seat} may not lead 0-1, but lead ${lead.tile}`),
    );
    expect(spoilt(fives, ({ events }) => events.push({ seat: 0, do: 'pass' }))).toEqual(
      fault(3, 'event', 'the deal had ended'),
    );
    const lay = at(parse(fives).deals, 1).events.findIndex((event) => event.do === 'play');
    expect(spoilt(fives, ({ events }) => Object.assign(at(events, lay), { arm: 7 }))).toMatchObject({
      words: expect.stringMatching(/event \d+: seat \d may not play \d-\d at 7, but play \d-\d at [01]/),
    });
  });

  it('is a draw of another tile than lies there, or from elsewhere', () => {
    const draw = (spoil: (event: Record<string, unknown>, deal: Spoilt['deals'][0]) => void) =>
      spoilt(fives, (_, { deals }) => {
        const deal = deals.find(({ events }) => events.some((event) => event.do === 'draw'));
        const event = deal?.events.find((each) => each.do === 'draw');
        if (deal && event) spoil(event, deal);
      });
    expect(draw((event) => Object.assign(event, { from: 99 }))).toMatchObject({
      words: expect.stringMatching(/at 99 lies nothing, not \d-\d$/),
    });
    expect(draw((event, { heap }) => Object.assign(event, { from: 0, tile: at(heap, 0) }))).toMatchObject({
      words: expect.stringContaining('does not lie in the boneyard'),
    });
  });

  it('25.3: is what an event says that it makes', () => {
    const record = parse(fives);
    const nth = record.deals.findIndex(({ events }) => events.some((event) => 'scores' in event));
    const index = at(record.deals, nth).events.findIndex((event) => 'scores' in event);
    const event = at(at(record.deals, nth).events, index);
    const makes = event.scores;
    event.scores = Number(makes) + 5;
    const wrong = `deal ${nth + 1}, event ${index + 1}: it makes ${makes}, not ${Number(makes) + 5}`;
    expect(audit(write(record))).toEqual(fault(nth + 2, 'event', wrong));
    delete event.scores;
    expect(audit(write(record))).toEqual(fault(nth + 2, 'event', `it makes ${makes}, not nothing`));
  });

  it.each(['left', 'counts', 'made', 'points', 'totals'] as const)('25.7: is what the end says: %s', (name) => {
    const wrong = spoilt(fives, (deal) => Object.assign(deal, { [name]: name === 'left' ? [[], []] : [1, 2] }));
    expect(wrong).toEqual(fault(3, name, `deal 2, the ${name} are [`));
  });

  it('25.1: is a word that is not of the game', () => {
    expect(spoilt(of('block'), (deal) => Object.assign(deal, { made: [0, 0] }))).toMatchObject({ reason: 'made' });
    expect(spoilt(fives, (deal) => Object.assign(deal, { remembered: [0, 0] }))).toMatchObject({
      reason: 'remembered',
    });
    expect(spoilt(fives, ({ events }) => Object.assign(at(events, 0), { from: 0 }))).toMatchObject({ reason: 'event' });
  });
});

describe('what does not add up', () => {
  /** All Fives, with a settlement that a fault of the rules would write, in the record too. */
  const auditOfFaulty = (change: (settlement: Settlement) => Settlement) => {
    const right = gameById('all-fives') as Game;
    const wrong: Game = { ...right, settle: (standing, deal) => change(right.settle(standing, deal)) };
    return audit(playedRecord(wrong), () => wrong);
  };

  it('is found though rules and record agree', () => {
    expect(auditOfFaulty((settlement) => settlement)).toMatchObject({ ok: true });
    const lines = ({ lines, ...others }: Settlement) => ({ ...others, lines: lines.slice(1) });
    expect(auditOfFaulty(lines)).toEqual(fault(2, 'sum', 'deal 1, the lines add up to'));
    const made = (settlement: Settlement) => ({ ...settlement, made: settlement.counts });
    expect(auditOfFaulty(made)).toEqual(fault(2, 'sum', 'deal 1, what the events made adds up to'));
    const totals = ({ standing, ...others }: Settlement) => ({
      ...others,
      standing: { ...standing, totals: standing.totals.map((total) => total + 1) },
    });
    expect(auditOfFaulty(totals)).toEqual(fault(2, 'sum', 'deal 1, the totals add up to'));
  });

  it('is looked for side by side where there are partners', () => {
    const alone = gameById('all-fives') as Game;
    const sides = [0, 1, 0, 1];
    const partners = (lines: Settlement['lines']): Game => ({
      ...alone,
      seats: [4],
      open: (...dealt) => ({ ...alone.open(...dealt), sides }),
      settle(standing, deal) {
        const points = sides.map((side) => (side === 1 ? 60 : 0));
        const totals = standing.totals.map((total, seat) => total + at(points, seat));
        const settled = alone.settle(standing, deal);
        const winners = totals.includes(120) ? [1, 3] : null;
        return { ...settled, lines, points, standing: { ...settled.standing, totals, winners } };
      },
    });
    const right = partners([
      { side: 1, points: 50, why: 'made' },
      { side: 1, from: 0, points: 10, why: 'hand' },
    ]);
    expect(audit(playedRecord(right), () => right)).toMatchObject({ ok: true, deals: 2 });
    const wrong = partners([{ side: 0, points: 60, why: 'made' }]);
    expect(audit(playedRecord(wrong), () => wrong)).toEqual(
      fault(2, 'sum', 'deal 1, the lines add up to 60 0 60 0, the points are 0 60 0 60'),
    );
  });
});
