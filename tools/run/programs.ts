/** The programs that one script runs by name: every file directly in its folder. Shared code lies in folders below. */
import { readdirSync, readFileSync } from 'node:fs';

export interface Program {
  readonly name: string;
  /** Its path from the root, the folder in which this runs. */
  readonly file: string;
  /** Its first doc comment, without the stars; empty if there is none. */
  readonly comment: string;
}

export const KINDS = ['bench', 'pictures'] as const;
export type Kind = (typeof KINDS)[number];

const commentOf = (source: string): string =>
  (/^\/\*\*(.*?)\*\//s.exec(source)?.[1] ?? '').replace(/^[ \t]*\*? ?/gm, '').trim();

export function programsOf(kind: Kind): readonly Program[] {
  return readdirSync(`test/${kind}`)
    .flatMap((entry) => {
      const name = /^([\w-]+)\.(?:ts|mjs)$/.exec(entry)?.[1];
      if (!name) return [];
      const file = `test/${kind}/${entry}`;
      return [{ name, file, comment: commentOf(readFileSync(file, 'utf8')) }];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns the first sentence of its comment. */
export const sentenceOf = ({ comment }: Program): string =>
  /^.*?\.(?=\s|$)/s.exec(comment)?.[0].replace(/\s+/g, ' ') ?? '';

/** Returns a line for each program of that kind. */
export function listOf(kind: Kind): string {
  const programs = programsOf(kind);
  const width = Math.max(...programs.map(({ name }) => name.length));
  const lines = programs.map((program) => `  ${program.name.padEnd(width)}  ${sentenceOf(program)}`);
  return [`Usage: npm run ${kind} NAME …`, '', ...lines].join('\n');
}
