/** Opens a match to be watched: from the record book, a file or a review. */
import { type LogTexts, type WatchingTexts, withLog, withWatching } from '../../i18n/index.ts';
import { wordsOf } from '../../kinds/kinds.ts';
import { type Film, filmOf, indexOf, type Watcher } from '../../match/film.ts';
import { onlyPerson } from '../../match/persons.ts';
import { fromHex } from '../../rules/chance.ts';
import type { Result } from '../../rules/game.ts';
import { gameById } from '../../rules/games.ts';
import { keptOptions } from '../../rules/options.ts';
import { gameOfSeed } from '../../shell/deal-number.ts';
import { textOf } from '../../shell/given-file.ts';
import { LONGEST, openRecordFile, type RecordFileFault } from '../../shell/watching/record-file.ts';
import type { Watched } from '../../shell/watching/watched.ts';
import type { Watching } from '../../shell/watching/watching.machine.ts';
import type { WatchingHost } from './watching-table.ts';
import { watchingOf } from './watching-table.ts';

/** Watches a match. If it can't be watched, a message says so and the screen stays. */
export async function watchMatch(watched: Watched, host: WatchingHost): Promise<void> {
  const opened = await openWatched(watched, host);
  if (opened.ok) begin(opened.value, host);
  else host.services.toasts.say(opened.reason);
}

/** Watches the first match of a record file; messages as for `watchMatch`. */
export async function watchFile(file: Blob, host: WatchingHost): Promise<void> {
  const { toasts } = host.services;
  const opened = await openFile(file, host);
  if (!opened.ok) return void toasts.say(opened.reason);
  const { watching, note, busy } = opened.value;
  const word = begin(watching, host) ? note : busy;
  if (word) toasts.say(word);
}

/** Returns false if the app can't watch a match now. */
function begin(watching: Watching, { app }: WatchingHost): boolean {
  const event = { type: 'WATCH', watching } as const;
  if (!app.getSnapshot().can(event)) return false;
  app.send(event);
  return true;
}

/** Returns a match to be watched, or the reason why there is none, in the player's words. */
async function openWatched(watched: Watched, host: WatchingHost): Promise<Result<Watching>> {
  const { texts } = host.services;
  try {
    const words = await withLog(await withWatching(texts));
    return await opened(watched, words, host);
  } catch {
    return { ok: false, reason: texts.late.lines.missing };
  }
}

async function opened(
  watched: Watched,
  texts: WatchingTexts & LogTexts,
  host: WatchingHost,
): Promise<Result<Watching>> {
  const { faults } = texts.watching;
  const { match, from, eye } = watched;
  // It may be played on.
  await host.services.games.fetchAll();
  const game = gameById(match.game);
  if (!game) return { ok: false, reason: faults.game(match.game) };
  const seats = match.sitters.length;
  const options = game.seats.includes(seats) ? keptOptions(game, match.options, seats) : null;
  const given = match.given ? { given: match.given } : {};
  const film = options?.ok
    ? told({
        game: gameOfSeed(game, match.seed),
        options: options.value,
        sitters: match.sitters,
        ...given,
        taken: match.taken ?? null,
        lastDeal: match.lastDeal ?? null,
        log: match.log,
        seed: match.seed,
      })
    : null;
  if (!film) return { ok: false, reason: faults.refused };
  const kind = await wordsOf(game, texts);
  const start = {
    at: from ? indexOf(film, from.deal, from.move) : 0,
    eye: eye ?? eyeFor(film),
    mayPlayOn: watched.mayPlayOn,
  };
  return { ok: true, value: watchingOf({ film, kind, texts, start, host }) };
}

/**
 * Returns a film; null if the kept match is invalid. Kept matches may contain anything, so errors of the rules count as
 * invalid.
 */
function told(match: Omit<Parameters<typeof filmOf>[0], 'seed'> & { readonly seed: string }): Film | null {
  try {
    const film = filmOf({ ...match, seed: fromHex(match.seed) });
    return film.ok ? film.value : null;
  } catch {
    return null;
  }
}

/** Returns the seat of the only person; 'all' if there are none or several persons. */
const eyeFor = ({ sitters }: Film): Watcher => (sitters.length === 1 ? 0 : (onlyPerson(sitters) ?? 'all'));

interface OpenedFile {
  readonly watching: Watching;
  /** A remark about the file; empty if there is none. */
  readonly note: string;
  /** The message if it can't be watched now. */
  readonly busy: string;
}

/** Opens the first match of a record file. */
async function openFile(given: Blob, host: WatchingHost): Promise<Result<OpenedFile>> {
  const { texts } = host.services;
  try {
    const all = await withLog(await withWatching(texts));
    const { watching: words } = all;
    const text = await textOf(given, LONGEST);
    if (!text.ok) return { ok: false, reason: words.faults[text.reason === 'tooLong' ? 'tooLong' : 'notAMatch'] };
    const file = openRecordFile(text.value, gameById);
    if (!file.ok) return { ok: false, reason: faultWords(file.fault, words.faults) };
    const film = await opened({ match: file.match, mayPlayOn: true }, all, host);
    if (!film.ok) return film;
    const note = file.matches > 1 ? words.several(file.matches) : '';
    return { ok: true, value: { watching: film.value, note, busy: words.faults.playing } };
  } catch {
    return { ok: false, reason: texts.late.lines.missing };
  }
}

function faultWords(fault: RecordFileFault, words: WatchingTexts['watching']['faults']): string {
  switch (fault.why) {
    case 'game':
      return words.game(fault.game);
    case 'damaged':
      return words.damaged(fault.line);
    case 'illegal':
      return words.illegal(fault.line, fault.words);
    default:
      return words[fault.why];
  }
}
