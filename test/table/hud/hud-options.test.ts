import { afterEach, expect, it, vi } from 'vitest';
import { LATE } from '../../../src/motion/durations.ts';
import { createDesk } from '../../../src/seats/desk.ts';
import type { Under } from '../../../src/seats/gesture-events.ts';
import { hudOptionsOf } from '../../../src/table/hud/hud-options.ts';
import type { PersonAtTable } from '../../../src/table/model/table-model.ts';
import { CYPRUS, sitDown } from '../person.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The options of a HUD on which nothing but the person and what is heard matters. */
const optionsOf = (desk: PersonAtTable['desk'], heard: (Under | string)[]) => {
  const nothing = () => {};
  const player = { takeBack: nothing, next: () => heard.push('next'), hint: () => heard.push('hint') };
  const commands = { menu: nothing, log: nothing, rules: nothing, mute: nothing, player };
  return hudOptionsOf({
    person: { desk, rack: {}, gesture: { send: (event: { under: Under }) => heard.push(event.under) } },
    commands: { ...commands, hurry: () => heard.push('hurry') },
    theme: { tiles: 'ivory', cloth: 'sea' },
    model: { kind: { marks: [] } },
    changes: { picture: { emit: nothing } },
  } as unknown as Parameters<typeof hudOptionsOf>[0]);
};

it('hears no press of a button that has just come where one hurried before', () => {
  const now = performance.now();
  const time = vi.spyOn(performance, 'now').mockReturnValue(now);
  const person = sitDown(CYPRUS, [390, 844], (_, moves) => moves[0]?.do === 'draw');
  const heard: (Under | string)[] = [];
  const { onButton } = optionsOf(person.desk, heard);
  const press = () => {
    for (const name of ['draw', 'pass', 'hint', 'hurry'] as const) onButton(name);
  };
  press();
  expect(heard).toEqual(['hurry']);
  time.mockReturnValue(now + LATE);
  press();
  expect(heard.slice(1)).toEqual([{ on: 'draw' }, { on: 'pass' }, 'hint', 'hurry']);
  person.stop();
});

it('hears no press of a way that has just come where a place was tapped', () => {
  const now = performance.now();
  const time = vi.spyOn(performance, 'now').mockReturnValue(now);
  const heard: (Under | string)[] = [];
  const desk = createDesk();
  const bars = { do: 'play', tile: '3-3', arm: 1, barricade: true } as const;
  void desk.ask({ seat: 0, seen: {} as never, moves: [bars] }, new AbortController().signal);
  time.mockReturnValue(now + LATE);
  // 9.2: it ends the deal, so the second tap of an impatient finger must not lay it.
  desk.lay('3-3', 1);
  const { onWay } = optionsOf(desk, heard);
  onWay(0);
  expect(heard).toEqual([]);
  time.mockReturnValue(now + 2 * LATE);
  onWay(0);
  expect(heard).toEqual([{ on: 'way', move: bars }]);
});

it('takes a double tap on giving up for one, and the next press for the answer', () => {
  const now = performance.now();
  const time = vi.spyOn(performance, 'now').mockReturnValue(now);
  const heard: (Under | string)[] = [];
  const desk = createDesk();
  const answer = desk.ask({ seat: 0, seen: {} as never, moves: [{ do: 'giveUp' }] }, new AbortController().signal);
  const { onButton } = optionsOf(desk, heard);
  onButton('next');
  onButton('next');
  expect(heard).toEqual([]);
  time.mockReturnValue(now + LATE);
  onButton('next');
  expect(heard).toEqual(['next']);
  return expect(answer).resolves.toEqual({ do: 'giveUp' });
});
