/** Puts beats into words, beside the plates and in the line on the cloth. */
import type { Texts } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import { badgeOf, beatLineOf } from '../../present/beat-words.ts';
import type { Beat, Game } from '../../rules/game.ts';
import type { Announcement } from '../../ui/announcements.ts';

export interface BeatVoice {
  /** Shows the words of a beat, if it has any. True if they stand in the line, which takes time to read. */
  tell(beat: Beat, after: Situation): boolean;
}

interface BeatVoiceOptions {
  readonly texts: Texts;
  readonly game: Game;
  badge(told: Announcement): void;
  /** Puts news into the line on the cloth. */
  tell(line: string): void;
}

export const createBeatVoice = ({ texts, game, badge, tell }: BeatVoiceOptions): BeatVoice => ({
  tell(beat, after) {
    const line = beatLineOf(beat, after, game, texts);
    const told = badgeOf(beat, after, texts);
    if (line !== null) tell(line);
    // The pips beside a pass say what the hand lacks.
    if ((line === null || beat.beat === 'passed') && told?.brief)
      badge({ seat: told.seat, words: told.brief, suits: told.suits });
    return line !== null;
  },
});
