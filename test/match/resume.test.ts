import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideMatch } from '../../src/match/match.machine.ts';
import type { MatchInput } from '../../src/match/match-setup.ts';
import { resume } from '../../src/match/resume.ts';
import type { Move } from '../../src/rules/game.ts';
import { bots, inputOf, instantPorts, playMatch } from './play.ts';
import { toy } from './toy.ts';

const input = inputOf(toy, bots(2), 'toy 2');
const whole = (await playMatch(input, instantPorts([]))).log;
const resumed = (log: MatchInput['log']) => resume(toy, input.options, 2, input.seed, log);

/** The log of the match after so many moves. */
function upTo(count: number): Move[][] {
  let left = count;
  const log: Move[][] = [];
  for (const moves of whole) {
    log.push(moves.slice(0, left));
    left -= moves.length;
    if (left < 0) break;
  }
  return log;
}

describe('a saved match', () => {
  it('stands after every move where it stood', async () => {
    const total = whole.flat().length;
    for (let count = 0; count <= total; count++) {
      const ports = { ...instantPorts([]), show: () => new Promise<void>(() => {}) };
      const actor = createActor(provideMatch(ports), { input: { ...input, log: upTo(count) } }).start();
      const { context, value } = actor.getSnapshot();
      const { phase } = context.deal;
      expect(value).toEqual(phase === 'ended' ? { scoring: 'turningUp' } : { [phase]: 'showing' });
      expect(context.log).toEqual(upTo(count));
      actor.stop();
    }
  });

  it('is shuffled for when nothing was dealt yet', () => {
    const ports = { ...instantPorts([]), shuffle: () => new Promise<void>(() => {}) };
    const actor = createActor(provideMatch(ports), { input }).start();
    expect(actor.getSnapshot().value).toBe('shuffling');
    actor.stop();
  });

  it('is refused with the step that is not legal', () => {
    const [first = [], second = []] = whole;
    expect(resumed([[...first, { do: 'pass' }], second])).toEqual({
      ok: false,
      reason: 'illegal',
      detail: `deal 1, move ${first.length + 1}`,
    });
    expect(resumed([[{ do: 'pass' }]])).toMatchObject({ reason: 'illegal', detail: 'deal 1, move 1' });
    expect(resumed([[null as never]])).toMatchObject({ reason: 'illegal' });
  });

  it('is refused when a deal follows one that has not ended, or a match that has', () => {
    const [first = [], second = []] = whole;
    expect(resumed([first.slice(0, -1), second])).toMatchObject({ reason: 'unfinished', detail: 'deal 1' });
    expect(resumed([first, second, []])).toMatchObject({ reason: 'afterTheMatch', detail: 'deal 3' });
  });

  it('never starts the machine from a log that was refused', () => {
    const log: Move[][] = [[{ do: 'pass' }]];
    const actor = createActor(provideMatch(instantPorts([])), { input: { ...input, log } });
    expect(actor.getSnapshot().status).toBe('error');
  });
});
