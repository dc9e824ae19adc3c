import type { KeyValue } from '../../store/storage.ts';
import { objectOf, timeOf } from './time-of.ts';

/** A portal's place that takes everything as one piece, seldom, over the network. */
export interface Cloud {
  /** What it held when the page came. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Bytes that may go there. */
  readonly room: number;
  write(all: Record<string, unknown>): Promise<void>;
}

const SETTINGS = 'cyprus/settings';
const MATCH = 'cyprus/match/';
/** When the settings were changed here last; and the matches that were forgotten, with the time of what was forgotten. */
const TIMES = 'cyprus/times';
/** So many forgotten matches are remembered. */
const GONE = 32;
/** Milliseconds between two writes: the portal allows a hundred in five minutes. */
const APART = 10_000;

type Gone = Readonly<Record<string, number>>;

/**
 * The browser's own place is always written, and read alone; the cloud is a second one for the settings and the newest
 * match. When the page comes, the newer of both goes on, key by key, and of equals this browser's; what was forgotten later
 * stays forgotten.
 */
export function twinStore(local: KeyValue, cloud: Cloud, page: Window): KeyValue {
  const matches = () => local.keys().filter((key) => key.startsWith(MATCH));
  // Read anew each time: another tab may have written it.
  const times = () => {
    const { settings, gone } = objectOf(local.get(TIMES));
    return { settings: typeof settings === 'number' ? settings : 0, gone: numbers(gone) };
  };
  const keepTimes = (settings: number, gone: Gone) =>
    local.set(TIMES, JSON.stringify({ settings, gone: newest(gone) }));
  takeIn(cloud.data);

  /** What the cloud held goes on here, where it is newer. */
  function takeIn(data: Cloud['data']): void {
    const own = times();
    const gone: Gone = later(numbers(data.gone), own.gone);
    const settings = entry(data.settings);
    const isNewer = settings !== null && settings.at > own.settings;
    if (isNewer) local.set(SETTINGS, settings.text);
    const match = entry(data.match);
    const { id } = objectOf(match?.text ?? null);
    if (match && typeof id === 'string' && id !== '') {
      const at = timeOf(match.text);
      if (at > (gone[id] ?? 0) && at > timeOf(local.get(MATCH + id))) local.set(MATCH + id, match.text);
    }
    // Another device has put it away since.
    for (const key of matches()) if (timeOf(local.get(key)) <= (gone[key.slice(MATCH.length)] ?? -1)) local.remove(key);
    keepTimes(isNewer ? settings.at : own.settings, gone);
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  let isOld = false;
  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (!isOld) return;
    isOld = false;
    last = performance.now();
    const { settings, gone } = times();
    const all = { settings: { at: settings, text: local.get(SETTINGS) ?? '{}' }, gone };
    const [text] = matches()
      .map((key) => local.get(key) ?? '')
      .sort((a, b) => timeOf(b) - timeOf(a));
    const whole = text === undefined ? all : { ...all, match: { at: timeOf(text), text } };
    // What is too long stays in this browser; the next match may fit again.
    const fits = new TextEncoder().encode(JSON.stringify(whole)).length <= cloud.room;
    try {
      await cloud.write(fits ? whole : all);
    } catch {
      // The next change takes it along.
      isOld = true;
    }
  };
  const soon = () => {
    isOld = true;
    timer ??= setTimeout(write, Math.max(0, last + APART - performance.now()));
  };
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.hidden) write().catch(reportError);
  });
  page.addEventListener('pagehide', () => void write().catch(reportError));

  return {
    ...local,
    set(key, value) {
      const outcome = local.set(key, value);
      if (key === SETTINGS) keepTimes(Date.now(), times().gone);
      if (key === SETTINGS || key.startsWith(MATCH)) soon();
      return outcome;
    },
    remove(key) {
      if (key.startsWith(MATCH)) {
        const { settings, gone } = times();
        keepTimes(settings, { ...gone, [key.slice(MATCH.length)]: timeOf(local.get(key)) });
        soon();
      }
      local.remove(key);
    },
  };
}

function entry(found: unknown): { readonly at: number; readonly text: string } | null {
  const { at, text } = Object(found);
  return typeof at === 'number' && typeof text === 'string' ? { at, text } : null;
}

const numbers = (found: unknown): Gone =>
  Object.fromEntries(
    Object.entries(Object(found)).filter((each): each is [string, number] => typeof each[1] === 'number'),
  );

/** Of each the later time. */
function later(one: Gone, other: Gone): Gone {
  const ids = [...Object.keys(one), ...Object.keys(other)];
  return Object.fromEntries(ids.map((id) => [id, Math.max(one[id] ?? 0, other[id] ?? 0)]));
}

/** Those that were put away last. */
const newest = (all: Gone): Gone =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([, at]) => Number.isFinite(at))
      .sort(([, a], [, b]) => b - a)
      .slice(0, GONE),
  );
