/** Every transition of the statechart, taken on the toy games. */
import { describe, expect, it } from 'vitest';
import { getInitialMicrosteps, getMicrosteps, type SnapshotFrom } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { matchMachine } from '../../src/match/match.machine.ts';
import type { MatchEvent, MatchInput } from '../../src/match/match-setup.ts';
import type { Sitter } from '../../src/match/ports.ts';
import { seedOfText } from '../../src/rules/chance.ts';
import type { Options } from '../../src/rules/game.ts';
import { edgesOf } from '../../tools/diagram.ts';
import { createTally } from '../looked.ts';
import { alone } from './alone.ts';
import { steps } from './pure.ts';
import { toy } from './toy.ts';

type Snapshot = SnapshotFrom<typeof matchMachine>;
/** What the machine hears from its ports and from people, by the state it is in. */
interface Heard {
  readonly type: string;
  readonly output?: unknown;
}

const person: Sitter = { name: 'Ada', kind: 'person' };
const bot: Sitter = { name: 'Basil', kind: 'bot', level: 'rules' };

function input(seed: string, sitters: readonly Sitter[], given: Options = {}, log: MatchInput['log'] = []): MatchInput {
  const options = toy.options(given, 2);
  if (!options.ok) throw new Error(options.reason);
  return { game: toy, options: options.value, sitters, seed: seedOfText(seed), log };
}

/** All seats and options that make a difference; seed `toy 2` throws in before its second deal, `toy 5` before its first. */
const inputs = [
  input('toy 2', [person, bot]),
  input('toy 5', [person, person]),
  input('toy 12', [bot, bot]),
  input('toy 1', [person, bot], { star: 0 }),
  input('toy 3', [person, bot], { star: 9 }),
  input('toy 3', [person, person], { star: 9 }),
  input('toy 3', [bot, bot], { hand: 1 }),
  input('toy 1', [person, person], { lead: 'any' }),
  input('toy 1', [person, bot], { lead: 'at will' }),
  input('toy 1', [person, person], { lead: 'at will' }),
  input('toy 1', [person, bot], {}, [[]]),
  input('toy 1', [person, bot], {}, [[{ do: 'lead', tile: '2-2' }]]),
  input('toy 1', [person, bot], { star: 0 }, [[{ do: 'lead', tile: '2-2' }]]),
  input('toy 3', [bot, bot], { hand: 1, deals: 1 }, [[{ do: 'lead', tile: '2-2' }]]),
  { ...input('toy 1', [person, bot]), taken: [] },
  { ...input('toy 2', [bot, person]), taken: [] },
  { ...input('toy 1', [person, bot], {}, [[]]), taken: [[4, 2]] },
  { game: alone, options: {}, sitters: [person], seed: seedOfText('alone'), log: [] },
];

function eventsOf(snapshot: Snapshot): Heard[] {
  const answers = ['shuffle', 'show', 'handOver'].flatMap((port) => [
    { type: `xstate.done.actor.${port}` },
    { type: `xstate.error.actor.${port}`, error: new Error('broken') },
  ]);
  const { deal } = snapshot.context;
  // Of the tiles that lie there, the last: others would only multiply the deals.
  const taken = { type: 'xstate.done.actor.take', output: deal.boneyard.at(-1) };
  const moves = snapshot.context.moves.map((output) => ({ type: 'xstate.done.actor.choose', output }));
  const people = ['HURRY', 'NEXT', 'TAKE_BACK'].map((type) => ({ type }));
  const errors = ['take', 'choose'].map((port) => ({
    type: `xstate.error.actor.${port}`,
    error: new Error('broken'),
  }));
  return [...answers, taken, ...moves, ...errors, ...people];
}

function key(snapshot: Snapshot): string {
  const { deal, attempt, taken, holder, giver, standing } = snapshot.context;
  return JSON.stringify([snapshot.value, deal.log, attempt, taken, holder, giver, standing]);
}

/** The innermost state, as `opening.showing`. */
function name(value: Snapshot['value']): string {
  return typeof value === 'string' ? value : (Object.entries(value).map((entry) => entry.join('.'))[0] ?? '');
}

const maps = inputs.map((each) =>
  adjacencyMapToArray(
    getAdjacencyMap<Snapshot, MatchEvent, MatchInput>(steps(matchMachine), {
      input: each,
      events: (state) => eventsOf(state) as MatchEvent[],
      serializeState: key,
    }),
  ),
);

