/** What a match tells whoever listens: what is to be kept, and when a deal and the match are over. */
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideMatch } from '../../src/match/match.machine.ts';
import type { MatchEmitted, MatchInput } from '../../src/match/match-setup.ts';
import { bots, inputOf, instantPorts } from './play.ts';
import { toy } from './toy.ts';

async function heardOf(input: MatchInput) {
  const match = createActor(provideMatch(instantPorts([])), { input });
  const heard: MatchEmitted[] = [];
  match.on('*', (event) => {
    heard.push(event);
    if (event.type === 'dealOver') expect(match.getSnapshot().hasTag('sheet')).toBe(true);
    if (event.type === 'logged') expect(match.getSnapshot().context.log).toBe(event.match.log);
  });
  match.subscribe((snapshot) => snapshot.hasTag('sheet') && queueMicrotask(() => match.send({ type: 'NEXT' })));
  match.start();
  const { context } = await waitFor(match, (snapshot) => snapshot.matches('over'));
  return { heard, context };
}

it('tells of every move as it is to be kept, of each deal, and of the match', async () => {
  const { heard, context } = await heardOf(inputOf(toy, bots(2), 'toy 2'));
  const deals = context.standing.deals;
  expect(deals).toBeGreaterThan(1);
  const history = heard.map(({ type }) => type).filter((type) => type !== 'logged');
  expect(history).toEqual([
    'begun',
    ...Array.from({ length: deals - 1 }, () => ['dealOver', 'nextDeal']).flat(),
    ...['dealOver', 'matchOver'],
  ]);
  const logs = heard.flatMap((each) => (each.type === 'logged' ? [each.match.log] : []));
  expect(logs).toHaveLength(context.log.flat().length + deals - 1);
  expect(logs.at(-1)).toBe(context.log);
  const last = heard.at(-1);
  expect(last).toEqual({ type: 'matchOver', match: context });
});

it('tells of the sheet again when a match is taken up there', async () => {
  const { context } = await heardOf(inputOf(toy, bots(2), 'toy 2'));
  const first = context.log.slice(0, 1);
  const { heard } = await heardOf({ ...inputOf(toy, bots(2), 'toy 2'), log: first });
  expect(heard[0]).toMatchObject({ type: 'dealOver', match: { standing: { deals: 1 } } });
});
