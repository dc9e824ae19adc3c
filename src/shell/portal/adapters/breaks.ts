import type { Grip } from './grip.ts';
import { inSight, LONGEST } from './in-sight.ts';

/** What a portal's script tells of an ad: that it is there; and that it is over, or does not come. In any order, as often as it likes. */
export interface AdNews {
  started(): void;
  ended(): void;
}

export interface BreakOptions {
  readonly page: Document;
  readonly grip: Grip;
  /** Asks the portal for an ad. What it throws counts as an end. */
  request(news: AdNews): void;
  /** Milliseconds in sight that are waited for the first word. */
  readonly patience?: number;
}

export interface Breaks {
  /** Whether one can be taken: none is, and the portal has always answered. */
  readonly can: boolean;
  /** Takes a break; resolves when the game goes on. */
  take(): Promise<void>;
}

/**
 * Breaks that always end: one at a time, and none any more once the portal did not answer, or did not find an end. An ad
 * that begins after the game has gone on stops it again.
 */
export function createBreaks({ page, grip, request, patience = 8000 }: BreakOptions): Breaks {
  let isDeaf = false;
  let isBusy = false;
  const take = (goOn: () => void) => {
    let state: 'asked' | 'shown' | 'missed' | 'late' | 'over' = 'asked';
    const giveUp = () => {
      isDeaf = true;
      if (state === 'asked') {
        state = 'missed';
        goOn();
      } else news.ended();
    };
    let endOfWatch = inSight(page, patience, giveUp);
    const news: AdNews = {
      started() {
        if (state !== 'asked' && state !== 'missed') return;
        state = state === 'asked' ? 'shown' : 'late';
        endOfWatch();
        endOfWatch = inSight(page, LONGEST, giveUp);
        if (state === 'late') grip.hold('ad', true);
        else grip.mute('ad', true);
      },
      ended() {
        endOfWatch();
        const before = state;
        state = 'over';
        if (before === 'shown') grip.mute('ad', false);
        if (before === 'late') grip.hold('ad', false);
        if (before === 'asked' || before === 'shown') goOn();
      },
    };
    try {
      request(news);
    } catch {
      news.ended();
    }
  };
  return {
    get can() {
      return !isDeaf && !isBusy;
    },
    async take() {
      if (isDeaf || isBusy) return;
      isBusy = true;
      await new Promise<void>(take);
      isBusy = false;
    },
  };
}
