/** Starts what thinks for seats, under a root of its own. */
import { createActor } from 'xstate';
import type { GameSetup } from '../../../src/bots/messages.ts';
import { chooseByRuleOfThumb } from '../../../src/bots/rule-of-thumb.ts';
import { gameById } from '../../../src/rules/games.ts';
import { createAdviser } from '../../../src/seats/thinker/adviser.ts';
import { createThinker } from '../../../src/seats/thinker/thinker.ts';
import { createThinkersMachine, type ThinkersOptions } from '../../../src/seats/thinker/thinkers.machine.ts';
import { toy } from '../../match/toy.ts';

/** What starts them; without a fallback the rule of thumb plays. */
type Started = Omit<ThinkersOptions, 'fallback'> & Partial<Pick<ThinkersOptions, 'fallback'>>;

const byThumb: ThinkersOptions['fallback'] = (seen, moves, chance) =>
  chooseByRuleOfThumb(gameById(seen.game) ?? toy, seen, moves, chance);

const startThinkers = ({ fallback = byThumb, ...others }: Started) =>
  createActor(createThinkersMachine({ fallback, ...others })).start();

/** Starts the thinking with its worker, warmed up for a table if one is given; `close` ends everything. */
export function startThinker({ table, ...options }: Started & { readonly table?: GameSetup }) {
  const thinkers = startThinkers(options);
  thinkers.send({ type: 'WANTED', ...(table && { table }) });
  const thinker = createThinker(thinkers);
  return {
    think: thinker.think,
    get where() {
      return thinker.where;
    },
    /** The ids of the running children of the chart. */
    children: () => Object.keys(thinkers.getSnapshot().children),
    close: () => void thinkers.stop(),
  };
}

/** Returns the worker that gives advice, not yet started; `close` ends it. */
export function advisingWorker(options: Started) {
  const thinkers = startThinkers(options);
  return { worker: thinkers.getSnapshot().context.adviser, close: () => void thinkers.stop() };
}

export function startAdviser(options: Started) {
  const { worker, close } = advisingWorker(options);
  return { ...createAdviser(worker, options.later), close };
}
