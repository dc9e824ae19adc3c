// @vitest-environment happy-dom
/** The log is written late: by a writer who comes, who does not, and who comes when the table has been left. */
import { afterEach, expect, it, vi } from 'vitest';
import { createLogWriter, type LogWriter } from '../../src/access/log-writer.ts';
import type { Happened } from '../../src/match/news.ts';
import { eventually } from '../eventually.ts';
import { laidTable, signal } from './laid-table.ts';
import { stagedMatch, texts } from './staged.ts';

const writer = createLogWriter(texts);

const tables: ReturnType<typeof laidTable>[] = [];
/** A table listens to the keys of the whole page: one that is left would take them from the next test. */
afterEach(() => {
  for (const { table } of tables.splice(0)) table.destroy();
});

function laid(...how: Parameters<typeof laidTable>) {
  const at = laidTable(...how);
  tables.push(at);
  return at;
}

/** A table whose writer comes when it is let in. */
function awaited() {
  const coming: { come: (writer: LogWriter) => void; fail: (why: Error) => void }[] = [];
  const fetch = vi.fn(() => new Promise<LogWriter>((come, fail) => void coming.push({ come, fail })));
  const at = laid(true, { now: null, fetch });
  const match = stagedMatch('cyprus', 4, 'late');
  /** Asks; returns the end of the question. */
  const ask = () => {
    const left = new AbortController();
    at.desk.ask({ seat: 0, seen: match.situation().seen, moves: match.moves() }, left.signal).catch(() => {});
    return () => left.abort(new Error('answered elsewhere'));
  };
  return { ...at, match, ask, fetch, coming };
}

async function happens({ table, match }: ReturnType<typeof awaited>, moves: number) {
  await table.shuffle(match.situation(), signal);
  for (let n = 0; n < moves; n++) {
    for (const beat of match.play(match.randomMove())) await table.play(beat, match.situation(), signal);
  }
}

it('writes all that has happened as soon as the writer has come, and the rest as it happens', async () => {
  const at = awaited();
  await happens(at, 6);
  const there = laid();
  await happens({ ...at, table: there.table, match: stagedMatch('cyprus', 4, 'late') }, 6);
  const expected = there.log();
  expect(expected.length).toBeGreaterThan(6);
  // The second table took the page over: what counts is the log that the first one writes into its own root.
  const lines = () => [...at.root.querySelectorAll('[role=log] p')].map((line) => line.textContent ?? '');
  expect(lines()).toEqual([]);
  at.table.wantLog();
  at.coming[0]?.come(writer);
  await eventually(() => expect(lines()).toEqual(expected));
  at.table.say(1, '“Patience.”');
  expect(lines().at(-1)).toBe('Bot 1: “Patience.”');
});

it('writes what happened before a match was continued, of which nothing is read aloud', async () => {
  const at = awaited();
  const { table, match } = at;
  const before: Happened[] = [{ beat: { beat: 'dealt' }, after: match.situation() }];
  for (let n = 0; n < 6; n++) {
    const beats = match.play(match.randomMove());
    before.push(...beats.map((beat) => ({ beat, after: match.situation() })));
  }
  const whole = laid();
  await whole.table.shuffle(before[0]?.after ?? match.situation(), signal);
  for (const { beat, after } of before) await whole.table.play(beat, after, signal);
  const expected = whole.log();

  table.recall(0, before);
  table.show(match.situation());
  expect(at.fetch).not.toHaveBeenCalled();
  table.wantLog();
  at.coming[0]?.come(writer);
  const written = () => [...at.root.querySelectorAll('[role=log] p')];
  await eventually(() => expect(written().map((line) => line.textContent)).toEqual(expected));
  expect(written().filter((line) => line.getAttribute('aria-live') !== 'off')).toEqual([]);
  for (const beat of match.play(match.randomMove())) await table.play(beat, match.situation(), signal);
  expect(written().length).toBeGreaterThan(expected.length);
  expect(written().at(-1)?.getAttribute('aria-live')).toBeNull();
});

it('sends for the writer when the first question has been answered, not before, and only once', async () => {
  const at = awaited();
  await happens(at, 1);
  const answered = at.ask();
  expect(at.fetch).not.toHaveBeenCalled();
  answered();
  await eventually(() => expect(at.fetch).toHaveBeenCalled());
  at.ask()();
  at.table.wantLog();
  at.table.openLog(true);
  expect(at.fetch).toHaveBeenCalledOnce();
});

it('goes on without a writer who does not come, and sends again when it is asked for', async () => {
  const at = awaited();
  await happens(at, 1);
  at.table.openLog(true);
  at.coming[0]?.fail(new Error('offline'));
  await eventually(() => {
    at.table.openLog(true);
    expect(at.fetch).toHaveBeenCalledTimes(2);
  });
  await happens(at, 1);
  at.coming[1]?.come(writer);
  await eventually(() => expect(at.log()).toContain('Deal 1. The tiles are shuffled.'));
});

it('leaves a table alone that was taken away before the writer came', async () => {
  const at = awaited();
  at.table.wantLog();
  await happens(at, 1);
  at.table.destroy();
  at.coming[0]?.come(writer);
  await Promise.resolve();
  expect(at.root.textContent).toBe('');
});

it('tells deals that are thrown in one after another in one line, and only the last as dealt (1.2)', async () => {
  const { table, log } = laid();
  const now = stagedMatch('cyprus', 4, 'late').situation();
  const dealt = async (thrownIn: number, missing?: '9-9' | null) => {
    const phase = missing === undefined ? ('leading' as const) : ('thrownIn' as const);
    const after = { ...now, thrownIn, seen: { ...now.seen, phase } };
    await table.shuffle(after, signal);
    await table.play({ beat: 'dealt' }, after, signal);
    if (missing !== undefined) await table.play({ beat: 'threwIn', missing }, after, signal);
  };
  await dealt(0, '9-9');
  expect(log()).toEqual([texts.beats.shuffling(1), texts.beats.threwIn('9-9', undefined, 1)]);
  await dealt(1, '9-9');
  await dealt(2, '9-9');
  await dealt(3, null);
  await dealt(4);
  const told = [
    texts.beats.shuffling(1),
    'Nobody holds the double nine, 3 times in a row: the tiles are dealt again.',
    'Nobody holds a double: the tiles are dealt again.',
    texts.beats.dealt(9, 19),
  ];
  expect(log()).toEqual(told);
  // The next deal begins anew.
  await dealt(0, '9-9');
  expect(log()).toEqual([...told, texts.beats.shuffling(1), texts.beats.threwIn('9-9', undefined, 1)]);
});
