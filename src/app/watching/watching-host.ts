/** The surroundings of a watched match. */
import type { PageParts } from '../page-parts.ts';
import type { AppActor } from '../screen-app.ts';
import type { Services } from '../services.ts';

export interface WatchingHost {
  readonly services: Services;
  readonly parts: Pick<PageParts, 'table'>;
  readonly app: AppActor;
  /** Puts the parts under it out of reach. */
  cover(what: string, covers: boolean): void;
}
