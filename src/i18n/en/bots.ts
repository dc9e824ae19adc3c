/** About the bots: their levels, what they say, and the help that a player gets. No deal needs it. */
import type { Tile } from '../../rules/game.ts';
import type { bots } from '../compiled/en/bots.ts';
import type { Phrases } from '../phrases.ts';
import type { Who } from '../who.ts';
import { counted, named } from './counted.ts';

/** The words of reminders that the message knows; any other is told without what waits. */
type Waits = Parameters<(typeof bots)['hint']['betterWhile']>[0]['waits'];

/** Somebody who is close to the end of a match. */
interface Race {
  readonly who: Who;
  readonly end: 'win' | 'loss';
}

/** A part of all as a percentage that is neither none nor all of it. */
const percent = (part: number) => Math.min(99, Math.max(1, Math.round(100 * part)));

export const botTexts = (m: typeof bots, phrases: Phrases) => {
  const { by, the, pips, all, sentence } = phrases;
  return {
    ...m,
    /** What an expert would do. The phrases go on after a colon. */
    hint: {
      ...m.hint,
      say: (move: string, why: string) => sentence(m.hint.say({ move, why })),
      /** Of a game for one: it was searched whether all can still be laid. `begun`: some tile lies that may be taken back. */
      unsolvable: (begun: boolean) => (begun ? m.hint.unsolvableFromHere : m.hint.unsolvable),
      /** 23.3: a number in more than two squares; tiles that have no place left; so many squares that cannot be filled. */
      deadNumber: (n: number) => sentence(m.hint.deadNumber(pips(n))),
      deadTiles: (tiles: readonly string[]) => sentence(m.hint.deadTiles({ n: tiles.length, tiles: all(tiles) })),
      /** Whatever order the hidden tiles have; without any that are hidden there is only one. */
      hopeless: (hidden: number) => (hidden > 1 ? m.hint.hopelessInAnyOrder : m.hint.hopeless),
      /** The chance of whoever plays on as well as can be, 0 to 1. */
      chance: (chance: number) => (chance === 1 ? m.hint.certain : m.hint.chance(percent(chance))),
      /** In so many of the orders that were tried there was a way. */
      sampled: (won: number, tried: number) => (won === 0 ? m.hint.sampledNone(tried) : m.hint.sampled({ won, tried })),
      play: (face: Tile, at: string, closed: boolean) => m.hint.play({ ...the(face), at, closed }),
      lead: (face: Tile) => m.hint.lead(the(face)),
      lift: (face: Tile) => m.hint.lift(the(face)),
      together: (reasons: readonly string[]) => {
        const comma = reasons[0]?.includes(',') ?? false;
        return reasons.reduce((first, second) => m.hint.together({ first, second, comma }));
      },
      /** A tile that is worth most as the last one. */
      keepsLast: (face: Tile) => m.hint.keepsLast(the(face)),
      keeps: (n: number) => m.hint.keeps(counted(phrases, n)),
      follows: (n: number, tiles: number) => m.hint.follows({ ...pips(n), ...counted(phrases, tiles) }),
      blocks: (n: number, names: readonly string[]) => m.hint.blocks({ ...pips(n), ...named(phrases, names) }),
      scarce: (n: number, tiles: number) =>
        tiles === 0 ? m.hint.lastOfSuit(pips(n)) : m.hint.scarce({ ...pips(n), ...counted(phrases, tiles) }),
      /** So many pips are missing to a goal, and so many tiles that have as many are in no sight. */
      leaves: (goal: number, missing: number, tiles: number) =>
        tiles === 0 ? m.hint.leavesSafe({ goal, missing }) : m.hint.leaves({ goal, missing, tiles }),
      /** Two lines (21): so many tiles, and the pips of them. */
      cuts: (tiles: number, points: number) => m.hint.cuts({ ...counted(phrases, tiles), points }),
      /** `face` is known to come next in the other row. */
      stops: (face: Tile) => m.hint.stops(the(face)),
      guards: (face: Tile) => m.hint.guards(the(face)),
      prepares: (face: Tile) => m.hint.prepares(the(face)),
      /**
       * It is not one thing: played out it is worth so many points more, while something waits in the match, or somebody
       * is close to its end.
       */
      toMore: (points: number, race: Race | null, waits: string | null) => {
        const much = points >= 4;
        if (points < 0.5) return m.hint.asGood;
        if (waits) return m.hint.betterWhile({ much, waits: waits as Waits });
        return race ? m.hint.betterNow({ much, ...by(race.who), end: race.end }) : m.hint.better(much);
      },
    },
    /** What the decisions of a deal cost. */
    review: {
      ...m.review,
      judging: (n: number, of: number) => m.review.judging({ n, of }),
      short: (points: number) => m.review.short(Math.round(points)),
      played: (who: Who, move: string) => sentence(m.review.played({ ...by(who), move })),
      best: (move: string, why: string) => m.review.best({ move, why }),
      worth: (points: number) => m.review.worth(Math.round(points)),
    },
    /** How deals were fixed, and who saw what. */
    fairness: {
      ...m.fairness,
      /** Of a deal that others play too. */
      shared: (number: number) => m.fairness.shared(`${number}`),
      at: (n: number, of: number) => (n === 0 ? m.fairness.asDealt : m.fairness.at({ n, of })),
      did: (who: Who, move: string) => m.fairness.did({ ...by(who), move }),
      knew: (who: Who, known: number, all: number) => m.fairness.knew({ ...by(who), known, all }),
    },
  };
};
