/** A table whose sounds are written down instead of heard. */
import { createAudio, type TableOptions, type Volumes } from '../../src/audio/audio.ts';
import type { Levels, Player, Sounding } from '../../src/audio/sound-player.ts';
import type { Beat } from '../../src/rules/game.ts';
import { seeded } from '../../src/table/shuffle/physics/seeded-random.ts';

class FakePage extends EventTarget {
  hidden = false;
  touched = true;
  readonly listening = new Map<string, number>();
  override addEventListener(type: string, listener: () => void, capture: boolean): void {
    this.listening.set(type, (this.listening.get(type) ?? 0) + 1);
    super.addEventListener(type, listener, capture);
  }
  override removeEventListener(type: string, listener: () => void, capture: boolean): void {
    this.listening.set(type, (this.listening.get(type) ?? 0) - 1);
    super.removeEventListener(type, listener, capture);
  }
  hide(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

export async function listen(
  o: { options?: TableOptions; fails?: true; breaks?: true; locked?: true; untouched?: true; muted?: true } = {},
) {
  const heard: Sounding[] = [];
  const log: string[] = [];
  const page = new FakePage();
  page.touched = !o.untouched;
  const volumes = { effects: 1, music: 1, interface: 1, evening: 0, muted: o.muted ?? false };
  const state = { now: 0, opened: 0, ready: !o.locked, gesture: false };
  const player: Player = {
    get ready() {
      return state.ready;
    },
    play(sounding, levels) {
      if (o.breaks) throw new Error('a sound that breaks');
      heard.push({ ...sounding, gain: sounding.gain * levels[sounding.bus] });
    },
    level: (levels: Levels) => log.push(`level ${levels.effects}`),
    hush: () => log.push('hush'),
    wake: () => {
      log.push('wake');
      // A locked device listens to gestures only.
      state.ready ||= !o.locked || state.gesture;
    },
    sleep: () => {
      log.push('sleep');
      state.ready = false;
    },
    close: () => log.push('close'),
  };
  const house = createAudio(
    { sources: [], volumes: (): Volumes => volumes, chance: seeded(7) },
    {
      open: async () => {
        state.opened++;
        if (o.fails) throw new Error('nothing there');
        return player;
      },
      page,
      now: () => state.now,
    },
  );
  /** Long enough for everything that sounds to end, and for promises to settle. */
  const rest = async () => {
    state.now += 10_000;
    for (let turn = 0; turn < 8; turn++) await Promise.resolve();
  };
  const audio = { ...house, ...house.forTable(o.options) };
  // The first sound opens the player and is lost.
  audio.tick();
  await rest();
  log.length = 0;
  return { audio, heard, log, page, volumes, state, rest };
}

export const led: Beat = { beat: 'led', seat: 0, at: 0, tile: '9-9' };
export const passed: Beat = { beat: 'passed', seat: 2, suits: [4] };

export const laid = (index: number, arm: number | string, closed = false): Beat => ({
  beat: 'laid',
  seat: index % 4,
  at: index,
  tile: '4-9',
  arm,
  closed,
  index,
});

/** Which sounds were heard, in their order. */
export const names = (heard: readonly { sound: string }[]) => heard.map(({ sound }) => sound);
