/**
 * A promise that nobody awaits says what becomes of its failure: `.catch(…)`, or `.then(…, …)` if its first arm returns
 * no promise of its own. `reportError` is for what should not fail: that is a fault of the game. Biome's `noFloatingPromises` lets `void` pass; here types look behind it.
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
import { API, type Project, SignatureKind, type Type } from 'typescript/unstable/sync';
import { expect, it } from 'vitest';

const NEITHER = new Set([SyntaxKind.AwaitExpression, SyntaxKind.VoidExpression, SyntaxKind.BinaryExpression]);

/** The arms of a call of that name on a promise; none for any other expression. */
const armsOf = (left: Expression, name: 'catch' | 'then'): readonly Expression[] =>
  isCallExpression(left) && isPropertyAccessExpression(left.expression) && left.expression.name.text === name
    ? left.arguments
    : [];

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
  const returnsPromise = (arm: Expression): boolean => {
    const type = checker.getTypeAtLocation(arm);
    const signatures = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    return signatures.some((each) => isPromise(checker.getReturnTypeOfSignature(each)));
  };
  const isCaught = (left: Expression): boolean => {
    const [came, failed] = armsOf(left, 'then');
    return armsOf(left, 'catch').length > 0 || (came && failed ? !returnsPromise(came) : false);
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
    expect(looseIn(project, '/test/loose-promises')).toEqual([
      '.test.ts: lost().then(String)',
      '.test.ts: lost().then(lost, String)',
      '.test.ts: lost().then(() => lost(), String)',
    ]);
  } finally {
    api.close();
  }
});

const lost = async () => 7;
it('is looked for where it stands', () => {
  void lost().then(String);
  void lost().then(lost, String);
  void lost().then(() => lost(), String);
  void lost().then(String, String);
  lost().then(lost).catch(String);
});
