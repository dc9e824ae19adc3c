/** Carries out a portal's requests. No request ends a match or changes the player's settings. */
import type { ActorRefFrom } from 'xstate';
import type { appMachine } from '../app.machine.ts';
import type { HostRefusal, HostStart, RefusalReason } from './host-messages.ts';
import type { Hear } from './portal.ts';

export interface HearPortalOptions {
  readonly app: ActorRefFrom<typeof appMachine>;
  /** Starts the requested match, or resolves with a refusal. */
  start(asked: HostStart): Promise<HostRefusal | null>;
  mute(muted: boolean): void;
}

export const refusal = (reason: RefusalReason): HostRefusal => ({ reason, field: null });

export function hearPortal({ app, start, mute }: HearPortalOptions): Hear {
  return async (asked) => {
    switch (asked.type) {
      case 'start':
        return start(asked);
      case 'pause':
        if (!app.getSnapshot().matches('playing') && !app.getSnapshot().matches('lesson')) return refusal('notPlaying');
        // This does not affect the player's own pause.
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
