/** A word of a bot now and then, at its seat: about what everybody has just seen, rarely, and never in the way. */
import { type BotTexts, type Texts, withBots } from '../i18n/index.ts';
import type { Situation, View } from '../match/ports.ts';
import type { Clock } from '../motion/clock.ts';
import type { Beat, Seat } from '../rules/game.ts';
import { type Character, characterOf } from '../shell/company.ts';

export interface TalkOptions {
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

type Moment = keyof BotTexts['bots']['words']['loyal'];

/** As many beats pass between two words, at least. */
const QUIET = 12;
/** How often a moment is worth a word. */
const RATE: Readonly<Record<Moment, number>> = { starred: 0.5, passed: 0.2, won: 0.6, lost: 0.6 };
/** Milliseconds at normal speed after which it is said: what is told of the beat itself is read first. */
const AFTER: Readonly<Record<Moment, number>> = { starred: 500, passed: 250, won: 1500, lost: 1200 };

/** A seat at the table that only listens. Nothing is said twice in a match, whoever said it. */
export function createTalk(o: TalkOptions): View {
  let quiet = QUIET;
  const said = new Set<string>();
  const speak = async (seat: Seat, moment: Moment, { id, temperament }: Character) => {
    const [{ bots }] = await Promise.all([withBots(o.texts), o.clock.wait(o.pace(AFTER[moment]), o.left)]);
    const fresh = (lines: readonly string[]) => lines.filter((line) => !said.has(line));
    // What is all their own, as long as there is any; then what others of their kind may say too.
    const own = fresh(bots.own[id][moment]);
    const lines = own.length > 0 ? own : fresh(bots.words[temperament][moment]);
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
      const found = momentOf(beat, after, o.chance);
      const sitter = found && after.sitters[found.seat];
      const who = sitter && characterOf(sitter);
      if (!who || quiet < QUIET || signal.aborted || !o.isWanted() || o.chance() >= RATE[found.moment]) return;
      quiet = 0;
      // Nobody waits for a word; what cannot be fetched, or is cut off, is not said.
      speak(found.seat, found.moment, who).catch(() => {});
    },
  };
}

/** Who has something to say to a beat. */
function momentOf(
  beat: Beat,
  { seen, settlement }: Situation,
  chance: () => number,
): { seat: Seat; moment: Moment } | null {
  const last = seen.laid.at(-1)?.seat ?? null;
  if (beat.beat === 'starred') return last === null ? null : { seat: last, moment: 'starred' };
  if (beat.beat === 'passed') {
    // In the opening it is the star that cannot be served, whoever laid last; and a seat's own pass is told at that seat.
    const isLasts = seen.phase !== 'opening' && last !== beat.seat;
    return last !== null && isLasts ? { seat: last, moment: 'passed' } : null;
  }
  if (beat.beat !== 'ended' || !settlement) return null;
  const { counts } = settlement;
  const most = counts.indexOf(Math.max(...counts));
  return beat.how === 'domino' && chance() < 0.5 ? { seat: beat.seat, moment: 'won' } : { seat: most, moment: 'lost' };
}
