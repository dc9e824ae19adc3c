import { loadScript } from '../../../page/load-script.ts';
import { type Hear, noPortal, type Portal } from '../portal.ts';
import { type AdNews, createBreaks } from './breaks.ts';
import { createDue } from './due.ts';
import { createGrip } from './grip.ts';
import { strict } from './strict.ts';

/** An event of a network's script: `SDK_READY`, `SDK_GAME_PAUSE`, `SDK_GAME_START`, `SDK_ERROR`, `AD_ERROR` … */
export interface NetEvent {
  readonly name: string;
}

export interface Network {
  readonly address: string;
  readonly id: string;
  /** Sets the script's options. */
  prepare(onEvent: (event: NetEvent) => void): void;
  /** Requests an ad. The promise, if any, settles when the ad is over. */
  show(): Promise<unknown> | undefined;
}

/**
 * Milliseconds to wait for an ad. The slower network gives up after 12 s, and then 8 s more; an ad in that time is
 * still handled.
 */
const PATIENCE = 10_000;

/**
 * Opens a portal that is only an ad network. Two events, pause and start, report everything. The first match begins
 * with an ad.
 */
export function openAdNetwork(page: Window, net: Network): Portal {
  let isReady = false;
  /** The break that is waiting for these events. */
  let news: AdNews | null = null;
  const grip = createGrip(page.document);
  const due = createDue(true);
  const onEvent = ({ name }: NetEvent) => {
    if (name === 'SDK_READY') isReady = true;
    else if (name === 'SDK_GAME_PAUSE') {
      // Without a requested break the portal pauses the game by itself.
      if (news) news.started();
      else grip.hold('portal', true);
    } else if (name === 'SDK_GAME_START') {
      // This event also comes without an ad.
      grip.hold('portal', false);
      news?.ended();
      news = null;
    }
  };
  net.prepare(onEvent);
  loadScript(page, net.address, net.id).catch(() => {});
  const breaks = createBreaks({
    page: page.document,
    grip,
    patience: PATIENCE,
    request(told) {
      news = told;
      const end = () => {
        told.ended();
        if (news === told) news = null;
      };
      net.show()?.then(end, end);
    },
  });

  return {
    ...noPortal,
    manners: { ...strict, menu: true },
    async open(hear: Hear) {
      grip.open(hear);
    },
    playing(now) {
      due.playing(now);
      grip.playing(now);
    },
    dealOver: due.dealOver,
    hasRecess: () => isReady && !grip.isHeld && due.is && breaks.can,
    recess() {
      due.taken();
      return breaks.take();
    },
  };
}
