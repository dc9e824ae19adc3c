/** Words that bots say at their seats: rarely, about something that all players have just seen. */
import { type BotTexts, type Texts, withBots } from '../i18n/index.ts';
import type { Situation, View } from '../match/ports.ts';
import type { Clock } from '../motion/clock.ts';
import { SPEAKS_AFTER } from '../motion/durations.ts';
import type { Beat, Seat } from '../rules/game.ts';
import { type Character, characterOf } from './characters.ts';

export interface ChatterOptions {
  readonly clock: Pick<Clock, 'wait'>;
  /** Converts milliseconds at normal speed to the current speed. */
  readonly pace: (ms: number) => number;
  readonly texts: Texts;
  isWanted(): boolean;
  /** Returns a number from 0 to below 1. */
  readonly chance: () => number;
  say(seat: Seat, words: string): void;
  /** Aborts when the table is left. */
  readonly left: AbortSignal;
}

/** An event that a bot may comment on. */
type Occasion = keyof BotTexts['bots']['words']['loyal'];

/** The least number of beats between two comments. */
const QUIET = 12;
/** The chance of a comment, by occasion. */
const RATE: Readonly<Record<Occasion, number>> = { starred: 0.5, passed: 0.2, won: 0.6, lost: 0.6 };

/** Creates a view that shows nothing but lets bots speak. No line is repeated within a match, by any bot. */
export function createChatter(o: ChatterOptions): View {
  let quiet = QUIET;
  const said = new Set<string>();
  const speak = async (seat: Seat, occasion: Occasion, { id, temperament }: Character) => {
    const [{ bots }] = await Promise.all([withBots(o.texts), o.clock.wait(o.pace(SPEAKS_AFTER[occasion]), o.left)]);
    const fresh = (lines: readonly string[]) => lines.filter((line) => !said.has(line));
    // The character's own lines first; then those of its temperament.
    const own = fresh(bots.own[id][occasion]);
    const lines = own.length > 0 ? own : fresh(bots.words[temperament][occasion]);
    const words = lines[Math.floor(o.chance() * lines.length)];
    if (!words || o.left.aborted || !o.isWanted()) return;
    said.add(words);
    o.say(seat, words);
  };
  return {
    show() {},
    async shuffle() {},
    async play(beat, after, signal) {
      quiet++;
      const found = occasionOf(beat, after, o.chance);
      const sitter = found && after.sitters[found.seat];
      const who = sitter && characterOf(sitter);
      if (!who || quiet < QUIET || signal.aborted || !o.isWanted() || o.chance() >= RATE[found.occasion]) return;
      quiet = 0;
      // The match doesn't wait for a comment. If it fails to load or is aborted, it is dropped.
      speak(found.seat, found.occasion, who).catch(() => {});
    },
  };
}

/** Returns the seat that may comment on a beat, and the occasion; null if there is none. */
function occasionOf(
  beat: Beat,
  { seen, settlement }: Situation,
  chance: () => number,
): { seat: Seat; occasion: Occasion } | null {
  const last = seen.laid.at(-1)?.seat ?? null;
  // The comments are about a star.
  if (beat.beat === 'starred') return last === null || beat.feet ? null : { seat: last, occasion: 'starred' };
  if (beat.beat === 'passed') {
    // In the opening nobody's play causes a pass, and a bot doesn't comment on its own pass.
    const isLasts = seen.phase !== 'opening' && last !== beat.seat;
    return last !== null && isLasts ? { seat: last, occasion: 'passed' } : null;
  }
  if (beat.beat !== 'ended' || !settlement) return null;
  const { counts } = settlement;
  const most = counts.indexOf(Math.max(...counts));
  return beat.how === 'domino' && chance() < 0.5
    ? { seat: beat.seat, occasion: 'won' }
    : { seat: most, occasion: 'lost' };
}
