/** A game that tells a portal, and hears it, as the real one does: screens, a sheet, a pause; nothing is played. */
import type { Portal } from '../../src/shell/portal/portal.ts';
import { type FakePage, pass } from './page.ts';

type Screen = 'loading' | 'title' | 'recess' | 'laying' | 'running' | 'held' | 'paused' | 'sheet' | 'result';

/** How long a table is laid out, milliseconds. */
const LAYING = 40;

export interface House {
  readonly screen: Screen;
  readonly isMuted: boolean;
  /** Loads until the title stands. */
  begin(): Promise<void>;
  /** Presses Play, or Continue. Resolves when the match is being played, or stopped. */
  play(): Promise<void>;
  /** Presses Next on the sheet. */
  next(): Promise<void>;
  /** A deal is played to its sheet. */
  deal(): Promise<void>;
  /** A lone person wins the match. */
  win(): Promise<void>;
  /** The player makes the pause their own, and goes on from one. */
  menu(): void;
  resume(): void;
  /** The match is left. */
  leave(): void;
}

export function openHouse({ page }: FakePage, portal: Portal): House {
  let screen: Screen = 'loading';
  let isMuted = false;
  const go = (to: Screen) => {
    const was = screen === 'running';
    screen = to;
    if (was !== (to === 'running')) portal.playing(to === 'running');
  };
  Object.assign(page.__fake, {
    sound: () => screen === 'running' && !isMuted,
    active: () => screen === 'running',
    open: () => ['title', 'sheet', 'result', 'paused'].includes(screen),
    muted: () => isMuted,
    loading: () => screen === 'loading',
  });
  const press = async (kind: 'deal' | 'match') => {
    page.dispatchEvent(new Event('click'));
    let isOver = !portal.hasRecess(kind);
    if (!isOver) {
      go('recess');
      void portal.recess(kind).then(() => {
        isOver = true;
      });
    }
    while (!isOver) await pass(10);
    if (kind === 'match') {
      go('laying');
      await pass(LAYING);
    }
    go('running');
    await pass(1);
  };
  return {
    get screen() {
      return screen;
    },
    get isMuted() {
      return isMuted;
    },
    async begin() {
      await portal.open(async (asked) => {
        if (asked.type === 'mute') isMuted = asked.muted;
        if (asked.type === 'pause' && screen === 'running') go('held');
        if (asked.type !== 'resume') return null;
        if (screen !== 'held') return { reason: 'notPaused', field: null };
        go('running');
        return null;
      });
      go('title');
      portal.loaded({ games: [], underWay: null });
      await pass(1);
    },
    play: () => press('match'),
    next: () => press('deal'),
    async deal() {
      await pass(1500);
      go('sheet');
      portal.dealOver({ deal: 1, how: 'domino', by: 0, sides: [], points: [], totals: [], winners: null });
      await pass(500);
    },
    async win() {
      go('result');
      portal.celebrate();
      await pass(500);
    },
    menu: () => go('paused'),
    resume: () => go('running'),
    leave: () => go('title'),
  };
}
