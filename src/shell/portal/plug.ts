/** Plugs a portal into the game: tells it what happens, and does what it asks. */
import type { ActorRefFrom } from 'xstate';
import type { Texts } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import { games } from '../../rules/games.ts';
import type { Character } from '../../seats/characters.ts';
import type { appMachine } from '../app.machine.ts';
import { anyPuzzle } from '../puzzles.ts';
import { newSetup } from '../store/kept-matches.ts';
import type { SettingsStore } from '../store/settings.ts';
import type { MatchSetup } from '../table.machine.ts';
import { tableAsked } from './asked-table.ts';
import { createHostPortal } from './host.ts';
import type { DealResult, MatchResult, Offer, Reason, Refusal, Start, Table } from './host-messages.ts';
import type { Hear, Portal } from './portal.ts';

type AppActor = ActorRefFrom<typeof appMachine>;

/** Tells the portal what the game emits. */
export function tellPortal(app: AppActor, portal: Portal): void {
  app.on('loaded', ({ setup }) => portal.loaded(offer(setup)));
  app.on('playing', ({ playing }) => portal.playing(playing));
  app.on('dealOver', ({ now }) => {
    const result = dealResult(now);
    if (result) portal.dealOver(result);
  });
  app.on('matchOver', ({ now }) => portal.matchOver(matchResult(now)));
}

export interface Asked {
  readonly app: AppActor;
  readonly texts: Texts;
  readonly settings: SettingsStore;
  /** All characters, in the order in which they sit down next. */
  characters(): readonly Character[];
  /** Opens a new match, if none is being played. */
  open(setup: MatchSetup): Promise<void>;
  mute(muted: boolean): void;
}

/** Does what a portal asks. Nothing it asks ends a match, or changes what the player has set. */
export function hearPortal({ app, texts, settings, characters, open, mute }: Asked): Hear {
  const start = async (asked: Start): Promise<Refusal | null> => {
    const table = tableAsked(asked, games, texts, characters());
    if (!table.ok) return table.refusal;
    const { game, options, sitters } = table.value;
    // 23: the host gets an empty outline.
    const setup = newSetup(game, options, sitters, game.withGiven ? anyPuzzle(0, Math.random()) : undefined);
    if (!app.getSnapshot().can({ type: 'PLAY', setup })) return refusal('busy');
    await open(setup);
    // Somebody else may have sat down first.
    if (app.getSnapshot().context.setup?.id !== setup.id) return refusal('busy');
    if (asked.speed) settings.lend({ speed: asked.speed });
    return null;
  };
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

/** Plugs in the page around the frame: it is told what the game emits, and what it asks is done. */
export async function plugHost(page: Window, origin: string, asked: Asked): Promise<Portal> {
  const portal = createHostPortal(page, origin);
  tellPortal(asked.app, portal);
  await portal.open(hearPortal(asked));
  return portal;
}

const refusal = (reason: Reason): Refusal => ({ reason, field: null });

function offer(setup: MatchSetup | null): Offer {
  const offered = games.map(({ id, seats, optionSpecs }) => ({ game: id, seats, options: optionSpecs }));
  return { games: offered, underWay: setup && tableOf(setup.game, setup.sitters.length, setup.options) };
}

const tableOf = (game: string, seats: number, options: Table['options']): Table => ({ game, seats, options });

function dealResult({ seen, settlement }: Situation): DealResult | null {
  if (!seen.outcome || !settlement) return null;
  const { totals, winners } = settlement.standing;
  const { deal, outcome, sides } = seen;
  return { deal, ...outcome, sides, points: settlement.points, totals, winners };
}

function matchResult({ seen, standing }: Situation): MatchResult {
  const { deals, totals, winners } = standing;
  return { ...tableOf(seen.game, seen.seats, seen.options), sides: seen.sides, deals, totals, winners: winners ?? [] };
}
