/**
 * Records that were written before some options came (24): the files are kept as they were. They are read as they were
 * played, by the audit and from the pages.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { audit } from '../../src/rules/audit.ts';
import { gameById } from '../../src/rules/games.ts';
import { readRecords, replay } from '../../src/rules/record.ts';
import { judge } from '../second/judgement.ts';

const folder = new URL('before/', import.meta.url);
const files = readdirSync(folder);
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');

/** The options that such a record lacks. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  bergen: ['barricade', 'by'],
  block: ['drawing', 'by'],
  draw: ['heavyBlank', 'blockedTo'],
  general: ['by'],
  goat: ['opens'],
  osel: ['pairs', 'leaveLast', 'redealDoubles'],
  peruvian: ['barricade'],
  'team-block': ['drawing', 'by'],
};

describe('a record from before an option', () => {
  it('is there of games with late options', () => {
    expect(files.map((file) => file.replace('.jsonl', ''))).toEqual(Object.keys(LATER));
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
    const [whole, played] = [game.options(record.header.options, record.header.seats.length), [...options][0] ?? ''];
    expect(whole.ok && later.every((option) => option in whole.value)).toBe(true);
    // 20.2: General counted blocked deals before the option came, which therefore stays missing.
    const { by: _, ...withoutBy } = whole.ok ? whole.value : {};
    expect(JSON.parse(played)).toEqual(game.id === 'general' ? withoutBy : whole.ok && whole.value);
  });
});
