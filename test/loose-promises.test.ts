/**
 * A promise that nobody awaits says what becomes of its failure: `.catch(…)` or `.then(…, …)`. `reportError` is for what
 * should not fail: that is a fault of the game. Biome's `noFloatingPromises` lets `void` pass; here types look behind it.
 */
import {
  type Expression,
  isCallExpression,
  isExpressionStatement,
  isPropertyAccessExpression,
  isVoidExpression,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { API, type Project, type Type } from 'typescript/unstable/sync';
import { expect, it } from 'vitest';

const NEITHER = new Set([SyntaxKind.AwaitExpression, SyntaxKind.VoidExpression, SyntaxKind.BinaryExpression]);

const isCaught = (left: Expression): boolean => {
  if (!isCallExpression(left) || !isPropertyAccessExpression(left.expression)) return false;
  const { text } = left.expression.name;
  return text === 'catch' || (text === 'then' && left.arguments.length === 2);
};

/** Everything under a node whose value nobody uses. */
function unusedIn(node: Node): readonly Expression[] {
  const found: Expression[] = [];
  const visit = (each: Node) => {
    if ((isVoidExpression(each) || isExpressionStatement(each)) && !NEITHER.has(each.expression.kind))
      found.push(each.expression);
    each.forEachChild(visit);
  };
  visit(node);
  return found;
}

/** The promises that are left alone in the files whose path has `part`: each with its file and how it begins. */
function looseIn({ program, checker }: Project, part: string): readonly string[] {
  const isPromise = (type: Type | undefined): boolean => {
    if (!type) return false;
    if (type.isUnionType()) return type.getTypes().some(isPromise);
    return checker.getPropertyOfType(type, 'then') !== undefined;
  };
  return program.getSourceFileNames().flatMap((name) => {
    const file = name.includes(part) ? program.getSourceFile(name) : undefined;
    const unused = file ? unusedIn(file).filter((each) => !isCaught(each)) : [];
    if (!file || unused.length === 0) return [];
    const types = checker.getTypeAtLocation(unused);
    return unused.flatMap((each, at) =>
      isPromise(types[at])
        ? [`${name.split(part)[1]}: ${file.text.slice(each.pos, each.end).trim().slice(0, 60)}`]
        : [],
    );
  });
}

it('no promise of the sources is left alone without its catch', () => {
  const api = new API();
  try {
    const [project] = api.updateSnapshot({ openProjects: ['tsconfig.json'] }).getProjects();
    if (!project) throw new Error('no project');
    expect(looseIn(project, '/src/')).toEqual([]);
    // It finds what this file leaves alone on purpose.
    expect(looseIn(project, '/test/loose-promises')).toEqual(['.test.ts: lost().then(String)']);
  } finally {
    api.close();
  }
});

const lost = async () => 7;
it('is looked for where it stands', () => {
  void lost().then(String);
});
