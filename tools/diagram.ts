/**
 * Draws the statechart of the match as Mermaid, from the machine itself.
 * `npx tsx tools/diagram.ts` puts it between the markers of the README; the tests say when it is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { matchMachine } from '../src/match/match.machine.ts';

type Node = typeof matchMachine.root;

/** One arrow of the chart. `event` is empty where a state is passed at once; `guard` says when. */
export interface Edge {
  readonly from: Node;
  readonly to: Node;
  readonly event: string;
  readonly guard: string;
}

const children = (node: Node): Node[] => Object.values(node.states) as Node[];

/** A state and all within it. */
export function statesOf(node: Node = matchMachine.root): Node[] {
  return [node, ...children(node).flatMap(statesOf)];
}

/** Every transition of the machine, in the order in which it is written. */
export function edgesOf(): Edge[] {
  return statesOf().flatMap((from) =>
    [...[...from.transitions.values()].flat(), ...(from.always ?? [])].flatMap(({ eventType, guard, target }) =>
      (target ?? []).map((to) => ({
        from,
        to: to as Node,
        event: eventType,
        guard: typeof guard === 'string' ? guard : '',
      })),
    ),
  );
}

const nameOf = (node: Node) => node.path.join('_');

/** What an arrow says: `choose` for a port that answered, `choose failed`, `HURRY`, or the guard of a state passed. */
function labelOf({ event, guard }: Edge): string {
  const port = event.replace(/^xstate\.done\.actor\./, '').replace(/^xstate\.error\.actor\.(.*)/, '$1 failed');
  return [port, guard && `[${guard}]`].filter(Boolean).join(' ');
}

/** The states below a node, each compound one as a box of its own. */
function boxes(node: Node, indent: string): string[] {
  const first = node.initial?.target[0] as Node | undefined;
  return [
    ...(first ? [`${indent}[*] --> ${nameOf(first)}`] : []),
    ...children(node).flatMap((child) => [
      `${indent}state "${child.key}" as ${nameOf(child)}${child.type === 'compound' ? ' {' : ''}`,
      ...(child.type === 'compound' ? [...boxes(child, `${indent}  `), `${indent}}`] : []),
      ...(child.type === 'final' ? [`${indent}${nameOf(child)} --> [*]`] : []),
    ]),
  ];
}

/** The whole chart. Arrows between the same two states are one arrow. */
export function diagram(): string {
  const arrows = new Map<string, string[]>();
  for (const edge of edgesOf()) {
    const arrow = `  ${nameOf(edge.from)} --> ${nameOf(edge.to)}`;
    arrows.set(arrow, [...(arrows.get(arrow) ?? []), labelOf(edge)]);
  }
  const lines = [...arrows].map(([arrow, labels]) => {
    const label = labels.filter(Boolean).join(' or ');
    return label ? `${arrow} : ${label}` : arrow;
  });
  return ['stateDiagram-v2', ...boxes(matchMachine.root, '  '), ...lines].join('\n');
}

const PLACE = /(<!-- statechart -->)[\s\S]*?(<!-- \/statechart -->)/;

/** A text with the chart between its markers; the same text when it has none. */
export function withDiagram(text: string): string {
  return text.replace(PLACE, (_, start, end) => `${start}\n\`\`\`mermaid\n${diagram()}\n\`\`\`\n${end}`);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const text = readFileSync('README.md', 'utf8');
  writeFileSync('README.md', withDiagram(text));
}
