/** The words of a film: of a deal up to a moment, and of a single moment. */
import type { WordKind } from '../../access/kind.ts';
import { logWords } from '../../access/log-words.ts';
import type { LogTexts } from '../../i18n/index.ts';
import { comingAbout, type Film, momentAt, type Watcher } from '../../match/film.ts';
import type { Happened } from '../../match/news.ts';

/** Returns everything that the watcher saw in the deal up to then, in order. */
export function storyOf(film: Film, at: number, eye: Watcher): readonly Happened[] {
  const dealt = film.dealt[momentAt(film, at).deal - 1] ?? 0;
  return Array.from({ length: at - dealt + 1 }, (_, n) => comingAbout(film, dealt + n, eye)).flatMap(({ beats, now }) =>
    beats.map((beat) => ({ beat, after: now })),
  );
}

/** Returns the latest event, in one line. */
export function toldOf(film: Film, at: number, eye: Watcher, texts: LogTexts, kind: WordKind): string {
  const { beats, now } = comingAbout(film, at, eye);
  const [first] = beats;
  const { game } = momentAt(film, at).progress;
  return first ? logWords(first, now, { viewer: null, texts, game, kind }).join(' ') : '';
}
