/** Several persons at one device: the curtain between their turns, and the parts that views must not show meanwhile. */
import type { MatchContext } from '../match/match-setup.ts';
import { haveSecrets } from '../match/persons.ts';
import type { Sitter, Situation, View } from '../match/ports.ts';
import { eyeOf, situationOf } from '../match/situation.ts';
import type { Clock } from '../motion/clock.ts';
import type { Game, Seat } from '../rules/game.ts';
import { seenBeat } from '../rules/seen.ts';
import type { CurtainPort } from './match-ports.ts';

export interface HotSeatOptions {
  readonly curtain: CurtainPort & { readonly isDown: boolean };
  readonly clock: Pick<Clock, 'pause' | 'resume'>;
  /** Returns the match in its present state. */
  match(): MatchContext;
  /** Shows a situation on every view, even if one of them fails. */
  show(now: Situation): void;
  /** Moves the focus back to the table. */
  focus(): void;
  /** Aborts when the table is left. */
  readonly signal: AbortSignal;
}

export interface HotSeat {
  /** Lets the curtain fall when the match hands over from one person to another. */
  readonly curtain: CurtainPort;
  /** Wraps a view. While the curtain is down the view receives only what the whole table may see. */
  veil(view: View): View;
  /** Lowers the curtain over the visible hand until its owner raises it. If it rejects, the hand stays hidden. */
  hide(): Promise<void>;
}

export function createHotSeat({ curtain, clock, match, show, focus, signal }: HotSeatOptions): HotSeat {
  const raise = async (to: Seat, sitter: Sitter, by: Sitter | null, until: AbortSignal) => {
    // While the clock is stopped the scene paints at once, so faces disappear before the curtain falls.
    clock.pause('curtain');
    try {
      show(situationOf(match(), 'table'));
      await curtain.raise(to, sitter, by, until);
    } finally {
      // It may be down for another person by now.
      if (!curtain.isDown) clock.resume('curtain');
    }
  };
  return {
    curtain: { raise },
    veil(view) {
      const veiled = (now: Situation) => (curtain.isDown ? withoutHands(now, match().game) : now);
      return {
        show: (now) => view.show(veiled(now)),
        play(beat, after, until) {
          const now = veiled(after);
          return view.play(seenBeat(match().game, beat, now.eye), now, until);
        },
        shuffle: (now, until) => view.shuffle(veiled(now), until),
      };
    },
    async hide() {
      const { sitters, game } = match();
      const seat = eyeOf(match());
      const sitter = typeof seat === 'number' ? sitters[seat] : undefined;
      if (!haveSecrets(game, sitters) || typeof seat !== 'number' || !sitter || curtain.isDown) return;
      // While bots move, too: the hand stays visible until the next person's turn.
      await raise(seat, sitter, null, signal);
      if (signal.aborted || curtain.isDown) return;
      show(situationOf(match(), eyeOf(match())));
      focus();
    },
  };
}

/** Returns the situation as the whole table sees it. Hands that are shown to all at the end of a deal stay visible. */
function withoutHands(now: Situation, game: Game): Situation {
  if (now.eye === 'all') return now;
  const heap = now.seen.heap.map((tile, at) => (game.sees(now.seen, 'table', at) ? tile : null));
  return { ...now, eye: 'table', seen: { ...now.seen, heap } };
}
