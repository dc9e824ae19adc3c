// @vitest-environment happy-dom
/** The page that checks records without the game, with code of its own. */
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import { toHex } from '../src/rules/chance.ts';
import { games } from '../src/rules/games.ts';
import { type MatchRecord, recordHeader, writeRecord } from '../src/rules/record.ts';
import { bots, inputOf, instantPorts, playMatch } from './match/play.ts';

const html = readFileSync('public/check.html', 'utf8');
const code = readFileSync('public/check.js', 'utf8');

beforeEach(() => {
  document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  runInThisContext(code);
});

const field = (id: string) => document.getElementById(id) as HTMLTextAreaElement;
const word = (name: string) => document.querySelector(`[data-word=${name}]`)?.textContent ?? '';
function check(text: string) {
  field('record').value = text;
  field('check').click();
  return {
    verdict: document.getElementById('verdict')?.textContent,
    lines: [...document.querySelectorAll('#found li')].map((line) => line.textContent ?? ''),
  };
}

async function recordOf(game: (typeof games)[number], seed: string): Promise<MatchRecord> {
  const input = inputOf(game, bots(game.seats[0] ?? 2), seed);
  const { options, sitters, finished, seed: bytes } = await playMatch(input, instantPorts([]));
  return { header: recordHeader(game, options, sitters, toHex(bytes)), deals: finished };
}

describe('the checking page', () => {
  it.each(games.map((game) => [game.id, game] as const))('finds a match of %s as it was fixed', async (_, game) => {
    const record = await recordOf(game, 'check');
    const { verdict, lines } = check(writeRecord(record));
    expect(verdict).toBe(word('good'));
    expect(lines).toHaveLength(record.deals.reduce((sum, { thrownIn }) => sum + thrownIn.length + 1, 0));
    expect(lines[0]).toContain([...(record.deals[0]?.thrownIn ?? []), record.deals[0]][0]?.commitment);
    // Before the match is over there is no seed.
    const { seed: __, ...header } = record.header;
    expect(check(writeRecord({ header, deals: record.deals.slice(0, 1) })).verdict).toBe(word('good'));
  });

  it('names what was changed', async () => {
    const [game] = games;
    if (!game) throw new Error('no game');
    const { header, deals } = await recordOf(game, 'changed');
    const [first] = deals;
    if (!first) throw new Error('no deal');
    const faults = (changed: object, head: object = header) => {
      const text = `${JSON.stringify(head)}\n${JSON.stringify({ ...first, ...changed })}\n`;
      const { verdict, lines } = check(text);
      expect(verdict).toBe(word('bad'));
      return lines.at(-1);
    };
    const [a, b, ...rest] = first.heap;
    expect(faults({ heap: [b, a, ...rest] })).toContain(word('fingerprint'));
    expect(faults({ heap: [a, a, ...rest] })).toContain(word('tiles'));
    expect(faults({ salt: '00'.repeat(32) })).toContain(word('fingerprint'));
    expect(faults({ hands: [...first.hands].reverse() })).toContain(word('hands'));
    expect(faults({ events: [{ do: 'draw', seat: 0, from: 3, tile: '12-12' }] })).toContain(word('draws'));
    expect(faults({}, { ...header, seed: 'ab'.repeat(32) })).toContain(word('seed'));
  });

  it.each(['', 'hello', '{}', '{"format":"star-dominoes","version":1}', '[]\n[]'])('knows no record in %j', (text) => {
    expect(check(text)).toEqual({ verdict: word('none'), lines: [] });
  });

  it('asks nobody anything: it names no address but its own files', () => {
    expect(html.match(/(?:src|href)="[^"]*"/g)?.every((each) => /"\.\//.test(each))).toBe(true);
    expect(code).not.toMatch(/fetch|XMLHttpRequest|import|https?:/);
    expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)/);
  });
});
