/** Who takes which tile where the seats take their own (1.13): a person by choice, a bot by chance. */
import type { Ports } from '../match/ports.ts';
import { DURATIONS } from '../motion/durations.ts';
import type { Position, Seat } from '../rules/game.ts';
import type { PortsOptions } from './match-ports.ts';

type TakePortOptions = Pick<PortsOptions, 'desk' | 'clock' | 'pace' | 'sitters' | 'chance'>;

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
      await clock.wait(pace(DURATIONS.taking), signal);
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
