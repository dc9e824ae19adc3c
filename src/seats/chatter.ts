/** What bots say at their seats: a word about what everybody has just seen, rarely, and never in the way. */
import { type BotTexts, type Texts, withBots } from '../i18n/index.ts';
import type { Situation, View } from '../match/ports.ts';
import type { Clock } from '../motion/clock.ts';
import { SPEAKS_AFTER } from '../motion/durations.ts';
import type { Beat, Seat } from '../rules/game.ts';
import { type Character, characterOf } from './characters.ts';

export interface ChatterOptions {
  readonly clock: Pick<Clock, 'wait'>;
  /** Milliseconds at normal speed into milliseconds now. */
  readonly pace: (ms: number) => number;
  readonly texts: Texts;
  isWanted(): boolean;
  /** From 0 to 1, without 1. */
  readonly chance: () => number;
  say(seat: Seat, words: string): void;
  /** Aborts when the table is left. */
  readonly left: AbortSignal;
}

/** What a bot may have something to say about. */
type Occasion = keyof BotTexts['bots']['words']['loyal'];

/** At least so many beats pass between two words. */
const QUIET = 12;
/** How often an occasion is worth a word. */
const RATE: Readonly<Record<Occasion, number>> = { starred: 0.5, passed: 0.2, won: 0.6, lost: 0.6 };

/** A view that shows nothing, and speaks for the bots. Nothing is said twice in a match, whoever said it. */
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
      // The match does not wait for a word; one that cannot be fetched, or is cut off, is not said.
      speak(found.seat, found.occasion, who).catch(() => {});
    },
  };
}

/** Who has something to say about a beat. */
function occasionOf(
  beat: Beat,
  { seen, settlement }: Situation,
  chance: () => number,
): { seat: Seat; occasion: Occasion } | null {
  const last = seen.laid.at(-1)?.seat ?? null;
  if (beat.beat === 'starred') return last === null ? null : { seat: last, occasion: 'starred' };
  if (beat.beat === 'passed') {
    // In the opening the star cannot be served, whoever laid last; and the seat that passes is told about at its own place.
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
