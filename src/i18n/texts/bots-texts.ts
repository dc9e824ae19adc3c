/** Texts about the bots: their levels, comments, and the help for a player. No deal needs them. */
import type { Tile } from '../../rules/game.ts';
import type { bots } from '../compiled/en/bots.ts';
import type { Phrases } from '../phrases.ts';
import type { Who } from '../who.ts';
import { counted, listOf } from './counted.ts';

/** The reminders that the message has words for; with any other the reminder is left out. */
type Waits = Parameters<(typeof bots)['hint']['betterWhile']>[0]['waits'];

/** A player who is close to the end of a match. */
interface Race {
  readonly who: Who;
  readonly end: 'win' | 'loss';
}

/** Returns a share as a percentage from 1 to 99. */
const percent = (part: number) => Math.min(99, Math.max(1, Math.round(100 * part)));

export const botTexts = (m: typeof bots, phrases: Phrases) => {
  const { by, the, pips, all, sentence } = phrases;
  const playing = {
    play: (face: Tile, at: string, closed: boolean) => m.hint.play({ ...the(face), at, closed }),
    lead: (face: Tile) => m.hint.lead(the(face)),
  };
  return {
    ...m,
    /** An expert's advice. The reasons follow a colon. */
    hint: {
      ...m.hint,
      say: (move: string, why: string) => sentence(m.hint.say({ move, why })),
      /** The deal of a game for one can't be solved any more. `begun`: true if a played tile may be taken back. */
      unsolvable: (begun: boolean) => (begun ? m.hint.unsolvableFromHere : m.hint.unsolvable),
      /** 23.3: a number in more than two squares; tiles without a place; a count of squares that can't be filled. */
      deadNumber: (n: number) => sentence(m.hint.deadNumber(pips(n))),
      deadTiles: (tiles: readonly string[]) => sentence(m.hint.deadTiles({ n: tiles.length, tiles: all(tiles) })),
      /** The deal is lost in any order of the hidden tiles; with at most one hidden tile there is only one order. */
      hopeless: (hidden: number) => (hidden > 1 ? m.hint.hopelessInAnyOrder : m.hint.hopeless),
      /** The chance to win with the best play, 0 to 1. */
      chance: (chance: number) => (chance === 1 ? m.hint.certain : m.hint.chance(percent(chance))),
      /** The number of tried orders in which there was a way. */
      sampled: (won: number, tried: number) => (won === 0 ? m.hint.sampledNone(tried) : m.hint.sampled({ won, tried })),
      ...playing,
      /** 32.5: a way after which a tile, or a place, would have none; `far`: only after further tiles. */
      strikeTile: (move: string, face: Tile, far: boolean) => m.hint.strikeTile({ move, far, ...the(face) }),
      strikePlace: (move: string, far: boolean) => m.hint.strikePlace({ move, far }),
      lift: (face: Tile) => m.hint.lift(the(face)),
      together: (reasons: readonly string[]) => {
        const comma = reasons[0]?.includes(',') ?? false;
        return reasons.reduce((first, second) => m.hint.together({ first, second, comma }));
      },
      /** A tile that is worth most as the last one. */
      keepsLast: (face: Tile) => m.hint.keepsLast(the(face)),
      keeps: (n: number) => m.hint.keeps(counted(phrases, n)),
      follows: (n: number, tiles: number) => m.hint.follows({ ...pips(n), ...counted(phrases, tiles) }),
      blocks: (n: number, names: readonly string[]) =>
        m.hint.blocks({
          ...pips(n),
          ...listOf(
            phrases,
            names.map((name) => ({ name, you: false })),
          ),
        }),
      scarce: (n: number, tiles: number) =>
        tiles === 0 ? m.hint.lastOfSuit(pips(n)) : m.hint.scarce({ ...pips(n), ...counted(phrases, tiles) }),
      /** A goal is `missing` pips away, and `tiles` hidden tiles have as many. */
      leaves: (goal: number, missing: number, tiles: number) =>
        tiles === 0 ? m.hint.leavesSafe({ goal, missing }) : m.hint.leaves({ goal, missing, tiles }),
      /** Two lines (21): the number of tiles cut off, and their pips. */
      cuts: (tiles: number, points: number) => m.hint.cuts({ ...counted(phrases, tiles), points }),
      /** `face` is the known next tile of the other row. */
      stops: (face: Tile) => m.hint.stops(the(face)),
      guards: (face: Tile) => m.hint.guards(the(face)),
      prepares: (face: Tile) => m.hint.prepares(the(face)),
      /**
       * No single reason: the rollouts give `points` more, while a reminder is pending or somebody is close to the end.
       */
      toMore: (points: number, race: Race | null, waits: string | null) => {
        const much = points >= 4;
        if (points < 0.5) return m.hint.asGood;
        if (waits) return m.hint.betterWhile({ much, waits: waits as Waits });
        return race ? m.hint.betterNow({ much, ...by(race.who), end: race.end }) : m.hint.better(much);
      },
    },
    /** A move that somebody made or could have made, as a noun: after `Elias’s next move:`. */
    move: { ...m.move, ...playing, lift: (face: Tile) => m.move.lift(the(face)) },
    /** The cost of a deal's decisions. */
    review: {
      ...m.review,
      judging: (n: number, of: number) => m.review.judging({ n, of }),
      short: (move: number, points: number) => m.review.short({ move, points: Math.round(points) }),
      played: (who: Who, move: string) => sentence(m.review.played({ ...by(who), move })),
      best: (move: string, why: string) => m.review.best({ move, why }),
      worth: (points: number) => m.review.worth(Math.round(points)),
    },
    /** The evidence that deals were fixed in advance, and the tiles that each player could see. */
    fairness: {
      ...m.fairness,
      /** For a deal that others play too. */
      shared: (number: number) => m.fairness.shared(`${number}`),
      at: (n: number, of: number) => (n === 0 ? m.fairness.asDealt : m.fairness.at({ n, of })),
      did: (who: Who, move: string) => sentence(m.fairness.did({ ...by(who), move })),
      knew: (who: Who, known: number, all: number) => sentence(m.fairness.knew({ ...by(who), known, all })),
    },
  };
};
