/** The sound of the page, loaded at the first touch: nothing can be heard before it. */
import type { Audio, AudioOptions, TableAudio, TableOptions } from './audio.ts';
import { browserPage, type Page, UNLOCKING } from './audio-page.ts';

export interface LateAudioPorts {
  readonly page?: Page;
  readonly fetch?: () => Promise<Pick<typeof import('./audio.ts'), 'createAudio'>>;
}

export function createLateAudio(
  o: AudioOptions,
  { page = browserPage(), fetch = () => import('./audio.ts') }: LateAudioPorts = {},
): Audio {
  let audio: Audio | null = null;
  let isMuted = false;
  let isDestroyed = false;
  /** Tells the audio of the match, which may have begun before the audio came. */
  let sit: (() => void) | null = null;
  const listen = () => {
    for (const touch of UNLOCKING) page.addEventListener(touch, send, true);
  };
  const rest = () => {
    for (const touch of UNLOCKING) page.removeEventListener(touch, send, true);
  };
  const send = () => {
    rest();
    fetch().then(
      ({ createAudio }) => {
        if (isDestroyed) return;
        audio = createAudio(o, { page });
        sit?.();
        audio.mute(isMuted);
        audio.applyVolumes();
      },
      () => {
        if (!isDestroyed) listen();
      },
    );
  };
  listen();
  return {
    forTable(table?: TableOptions): TableAudio {
      let heard: TableAudio | null = null;
      const now = () => {
        heard ??= audio?.forTable(table) ?? null;
        return heard;
      };
      sit = now;
      now();
      return {
        play: (beat) => now()?.play(beat),
        pick: () => now()?.pick(),
        refuse: () => now()?.refuse(),
        clatter: (impacts) => now()?.clatter(impacts),
      };
    },
    win: () => audio?.win(),
    tick: () => audio?.tick(),
    hush: () => audio?.hush(),
    applyVolumes: () => audio?.applyVolumes(),
    mute(muted) {
      isMuted = muted;
      audio?.mute(muted);
    },
    destroy() {
      isDestroyed = true;
      rest();
      audio?.destroy();
    },
  };
}
