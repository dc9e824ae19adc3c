import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { audit } from '../../src/rules/audit.ts';
import { seedOfText, toHex } from '../../src/rules/chance.ts';
import type { Deal } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import {
  dealRecord,
  type ReadMatch,
  type ReplayStep,
  readRecords,
  recordHeader,
  replay,
  thrownInRecord,
  writeRecord,
} from '../../src/rules/record.ts';
import { sealedDeal } from '../../src/rules/sealed.ts';
import { at, good, parse, type Spoilt, swap, write } from './spoilt-records.ts';

function game(id: string) {
  const found = gameById(id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
}

function firstOf(text: string): ReadMatch {
  const read = readRecords(text);
  if (!read.ok) throw new Error(`${read.line}: ${read.reason}`);
  return at(read.value, 0);
}

/** The last step of each deal of a record that replays. */
function lastSteps(name: string): ReplayStep[] {
  const match = firstOf(good(name));
  const steps: ReplayStep[] = [];
  const replayed = replay(match, game(match.header.game), (step) => {
    steps[step.deal.deal - 1] = step;
  });
  expect(replayed.ok).toBe(true);
  return steps;
}

describe('reading', () => {
  it('gives matches, and the line of each of their deals', () => {
    const read = readRecords(`${good('sebastopol')}\n\n${good('cyprus')}`);
    const lines = read.ok && read.value.map(({ line, dealLines }) => [line, ...dealLines]);
    expect(lines).toEqual([
      [1, 2, 3, 4, 5],
      [8, 9, 10, 11],
    ]);
  });

  it('is the opposite of writing', () => {
    for (const name of ['cyprus', 'sebastopol', 'cyprus-draw-for-lead']) {
      expect(writeRecord(firstOf(good(name)))).toBe(good(name));
    }
  });

  it('refuses what is no record, with the line and the reason', () => {
    const [header = '', first = '', second = ''] = good('cyprus').split('\n');
    expect(readRecords('\n')).toEqual({ ok: false, line: 1, reason: 'empty' });
    expect(readRecords(`${header}\n${first}\n${second.slice(0, 100)}`)).toMatchObject({ line: 3, reason: 'notJson' });
    expect(readRecords(`${header}\n[]`)).toMatchObject({ line: 2, reason: 'notALine' });
    expect(readRecords(`${header}\n{}`)).toMatchObject({ line: 2, reason: 'notALine' });
    expect(readRecords(`\n${first}`)).toMatchObject({ line: 2, reason: 'noHeader' });
  });

  it('refuses another format, and a version that it does not know', () => {
    expect(readRecords('{"format":"chess","version":1}')).toMatchObject({ line: 1, reason: 'format' });
    expect(readRecords('{"format":"star-dominoes","version":2}')).toMatchObject({ reason: 'version', detail: '2' });
  });

  const spoilers: [string, string, (record: Spoilt) => void][] = [
    ['missing', 'options', ({ header }) => Reflect.deleteProperty(header, 'options')],
    ['unknown', 'table', ({ header }) => Object.assign(header, { table: 3 })],
    ['badValue', 'options.target', ({ header }) => Object.assign(header.options, { target: [60] })],
    ['badValue', 'seed', ({ header }) => Object.assign(header, { seed: '7F3A' })],
    ['badValue', 'seats[0].kind', ({ header }) => Object.assign(at(header.seats, 0), { kind: 'person' })],
    ['unknown', 'seats[0].level', ({ header }) => Object.assign(at(header.seats, 0), { level: 'club' })],
    ['missing', 'seats[1].level', ({ header }) => Reflect.deleteProperty(at(header.seats, 1), 'level')],
    ['missing', 'thrownIn', ({ deals }) => Reflect.deleteProperty(at(deals, 0), 'thrownIn')],
    ['badValue', 'heap[3]', ({ deals }) => Object.assign(at(deals, 0).heap, { 3: '9-4' })],
    ['badValue', 'heap[3]', ({ deals }) => Object.assign(at(deals, 0).heap, { 3: '04-9' })],
    ['badValue', 'hands[1][0]', ({ deals }) => Object.assign(at(at(deals, 0).hands, 1), { 0: -1 })],
    ['badValue', 'commitment', ({ deals }) => Object.assign(at(deals, 0), { commitment: 'ABC' })],
    ['badValue', 'events[2].do', ({ deals }) => Object.assign(at(at(deals, 0).events, 2), { do: 'knock' })],
    ['missing', 'events[1].arm', ({ deals }) => Reflect.deleteProperty(at(at(deals, 0).events, 1), 'arm')],
    ['missing', 'events[2].from', ({ deals }) => Reflect.deleteProperty(at(at(deals, 0).events, 2), 'from')],
    ['badValue', 'events[1].closed', ({ deals }) => Object.assign(at(at(deals, 0).events, 1), { closed: false })],
    ['badValue', 'events[0].seat', ({ deals }) => Object.assign(at(at(deals, 0).events, 0), { seat: 0.5 })],
    ['badValue', 'end', ({ deals }) => Object.assign(at(deals, 0), { end: 'draw' })],
    ['halfEnded', 'totals', ({ deals }) => Reflect.deleteProperty(at(deals, 0), 'totals')],
  ];
  it.each(spoilers)('refuses a line whose shape is wrong: %s %s', (reason, detail, spoil) => {
    const record = parse(good('cyprus'));
    spoil(record);
    const read = readRecords(write(record));
    expect(read).toMatchObject({ ok: false, reason, detail });
  });

  it('never throws, whatever the text', () => {
    const lines = fc.array(fc.oneof(fc.json(), fc.string(), fc.constantFrom(...good('cyprus').split('\n'))));
    fc.assert(
      fc.property(lines, (some) => {
        expect(readRecords(some.join('\n'))).toHaveProperty('ok');
      }),
      { numRuns: 100, seed: 4 },
    );
  });
});

describe('replaying', () => {
  it('comes to the end, the scores and the totals that another program wrote down', () => {
    expect(lastSteps('sebastopol').map(({ deal }) => deal.outcome?.how)).toEqual([
      'domino',
      'domino',
      'domino',
      'blocked',
    ]);
    expect(lastSteps('cyprus').map(({ settlement }) => settlement?.standing.totals)).toEqual([
      [0, 0, 0, 47],
      [0, 0, 0, 153],
      [0, 0, 0, 228],
    ]);
    expect(lastSteps('cyprus-draw-for-lead').map(({ deal }) => deal.outcome)).toEqual([{ how: 'domino', by: 0 }]);
  });

  it('writes the same deals again', () => {
    for (const name of ['cyprus', 'sebastopol', 'cyprus-draw-for-lead']) {
      const match = firstOf(good(name));
      const again = lastSteps(name).map(({ deal, settlement, record }) =>
        dealRecord(deal, settlement, record, record.thrownIn),
      );
      const sorted = (deals: readonly { left?: readonly (readonly string[])[] }[]) =>
        deals.map((deal) => ({ ...deal, left: deal.left?.map((tiles) => [...tiles].sort()) }));
      expect(sorted(again)).toEqual(sorted(match.deals));
    }
  });

  it('plays hands that were picked from all over the heap', () => {
    const record = parse(good('cyprus'));
    const { heap, hands, events } = at(record.deals, 0);
    const last = heap.length - 1;
    at(record.deals, 0).heap = [...heap].reverse();
    at(record.deals, 0).hands = hands.map((hand) => hand.map((place) => last - place));
    for (const event of events) if (event.do === 'draw') event.from = last - Number(event.from);
    expect(replay(firstOf(write(record)), game('cyprus'))).toMatchObject({ ok: true });
  });

  const spoilers: [string, number, (record: Spoilt) => void][] = [
    ['options', 1, ({ header }) => Reflect.deleteProperty(header.options, 'target')],
    ['options', 1, ({ header }) => Object.assign(header.options, { target: 61 })],
    ['seats', 1, ({ header }) => header.seats.pop()],
    ['deal', 3, ({ deals }) => deals.splice(1, 1)],
    ['deal', 4, ({ header }) => Object.assign(header.options, { target: 150 })],
    ['heap', 3, ({ deals }) => at(deals, 1).heap.pop()],
    ['hands', 3, ({ deals }) => at(deals, 1).hands[0]?.pop()],
    ['hands', 3, ({ deals }) => Object.assign(at(at(deals, 1).hands, 1), { 0: 0 })],
    ['thrownIn', 3, ({ deals }) => Object.assign(at(deals, 1), at(at(deals, 1).thrownIn, 0))],
    ['event', 2, ({ deals }) => at(deals, 0).events.splice(8, 1)],
    ['event', 2, ({ deals }) => Object.assign(at(at(deals, 0).events, 2), { tile: '0-0' })],
    ['event', 2, ({ deals }) => Object.assign(at(at(deals, 0).events, 2), { from: 0 })],
    ['event', 2, ({ deals }) => at(deals, 0).events.push({ seat: 2, do: 'pass' })],
    ['end', 2, ({ deals }) => at(deals, 0).events.pop()],
    ['end', 2, ({ deals }) => Object.assign(at(deals, 0), { end: 'domino' })],
    ['left', 3, ({ deals }) => at(deals, 1).left[0]?.pop()],
    ['counts', 3, ({ deals }) => swap(at(deals, 1).counts, 0, 1)],
    ['points', 3, ({ deals }) => swap(at(deals, 1).points, 2, 3)],
    ['totals', 3, ({ deals }) => swap(at(deals, 1).totals, 2, 3)],
  ];
  it.each(spoilers)('refuses the first thing that is not legal: %s in line %i', (reason, line, spoil) => {
    const record = parse(good('cyprus'));
    spoil(record);
    expect(replay(firstOf(write(record)), game('cyprus'))).toMatchObject({ ok: false, reason, line });
  });
});

describe('an option that came after the first records', () => {
  const whole = firstOf(good('cyprus'));
  const { handSizes: _, ...known } = whole.header.options;
  const old = { ...whole, header: { ...whole.header, options: known } };

  it('has its default where a record lacks it', () => {
    const cyprus = game('cyprus');
    const optionSpecs = cyprus.optionSpecs.map((spec) =>
      spec.id === 'handSizes' ? { ...spec, isLate: true as const } : spec,
    );
    const options = new Set<unknown>();
    const replayed = replay(old, { ...cyprus, optionSpecs }, ({ deal }) => options.add(deal.options));
    expect(replayed).toEqual(replay(whole, cyprus));
    expect([...options].every((each) => JSON.stringify(each) === JSON.stringify(whole.header.options))).toBe(true);
  });

  it('is the only kind that a record may lack', () => {
    expect(replay(old, game('cyprus'))).toEqual({ ok: false, line: 1, reason: 'options', detail: 'handSizes' });
  });
});

describe('writing', () => {
  const cyprus = game('cyprus');
  const options = { set: 9, handSizes: 'standard', drawForLead: false, target: 60 };
  const seed = seedOfText('a match');
  const standing = cyprus.begin(options, 4);
  const sitters = [
    { name: 'Ada', kind: 'person' as const },
    ...['Basil', 'Cleo', 'Dora'].map((name) => ({ name, kind: 'bot' as const, level: 'rules' })),
  ];

  it('calls a person human, and says the level of a bot', () => {
    const { seats, seed: written } = recordHeader(game('cyprus'), options, sitters, toHex(seed));
    expect(seats.slice(0, 2)).toEqual([
      { name: 'Ada', kind: 'human' },
      { name: 'Basil', kind: 'bot', level: 'rules' },
    ]);
    expect(written).toBe(toHex(seed));
    expect(recordHeader(game('cyprus'), options, sitters)).not.toHaveProperty('seed');
  });

  it('makes a record of a deal that is going on, thrown-in deals and all, that the audit finds good', () => {
    const thrownIn = [];
    let dealt = sealedDeal(cyprus, standing, options, 4, seed, 0);
    while (dealt.deal.phase === 'thrownIn') {
      thrownIn.push(thrownInRecord(dealt.deal, dealt.seal));
      dealt = sealedDeal(cyprus, standing, options, 4, seed, thrownIn.length);
    }
    let deal: Deal = dealt.deal;
    for (let step = 0; step < 25; step++) deal = cyprus.play(deal, at(cyprus.moves(deal), 0)).deal;
    const line = dealRecord(deal, null, dealt.seal, thrownIn);
    const text = writeRecord({ header: recordHeader(game('cyprus'), options, sitters), deals: [line] });
    expect(audit(text)).toMatchObject({ ok: true, unfinished: 1, thrownIn: thrownIn.length });
    expect(line).not.toHaveProperty('end');
  });
});
