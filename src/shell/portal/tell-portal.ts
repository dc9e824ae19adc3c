/** Forwards the game's events to a portal. */
import type { ActorRefFrom } from 'xstate';
import { onlyPerson } from '../../match/persons.ts';
import type { Situation } from '../../match/ports.ts';
import type { Game } from '../../rules/game.ts';
import type { appMachine } from '../app.machine.ts';
import type { MatchSetup } from '../table.machine.ts';
import type { HostDealResult, HostTable, MatchResult, Offer } from './host-messages.ts';
import type { Portal } from './portal.ts';

/** @param games returns the available games. */
export function tellPortal(app: ActorRefFrom<typeof appMachine>, portal: Portal, games: () => readonly Game[]): void {
  let hasPlayed = false;
  app.on('loaded', ({ setup }) => portal.loaded(offer(games(), setup)));
  app.on('playing', ({ playing }) => {
    hasPlayed ||= playing;
    portal.playing(playing);
  });
  app.on('dealOver', ({ now }) => {
    const result = dealResult(now);
    if (result) portal.dealOver(result);
  });
  app.on('matchOver', ({ now }) => {
    portal.matchOver(matchResult(now));
    if (hasPlayed && hasLonePersonWon(now, games())) portal.celebrate();
  });
}

/**
 * True if the only person at the table is a winner. Games of losses are excluded: the lowest loss is no reason to
 * celebrate.
 */
function hasLonePersonWon({ seen, standing, sitters }: Situation, games: readonly Game[]): boolean {
  const own = onlyPerson(sitters);
  const game = games.find(({ id }) => id === seen.game);
  return own !== null && game?.points === 'won' && (standing.winners?.includes(own) ?? false);
}

function offer(games: readonly Game[], setup: MatchSetup | null): Offer {
  // A host needs only what it may choose from.
  const offered = games.map(({ id, seats, optionSpecs }) => ({
    game: id,
    seats,
    options: optionSpecs.map(
      ({ isLate: _, staysOut: _out, isOurs: _ours, isLongestOwn: _own, sharesLength: _shares, ...spec }) => spec,
    ),
  }));
  return { games: offered, underWay: setup && tableOf(setup.game, setup.sitters.length, setup.options) };
}

const tableOf = (game: string, seats: number, options: HostTable['options']): HostTable => ({ game, seats, options });

function dealResult({ seen, settlement }: Situation): HostDealResult | null {
  if (!seen.outcome || !settlement) return null;
  const { totals, winners } = settlement.standing;
  const { deal, outcome, sides } = seen;
  return { deal, ...outcome, sides, points: settlement.points, totals, winners };
}

function matchResult({ seen, standing }: Situation): MatchResult {
  const { deals, totals, winners } = standing;
  return { ...tableOf(seen.game, seen.seats, seen.options), sides: seen.sides, deals, totals, winners: winners ?? [] };
}
