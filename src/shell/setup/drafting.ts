/** The table that is being set up, for the screens that choose its game and who sits there; kept while the page lives. */
import type { Texts } from '../../i18n/index.ts';
import type { App } from '../app.ts';
import { nextTable } from '../title/next-table.ts';
import { type Draft, draftOf, withCompany } from './draft.ts';

export interface Drafting {
  /** `null` where no game is there. */
  now(): Draft | null;
  change(next: Draft): void;
}

export function createDrafting(app: App, texts: Texts): Drafting {
  let draft: Draft | null = null;
  return {
    now() {
      const company = app.matches.characters();
      const next = draft ? null : nextTable(app);
      // A match was played, on this page or before it was loaded: others sit down for the next one.
      if (next) draft = withCompany(draftOf(next, company), company, texts);
      else if (draft && draft.company !== company) draft = withCompany(draft, company, texts);
      return draft;
    },
    change(next) {
      draft = next;
      app.redraw();
    },
  };
}
