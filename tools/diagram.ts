/**
 * Draws the game's statecharts as Mermaid, from the machines themselves.
 * `npm run diagram` writes docs/statecharts.md; a test fails if it is out of date.
 */
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { matchMachine } from '../src/match/match.machine.ts';
import { gestureMachine } from '../src/seats/gesture.machine.ts';
import { decisionMachine } from '../src/seats/thinker/decision.machine.ts';
import { workerMachine } from '../src/seats/thinker/worker.machine.ts';
import { appMachine } from '../src/shell/app.machine.ts';
import { sceneMachine } from '../src/shell/scene.machine.ts';
import { partnersDraw } from '../src/shell/setup/partners-draw.machine.ts';
import { createTableMachine } from '../src/shell/table.machine.ts';
import { watchingMachine } from '../src/shell/watching/watching.machine.ts';

type Node = AnyStateMachine['root'];

/** One arrow of the chart. `event` is empty if the state is left at once; `guard` is its condition. */
export interface Edge {
  readonly from: Node;
  readonly to: Node;
  readonly event: string;
  readonly guard: string;
}

const tableMachine = createTableMachine(() => {
  throw new Error('a drawn table is never opened');
});

/** The charts in the order of the page: title, description and machine. */
const CHARTS: readonly (readonly [title: string, about: string, machine: AnyStateMachine])[] = [
  [
    'The match',
    'Deal, opening, free play, scoring (`src/match/match.machine.ts`). Its ports are the actors; the clock of a match by time runs beside all its states.',
    matchMachine,
  ],
  [
    'The app',
    'The screens around the table (`src/shell/app.machine.ts`), and the states at it (`src/shell/at-table.ts`). It invokes the table, watching, and what thinks for the seats (`src/seats/thinker/thinkers.machine.ts`), which has no states.',
    appMachine,
  ],
  [
    'The table',
    'A match in the page (`src/shell/table.machine.ts`). It invokes the scene, and spawns the match.',
    tableMachine,
  ],
  [
    'The scene',
    'It is fetched and drawn, or does not come (`src/shell/scene.machine.ts`). Tables of both kinds invoke it.',
    sceneMachine,
  ],
  [
    'The draw for partners',
    'Partners are drawn by hand (`src/shell/setup/partners-draw.machine.ts`). The app invokes it.',
    partnersDraw,
  ],
  ['Watching', 'A match that is watched (`src/shell/watching/watching.machine.ts`).', watchingMachine],
  ['The gesture', 'A finger, a mouse, a key at the table (`src/seats/gesture.machine.ts`).', gestureMachine],
  ['The bots’ worker', 'Its supervision (`src/seats/thinker/worker.machine.ts`).', workerMachine],
  ['A decision', 'One answer of a bot (`src/seats/thinker/decision.machine.ts`).', decisionMachine],
];

const children = (node: Node): Node[] => Object.values(node.states);

/** Returns a state and all states within it. */
export function statesOf(node: Node = matchMachine.root): Node[] {
  return [node, ...children(node).flatMap(statesOf)];
}

/** Returns every transition of a machine, in the order in which it is written. */
export function edgesOf(machine: AnyStateMachine = matchMachine): Edge[] {
  return statesOf(machine.root).flatMap((from) =>
    [...[...from.transitions.values()].flat(), ...(from.always ?? [])].flatMap(({ eventType, guard, target }) =>
      (target ?? []).map((to) => ({ from, to, event: eventType, guard: nameOfGuard(guard) })),
    ),
  );
}

/** Returns a guard's name; empty if there is none. */
function nameOfGuard(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : '';
}

const nameOf = (node: Node) => (node.path.length > 0 ? node.path.join('_') : node.key);

/**
 * Returns the label of an arrow: `choose` for a port that answered, `choose failed`, `HURRY`, or the guard of a state
 * passed.
 */
function labelOf({ event, guard }: Edge): string {
  const port = event
    .replace(/^xstate\.done\.actor\./, '')
    .replace(/^xstate\.error\.actor\.(.*)/, '$1 failed')
    // An invocation without a name of its own.
    .replace(/^\d+\.[\w.]+/, 'done')
    .replace(/^xstate\.after\.([^.]*)\..*/, 'after $1')
    .replace(/^xstate\.done\.state\..*/, 'done');
  return [port, guard && `[${guard}]`].filter(Boolean).join(' ');
}

const hasStates = (node: Node) => children(node).length > 0;

/** Returns the states below a node, each compound one as a box of its own. */
function boxes(node: Node, indent: string): string[] {
  const first: Node | undefined = node.type === 'compound' ? node.initial.target[0] : undefined;
  return [
    ...(first ? [`${indent}[*] --> ${nameOf(first)}`] : []),
    ...children(node).flatMap((child, index) => [
      ...(node.type === 'parallel' && index > 0 ? [`${indent}--`] : []),
      `${indent}state "${child.key}" as ${nameOf(child)}${hasStates(child) ? ' {' : ''}`,
      ...(hasStates(child) ? [...boxes(child, `${indent}  `), `${indent}}`] : []),
      ...(child.type === 'final' ? [`${indent}${nameOf(child)} --> [*]`] : []),
    ]),
  ];
}

/**
 * Returns the whole chart of a machine. Arrows between the same two states are merged. Events that change no state have
 * none.
 */
export function diagram(machine: AnyStateMachine): string {
  const arrows = new Map<string, Set<string>>();
  for (const edge of edgesOf(machine)) {
    const { from, to } = edge;
    // Transitions of the whole machine have no box to start from, so they start at every state beside the target.
    const sources = from === machine.root ? children(from).filter((each) => each !== to) : [from];
    for (const source of sources) {
      const arrow = `  ${nameOf(source)} --> ${nameOf(to)}`;
      arrows.set(arrow, (arrows.get(arrow) ?? new Set()).add(labelOf(edge)));
    }
  }
  const lines = [...arrows].map(([arrow, labels]) => {
    const label = [...labels].filter(Boolean).join(' or ');
    return label ? `${arrow} : ${label}` : arrow;
  });
  return ['stateDiagram-v2', ...boxes(machine.root, '  '), ...lines].join('\n');
}

/** Returns the page of all charts. */
export function page(): string {
  const charts = CHARTS.map(
    ([title, about, machine]) => `## ${title}\n\n${about}\n\n\`\`\`mermaid\n${diagram(machine)}\n\`\`\`\n`,
  );
  return `# The statecharts

Drawn by \`npm run diagram\`; a test fails when this page is out of date. One actor system: the app invokes the table, watching,
and what thinks for the seats. Table and watching invoke their scene and spawn a gesture. The table spawns the match,
which invokes its ports. The thinking spawns the worker, and one decision a question.

${charts.join('\n')}`;
}

if (argv[1] === fileURLToPath(import.meta.url)) writeFileSync('docs/statecharts.md', page());
