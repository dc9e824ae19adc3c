/** A table that stands in no page, and writes down what its chart does with it. */
import { type ActorRefFrom, createActor, fromPromise, SimulatedClock } from 'xstate';
import type { MatchContext } from '../../src/match/match-setup.ts';
import { fastChance, seedOfText } from '../../src/rules/chance.ts';
import { appMachine } from '../../src/shell/app.machine.ts';
import { isDrawn } from '../../src/shell/app-state.ts';
import type { NoScene } from '../../src/shell/scene.machine.ts';
import { createTableMachine, type MatchSetup, type PageTable, type TableEvent } from '../../src/shell/table.machine.ts';
import { bots, instantPorts } from '../match/play.ts';
import { toy } from '../match/toy.ts';

export const setup: MatchSetup = { version: 1, id: 'a', game: 'cyprus', options: {}, sitters: [], seed: '', log: [] };

export interface FakeTables {
  readonly machine: ReturnType<typeof createTableMachine>;
  /** Pauses and goings-on of the clock, by their reasons. */
  readonly clock: string[];
  readonly heard: string[];
  readonly explained: (readonly [why: NoScene, misses: number])[];
  /** How many tables stand. */
  open(): number;
  /** Tells the chart of the table that was opened last. */
  tell(event: TableEvent): void;
  /** What the scenes' files and their drawing come to; until then they are on their way. */
  readonly scene: { fetched: Settle[]; drawn: Settle[] };
}

interface Settle {
  resolve(): void;
  reject(): void;
  readonly signal?: AbortSignal;
}

/** Tables whose match is one of the toy game between bots. `fails`: what goes wrong at them; preparing them fails once, and drawing them did before. */
export function fakeTables(fails?: 'opening' | 'preparing' | 'playing' | 'drawing'): FakeTables {
  const options = toy.options({}, 2);
  if (!options.ok) throw new Error(options.reason);
  const heard: string[] = [];
  const clock: string[] = [];
  const explained: (readonly [NoScene, number])[] = [];
  const scene: FakeTables['scene'] = { fetched: [], drawn: [] };
  let open = 0;
  let missing = fails === 'preparing' ? 1 : 0;
  const broken = {
    ...toy,
    begin() {
      throw new Error('no match');
    },
  };
  let tell = (_: TableEvent) => {};
  const settled = (list: Settle[], signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      list.push({ resolve, reject: () => reject(new Error('staged')), ...(signal && { signal }) });
    });
  const table = (): PageTable => ({
    match: {
      input: {
        game: fails === 'playing' ? broken : toy,
        options: options.value,
        sitters: bots(2),
        seed: seedOfText('toy 2'),
        log: [],
      },
      ports: instantPorts([], fastChance(1).below(9)),
    },
    async prepare() {
      if (missing-- > 0) throw new Error('nothing came');
    },
    scene: {
      fetch: () => settled(scene.fetched),
      draw: (signal) => settled(scene.drawn, signal),
      join: () => void heard.push('join'),
      remove: () => void heard.push('remove'),
      explain: (why, misses) => void explained.push([why, misses]),
    },
    wantsScene: () => fails !== 'drawing',
    clock: {
      pause: (reason) => void clock.push(`pause ${reason}`),
      resume: (reason) => void clock.push(`resume ${reason}`),
    },
    interrupt: () => void heard.push('interrupt'),
    hideHand: () => void heard.push('hideHand'),
    keep: () => void heard.push('keep'),
    showTime: () => void heard.push('showTime'),
    watchPage(heardOfPage) {
      tell = heardOfPage;
    },
    focus() {},
    probe: () => ({}),
    close() {
      open--;
    },
  });
  const machine = createTableMachine(() => {
    if (fails === 'opening') throw new Error('no table');
    open++;
    return table();
  });
  return { machine, clock, heard, explained, open: () => open, tell: (event) => tell(event), scene };
}

/** The app with such tables; `first` is opened by the address. Start it, and let its first screen come. The test moves `time`. */
export function appWith(
  machine: FakeTables['machine'],
  first: MatchSetup | null = null,
  lacksRoom = () => false,
  time = new SimulatedClock(),
) {
  const app: ActorRefFrom<typeof appMachine> = createActor(
    appMachine.provide({
      actors: { prepare: fromPromise<MatchSetup | null>(async () => first), table: machine },
      guards: { hasPlainer: () => isDrawn(app.getSnapshot()), lacksRoom: (_, setup) => setup !== null && lacksRoom() },
    }),
    { clock: time },
  );
  return app;
}

/** Has the table of every match and lesson laid out at once. */
export function layAtOnce(app: ReturnType<typeof appWith>, match: MatchContext): void {
  app.subscribe((now) => {
    const isLaying = now.matches({ playing: { running: 'laying' } }) || now.matches({ lesson: { running: 'laying' } });
    if (isLaying) app.send({ type: 'begun', match });
  });
}
