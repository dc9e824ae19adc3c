/** The beginning that the page's address asks for: a match, or the deal of a day. */
import { type Address, gameNamed, readAddress, type Wanted } from '../shell/address.ts';
import type { AppActor } from '../shell/app-state.ts';
import { usualSitters } from '../shell/setup/sitters.ts';
import type { MatchSetup } from '../shell/table.machine.ts';
import type { FirstDeal } from './first-deal.ts';
import { openSetup } from './open-setup.ts';
import type { Services } from './services.ts';
import type { Venue } from './venue.ts';

export interface Opening {
  /** Returns the match that the address requests; null if none. Reports parameters that are ignored. */
  match(): Promise<MatchSetup | null>;
  /** Opens the day that the address names, if it has begun. */
  showDay(app: AppActor): void;
}

/** @param search the part of the address to read. */
export function createOpening(
  page: Window,
  { search, lasting }: Pick<Venue, 'search' | 'lasting'>,
  services: Services,
  firstDeal: FirstDeal,
): Opening {
  const { texts, matches, toasts } = services;
  const address = addressOf(search, services);
  const day = new URLSearchParams(search).get('day');
  // If it can't be read, preparing the first screen fails.
  address.then(
    ({ wanted }) => wanted && firstDeal.fetch(),
    () => {},
  );
  const missing = () => void toasts.say(texts.late.lines.missing);
  const forget = () => forgetAddress(page, lasting);
  const openDay = async (asked: string, app: AppActor) => {
    const { dayAsked } = await import('../shell/late-screens.ts');
    firstDeal.fetch();
    const { isThere, isNewer } = dayAsked(asked, Date.now());
    // A newer release, loaded by a reload, is to show that day, so the address stays.
    if (!isNewer) forget();
    if (isThere) app.send({ type: 'TODAY', day: asked });
    else toasts.say(texts.toast.badParameter(['day']));
  };
  return {
    async match() {
      const { wanted, ignored } = await address;
      if (ignored.length > 0) toasts.say(texts.toast.badParameter(ignored));
      if (!wanted) return null;
      try {
        const setup = await setupOf(wanted, services);
        await matches.claimNew(setup);
        forget();
        return setup;
      } catch {
        missing();
        return null;
      }
    },
    showDay(app) {
      if (day !== null) openDay(day, app).catch(missing);
    },
  };
}

/** Reads the address after loading the game that it names. If that can't be loaded, it counts as unknown. */
async function addressOf(search: string, { games }: Services): Promise<Address> {
  const named = gameNamed(search);
  if (named !== null) await games.fetch(named);
  return readAddress(search, games.there());
}

/** Returns the setup of the requested match; rejects if a part of it can't be loaded. */
async function setupOf({ game, options, seats, levels, deal }: Wanted, services: Services): Promise<MatchSetup> {
  const { texts, bots } = services;
  const usual = usualSitters(seats, texts, bots.characters(), levels);
  const sitters = deal === null ? usual : (await import('../shell/late-screens.ts')).withCompanyOf(deal, usual, texts);
  return openSetup(services, { game, options, sitters }, deal ?? undefined);
}

/** Changes the address so that a reload returns to the present match, in the same frame. */
function forgetAddress(page: Window, lasting: string): void {
  try {
    page.history.replaceState(page.history.state, '', page.location.pathname + lasting);
  } catch {
    // Some frames have no history of their own.
  }
}
