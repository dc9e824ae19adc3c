/** What records of line games are refused for: sides (25.2), barricades (9.2), and deals thrown in for doubles (25.8). */
import { describe, expect, it } from 'vitest';
import { audit } from '../../../../src/rules/audit.ts';
import { type MatchRecord, readRecords, replay, writeRecord } from '../../../../src/rules/record.ts';
import { isDouble } from '../../../../src/rules/tiles.ts';
import { judge } from '../../../second/judgement.ts';
import { at, type Line } from '../../spoilt-records.ts';
import { written } from '../../written-records.ts';
import { changed, gameOf, recordOf } from './played.ts';

describe('a record of a game with sides', () => {
  const SIDED = ['team-block', 'goat', 'sports', 'general', 'partners'];
  const header = (id: string, seats: number, given: object, sides?: unknown) =>
    changed(recordOf(id, seats, 'sides', 1, given), (record) => {
      if (sides === undefined) delete record.header.sides;
      else record.header.sides = sides;
      delete record.header.seed;
    });

  it.each(SIDED)('25.2: names them in its header, and no others: %s', (id) => {
    const { sides } = recordOf(id, 4, 'sides', 1).header;
    expect(sides).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(header(id, 4, {}, sides)).toBe('allowed');
    const wrong = [
      undefined,
      [],
      [
        [0, 1],
        [2, 3],
      ],
      [
        [1, 3],
        [0, 2],
      ],
      [[0, 2]],
      [[0], [1], [2], [3]],
    ];
    for (const each of wrong) expect(header(id, 4, {}, each)).toMatchObject({ line: 1, reason: 'sides' });
  });

  it.each([
    ['goat', 4, { alone: true }],
    ['goat', 2, {}],
    ['block', 4, {}],
    ['hungarian', 4, {}],
  ] as const)('25.2: there are none where each plays for itself: %s with %i seats %j', (id, seats, given) => {
    expect(recordOf(id, seats, 'sides', 1, given).header).not.toHaveProperty('sides');
    expect(header(id, seats, given)).toBe('allowed');
    expect(
      header(id, seats, given, [
        [0, 2],
        [1, 3],
      ]),
    ).toMatchObject({ line: 1, reason: 'sides' });
  });

  it.each(SIDED)('25.7: writes partners the same points and totals: %s', (id) => {
    const record = recordOf(id, 4);
    for (const { points = [], totals = [] } of record.deals) {
      expect([points[2], points[3], totals[2], totals[3]]).toEqual([points[0], points[1], totals[0], totals[1]]);
    }
    const wrong = changed(record, ({ deals, header: spoilt }) => {
      const deal = at(deals, 0);
      deal.points = deal.points.map((each, seat) => each + (seat === 2 ? 1 : 0));
      delete spoilt.seed;
    });
    expect(wrong).toMatchObject({ line: 2, reason: 'points' });
  });
});

describe('a record of Goat', () => {
  const record = [...Array(50).keys()]
    .map((n) => recordOf('goat', 4, `thrown in ${n}`))
    .find(({ deals }) => deals.some(({ thrownIn }) => thrownIn.length > 0));
  const nth = record?.deals.findIndex(({ thrownIn }) => thrownIn.length > 0) ?? -1;

  it('25.8: says of a deal that was thrown in that it was for doubles', () => {
    if (!record) throw new Error('no deal was thrown in');
    expect(record.deals[nth]?.thrownIn[0]?.why).toBe('doubles');
    expect(changed(record, () => {})).toBe('allowed');
    const unsaid = changed(record, ({ deals }) => Reflect.deleteProperty(at(at(deals, nth).thrownIn, 0), 'why'));
    expect(unsaid).toMatchObject({ line: nth + 2, reason: 'thrownIn' });
  });

  it('16.7: has no deal thrown in that could be played, nor plays one that had to be thrown in', () => {
    if (!record) throw new Error('no deal was thrown in');
    const dealtAgain = changed(record, ({ deals }) => {
      const { heap, hands, salt, commitment, thrownIn } = at(deals, nth);
      const again = { heap, hands, salt: String(salt), commitment: String(commitment), why: 'doubles' };
      thrownIn.push(again);
    });
    expect(dealtAgain).toMatchObject({ line: nth + 2, reason: 'thrownIn' });
    const played = changed(record, ({ deals }) => {
      const deal = at(deals, nth);
      const { heap, hands, salt, commitment } = at(deal.thrownIn, 0);
      Object.assign(deal, { heap, hands, salt, commitment, thrownIn: [] });
    });
    expect(played).toMatchObject({ line: nth + 2, reason: 'thrownIn' });
  });
});

/** Whether a first deal ends with a double that is the whole of its seat's turn. */
function endsWithDouble({ deals: [deal] }: MatchRecord): boolean {
  const [before, last] = deal?.events.slice(-2) ?? [];
  return deal?.end === 'domino' && last?.do === 'play' && isDouble(last.tile) && before?.seat !== last.seat;
}

