/** A seat at the table for what bots say: fetched when there may be something to say for the first time. */
import type { View } from '../match/ports.ts';
import type { Beat } from '../rules/game.ts';
import type { TalkOptions } from './talk.ts';

const WORTH: ReadonlySet<Beat['beat']> = new Set(['starred', 'passed', 'ended']);

export function createTalking(options: TalkOptions): View {
  let talk: Promise<View> | null = null;
  const fetch = async () => (await import('./talk.ts')).createTalk(options);
  return {
    show() {},
    async shuffle() {},
    async play(beat, after, signal) {
      if (!talk && !WORTH.has(beat.beat)) return;
      talk ??= fetch();
      // Nobody waits for it. What could not be fetched is fetched again the next time.
      void talk.then(
        (view) => view.play(beat, after, signal),
        () => {
          talk = null;
        },
      );
    },
  };
}
