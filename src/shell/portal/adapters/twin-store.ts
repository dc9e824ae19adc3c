import { byTimer } from '../../../motion/later.ts';
import type { KeyValue } from '../../store/storage.ts';
import { objectOf, timeOf } from './time-of.ts';

/** A portal's storage that takes everything in one piece, rarely, over the network. */
export interface Cloud {
  /** The contents when the page was loaded. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The greatest size in bytes. */
  readonly room: number;
  write(all: Record<string, unknown>): Promise<void>;
}

const SETTINGS = 'cyprus/settings';
const MATCH = 'cyprus/match/';
/**
 * The key of three times: of the last change of settings here, of each deleted match's last version, and of the match
 * last synchronized.
 */
const TIMES = 'cyprus/times';
/** The number of deleted matches that are remembered. */
const GONE = 32;
/** Milliseconds between two writes: the portal allows 100 in five minutes. */
const APART = 10_000;

type Gone = Readonly<Record<string, number>>;

/**
 * Reads and writes the browser's own storage; the cloud has copies of the settings and the newest match. When the page
 * is loaded, the newer version of each wins, and this browser's in a tie. Matches deleted later stay deleted. If a
 * match was continued in both places, this browser's version becomes a separate match.
 */
export function twinStore(local: KeyValue, cloud: Cloud, page: Window): KeyValue {
  const times = timesIn(local);
  takeIn(cloud.data, local, times);

  let cancel: (() => void) | undefined;
  let last = Number.NEGATIVE_INFINITY;
  let isOld = false;
  const write = async () => {
    cancel?.();
    cancel = undefined;
    if (!isOld) return;
    isOld = false;
    last = performance.now();
    const { settings, gone } = times.now();
    const all = { settings: { at: settings, text: local.get(SETTINGS) ?? '{}' }, gone };
    const [text] = matchesIn(local)
      .map((key) => local.get(key) ?? '')
      .sort((a, b) => timeOf(b) - timeOf(a));
    const whole = text === undefined ? all : { ...all, match: { at: timeOf(text), text } };
    // A match that is too long stays in this browser; the next one may fit again.
    const fits = new TextEncoder().encode(JSON.stringify(whole)).length <= cloud.room;
    try {
      await cloud.write(fits ? whole : all);
      const { id } = objectOf(text ?? null);
      if (fits && typeof id === 'string') times.keep({ both: { [id]: timeOf(text ?? null) } });
    } catch {
      // The next change writes it too.
      isOld = true;
    }
  };
  const soon = () => {
    isOld = true;
    cancel ??= byTimer(Math.max(0, last + APART - performance.now()), () => void write().catch(reportError));
  };
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.hidden) write().catch(reportError);
  });
  page.addEventListener('pagehide', () => void write().catch(reportError));

  return {
    ...local,
    set(key, value) {
      const outcome = local.set(key, value);
      if (key === SETTINGS) {
        // Later than the previous time, even if that device's clock was ahead.
        times.keep({ settings: Math.max(Date.now(), times.now().settings + 1) });
      }
      if (key === SETTINGS || key.startsWith(MATCH)) soon();
      return outcome;
    },
    remove(key) {
      if (key.startsWith(MATCH)) {
        times.keep({ gone: { ...times.now().gone, [key.slice(MATCH.length)]: timeOf(local.get(key)) } });
        soon();
      }
      local.remove(key);
    },
  };
}

const matchesIn = (local: KeyValue) => local.keys().filter((key) => key.startsWith(MATCH));

type Times = ReturnType<typeof timesIn>;

/** Returns the kept times. They are read each time, since another tab may have written them. */
function timesIn(local: KeyValue) {
  const now = () => {
    const { settings, gone, both } = objectOf(local.get(TIMES));
    return { settings: typeof settings === 'number' ? settings : 0, gone: numbers(gone), both: numbers(both) };
  };
  return {
    now,
    keep(part: Partial<ReturnType<typeof now>>) {
      const { gone, ...others } = { ...now(), ...part };
      local.set(TIMES, JSON.stringify({ ...others, gone: newest(gone) }));
    },
  };
}

/** Takes over the cloud's newer contents. */
function takeIn(data: Cloud['data'], local: KeyValue, times: Times): void {
  const own = times.now();
  const gone: Gone = later(numbers(data.gone), own.gone);
  const settings = entry(data.settings);
  const isNewer = settings !== null && settings.at > own.settings;
  if (isNewer) local.set(SETTINGS, settings.text);
  const match = entry(data.match);
  const { id } = objectOf(match?.text ?? null);
  if (match && typeof id === 'string' && id !== '') {
    const at = timeOf(match.text);
    const here = local.get(MATCH + id);
    if (at > (gone[id] ?? 0) && at > timeOf(here)) {
      if (here !== null && own.both[id] !== timeOf(here)) keepApart(here, match.text, local);
      local.set(MATCH + id, match.text);
      times.keep({ both: { [id]: at } });
    }
  }
  // Another device has deleted it since.
  for (const key of matchesIn(local)) {
    if (timeOf(local.get(key)) <= (gone[key.slice(MATCH.length)] ?? -1)) local.remove(key);
  }
  times.keep({ settings: isNewer ? settings.at : own.settings, gone });
}

/** Makes this browser's version a separate match if both devices continued it. */
function keepApart(here: string, there: string, local: KeyValue): void {
  if (isBeginning(logOf(here), logOf(there))) return;
  const apart = objectOf(here);
  const id = `${apart.id}-${timeOf(here)}`.slice(-64);
  local.set(MATCH + id, JSON.stringify({ ...apart, id }));
}

function entry(found: unknown): { readonly at: number; readonly text: string } | null {
  const { at, text } = Object(found);
  return typeof at === 'number' && typeof text === 'string' ? { at, text } : null;
}

/** Returns the moves of a kept match, in order, as texts. */
function logOf(text: string): readonly string[] {
  const { log } = objectOf(text);
  return Array.isArray(log) ? log.flat().map((move) => JSON.stringify(move)) : [];
}

const isBeginning = (of: readonly string[], whole: readonly string[]) => of.every((move, n) => move === whole[n]);

const numbers = (found: unknown): Gone =>
  Object.fromEntries(
    Object.entries(Object(found)).filter((each): each is [string, number] => typeof each[1] === 'number'),
  );

/** Returns the later time of each match. */
function later(one: Gone, other: Gone): Gone {
  const ids = [...Object.keys(one), ...Object.keys(other)];
  return Object.fromEntries(ids.map((id) => [id, Math.max(one[id] ?? 0, other[id] ?? 0)]));
}

/** Returns the matches deleted last. */
const newest = (all: Gone): Gone =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([, at]) => Number.isFinite(at))
      .sort(([, a], [, b]) => b - a)
      .slice(0, GONE),
  );
