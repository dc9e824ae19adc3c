/** Who may look at a table of several persons: the curtain between them, and what it keeps from the views. */
import { logWords } from '../access/log-words.ts';
import type { Texts } from '../i18n/index.ts';
import type { MatchContext } from '../match/match.machine.ts';
import { newsFor } from '../match/news.ts';
import type { Sitter, Situation, View } from '../match/ports.ts';
import { eyeOf, situationOf } from '../match/situation.ts';
import type { Clock } from '../motion/clock.ts';
import type { Game, Seat } from '../rules/game.ts';
import { seenBeat } from '../rules/seen.ts';
import type { PortsOptions } from '../seats/ports.ts';
import type { Curtain, CurtainNews } from '../shell/curtain.ts';
import { shortName } from '../shell/sitters.ts';

export interface HandingOptions {
  readonly curtain: Curtain;
  readonly texts: Texts;
  readonly clock: Pick<Clock, 'pause' | 'resume'>;
  /** The match as it stands. */
  match(): MatchContext;
  /** Shows a situation on every view; none of them may keep it from the others. */
  show(now: Situation): void;
  /** Gives the keyboard back to the table. */
  focus(): void;
  /** Aborts when the table is left. */
  readonly signal: AbortSignal;
}

export interface Handing {
  /** Where the match lets one person hand over to another. */
  readonly curtain: PortsOptions['curtain'];
  /** The view, to which nothing but the table comes while the curtain is down, whatever it is shown. */
  veil(view: View): View;
  /** Lets the curtain fall over a hand that is on the screen, for the person whose it is. */
  hide(): Promise<void>;
}

export function createHanding({ curtain, texts, clock, match, show, focus, signal }: HandingOptions): Handing {
  const cover = async (to: Seat, sitter: Sitter, until: AbortSignal) => {
    // While the clock stands the scene paints at once: the faces are off the screen before the curtain is on it.
    clock.pause('curtain');
    show(situationOf(match(), 'table'));
    await curtain.raise(to, sitter, curtainNews(match(), to, texts), until);
    // It may be down for somebody else by now.
    if (!curtain.isDown) clock.resume('curtain');
  };
  return {
    curtain: { raise: cover },
    veil: (view) => {
      const through = (now: Situation) => (curtain.isDown ? withoutHands(now, match().game) : now);
      return {
        show: (now) => view.show(through(now)),
        play(beat, after, until) {
          const now = through(after);
          return view.play(seenBeat(match().game, beat, now.eye), now, until);
        },
        shuffle: (now, until) => view.shuffle(through(now), until),
      };
    },
    async hide() {
      const { sitters } = match();
      const seat = eyeOf(match());
      const sitter = typeof seat === 'number' ? sitters[seat] : undefined;
      const persons = sitters.filter(({ kind }) => kind === 'person').length;
      if (persons < 2 || typeof seat !== 'number' || !sitter || curtain.isDown) return;
      // Also while others move: the hand is on the screen until the next person's turn.
      await cover(seat, sitter, signal);
      if (signal.aborted || curtain.isDown) return;
      show(situationOf(match(), eyeOf(match())));
      focus();
    },
  };
}

/** What everybody saw since the seat's turn, in the words of the log. */
function curtainNews(match: MatchContext, seat: Seat, texts: Texts): CurtainNews {
  const sitters = match.sitters.map((sitter) => ({ ...sitter, name: shortName(sitter.name) }));
  const { since, happened } = newsFor({ ...match, sitters }, seat);
  const lines = happened.flatMap(({ beat, after }) =>
    logWords(beat, after, null, texts).map((text) => ({
      text,
      tile: beat.beat === 'led' || beat.beat === 'laid' ? beat.tile : null,
    })),
  );
  return { since, lines };
}

/** The same as the whole table sees it. What lies open for all at the end of a deal stays so. */
function withoutHands(now: Situation, game: Game): Situation {
  if (now.eye === 'all') return now;
  const heap = now.seen.heap.map((tile, at) => (game.sees(now.seen, 'table', at) ? tile : null));
  return { ...now, eye: 'table', seen: { ...now.seen, heap } };
}