describe('a record with a barricade', () => {
  const barredOf = (id: string, seats: number) => {
    const found = [...Array(50).keys()]
      .map((n) => recordOf(id, seats, `barred ${n}`, 1, { barricade: true }))
      .find(({ deals }) => deals[0]?.end === 'barricade');
    if (!found) throw new Error('nobody barred');
    return found;
  };

  it.each([
    ['block', 3],
    ['team-block', 4],
    ['draw', 2],
    ['hungarian', 3],
    ['french', 2],
  ] as const)('25.4: says so of the last tile, and its deal ends as one: %s with %i seats', (id, seats) => {
    const record = barredOf(id, seats);
    const { events } = at(record.deals, 0);
    expect(events.filter((event) => 'barricade' in event)).toEqual([events.at(-1)]);
    expect(changed(record, () => {})).toBe('allowed');
    for (const spoil of [
      (event: Line) => delete event.barricade,
      (event: Line) => Object.assign(event, { goesOn: true }),
      (event: Line) => Object.assign(event, { arm: 2 }),
    ]) {
      const wrong = changed(record, ({ deals }) => spoil(at(at(deals, 0).events, -1)));
      expect(wrong).toMatchObject({ line: 2, reason: expect.stringMatching(/^(event|end)$/) });
    }
    expect(changed(record, ({ deals }) => Object.assign(at(deals, 0), { end: 'blocked' }))).toMatchObject({
      reason: 'end',
    });
    expect(changed(record, ({ header }) => Object.assign(header.options, { barricade: false }))).toMatchObject({
      reason: 'event',
    });
  });

  /** The first events of a deal of Block with two seats, each dealt seven tiles of which these are the first. */
  const refusedAt = (events: string, ...hands: string[]) => {
    const options = { barricade: true, target: 100 };
    const text = written({
      game: 'block',
      options,
      seats: 2,
      handSize: 7,
      deals: [{ hands, boneyard: '0-1 0-2', events }],
    });
    const read = readRecords(text);
    if (!read.ok) throw new Error(read.reason);
    const replayed = replay(at(read.value, 0), gameOf('block'));
    expect(judge(text).ok).toBe(replayed.ok);
    return replayed.ok ? 'allowed' : replayed.detail;
  };

  it('9.2: has none by a seat that has laid in its turn, as the lead, or of another tile than a double', () => {
    const hands = ['6-6 3-3 4-4 5-5', '2-6 2-2 1-1'];
    const led = '0 lead 6-6\n0 draw 0-1\n';
    expect(refusedAt(`${led}1 play 2-2 at 0 barricade`, ...hands)).toBe('the deal has ended');
    expect(refusedAt(`${led}1 play 2-6 at 0\n1 play 2-2 at 1 barricade`, ...hands)).toContain(
      'event 4: seat 1 may not',
    );
    expect(refusedAt('0 lead 6-6\n0 play 3-3 at 0 barricade', ...hands)).toContain('event 2: seat 0 may not');
    expect(refusedAt('0 play 6-6 at 0 barricade', ...hands)).toContain('event 1: seat 0 may not');
    expect(refusedAt(`${led}1 play 2-6 at 0 barricade`, ...hands)).toContain('event 3: seat 1 may not');
    expect(refusedAt(`${led}1 play 5-5 at 0 barricade`, ...hands)).toContain('event 3: seat 1 may not');
  });

  it('9.2: has none with a seat’s last tile', () => {
    const ended = [...Array(300).keys()].map((n) => recordOf('hungarian', 2, `last ${n}`, 1)).find(endsWithDouble);
    if (!ended) throw new Error('no last tile is a double and a turn of its own');
    const wrong = changed(ended, ({ header, deals }) => {
      Object.assign(header.options, { barricade: true });
      Object.assign(at(at(deals, 0).events, -1), { barricade: true });
    });
    expect(wrong).toMatchObject({ line: 2, reason: 'event', detail: expect.stringContaining('may not play') });
  });
});

describe('a record of Sea Goat', () => {
  const rotten = recordOf('sea-goat', 3, 'rotten 392', 100, { rotten: 'drawn' });
  const last = rotten.deals.length - 1;
  const saying = (change: (deal: Line) => void) => changed(rotten, ({ deals }) => change(at(deals, last)));

  it('25.7: says of rotten eggs that end the match why it is drawn, and that all seats share it', () => {
    const lines = writeRecord(rotten).trim().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ decides: { why: 'rotten', winners: [0, 1, 2] } });
    expect(JSON.parse(lines.at(-1) ?? '')).not.toHaveProperty('pending');
    expect(at(rotten.deals, last - 1)).toMatchObject({ pending: { eggs: true, attempts: 1 } });
    expect(rotten.deals.filter((deal) => 'decides' in deal)).toHaveLength(1);
    const [audited, read] = [audit(writeRecord(rotten)), judge(writeRecord(rotten))];
    expect(audited).toMatchObject({ ok: true, matches: 1, unfinished: 0 });
    expect(read).toEqual(audited);
  });

  it('25.7: is refused where it gives another reason, other winners, none, or says what waits all the same', () => {
    const decides = { why: 'rotten', winners: [0, 1, 2] };
    expect(saying(() => {})).toBe('allowed');
    for (const wrong of [
      { ...decides, why: 'bald' },
      { ...decides, winners: [0, 1] },
      { ...decides, winners: [2, 1, 0] },
      { ...decides, winners: [] },
      undefined,
    ]) {
      expect(saying((deal) => Object.assign(deal, { decides: wrong }))).toMatchObject({ reason: 'decides' });
    }
    const pending = { fisher: null, attempts: 0, eggs: false, hundred: null };
    expect(saying((deal) => Object.assign(deal, { pending }))).not.toBe('allowed');
  });

  it('17.12, 25.7: is refused where its eggs are forgotten by option', () => {
    const forgotten = changed(rotten, ({ header }) => Object.assign(header.options, { rotten: 'forgotten' }));
    expect(forgotten).toMatchObject({ line: last + 2, reason: 'decides' });
  });
});
