import type { RecordHeader } from '../../../src/rules/record/format.ts';
import { demand } from '../fault.ts';
import { GAMES, type Row } from './page-rows.ts';
import type { Length, Terms } from './terms.ts';

type Value = string | number | boolean | undefined;
type Numbers = readonly [option: Value, row: Row, seats: number];

/** What an option may be, and where the page says so. */
const OPTIONS: Readonly<Record<string, { rule: string; legal: string; holds: (...numbers: Numbers) => boolean }>> = {
  set: { rule: '2.1', legal: '9 or 12', holds: (set) => set === 9 || set === 12 },
  handSizes: { rule: '2.1', legal: 'standard or bell', holds: (sizes) => sizes === 'standard' || sizes === 'bell' },
  drawForLead: { rule: '2.6', legal: 'true or false', holds: (draws) => typeof draws === 'boolean' },
  faceDownDoubles: { rule: '4.2', legal: 'true or false', holds: (closed) => typeof closed === 'boolean' },
  pairs: {
    rule: '5.9',
    legal: 'false, or with four seats true',
    holds: (pairs, _, seats) => pairs === false || (pairs === true && seats === 4),
  },
  leaveLast: { rule: '5.9', legal: 'true or false', holds: (leaves) => typeof leaves === 'boolean' },
  redealDoubles: { rule: '5.9', legal: 'true or false', holds: (redeals) => typeof redeals === 'boolean' },
  target: {
    rule: '1.11',
    legal: 'the usual one or a multiple of five from 25 to 500 (osel: 101)',
    holds: (target, row) =>
      target === row.usual ||
      (row.lasts === 'points' && typeof target === 'number' && target >= 25 && target <= 500 && target % 5 === 0),
  },
  deals: {
    rule: '1.11',
    legal: 'a multiple of the number of seats up to 100',
    holds: (deals, _, seats) => typeof deals === 'number' && deals > 0 && deals <= 100 && deals % seats === 0,
  },
};

/** 24: options that came later may be missing in a record from before. */
const LATE: readonly string[] = ['pairs', 'leaveLast', 'redealDoubles'];

function judgeOptions({ options, seats }: RecordHeader, row: Row) {
  const unknown = Object.keys(options).find((name) => !row.options.includes(name));
  demand(unknown === undefined, 'records', `the game has no option ${unknown}`);
  for (const name of row.options) {
    if (LATE.includes(name) && !Object.hasOwn(options, name)) continue;
    demand(Object.hasOwn(options, name), 'records', `option ${name} is missing`);
    const option = OPTIONS[name];
    const value = options[name];
    if (option === undefined) continue;
    demand(option.holds(value, row, seats.length), option.rule, `${name} is ${value}, not ${option.legal}`);
  }
}

function lengthOf({ target, deals }: RecordHeader['options'], { lasts: by }: Row): Length {
  return by === 'deals' ? { by, deals: Number(deals) } : { by, target: Number(target) };
}

/** What the header of a record agrees on; a header that the pages do not allow is a fault. */
export function termsOf(header: RecordHeader): Terms {
  const { game, options } = header;
  const row = GAMES.get(game);
  demand(row !== undefined, 'records', `there is no game ${game}`);
  judgeOptions(header, row);
  const { dealings, fewestSeats, options: _, lasts: _lasts, usual: _usual, ...rules } = row;
  const { set, handSizes, drawForLead, faceDownDoubles, pairs, leaveLast, redealDoubles } = options;
  const dealing = dealings[[set, handSizes].filter((value) => value !== undefined).join(' ')];
  demand(dealing !== undefined, '2.1', `${handSizes} hands with double-${set} are refused`);
  const seats = header.seats.length;
  const handSize = dealing.handSizes[seats - fewestSeats];
  demand(handSize !== undefined, 'table', `the game is not played with ${seats} seats`);
  const sides = JSON.stringify(header.sides ?? null);
  demand(sides === (pairs === true ? '[[0,2],[1,3]]' : 'null'), '5.9', `the sides are not ${sides}`);
  return {
    ...rules,
    start: drawForLead === true ? 'highest, drawn for' : rules.start,
    doubles: faceDownDoubles === false ? 'open' : rules.doubles,
    seats,
    highest: dealing.highest,
    handSize,
    length: lengthOf(options, row),
    pairs: pairs === true,
    redeals: redealDoubles === true,
    reserve: leaveLast === true ? 1 : rules.reserve,
  };
}
