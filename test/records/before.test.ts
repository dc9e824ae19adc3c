/**
 * Records that were written before some options came (24): the files are kept as they were. They are read as they were
 * played, by the audit and from the pages.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { audit } from '../../src/rules/audit.ts';
import { gameById, games } from '../../src/rules/games.ts';
import { readRecords, replay } from '../../src/rules/record.ts';
import { judge } from '../second/judgement.ts';

const folder = new URL('before/', import.meta.url);
const files = readdirSync(folder);
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');

/** The options that such a record lacks. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  'all-fives': ['by'],
  'all-sevens': ['by'],
  bergen: ['barricade', 'by'],
  block: ['drawing', 'by'],
  draw: ['heavyBlank', 'blockedTo'],
  french: ['by'],
  general: ['by'],
  goat: ['opens'],
  hungarian: ['by'],
  italian: ['by'],
  matador: ['by'],
  osel: ['pairs', 'leaveLast', 'redealDoubles'],
  peruvian: ['barricade'],
  'sea-goat': ['rotten'],
  'team-block': ['drawing', 'by'],
};

describe('a record from before an option', () => {
  it('is there of games with late options', () => {
    expect(files.map((file) => file.replace('.jsonl', ''))).toEqual(Object.keys(LATER));
    const late = games.filter(({ optionSpecs }) => optionSpecs.some(({ isLate }) => isLate));
    expect(late.map(({ id }) => id).sort()).toEqual(Object.keys(LATER));
  });

  it('17.12, 24: has rotten eggs in Sea Goat, which are forgotten', () => {
    const read = readRecords(textOf('sea-goat.jsonl'));
    const { deals = [] } = (read.ok && read.value[0]) || {};
    const waits = deals.map((deal) => JSON.stringify('pending' in deal ? deal.pending : null));
    const rotten = waits.findIndex(
      (each, nth) => each.includes('"attempts":1,"eggs":true') && !waits[nth + 1]?.includes('"eggs":true'),
    );
    expect(rotten).toBeGreaterThan(-1);
    expect(deals.length).toBeGreaterThan(rotten + 2);
  });

  it.each(files)('is over where it ends, and is judged good twice: %s', (file) => {
    const [audited, read] = [audit(textOf(file)), judge(textOf(file))];
    expect(audited).toMatchObject({ ok: true, matches: 1, unfinished: 0 });
    expect(read).toEqual(audited);
  });

  it.each(files)('lacks them, and is played with what they were by default: %s', (file) => {
    const read = readRecords(textOf(file));
    const [record] = read.ok ? read.value : [];
    const game = gameById(record?.header.game ?? '');
    if (!record || !game) throw new Error(`${file} is no record`);
    const later = LATER[game.id] ?? [];
    expect(later.filter((option) => option in record.header.options)).toEqual([]);
    const options = new Set<string>();
    const replayed = replay(record, game, ({ deal }) => options.add(JSON.stringify(deal.options)));
    expect(replayed.ok && replayed.value.winners).toBeTruthy();
    // 24: no option that may be missing is left without such a record, and none may be missing that is not late.
    expect(game.optionSpecs.flatMap(({ id, isLate }) => (isLate ? [id] : []))).toEqual(later);
    const [whole, played] = [game.options(record.header.options, record.header.seats.length), [...options][0] ?? ''];
    expect(whole.ok && later.every((option) => option in whole.value)).toBe(true);
    // 20.2: General counted blocked deals before the option came, which therefore stays missing.
    const { by: _, ...withoutBy } = whole.ok ? whole.value : {};
    expect(JSON.parse(played)).toEqual(game.id === 'general' ? withoutBy : whole.ok && whole.value);
  });
});
