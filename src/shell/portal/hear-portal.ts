/** Does what a portal asks. Nothing it asks ends a match, or changes what the player has set. */
import type { ActorRefFrom } from 'xstate';
import type { appMachine } from '../app.machine.ts';
import type { Reason, Refusal, Start } from './host-messages.ts';
import type { Hear } from './portal.ts';

export interface HearPortalOptions {
  readonly app: ActorRefFrom<typeof appMachine>;
  /** Begins the match that is asked for, if it may. */
  start(asked: Start): Promise<Refusal | null>;
  mute(muted: boolean): void;
}

export const refusal = (reason: Reason): Refusal => ({ reason, field: null });

export function hearPortal({ app, start, mute }: HearPortalOptions): Hear {
  return async (asked) => {
    switch (asked.type) {
      case 'start':
        return start(asked);
      case 'pause':
        if (!app.getSnapshot().matches('playing') && !app.getSnapshot().matches('lesson')) return refusal('notPlaying');
        // The player's own pause stays the player's.
        app.send({ type: 'HOLD' });
        return null;
      case 'resume':
        if (!app.getSnapshot().can({ type: 'RELEASE' })) return refusal('notPaused');
        app.send({ type: 'RELEASE' });
        return null;
      case 'mute':
        mute(asked.muted);
        return null;
    }
  };
}