/** `from --event--> to` for every step the machine took, the states passed at once included. */
const taken = new Set<string>();
for (const { state, event } of maps.flat()) {
  let from = state;
  let label: string = event.type;
  for (const [to] of getMicrosteps(matchMachine, state, event)) {
    // An event that a state does not listen to leaves everything as it was.
    if (to.context === from.context && name(to.value) === name(from.value)) continue;
    taken.add(`${name(from.value)} --${label}--> ${name(to.value)}`);
    from = to;
    label = '';
  }
}
for (const each of inputs) {
  const [sitting, first] = getInitialMicrosteps(matchMachine, each).map(([snapshot]) => snapshot);
  if (sitting && first) taken.add(`${name(sitting.value)} ----> ${name(first.value)}`);
}

/** The transitions that are drawn, to the innermost states they enter. */
const drawn = edgesOf().map(
  ({ from, event, to }) => `${from.path.join('.')} --${event}--> ${(to.initial?.target[0] ?? to).path.join('.')}`,
);

describe('the statechart', () => {
  it('takes every transition that is drawn', () => {
    const missing = drawn.filter((edge) => !taken.has(edge));
    expect(missing).toEqual([]);
    expect(drawn.length).toBeGreaterThan(40);
  });

  it('takes no other transition than those drawn', () => {
    const legal = new Set(drawn);
    expect([...taken].filter((edge) => !legal.has(edge))).toEqual([]);
  });

  it('can always go on to the end of the match, unless it is broken', () => {
    for (const map of maps) {
      const onward = map.map(({ state, nextState }) => ({
        name: name(state.value),
        from: key(state),
        to: key(nextState),
      }));
      const good = new Set(
        onward.filter((each) => each.name === 'over' || each.name === 'broken').map((each) => each.from),
      );
      expect(good.size).toBeGreaterThan(0);
      for (let grown = true; grown; ) {
        const more = onward.filter(({ from, to }) => !good.has(from) && good.has(to));
        for (const { from } of more) good.add(from);
        grown = more.length > 0;
      }
      expect(onward.filter((each) => !good.has(each.from))).toEqual([]);
    }
  });

  it('raises the curtain with no hand in sight, and shows a hand to the one who holds the device only', () => {
    const [curtains, hands] = [createTally(), createTally()];
    for (const { state } of maps.flat()) {
      const { holder, deal, sitters } = state.context;
      if (name(state.value).endsWith('handingOver')) expect(holder).toBeNull();
      curtains.count(name(state.value).endsWith('handingOver'));
      const asked = name(state.value).endsWith('choosing') ? deal.turn?.seat : undefined;
      if (asked !== undefined && sitters[asked]?.kind === 'person') expect(holder).toBe(asked);
      if (holder !== null) expect(sitters[holder]?.kind).toBe('person');
      hands.count(asked !== undefined && holder !== null);
    }
    curtains.enough(5);
    hands.enough(5);
  });

  it('asks no person to pass, or to lead the only tile that may', () => {
    const forced = createTally();
    for (const { state } of maps.flat()) {
      if (!name(state.value).endsWith('choosing')) continue;
      const { deal, sitters } = state.context;
      const [move, another] = state.context.game.moves(deal);
      if (another || sitters[deal.turn?.seat ?? -1]?.kind !== 'person') continue;
      expect(['lead', 'pass']).not.toContain(move?.do);
      forced.count();
    }
    forced.enough(5);
  });

  it('goes back to a person’s choice alone, with their hand, when a move is taken back', () => {
    let back = 0;
    for (const { state, event } of maps.flat()) {
      if ((event.type as string) !== 'TAKE_BACK') continue;
      const steps = getMicrosteps(matchMachine, state, event).map(([to]) => to);
      const to = steps.at(-1);
      if (!to || to.context === state.context) continue;
      back++;
      const { deal, holder, sitters } = to.context;
      expect(holder).toBe(state.context.holder ?? state.context.giver);
      expect(sitters[holder ?? -1]?.kind).toBe('person');
      expect(deal.turn?.seat).toBe(holder);
      expect(to.context.settlement).toBeNull();
      expect(to.context.log.flat()).toEqual(state.context.log.flat().slice(0, -1));
    }
    expect(back).toBeGreaterThan(5);
  });
});
