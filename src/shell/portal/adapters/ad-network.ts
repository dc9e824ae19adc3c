import { type Hear, noPortal, type Portal } from '../portal.ts';
import { type AdNews, createBreaks } from './breaks.ts';
import { createDue } from './due.ts';
import { createGrip } from './grip.ts';
import { loadScript } from './load-script.ts';
import { strict } from './strict.ts';

/** What a network's script tells: `SDK_READY`, `SDK_GAME_PAUSE`, `SDK_GAME_START`, `SDK_ERROR`, `AD_ERROR` … */
export interface NetEvent {
  readonly name: string;
}

export interface Network {
  readonly address: string;
  readonly id: string;
  /** Puts the options where the script looks for them. */
  prepare(onEvent: (event: NetEvent) => void): void;
  /** Asks for an ad; the promise, where there is one, settles when it is over. */
  show(): Promise<unknown> | undefined;
}

/** The slower of the networks gives up after twelve seconds, and eight more, by itself: what comes then is caught. */
const PATIENCE = 10_000;

/** A portal that is a network for ads and nothing else: two events tell all of it. The first match begins with an ad. */
export function openAdNetwork(page: Window, net: Network): Portal {
  let isReady = false;
  /** The break that waits for these events. */
  let news: AdNews | null = null;
  const grip = createGrip(page.document);
  const due = createDue(true);
  const onEvent = ({ name }: NetEvent) => {
    if (name === 'SDK_READY') isReady = true;
    else if (name === 'SDK_GAME_PAUSE') {
      // Without a break of ours the portal stops the game itself.
      if (news) news.started();
      else grip.hold('portal', true);
    } else if (name === 'SDK_GAME_START') {
      // It comes also where no ad did.
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
