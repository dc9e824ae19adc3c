/** The taking of one's own tiles (1.13): a person chooses them, a bot takes them by chance. */
import type { Ports, Sitter } from '../match/ports.ts';
import type { Clock } from '../motion/clock.ts';
import { DURATIONS } from '../motion/durations.ts';
import type { Position, Seat } from '../rules/game.ts';
import type { AskingDesk } from './desk.ts';

interface TakePortOptions {
  readonly desk: Pick<AskingDesk, 'ask'>;
  readonly clock: Pick<Clock, 'wait' | 'running' | 'later'>;
  /** Converts milliseconds at normal speed to the current speed. */
  readonly pace: (ms: number) => number;
  readonly sitters: readonly Sitter[];
  /** Returns a number from 0 to below 1. */
  readonly chance: () => number;
}

/** Creates the port of one match, and a function to call before each shuffle. */
export function createTakePort({ desk, clock, pace, sitters, chance }: TakePortOptions) {
  /** The persons who let the rest of their hands fill by itself. */
  const filling = new Set<Seat>();
  const anyOf = (lie: readonly Position[]): Position => {
    const at = lie[Math.floor(chance() * lie.length)];
    if (at === undefined) throw new Error('no tile lies there to be taken');
    return at;
  };
  const take: Ports['take'] = async ({ seat, seen, lie }, signal) => {
    if (sitters[seat]?.kind === 'bot' || filling.has(seat)) {
      const ms = pace(DURATIONS.taking);
      // At instant speed a pause for a task: else a row of them would block the page.
      await (ms > 0 ? clock.wait(ms, signal) : new Promise<void>((go) => void clock.later(0, go)));
      // A tile chosen while the clock is stopped waits until it runs.
      await clock.running(signal);
      return anyOf(lie);
    }
    const taken = await desk.ask({ seat, seen, moves: [{ do: 'draw' }], task: 'take' }, signal);
    if (taken.do === 'draw' && taken.from !== undefined && lie.includes(taken.from)) return taken.from;
    filling.add(seat);
    return anyOf(lie);
  };
  return { take, begin: () => filling.clear() };
}
