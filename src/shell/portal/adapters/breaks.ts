import type { Grip } from './grip.ts';
import { inSight, LONGEST } from './in-sight.ts';

/**
 * The reports of a portal's script about an ad. `ended`: it is over, or does not come. They may come in any order, and
 * repeatedly.
 */
export interface AdNews {
  started(): void;
  ended(): void;
}

export interface BreakOptions {
  readonly page: Document;
  readonly grip: Grip;
  /** Requests an ad from the portal. If it throws, the break ends. */
  request(news: AdNews): void;
  /** Milliseconds to wait for the first report while the page is visible. */
  readonly patience?: number;
}

export interface Breaks {
  /** True if a break can be taken: none is running, and the portal has always responded. */
  readonly can: boolean;
  /** Takes a break; resolves when the game continues. */
  take(): Promise<void>;
}

/**
 * Creates breaks that always end, one at a time. After the portal has failed to respond or to end an ad, there are no
 * more breaks. An ad that begins after the game has continued pauses it again.
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
