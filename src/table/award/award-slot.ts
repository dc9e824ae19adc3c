/** Keeps a place for the telling of a deal's end, which is fetched when one nears; without it the sheet tells. */
import { Container } from 'pixi.js';
import type { Situation } from '../../match/ports.ts';
import type { Clock } from '../../motion/clock.ts';
import type { Game, Seat, Seen } from '../../rules/game.ts';
import type { Sight } from '../sight.ts';

export interface AwardOptions {
  readonly clock: Pick<Clock, 'tween'>;
  /** Milliseconds at normal speed into milliseconds now; 0 where motion is not wanted. */
  pace(ms: number): number;
  readonly sight: Pick<Sight, 'own' | 'surface' | 'arrange'>;
  pointsOf(now: Situation): Game['points'];
  /** The whole star lights up. */
  celebrate(seen: Seen): Promise<void>;
  /** Something is to be seen anew; plates are to be written anew. */
  changed(): void;
  write(): void;
}

export interface Award {
  /** The scores as far as points have arrived; `null` while none are told. */
  readonly scores: readonly number[] | null;
  /** Whether a seat has won and is lit. */
  isLit(seat: Seat): boolean;
  /** Tells it while the hands turn up, in so many milliseconds at normal speed. */
  tell(now: Situation, ms: number, signal: AbortSignal): Promise<void>;
  /** Shows at once what was told. */
  show(now: Situation): void;
  /** The screen is shared out otherwise. */
  place(): void;
  /** Nothing is left of what was painted: the next `place` shows it painted anew. */
  repaint(): void;
  /** Lets it fade. */
  clear(): Promise<void>;
  destroy(): void;
}

export interface Awarding extends Pick<Award, 'scores' | 'isLit' | 'tell' | 'place' | 'repaint'> {
  /** Behind the plates, and before them. */
  readonly under: Container;
  readonly over: Container;
  /** What lies there now, at rest; a deal that goes on tells nothing. */
  show(now: Situation): void;
  /** What is about to be shown. */
  meet(now: Situation): void;
  destroy(): void;
}

/** A hand of so few tiles may be the last one. */
const NEAR = 1;

export function createAwarding(given: AwardOptions): Awarding {
  const under = new Container({ eventMode: 'none' });
  const over = new Container({ eventMode: 'none' });
  let award: Award | null = null;
  let fetched: Promise<void> | null = null;
  let met: Situation | null = null;
  let isGone = false;
  const fetch = () => {
    fetched ??= import('./award-chunk.ts').then(
      ({ createAward, createAwardPieces }) => {
        if (!isGone) award = createAward(given, createAwardPieces(under, over));
      },
      () => {},
    );
    return fetched;
  };
  return {
    under,
    over,
    get scores() {
      return award?.scores ?? null;
    },
    isLit: (seat) => award?.isLit(seat) ?? false,
    async tell(now, ms, signal) {
      await fetch();
      if (!signal.aborted) await award?.tell(now, ms, signal);
    },
    place: () => award?.place(),
    repaint: () => award?.repaint(),
    meet(now) {
      met = now;
      const { outcome, hands } = now.seen;
      if (!outcome) void award?.clear();
      if (hands.some((hand) => hand.length <= NEAR)) void fetch();
    },
    show(now) {
      if (!now.seen.outcome) return;
      if (award) award.show(now);
      else void fetch().then(() => met === now && award?.show(now));
    },
    destroy() {
      isGone = true;
      award?.destroy();
    },
  };
}
