/** Plugs a portal into the house: tells it how the house stands, and does what it asks. */
import type { ActorRefFrom } from 'xstate';
import type { Texts } from '../i18n/index.ts';
import type { Situation } from '../match/ports.ts';
import { games } from '../rules/games.ts';
import type { Character } from '../seats/characters.ts';
import type { appMachine, Plan } from '../shell/app.machine.ts';
import { tableAsked } from '../shell/portal/asked-table.ts';
import { createHostPortal } from '../shell/portal/host.ts';
import { hostOf } from '../shell/portal/host-address.ts';
import type { DealResult, MatchResult, Offer, Reason, Refusal, Table } from '../shell/portal/host-messages.ts';
import { type Hear, noPortal, type Portal } from '../shell/portal/portal.ts';
import type { SettingsStore } from '../shell/store/settings.ts';
import { newPlan } from './sittings.ts';

type App = ActorRefFrom<typeof appMachine>;

export interface Hosted {
  readonly portal: Portal;
  /** The host's origin; `null` without one. */
  readonly origin: string | null;
  /** What the address asks for beside the host. */
  readonly rest: string;
}

/** The portal that the page's address names; it is none where the page is in no frame. */
export function hostedIn(page: Window): Hosted {
  const { origin, rest } = hostOf(page.location.search);
  const isFramed = page.parent !== page;
  return { portal: origin !== null && isFramed ? createHostPortal(page, origin) : noPortal, origin, rest };
}

/** Tells the portal of everything that happens in the house. */
export function tellPortal(app: App, portal: Portal): void {
  let isLoaded = false;
  let sheet: Situation | null = null;
  let result: Situation | null = null;
  let wasPlaying = false;
  app.subscribe((snapshot) => {
    const { context } = snapshot;
    if (!isLoaded && !snapshot.matches('loading')) {
      isLoaded = true;
      portal.loaded(offer(snapshot.matches('playing') ? context.plan : null));
    }
    if (context.sheet !== sheet) {
      sheet = context.sheet;
      const over = sheet && dealResult(sheet);
      if (over) portal.dealOver(over);
    }
    if (context.result !== result) {
      result = context.result;
      if (result) portal.matchOver(matchResult(result));
    }
    // Once what led here has settled: on from the last sheet nobody plays for a moment in between.
    queueMicrotask(() => {
      const isPlaying = isRunning(app);
      if (isPlaying === wasPlaying) return;
      wasPlaying = isPlaying;
      portal.playing(isPlaying);
    });
  });
}

function isRunning(app: App): boolean {
  const snapshot = app.getSnapshot();
  return snapshot.status === 'active' && snapshot.matches({ playing: 'running' }) && snapshot.context.sheet === null;
}

export interface Asked {
  readonly app: App;
  readonly texts: Texts;
  readonly settings: SettingsStore;
  /** The company, who sits down next first. */
  company(): readonly Character[];
  /** Opens a new match, if none is being played. */
  sitDown(plan: Plan): Promise<void>;
  mute(muted: boolean): void;
}

/** Does what a portal asks. Nothing it asks ends a match, or changes what the player has set. */
export function hearPortal({ app, texts, settings, company, sitDown, mute }: Asked): Hear {
  return async (asked) => {
    const house = app.getSnapshot();
    if (asked.type === 'mute') mute(asked.muted);
    else if (asked.type === 'pause') {
      if (!house.matches('playing')) return refusal('notPlaying');
      // The player's own pause stays the player's.
      app.send({ type: 'HOLD' });
    } else if (asked.type === 'resume') {
      if (!house.can({ type: 'RELEASE' })) return refusal('notPaused');
      app.send({ type: 'RELEASE' });
    } else {
      const table = tableAsked(asked, games, texts, company());
      if (!table.ok) return table.refusal;
      const { game, options, sitters } = table.value;
      const plan = newPlan(game, options, sitters);
      if (!house.can({ type: 'PLAY', plan })) return refusal('busy');
      await sitDown(plan);
      // Somebody else may have sat down first.
      if (app.getSnapshot().context.plan?.id !== plan.id) return refusal('busy');
      if (asked.speed) settings.lend({ speed: asked.speed });
    }
    return null;
  };
}

const refusal = (reason: Reason): Refusal => ({ reason, field: null });

function offer(plan: Plan | null): Offer {
  const offered = games.map(({ id, seats, optionSpecs }) => ({ game: id, seats, options: optionSpecs }));
  return { games: offered, underWay: plan && tableOf(plan.game, plan.sitters.length, plan.options) };
}

const tableOf = (game: string, seats: number, options: Table['options']): Table => ({ game, seats, options });

function dealResult({ seen, settlement }: Situation): DealResult | null {
  if (!seen.outcome || !settlement) return null;
  const { totals, winners } = settlement.standing;
  return { deal: seen.deal, ...seen.outcome, points: settlement.points, totals, winners };
}

function matchResult({ seen, standing }: Situation): MatchResult {
  const { deals, totals, winners } = standing;
  return { ...tableOf(seen.game, seen.seats, seen.options), deals, totals, winners: winners ?? [] };
}
