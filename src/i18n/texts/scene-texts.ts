/** Texts on the cloth, drawn by the scene. */
import type { Move, Tile } from '../../rules/game.ts';
import type { Stake } from '../../rules/stake.ts';
import type { Task } from '../../rules/task.ts';
import type { Messages, Phrases } from '../phrases.ts';
import type { Who } from '../who.ts';
import { layingWay } from './laying-ways.ts';
import { type Signal, signalled } from './signal-texts.ts';
import { type Lacked, lackedBy, thrownInFor } from './table-words.ts';

export const sceneTexts = (messages: Messages['table'], phrases: Phrases) => {
  const { by, the, pips, suits, pair, sentence, initial } = phrases;
  const { scene: m } = messages;
  const way = layingWay(messages, phrases);
  return {
    ...m,
    /**
     * An own tile. `fits`: null if that does not matter now. `suit`: the number that the star needs, if any. `passes`: true
     * if the player can only pass now.
     */
    drewOwn: (face: Tile, fits: boolean | null, suit?: number, passes = false) =>
      m.drewOwn({
        passes,
        ...the(face),
        ...pips(suit ?? 0),
        fits: fits === null ? 'other' : fits ? 'yes' : suit === undefined ? 'no' : 'lacks',
      }),
    drewFor: (lacked: Lacked) => (lacked.suits.length > 0 ? m.drewFor(lackedBy(phrases, lacked, 'figures')) : m.draws),
    passes: (lacked: Lacked) =>
      lacked.suits.length > 0 ? m.passesFor(lackedBy(phrases, lacked, 'figures')) : m.passes,
    needs: (suit: number) => m.needs(pips(suit)),
    lacks: (suit: number) => m.lacks(pips(suit)),
    /** The same for a foot (30.4). */
    /** The foot that waits, and the number of its empty toes. */
    foot: (face: Tile, toes: number) => m.foot({ ...the(face), toes }),
    leads: (face: Tile) => sentence(m.leads(the(face))),
    /** The viewer's partner, and the facts that a signal reveals about that hand (20.5). */
    partner: (name: string, signal: Signal | null) =>
      m.partner({ ...by({ name, you: false }), ...signalled(phrases, signal) }),
    youLead: (face: Tile) => sentence(m.youLead(the(face))),
    /** The left-over tile is the spinner; `who` plays first on it (3.4). */
    turnedUp: (face: Tile, who: Who) => sentence(m.turnedUp({ ...by(who), ...the(face) })),
    thrownIn: (missing: Tile | null, why?: 'doubles') => sentence(m.thrownIn(thrownInFor(phrases, missing, why))),
    asks: (task: Task, suit: number) => m.asks({ task, ...pips(suit) }),
    way: (key: number | null, move: Move, ways: readonly Move[]) =>
      `${key === null ? '' : `${key}  `}${way(move, ways)}`,
    stake: ({ points, withPartner, mustScore }: Stake) =>
      points === null ? m.stake.match : m.stake[mustScore ? 'unscored' : withPartner ? 'withPartner' : 'alone'](points),
    side: pair,
    initial,
    /** The numbers that fit at an end. */
    takes: (accepts: readonly number[]) => m.takes(suits(accepts, (n) => pips(n).aSuit)),
    shutBecause: (n: number) => m.shutBecause(pips(n)),
    /** 15.2: a number that scores if it is hit exactly. */
    goal: (at: number, scores: number) => m.goal({ at, scores }),
  };
};
