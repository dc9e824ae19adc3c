/** The table being set up, shared by the screens for its game and its sitters. It lasts as long as the page. */
import type { Texts } from '../../i18n/index.ts';
import type { App } from '../app.ts';
import { nextTable } from '../title/next-table.ts';
import { type Draft, draftOf, sidesOf, withCompany } from './draft.ts';
import { grownCompany } from './growing-company.ts';

export interface Drafting {
  /** Returns the draft; `null` if no game is loaded. */
  now(): Draft | null;
  change(next: Draft): void;
}

export function createDrafting(app: App, texts: Texts): Drafting {
  let draft: Draft | null = null;
  /** Returns the draft with the company that the player has reached at its game, unless the player has chosen levels. */
  const grown = (of: Draft): Draft =>
    of.hasOwnLevels ? of : { ...of, sitters: grownCompany(of.sitters, sidesOf(of), app.store) };
  return {
    now() {
      const company = app.matches.characters();
      const next = draft ? null : nextTable(app);
      // After a match, on this page or before its loading, other characters sit down.
      if (next) draft = withCompany(draftOf(next, company), company, texts);
      else if (draft && draft.company !== company) {
        draft = grown(withCompany(draft, company, texts));
      }
      return draft;
    },
    change(next) {
      draft = next.game === draft?.game ? next : grown(next);
      app.redraw();
    },
  };
}
